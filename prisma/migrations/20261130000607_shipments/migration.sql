-- CreateEnum
CREATE TYPE "ShipmentState" AS ENUM ('packed', 'shipped', 'delivered');

-- AlterEnum
ALTER TYPE "OrderStatus" ADD VALUE 'partly_shipped' BEFORE 'shipped';

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "packed" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "IssuedDocument" ADD COLUMN     "shipmentId" UUID;

-- CreateTable
CREATE TABLE "Shipment" (
    "id" UUID NOT NULL,
    "submissionId" UUID,
    "orderId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "state" "ShipmentState" NOT NULL,
    "carrier" TEXT NOT NULL DEFAULT '',
    "trackingNumbers" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "note" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdBy" TEXT NOT NULL,
    "shippedAt" TIMESTAMPTZ(3),
    "deliveredAt" TIMESTAMPTZ(3),
    "receivedBy" TEXT NOT NULL DEFAULT '',
    "proofNote" TEXT NOT NULL DEFAULT '',
    "proofId" UUID,
    "deliveredBy" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "Shipment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ShipmentLine" (
    "id" UUID NOT NULL,
    "shipmentId" UUID NOT NULL,
    "orderLineId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "ShipmentLine_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Shipment_submissionId_key" ON "Shipment"("submissionId");

-- CreateIndex
CREATE UNIQUE INDEX "Shipment_proofId_key" ON "Shipment"("proofId");

-- CreateIndex
CREATE UNIQUE INDEX "Shipment_orderId_number_key" ON "Shipment"("orderId", "number");

-- CreateIndex
CREATE INDEX "ShipmentLine_orderLineId_idx" ON "ShipmentLine"("orderLineId");

-- CreateIndex
CREATE UNIQUE INDEX "ShipmentLine_shipmentId_orderLineId_key" ON "ShipmentLine"("shipmentId", "orderLineId");

-- CreateIndex
CREATE INDEX "IssuedDocument_shipmentId_idx" ON "IssuedDocument"("shipmentId");

-- AddForeignKey
ALTER TABLE "Shipment" ADD CONSTRAINT "Shipment_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Shipment" ADD CONSTRAINT "Shipment_proofId_fkey" FOREIGN KEY ("proofId") REFERENCES "Activity"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShipmentLine" ADD CONSTRAINT "ShipmentLine_shipmentId_fkey" FOREIGN KEY ("shipmentId") REFERENCES "Shipment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ShipmentLine" ADD CONSTRAINT "ShipmentLine_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IssuedDocument" ADD CONSTRAINT "IssuedDocument_shipmentId_fkey" FOREIGN KEY ("shipmentId") REFERENCES "Shipment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "OrderLine" DROP CONSTRAINT "OrderLine_amounts_check";
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_amounts_check" CHECK ("quantity" > 0 AND "unitPriceHkd" >= 0 AND "discount" BETWEEN 0 AND 100
    AND "packed" BETWEEN 0 AND "quantity" AND "reserved" BETWEEN 0 AND "quantity" - "packed");
ALTER TABLE "Shipment" ADD CONSTRAINT "Shipment_times_check" CHECK (("shippedAt" IS NULL) = ("state" = 'packed') AND ("deliveredAt" IS NULL) = ("state" <> 'delivered'));
ALTER TABLE "ShipmentLine" ADD CONSTRAINT "ShipmentLine_quantity_check" CHECK ("quantity" > 0);

-- The shipment of a delivery note goes with its order, as samples do.
CREATE OR REPLACE FUNCTION refuse_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changeable text[] := ARRAY['customerId', 'orderId', 'paymentId', 'shipmentId', 'paid', 'credited', 'deducted', 'sealedAt', 'quietSince', 'searchText'];
BEGIN
    IF TG_OP = 'DELETE' THEN
        IF OLD."isSample" OR (OLD."sealedAt" IS NOT NULL AND OLD."issuedOn" < CURRENT_DATE - 365) THEN RETURN OLD; END IF;
    ELSIF to_jsonb(OLD) - changeable = to_jsonb(NEW) - changeable THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'An issued document is not changed' USING ERRCODE = 'restrict_violation';
END $$;

-- Each order that was shipped has been one shipment, with all its pieces.
INSERT INTO "Shipment" ("id", "orderId", "number", "state", "carrier", "trackingNumbers", "createdAt", "createdBy", "shippedAt", "deliveredAt")
SELECT gen_random_uuid(), o."id", 1, o."status"::text::"ShipmentState", o."carrier",
    CASE WHEN o."trackingNumber" = '' THEN '{}' ELSE ARRAY[o."trackingNumber"] END,
    coalesce(o."shippedAt", o."placedAt"),
    coalesce((SELECT a."actorName" FROM "Activity" a WHERE a."entityId" = o."id" AND a."kind" = 'order.shipped' ORDER BY a."at" LIMIT 1), ''),
    coalesce(o."shippedAt", o."placedAt"),
    CASE WHEN o."status" = 'delivered' THEN coalesce(o."deliveredAt", o."shippedAt", o."placedAt") END
FROM "Order" o WHERE o."status" IN ('shipped', 'delivered');

INSERT INTO "ShipmentLine" ("id", "shipmentId", "orderLineId", "quantity")
SELECT gen_random_uuid(), s."id", l."id", l."quantity" FROM "Shipment" s JOIN "OrderLine" l ON l."orderId" = s."orderId";

UPDATE "OrderLine" l SET "packed" = l."quantity" FROM "Shipment" s WHERE s."orderId" = l."orderId";
