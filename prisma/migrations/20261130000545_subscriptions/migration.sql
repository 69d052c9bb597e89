-- CreateEnum
CREATE TYPE "SubscriptionState" AS ENUM ('active', 'ending', 'paused', 'ended');

-- AlterTable
ALTER TABLE "DocumentLine" ADD COLUMN     "paidFrom" DATE,
ADD COLUMN     "paidTo" DATE,
ADD COLUMN     "subscriptionId" UUID;

-- CreateTable
CREATE TABLE "Subscription" (
    "id" UUID NOT NULL,
    "customerId" UUID,
    "orderId" UUID,
    "orderLineId" UUID,
    "productId" UUID,
    "kind" TEXT NOT NULL,
    "customerName" TEXT NOT NULL,
    "orderReference" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "nameEn" TEXT,
    "sku" TEXT,
    "quantity" INTEGER NOT NULL,
    "nextQuantity" INTEGER,
    "period" "PricePeriod" NOT NULL,
    "currency" TEXT NOT NULL,
    "price" TEXT NOT NULL DEFAULT 'frozen',
    "unitPrice" DECIMAL(14,2) NOT NULL,
    "unitPriceHkd" DECIMAL(14,2) NOT NULL,
    "startsOn" DATE NOT NULL,
    "anchorOn" DATE NOT NULL,
    "periods" INTEGER NOT NULL,
    "renewsOn" DATE NOT NULL,
    "endsOn" DATE,
    "pausedOn" DATE,
    "state" "SubscriptionState" NOT NULL DEFAULT 'active',
    "note" TEXT NOT NULL DEFAULT '',
    "version" INTEGER NOT NULL DEFAULT 1,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text("customerName" || ' ' || "name" || ' ' || coalesce("nameEn", '') || ' ' || coalesce("sku", '') || ' ' || "orderReference")) STORED,
    "yearlyHkd" DECIMAL(18,2) NOT NULL GENERATED ALWAYS AS (
        CASE WHEN "state" IN ('active', 'ending') THEN "unitPriceHkd" * "quantity" * CASE "period" WHEN 'month' THEN 12 ELSE 1 END ELSE 0 END
    ) STORED,

    CONSTRAINT "Subscription_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SubscriptionChange" (
    "id" UUID NOT NULL,
    "subscriptionId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "on" DATE NOT NULL,
    "quantity" INTEGER NOT NULL,
    "changeHkd" DECIMAL(18,2) NOT NULL,
    "by" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SubscriptionChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Subscription_searchText_idx" ON "Subscription" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Subscription_renewsOn_idx" ON "Subscription"("renewsOn");

-- CreateIndex
CREATE INDEX "Subscription_customerId_idx" ON "Subscription"("customerId");

-- CreateIndex
CREATE INDEX "Subscription_orderId_idx" ON "Subscription"("orderId");

-- CreateIndex
CREATE INDEX "Subscription_productId_idx" ON "Subscription"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "Subscription_orderLineId_kind_key" ON "Subscription"("orderLineId", "kind");

-- CreateIndex
CREATE INDEX "SubscriptionChange_subscriptionId_idx" ON "SubscriptionChange"("subscriptionId");

-- CreateIndex
CREATE INDEX "SubscriptionChange_on_idx" ON "SubscriptionChange"("on");

-- CreateIndex
CREATE INDEX "DocumentLine_subscriptionId_idx" ON "DocumentLine"("subscriptionId");

-- AddForeignKey
ALTER TABLE "DocumentLine" ADD CONSTRAINT "DocumentLine_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "Subscription"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Subscription" ADD CONSTRAINT "Subscription_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SubscriptionChange" ADD CONSTRAINT "SubscriptionChange_subscriptionId_fkey" FOREIGN KEY ("subscriptionId") REFERENCES "Subscription"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Subscription"
    ADD CONSTRAINT "Subscription_quantity_check" CHECK ("quantity" > 0 AND "nextQuantity" < "quantity"),
    ADD CONSTRAINT "Subscription_periods_check" CHECK ("periods" >= 0 AND "period" IN ('month', 'year')),
    ADD CONSTRAINT "Subscription_state_check" CHECK (
        ("state" = 'paused') = ("pausedOn" IS NOT NULL) AND ("state" IN ('ending', 'ended')) = ("endsOn" IS NOT NULL)
    );

-- Lines and file go with their document only; the line of an order and a subscription may go.
CREATE OR REPLACE FUNCTION refuse_document_part_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        IF NOT EXISTS (SELECT FROM "IssuedDocument" WHERE "id" = OLD."documentId") THEN RETURN OLD; END IF;
    ELSIF to_jsonb(OLD) - ARRAY['orderLineId', 'subscriptionId'] = to_jsonb(NEW) - ARRAY['orderLineId', 'subscriptionId'] THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'An issued document is not changed' USING ERRCODE = 'restrict_violation';
END $$;
