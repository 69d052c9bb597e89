-- CreateEnum
CREATE TYPE "StockReason" AS ENUM ('opening', 'receipt', 'shipment', 'return', 'count', 'adjustment', 'transfer');

-- AlterTable
ALTER TABLE "Shipment" ADD COLUMN     "locationId" UUID;

-- CreateTable
CREATE TABLE "StockLocation" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "isDefault" BOOLEAN NOT NULL DEFAULT false,
    "archivedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StockLocation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "StockLevel" (
    "productId" UUID NOT NULL,
    "locationId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,

    CONSTRAINT "StockLevel_pkey" PRIMARY KEY ("productId","locationId")
);

-- CreateTable
CREATE TABLE "StockMovement" (
    "id" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "locationId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "reason" "StockReason" NOT NULL,
    "origin" TEXT NOT NULL DEFAULT '',
    "reference" TEXT NOT NULL DEFAULT '',
    "orderId" UUID,
    "receiptId" UUID,
    "submissionId" UUID,
    "note" TEXT NOT NULL DEFAULT '',
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "authorId" TEXT,
    "author" TEXT NOT NULL DEFAULT '',
    "sequence" BIGSERIAL NOT NULL,

    CONSTRAINT "StockMovement_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "StockLocation_name_key" ON "StockLocation"("name");

-- CreateIndex
CREATE INDEX "StockLevel_locationId_idx" ON "StockLevel"("locationId");

-- CreateIndex
CREATE INDEX "StockMovement_at_sequence_idx" ON "StockMovement"("at", "sequence");

-- CreateIndex
CREATE INDEX "StockMovement_productId_at_sequence_idx" ON "StockMovement"("productId", "at", "sequence");

-- CreateIndex
CREATE INDEX "StockMovement_submissionId_idx" ON "StockMovement"("submissionId");

-- AddForeignKey
ALTER TABLE "StockLevel" ADD CONSTRAINT "StockLevel_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockLevel" ADD CONSTRAINT "StockLevel_locationId_fkey" FOREIGN KEY ("locationId") REFERENCES "StockLocation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockMovement" ADD CONSTRAINT "StockMovement_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "StockMovement" ADD CONSTRAINT "StockMovement_locationId_fkey" FOREIGN KEY ("locationId") REFERENCES "StockLocation"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Shipment" ADD CONSTRAINT "Shipment_locationId_fkey" FOREIGN KEY ("locationId") REFERENCES "StockLocation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "StockMovement" ADD CONSTRAINT "StockMovement_quantity_check" CHECK ("quantity" <> 0);
CREATE UNIQUE INDEX "StockLocation_isDefault_key" ON "StockLocation"("isDefault") WHERE "isDefault";
ALTER TABLE "StockLocation" ADD CONSTRAINT "StockLocation_default_check" CHECK (NOT "isDefault" OR "archivedAt" IS NULL);
INSERT INTO "StockLocation" ("id", "name", "nameEn", "isDefault") VALUES (gen_random_uuid(), '主倉', 'Main warehouse', true);

-- Levels are the sums of movements.
CREATE FUNCTION sum_stock_levels() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    INSERT INTO "StockLevel" AS l ("productId", "locationId", "quantity")
    SELECT "productId", "locationId", sum("quantity") FROM added GROUP BY 1, 2 ORDER BY 1, 2
    ON CONFLICT ("productId", "locationId") DO UPDATE SET "quantity" = l."quantity" + EXCLUDED."quantity";
    IF EXISTS (SELECT FROM "StockLevel" l JOIN added USING ("productId", "locationId") WHERE l."quantity" < 0) THEN
        RAISE EXCEPTION 'A location cannot have less than nothing' USING ERRCODE = 'check_violation';
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "StockMovement_levels" AFTER INSERT ON "StockMovement" REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION sum_stock_levels();

CREATE FUNCTION refuse_movement_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM "Product" WHERE "id" = OLD."productId") THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'A stock movement is not changed' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "StockMovement_fixed" BEFORE UPDATE OR DELETE ON "StockMovement" FOR EACH ROW EXECUTE FUNCTION refuse_movement_change();

-- Every change of a product's stock is a movement, by whom and why as the transaction says (setting harbour.stock). What comes
-- in goes to its location or the default one; what goes out is taken there first, then at the others.
CREATE FUNCTION write_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    given jsonb := coalesce(nullif(current_setting('harbour.stock', true), ''), '{}')::jsonb;
    missing integer := NEW."stockQuantity" - coalesce((SELECT sum("quantity") FROM "StockLevel" WHERE "productId" = NEW."id"), 0);
    part integer;
    place record;
