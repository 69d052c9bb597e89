-- CreateEnum
CREATE TYPE "EnquiryStatus" AS ENUM ('new', 'in_progress', 'answered', 'closed');

-- CreateEnum
CREATE TYPE "DemoStatus" AS ENUM ('requested', 'confirmed', 'declined', 'completed');

-- CreateEnum
CREATE TYPE "OrderStatus" AS ENUM ('pending', 'processing', 'shipped', 'delivered', 'cancelled');

-- CreateEnum
CREATE TYPE "CustomerType" AS ENUM ('enterprise', 'business', 'individual');

-- What a buyer asks for becomes a quotation: the same row under its own name.
ALTER TABLE "QuoteRequest" RENAME TO "Quote";
ALTER TABLE "Quote" RENAME CONSTRAINT "QuoteRequest_pkey" TO "Quote_pkey";
ALTER TABLE "Quote" RENAME CONSTRAINT "QuoteRequest_language_check" TO "Quote_language_check";
ALTER INDEX "QuoteRequest_reference_key" RENAME TO "Quote_reference_key";
ALTER INDEX "QuoteRequest_submissionId_key" RENAME TO "Quote_submissionId_key";
ALTER INDEX "QuoteRequest_searchText_idx" RENAME TO "Quote_searchText_idx";
ALTER INDEX "QuoteRequest_created_sort_idx" RENAME TO "Quote_created_sort_idx";
ALTER INDEX "QuoteRequest_name_sort_idx" RENAME TO "Quote_name_sort_idx";
ALTER INDEX "QuoteRequest_company_sort_idx" RENAME TO "Quote_company_sort_idx";
ALTER INDEX "QuoteRequest_total_sort_idx" RENAME TO "Quote_total_sort_idx";
ALTER TABLE "QuoteRequestLine" RENAME COLUMN "quoteRequestId" TO "quoteId";
ALTER TABLE "QuoteRequestLine" RENAME CONSTRAINT "QuoteRequestLine_quoteRequestId_fkey" TO "QuoteRequestLine_quoteId_fkey";
ALTER INDEX "QuoteRequestLine_quoteRequestId_position_key" RENAME TO "QuoteRequestLine_quoteId_position_key";

-- AlterTable
ALTER TABLE "Quote" ADD COLUMN     "linkHash" TEXT,
ADD COLUMN     "linkSealed" TEXT,
ADD COLUMN     "linkExpiresAt" TIMESTAMPTZ(3),
ADD COLUMN     "source" TEXT NOT NULL DEFAULT 'visitor',
ADD COLUMN     "sourceId" UUID,
ADD COLUMN     "customerId" UUID,
ADD COLUMN     "assigneeId" UUID,
ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "validUntil" DATE,
ADD COLUMN     "total" DECIMAL(18,2),
ADD COLUMN     "totalHkd" DECIMAL(18,2),
ADD COLUMN     "decidedAt" TIMESTAMPTZ(3),
ADD COLUMN     "decision" TEXT,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1,
ADD COLUMN     "isSample" BOOLEAN NOT NULL DEFAULT false;