BEGIN
    FOR place IN
        SELECT l."id", coalesce(v."quantity", 0) AS "quantity"
        FROM "StockLocation" l LEFT JOIN "StockLevel" v ON v."locationId" = l."id" AND v."productId" = NEW."id"
        ORDER BY l."id" IS NOT DISTINCT FROM (given->>'locationId')::uuid DESC, l."isDefault" DESC, l."name"
    LOOP
        EXIT WHEN missing = 0;
        part := greatest(missing, -place."quantity");
        CONTINUE WHEN part = 0;
        INSERT INTO "StockMovement" ("id", "productId", "locationId", "quantity", "reason", "origin", "reference", "orderId", "receiptId",
            "submissionId", "note", "at", "authorId", "author")
        VALUES (gen_random_uuid(), NEW."id", place."id", part,
            coalesce(given->>'reason', 'adjustment')::"StockReason",
            coalesce(given->>'origin', ''), coalesce(given->>'reference', ''), (given->>'orderId')::uuid,
            (given->>'receiptId')::uuid, (given->>'submissionId')::uuid, coalesce(given->>'note', ''),
            coalesce((given->>'at')::timestamptz, clock_timestamp()), given->>'authorId', coalesce(given->>'author', ''));
        missing := missing - part;
    END LOOP;
    RETURN NULL;
END $$;

-- Movements of old shipments, and before them what there must have been.
INSERT INTO "StockMovement" ("id", "productId", "locationId", "quantity", "reason", "at")
SELECT gen_random_uuid(), p."id", d."id", p."stockQuantity" + coalesce(s."pieces", 0), 'opening', least(p."createdAt", s."first")
FROM "Product" p CROSS JOIN (SELECT "id" FROM "StockLocation") d LEFT JOIN (
    SELECT l."productId", sum(q."quantity")::int AS "pieces", min(s."createdAt") AS "first"
    FROM "ShipmentLine" q JOIN "Shipment" s ON s."id" = q."shipmentId" JOIN "OrderLine" l ON l."id" = q."orderLineId"
    JOIN "Order" o ON o."id" = s."orderId" JOIN "Product" p ON p."id" = l."productId"
    WHERE NOT o."isSample" AND p."tracksStock" GROUP BY 1
) s ON s."productId" = p."id"
WHERE p."stockQuantity" + coalesce(s."pieces", 0) <> 0;
INSERT INTO "StockMovement" ("id", "productId", "locationId", "quantity", "reason", "origin", "reference", "orderId", "at", "author")
SELECT gen_random_uuid(), l."productId", d."id", -q."quantity", 'shipment', 'order', o."reference", o."id", s."createdAt", s."createdBy"
FROM "ShipmentLine" q JOIN "Shipment" s ON s."id" = q."shipmentId" JOIN "OrderLine" l ON l."id" = q."orderLineId"
JOIN "Order" o ON o."id" = s."orderId" JOIN "Product" p ON p."id" = l."productId" CROSS JOIN (SELECT "id" FROM "StockLocation") d
WHERE NOT o."isSample" AND p."tracksStock" ORDER BY s."createdAt";

CREATE FUNCTION open_stock() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    given jsonb := coalesce(nullif(current_setting('harbour.stock', true), ''), '{}')::jsonb;
BEGIN
    INSERT INTO "StockMovement" ("id", "productId", "locationId", "quantity", "reason", "origin", "at", "authorId", "author")
    SELECT gen_random_uuid(), p."id", l."id", p."stockQuantity", 'opening', coalesce(given->>'origin', ''),
        coalesce((given->>'at')::timestamptz, clock_timestamp()), given->>'authorId', coalesce(given->>'author', '')
    FROM added p CROSS JOIN "StockLocation" l WHERE p."stockQuantity" <> 0 AND l."isDefault";
    RETURN NULL;
END $$;
CREATE TRIGGER "Product_stock_added" AFTER INSERT ON "Product" REFERENCING NEW TABLE AS added
    FOR EACH STATEMENT EXECUTE FUNCTION open_stock();
CREATE TRIGGER "Product_stock_changed" AFTER UPDATE OF "stockQuantity" ON "Product" FOR EACH ROW
    WHEN (OLD."stockQuantity" IS DISTINCT FROM NEW."stockQuantity") EXECUTE FUNCTION write_stock_movements();

-- Movements that are written otherwise, such as transfers, must agree with the product in the end.
CREATE FUNCTION compare_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF EXISTS (SELECT FROM "Product" p WHERE p."id" = NEW."productId"
        AND p."stockQuantity" <> (SELECT sum("quantity") FROM "StockLevel" WHERE "productId" = p."id")) THEN
        RAISE EXCEPTION 'Stock is not the sum of its movements' USING ERRCODE = 'integrity_constraint_violation';
    END IF;
    RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "StockMovement_sums" AFTER INSERT ON "StockMovement" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW."reason" <> 'opening') EXECUTE FUNCTION compare_stock();