-- Links that are out already keep working for the 90 days that new ones have. The secret itself is kept no more.
UPDATE "Quote" SET "linkHash" = encode(sha256("token"::bytea), 'hex'), "linkExpiresAt" = now() + interval '90 days';
DROP INDEX "QuoteRequest_token_key";
ALTER TABLE "Quote" DROP COLUMN "token";

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "reserved" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "Enquiry" ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "assigneeId" UUID,
ADD COLUMN     "isSample" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "status" "EnquiryStatus" NOT NULL DEFAULT 'new',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "DemoRequest" ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "assigneeId" UUID,
ADD COLUMN     "calendarSequence" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "isSample" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "scheduledDate" DATE,
ADD COLUMN     "scheduledTime" TEXT,
ADD COLUMN     "status" "DemoStatus" NOT NULL DEFAULT 'requested',
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- The slot that is held, apart from what was asked for.
UPDATE "DemoRequest" SET "scheduledDate" = "preferredDate", "scheduledTime" = "preferredTime" WHERE "holdsSlot";
DROP INDEX "DemoRequest_slot_key";
ALTER TABLE "DemoRequest" DROP CONSTRAINT "DemoRequest_slot_check";
ALTER TABLE "DemoRequest" DROP COLUMN "holdsSlot";
CREATE UNIQUE INDEX "DemoRequest_slot_key" ON "DemoRequest" ("scheduledDate", "scheduledTime") WHERE "scheduledDate" IS NOT NULL;
ALTER TABLE "DemoRequest" ADD CONSTRAINT "DemoRequest_slot_check" CHECK (("scheduledDate" IS NULL) = ("scheduledTime" IS NULL));

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "mailedKinds" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "mailId" UUID,
ADD COLUMN     "toMail" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "QuoteRevision" (
    "id" UUID NOT NULL,
    "quoteId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "currency" TEXT NOT NULL,
    "rate" DECIMAL(18,8) NOT NULL,
    "rateDate" DATE NOT NULL,
    "validUntil" DATE NOT NULL,
    "notes" TEXT NOT NULL DEFAULT '',
    "terms" TEXT NOT NULL DEFAULT '',
    "total" DECIMAL(18,2) NOT NULL,
    "totalHkd" DECIMAL(18,2) NOT NULL,
    "overrideReason" TEXT,
    "overrideBy" TEXT,
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMPTZ(3),
    "sentBy" TEXT,

    CONSTRAINT "QuoteRevision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuoteLine" (
    "id" UUID NOT NULL,
    "revisionId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "productId" UUID,
    "name" TEXT NOT NULL,
    "nameEn" TEXT,
    "sku" TEXT,
    "category" "Category",
    "quantity" INTEGER NOT NULL,
    "period" "PricePeriod" NOT NULL,
    "listPrice" DECIMAL(14,2),
    "minSellingPrice" DECIMAL(14,2),
    "unitPriceHkd" DECIMAL(14,2) NOT NULL,
    "discount" DECIMAL(5,2) NOT NULL DEFAULT 0,
    "unitPrice" DECIMAL(14,2) NOT NULL,
    "total" DECIMAL(18,2) NOT NULL,
    "totalHkd" DECIMAL(18,2) NOT NULL,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "QuoteLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Order" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "submissionId" UUID,
    "quoteId" UUID,
    "customerId" UUID,
    "status" "OrderStatus" NOT NULL DEFAULT 'pending',
    "language" TEXT NOT NULL,
    "customerName" TEXT NOT NULL,
    "contactName" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "customerType" "CustomerType",
    "purchaseOrder" TEXT NOT NULL DEFAULT '',
    "notes" TEXT NOT NULL DEFAULT '',
    "currency" TEXT NOT NULL,
    "rate" DECIMAL(18,8) NOT NULL,
    "rateDate" DATE NOT NULL,
    "itemsCount" INTEGER NOT NULL,
    "total" DECIMAL(18,2) NOT NULL,
    "totalHkd" DECIMAL(18,2) NOT NULL,
    "carrier" TEXT NOT NULL DEFAULT '',
    "trackingNumber" TEXT NOT NULL DEFAULT '',
    "placedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "shippedAt" TIMESTAMPTZ(3),
    "deliveredAt" TIMESTAMPTZ(3),
    "cancelledAt" TIMESTAMPTZ(3),
    "cancelReason" TEXT,
    "createdById" UUID,
    "createdBy" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text(
        "reference" || E'\n' || "customerName" || E'\n' || "contactName" || E'\n' || "email" || E'\n' || "phone" || E'\n' || "purchaseOrder" || E'\n' || "trackingNumber"
    )) STORED,

    CONSTRAINT "Order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderLine" (
    "id" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "productId" UUID,
    "name" TEXT NOT NULL,
    "nameEn" TEXT,
    "sku" TEXT,
    "category" "Category",
    "quantity" INTEGER NOT NULL,
    "period" "PricePeriod" NOT NULL,
    "unitPriceHkd" DECIMAL(14,2) NOT NULL,
    "discount" DECIMAL(5,2) NOT NULL DEFAULT 0,
    "unitPrice" DECIMAL(14,2) NOT NULL,
    "total" DECIMAL(18,2) NOT NULL,
    "totalHkd" DECIMAL(18,2) NOT NULL,
    "reserved" INTEGER NOT NULL DEFAULT 0,
    "note" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "OrderLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Customer" (
    "id" UUID NOT NULL,
    "type" "CustomerType" NOT NULL,
    "name" TEXT NOT NULL,
    "nameEn" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "location" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "language" TEXT NOT NULL DEFAULT 'zh-TW',
    "notes" TEXT NOT NULL DEFAULT '',
    "statusSet" TEXT,
    "ordersCount" INTEGER NOT NULL DEFAULT 0,
    "spent" DECIMAL(18,2) NOT NULL DEFAULT 0,
    "lastOrderAt" TIMESTAMPTZ(3),
    "source" TEXT NOT NULL DEFAULT 'staff',
    "mergedIntoId" UUID,
    "erasedAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text(
        "name" || E'\n' || "nameEn" || E'\n' || "email" || E'\n' || "phone" || E'\n' || "location"
    )) STORED,

    CONSTRAINT "Customer_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Contact" (
    "id" UUID NOT NULL,
    "customerId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "phone" TEXT NOT NULL DEFAULT '',
    "position" TEXT NOT NULL DEFAULT '',
    "isPrimary" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text(
        "name" || E'\n' || "email" || E'\n' || "phone"
    )) STORED,

    CONSTRAINT "Contact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Activity" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "entity" TEXT NOT NULL,
    "entityId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "actorKind" TEXT NOT NULL,
    "actorId" TEXT,
    "actorName" TEXT NOT NULL,
    "params" JSONB NOT NULL DEFAULT '{}',
    "text" TEXT,

    CONSTRAINT "Activity_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OutgoingMail" (
    "id" UUID NOT NULL,
    "entity" TEXT NOT NULL,
    "entityId" UUID NOT NULL,
    "activityId" UUID,
    "toName" TEXT NOT NULL,
    "toAddress" TEXT NOT NULL,
    "replyTo" TEXT,
    "subject" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "html" TEXT,
    "status" "DeliveryStatus" NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deliveredAt" TIMESTAMPTZ(3),

    CONSTRAINT "OutgoingMail_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MailAttachment" (
    "id" UUID NOT NULL,
    "mailId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,

    CONSTRAINT "MailAttachment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductSales" (
    "id" BIGSERIAL NOT NULL,
    "grain" TEXT NOT NULL,
    "start" DATE NOT NULL,
    "productId" UUID,
    "name" TEXT,
    "nameEn" TEXT,
    "sku" TEXT,
    "category" "Category",
    "quantity" INTEGER NOT NULL,
    "orders" INTEGER NOT NULL,
    "revenue" DECIMAL(18,2) NOT NULL,

    CONSTRAINT "ProductSales_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductSalesMark" (
    "id" BIGSERIAL NOT NULL,
    "placedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ProductSalesMark_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductSalesZone" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "timezone" TEXT NOT NULL,

    CONSTRAINT "ProductSalesZone_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ProductSales_grain_start_idx" ON "ProductSales"("grain", "start");

-- CreateIndex
CREATE UNIQUE INDEX "Quote_linkHash_key" ON "Quote"("linkHash");

-- CreateIndex
CREATE INDEX "Quote_customerId_idx" ON "Quote"("customerId");

-- CreateIndex
CREATE INDEX "Quote_assigneeId_idx" ON "Quote"("assigneeId");

-- CreateIndex
CREATE INDEX "Quote_email_idx" ON "Quote"("email");

-- CreateIndex
CREATE UNIQUE INDEX "QuoteRevision_quoteId_number_key" ON "QuoteRevision"("quoteId", "number");

-- CreateIndex
CREATE INDEX "QuoteLine_productId_idx" ON "QuoteLine"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "QuoteLine_revisionId_position_key" ON "QuoteLine"("revisionId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Order_reference_key" ON "Order"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "Order_submissionId_key" ON "Order"("submissionId");

-- CreateIndex
CREATE UNIQUE INDEX "Order_quoteId_key" ON "Order"("quoteId");

-- CreateIndex
CREATE INDEX "Order_searchText_idx" ON "Order" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Order_customerId_placedAt_idx" ON "Order"("customerId", "placedAt");

-- CreateIndex
CREATE INDEX "OrderLine_productId_idx" ON "OrderLine"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "OrderLine_orderId_position_key" ON "OrderLine"("orderId", "position");

-- CreateIndex
CREATE INDEX "Customer_searchText_idx" ON "Customer" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Contact_customerId_idx" ON "Contact"("customerId");

-- CreateIndex
CREATE INDEX "Contact_searchText_idx" ON "Contact" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Activity_entity_entityId_at_idx" ON "Activity"("entity", "entityId", "at");

-- CreateIndex
CREATE INDEX "Activity_at_idx" ON "Activity"("at");

-- CreateIndex
CREATE UNIQUE INDEX "OutgoingMail_activityId_key" ON "OutgoingMail"("activityId");

-- CreateIndex
CREATE INDEX "OutgoingMail_entity_entityId_idx" ON "OutgoingMail"("entity", "entityId");

-- CreateIndex
CREATE INDEX "OutgoingMail_status_idx" ON "OutgoingMail"("status");

-- CreateIndex
CREATE INDEX "MailAttachment_mailId_idx" ON "MailAttachment"("mailId");

-- CreateIndex
CREATE INDEX "Enquiry_assigneeId_idx" ON "Enquiry"("assigneeId");

-- CreateIndex
CREATE INDEX "Enquiry_email_idx" ON "Enquiry"("email");

-- CreateIndex
CREATE INDEX "DemoRequest_assigneeId_idx" ON "DemoRequest"("assigneeId");

-- CreateIndex
CREATE INDEX "DemoRequest_email_idx" ON "DemoRequest"("email");

-- AddForeignKey
ALTER TABLE "Enquiry" ADD CONSTRAINT "Enquiry_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DemoRequest" ADD CONSTRAINT "DemoRequest_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_assigneeId_fkey" FOREIGN KEY ("assigneeId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuoteRevision" ADD CONSTRAINT "QuoteRevision_quoteId_fkey" FOREIGN KEY ("quoteId") REFERENCES "Quote"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuoteLine" ADD CONSTRAINT "QuoteLine_revisionId_fkey" FOREIGN KEY ("revisionId") REFERENCES "QuoteRevision"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuoteLine" ADD CONSTRAINT "QuoteLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_quoteId_fkey" FOREIGN KEY ("quoteId") REFERENCES "Quote"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_mergedIntoId_fkey" FOREIGN KEY ("mergedIntoId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Contact" ADD CONSTRAINT "Contact_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OutgoingMail" ADD CONSTRAINT "OutgoingMail_activityId_fkey" FOREIGN KEY ("activityId") REFERENCES "Activity"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailAttachment" ADD CONSTRAINT "MailAttachment_mailId_fkey" FOREIGN KEY ("mailId") REFERENCES "OutgoingMail"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is not said by Prisma: checks, and indexes of a part or of an order.
ALTER TABLE "Product" ADD CONSTRAINT "Product_reserved_check" CHECK ("reserved" >= 0);
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_source_check" CHECK ("source" IN ('visitor', 'enquiry', 'chat', 'staff'));
ALTER TABLE "Quote" ADD CONSTRAINT "Quote_link_check" CHECK ("linkHash" IS NULL OR "linkExpiresAt" IS NOT NULL);
ALTER TABLE "QuoteLine" ADD CONSTRAINT "QuoteLine_amounts_check" CHECK ("quantity" > 0 AND "unitPriceHkd" >= 0 AND "discount" BETWEEN 0 AND 100);
ALTER TABLE "Order" ADD CONSTRAINT "Order_language_check" CHECK ("language" IN ('zh-TW', 'en'));
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_amounts_check" CHECK ("quantity" > 0 AND "unitPriceHkd" >= 0 AND "discount" BETWEEN 0 AND 100 AND "reserved" BETWEEN 0 AND "quantity");
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_language_check" CHECK ("language" IN ('zh-TW', 'en'));
ALTER TABLE "Customer" ADD CONSTRAINT "Customer_statusSet_check" CHECK ("statusSet" IN ('active', 'vip', 'inactive'));
ALTER TABLE "Activity" ADD CONSTRAINT "Activity_actorKind_check" CHECK ("actorKind" IN ('visitor', 'staff', 'program', 'job', 'system'));
CREATE UNIQUE INDEX "Contact_email_key" ON "Contact" ("email") WHERE "email" <> '';
CREATE INDEX "Notification_to_mail_idx" ON "Notification" ("kind", "userId") WHERE "toMail" AND "mailId" IS NULL;
CREATE INDEX "Notification_mail_idx" ON "Notification" ("mailId") WHERE "mailId" IS NOT NULL;
CREATE INDEX "Enquiry_address_idx" ON "Enquiry" (lower("email"));
CREATE INDEX "DemoRequest_address_idx" ON "DemoRequest" (lower("email"));
CREATE INDEX "Quote_address_idx" ON "Quote" (lower("email"));
CREATE INDEX "Enquiry_due_idx" ON "Enquiry" ("createdAt") WHERE "answeredAt" IS NULL AND "status" <> 'closed' AND NOT "suspect";
CREATE INDEX "DemoRequest_due_idx" ON "DemoRequest" ("createdAt") WHERE "answeredAt" IS NULL AND "status" = 'requested' AND NOT "suspect";
CREATE INDEX "Quote_due_idx" ON "Quote" ("createdAt") WHERE "answeredAt" IS NULL AND "status" IN ('requested', 'priced') AND NOT "suspect";
CREATE INDEX "Enquiry_due_sort_idx" ON "Enquiry" ((CASE WHEN "answeredAt" IS NULL AND "status" <> 'closed' AND NOT "suspect" THEN "createdAt" - '1970-01-01 00:00:00+00'::timestamptz ELSE '9999-01-01 00:00:00+00'::timestamptz - "createdAt" END), "id");
CREATE INDEX "DemoRequest_due_sort_idx" ON "DemoRequest" ((CASE WHEN "answeredAt" IS NULL AND "status" = 'requested' AND NOT "suspect" THEN "createdAt" - '1970-01-01 00:00:00+00'::timestamptz ELSE '9999-01-01 00:00:00+00'::timestamptz - "createdAt" END), "id");
CREATE INDEX "Quote_due_sort_idx" ON "Quote" ((CASE WHEN "answeredAt" IS NULL AND "status" IN ('requested', 'priced') AND NOT "suspect" THEN "createdAt" - '1970-01-01 00:00:00+00'::timestamptz ELSE '9999-01-01 00:00:00+00'::timestamptz - "createdAt" END), "id");
CREATE INDEX "Order_placed_idx" ON "Order" ("placedAt", "id") INCLUDE ("status", "totalHkd", "customerId", "customerType", "currency");
CREATE INDEX "Order_open_idx" ON "Order" ("placedAt") WHERE "status" IN ('pending', 'processing');
CREATE INDEX "Customer_name_sort_idx" ON "Customer" ("name" COLLATE "zh-Hant-x-icu", "id");
CREATE INDEX "Order_customer_sort_idx" ON "Order" ("customerName" COLLATE "zh-Hant-x-icu", "id");
CREATE INDEX "Order_total_sort_idx" ON "Order" ("totalHkd", "id");
CREATE INDEX "Order_status_sort_idx" ON "Order" ("status", "id");
ALTER TABLE "ProductSales" ADD CONSTRAINT "ProductSales_grain_check" CHECK ("grain" IN ('day', 'month'));

-- Which days of ProductSales are no longer right: quarters of an hour, of which the days of every time zone are made.
-- \073 is the semicolon, at which the migration engine would cut the statement.
CREATE FUNCTION mark_lines_sold() RETURNS trigger LANGUAGE plpgsql AS
    E'BEGIN INSERT INTO "ProductSalesMark" ("placedAt") SELECT DISTINCT date_bin(''15 minutes'', o."placedAt", ''2000-01-01Z'') FROM changed JOIN "Order" o ON o."id" = changed."orderId"\073 RETURN NULL\073 END';
CREATE FUNCTION mark_line_sold() RETURNS trigger LANGUAGE plpgsql AS
    E'BEGIN INSERT INTO "ProductSalesMark" ("placedAt") SELECT "placedAt" FROM "Order" WHERE "id" IN (OLD."orderId", NEW."orderId")\073 RETURN NULL\073 END';
CREATE FUNCTION mark_order_sold() RETURNS trigger LANGUAGE plpgsql AS
    E'BEGIN INSERT INTO "ProductSalesMark" ("placedAt") VALUES (OLD."placedAt")\073 IF TG_OP = ''UPDATE'' THEN INSERT INTO "ProductSalesMark" ("placedAt") VALUES (NEW."placedAt")\073 END IF\073 RETURN NULL\073 END';
CREATE TRIGGER "OrderLine_sold_added" AFTER INSERT ON "OrderLine" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_lines_sold();
CREATE TRIGGER "OrderLine_sold_removed" AFTER DELETE ON "OrderLine" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION mark_lines_sold();
CREATE TRIGGER "OrderLine_sold_changed" AFTER UPDATE OF "orderId", "productId", "name", "nameEn", "sku", "category", "quantity", "totalHkd" ON "OrderLine" FOR EACH ROW EXECUTE FUNCTION mark_line_sold();
CREATE TRIGGER "Order_sold_removed" AFTER DELETE ON "Order" FOR EACH ROW EXECUTE FUNCTION mark_order_sold();
CREATE TRIGGER "Order_sold_changed" AFTER UPDATE OF "status", "placedAt" ON "Order" FOR EACH ROW
    WHEN (OLD."placedAt" <> NEW."placedAt" OR (OLD."status" = 'cancelled') <> (NEW."status" = 'cancelled')) EXECUTE FUNCTION mark_order_sold();
