-- CreateEnum
CREATE TYPE "DocumentKind" AS ENUM ('order_confirmation', 'proforma', 'deposit_invoice', 'invoice', 'delivery_note', 'credit_note', 'receipt', 'statement');

-- CreateEnum
CREATE TYPE "PaymentDirection" AS ENUM ('received', 'refunded');

-- AlterTable
ALTER TABLE "Customer" ADD COLUMN     "depositPercent" DECIMAL(5,2) NOT NULL DEFAULT 0,
ADD COLUMN     "paymentTerms" TEXT NOT NULL DEFAULT 'prepaid';

-- CreateTable
CREATE TABLE "DocumentCounter" (
    "kind" "DocumentKind" NOT NULL,
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "DocumentCounter_pkey" PRIMARY KEY ("kind","year")
);

-- CreateTable
CREATE TABLE "IssuedDocument" (
    "id" UUID NOT NULL,
    "kind" "DocumentKind" NOT NULL,
    "year" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "submissionId" UUID,
    "language" TEXT NOT NULL,
    "currency" TEXT NOT NULL,
    "customerId" UUID,
    "orderId" UUID,
    "creditsId" UUID,
    "paymentId" UUID,
    "orderReference" TEXT NOT NULL DEFAULT '',
    "customerName" TEXT NOT NULL,
    "email" TEXT NOT NULL DEFAULT '',
    "issuedOn" DATE NOT NULL,
    "dueOn" DATE,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "issuedById" UUID,
    "issuedBy" TEXT NOT NULL,
    "total" DECIMAL(18,2) NOT NULL DEFAULT 0,
    "totalHkd" DECIMAL(18,2) NOT NULL DEFAULT 0,
    "paid" DECIMAL(18,2) NOT NULL DEFAULT 0,
    "credited" DECIMAL(18,2) NOT NULL DEFAULT 0,
    "deducted" DECIMAL(18,2) NOT NULL DEFAULT 0,
    "snapshot" JSONB NOT NULL,
    "sealedAt" TIMESTAMPTZ(3),
    "quietSince" TIMESTAMPTZ(3),
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text("number" || ' ' || "customerName" || ' ' || "orderReference")) STORED,

    CONSTRAINT "IssuedDocument_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DocumentLine" (
    "id" UUID NOT NULL,
    "documentId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "orderLineId" UUID,
    "productId" UUID,
    "name" TEXT NOT NULL,
    "nameEn" TEXT,
    "sku" TEXT,
    "quantity" INTEGER NOT NULL,
    "unitPrice" DECIMAL(14,2) NOT NULL,
    "amount" DECIMAL(18,2) NOT NULL,
    "amountHkd" DECIMAL(18,2) NOT NULL,
    "isFee" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "DocumentLine_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "IssuedFile" (
    "documentId" UUID NOT NULL,
    "bytes" BYTEA NOT NULL,
    "sha256" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "IssuedFile_pkey" PRIMARY KEY ("documentId")
);

-- CreateTable
CREATE TABLE "Payment" (
    "id" UUID NOT NULL,
    "submissionId" UUID NOT NULL,
    "direction" "PaymentDirection" NOT NULL,
    "method" TEXT NOT NULL,
    "receivedOn" DATE NOT NULL,
    "amount" DECIMAL(18,2) NOT NULL,
    "currency" TEXT NOT NULL,
    "customerId" UUID,
    "payer" TEXT NOT NULL DEFAULT '',
    "reference" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "allocated" DECIMAL(18,2) NOT NULL DEFAULT 0,
    "voidedAt" TIMESTAMPTZ(3),
    "voidReason" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdById" UUID,
    "createdBy" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "isSample" BOOLEAN NOT NULL DEFAULT false,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text("payer" || ' ' || "reference" || ' ' || "amount"::text)) STORED,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Allocation" (
    "id" UUID NOT NULL,
    "paymentId" UUID,
    "creditNoteId" UUID,
    "invoiceId" UUID,
    "refundId" UUID,
    "amount" DECIMAL(18,2) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdBy" TEXT NOT NULL,

    CONSTRAINT "Allocation_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "IssuedDocument_number_key" ON "IssuedDocument"("number");

-- CreateIndex
CREATE UNIQUE INDEX "IssuedDocument_submissionId_key" ON "IssuedDocument"("submissionId");

-- CreateIndex
CREATE INDEX "IssuedDocument_searchText_idx" ON "IssuedDocument" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "IssuedDocument_customerId_issuedOn_idx" ON "IssuedDocument"("customerId", "issuedOn");

-- CreateIndex
CREATE INDEX "IssuedDocument_orderId_idx" ON "IssuedDocument"("orderId");

-- CreateIndex
CREATE INDEX "IssuedDocument_creditsId_idx" ON "IssuedDocument"("creditsId");

-- CreateIndex
CREATE UNIQUE INDEX "IssuedDocument_kind_year_sequence_key" ON "IssuedDocument"("kind", "year", "sequence");

-- CreateIndex
CREATE INDEX "DocumentLine_orderLineId_idx" ON "DocumentLine"("orderLineId");

-- CreateIndex
CREATE UNIQUE INDEX "DocumentLine_documentId_position_key" ON "DocumentLine"("documentId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Payment_submissionId_key" ON "Payment"("submissionId");

-- CreateIndex
CREATE INDEX "Payment_searchText_idx" ON "Payment" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Payment_customerId_receivedOn_idx" ON "Payment"("customerId", "receivedOn");

-- CreateIndex
CREATE INDEX "Payment_receivedOn_idx" ON "Payment"("receivedOn");

-- CreateIndex
CREATE INDEX "Allocation_paymentId_idx" ON "Allocation"("paymentId");

-- CreateIndex
CREATE INDEX "Allocation_creditNoteId_idx" ON "Allocation"("creditNoteId");

-- CreateIndex
CREATE INDEX "Allocation_invoiceId_idx" ON "Allocation"("invoiceId");

-- CreateIndex
CREATE INDEX "Allocation_refundId_idx" ON "Allocation"("refundId");

-- AddForeignKey
ALTER TABLE "IssuedDocument" ADD CONSTRAINT "IssuedDocument_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IssuedDocument" ADD CONSTRAINT "IssuedDocument_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IssuedDocument" ADD CONSTRAINT "IssuedDocument_creditsId_fkey" FOREIGN KEY ("creditsId") REFERENCES "IssuedDocument"("id") ON DELETE NO ACTION ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IssuedDocument" ADD CONSTRAINT "IssuedDocument_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentLine" ADD CONSTRAINT "DocumentLine_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "IssuedDocument"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DocumentLine" ADD CONSTRAINT "DocumentLine_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "IssuedFile" ADD CONSTRAINT "IssuedFile_documentId_fkey" FOREIGN KEY ("documentId") REFERENCES "IssuedDocument"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_customerId_fkey" FOREIGN KEY ("customerId") REFERENCES "Customer"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Allocation" ADD CONSTRAINT "Allocation_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Allocation" ADD CONSTRAINT "Allocation_creditNoteId_fkey" FOREIGN KEY ("creditNoteId") REFERENCES "IssuedDocument"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Allocation" ADD CONSTRAINT "Allocation_invoiceId_fkey" FOREIGN KEY ("invoiceId") REFERENCES "IssuedDocument"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Allocation" ADD CONSTRAINT "Allocation_refundId_fkey" FOREIGN KEY ("refundId") REFERENCES "Payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma cannot say.

ALTER TABLE "Customer" ADD CONSTRAINT "Customer_depositPercent_check" CHECK ("depositPercent" BETWEEN 0 AND 100);
ALTER TABLE "IssuedDocument"
    ADD CONSTRAINT "IssuedDocument_settled_check" CHECK (
        "paid" >= 0 AND "credited" >= 0 AND "paid" + "credited" <= greatest("total", 0) AND "deducted" BETWEEN 0 AND greatest("total", 0));
ALTER TABLE "Payment"
    ADD CONSTRAINT "Payment_allocated_check" CHECK ("amount" > 0 AND "allocated" BETWEEN 0 AND "amount");
ALTER TABLE "Allocation"
    ADD CONSTRAINT "Allocation_amount_check" CHECK ("amount" > 0),
    ADD CONSTRAINT "Allocation_from_check" CHECK (("paymentId" IS NULL) <> ("creditNoteId" IS NULL)),
    ADD CONSTRAINT "Allocation_to_check" CHECK (("invoiceId" IS NULL) <> ("refundId" IS NULL));

CREATE INDEX "IssuedDocument_issuedOn_sort_idx" ON "IssuedDocument" ("issuedOn", "id");
CREATE INDEX "IssuedDocument_number_sort_idx" ON "IssuedDocument" ("number", "id");
CREATE INDEX "IssuedDocument_totalHkd_sort_idx" ON "IssuedDocument" ("totalHkd", "id");
CREATE INDEX "IssuedDocument_customerName_sort_idx" ON "IssuedDocument" ("customerName" COLLATE "zh-Hant-x-icu", "id");
CREATE INDEX "IssuedDocument_dueOn_sort_idx" ON "IssuedDocument" ("dueOn" ASC NULLS LAST, "id");
-- Receivables, by age and by customer.
CREATE INDEX "IssuedDocument_open_idx" ON "IssuedDocument" ("customerId", "dueOn")
    WHERE "kind" IN ('invoice', 'deposit_invoice') AND "paid" + "credited" < "total";

-- An issued document is never changed: only what is set against it, who owns it after a merge, reminders and sealing are.
CREATE FUNCTION refuse_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    changeable text[] := ARRAY['customerId', 'orderId', 'paymentId', 'paid', 'credited', 'deducted', 'sealedAt', 'quietSince', 'searchText'];
BEGIN
    IF TG_OP = 'DELETE' THEN
        IF OLD."isSample" OR (OLD."sealedAt" IS NOT NULL AND OLD."issuedOn" < CURRENT_DATE - 365) THEN RETURN OLD; END IF;
    ELSIF to_jsonb(OLD) - changeable = to_jsonb(NEW) - changeable THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'An issued document is not changed' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "IssuedDocument_fixed" BEFORE UPDATE OR DELETE ON "IssuedDocument" FOR EACH ROW EXECUTE FUNCTION refuse_document_change();

-- Lines and file go with their document only; the line of an order may go.
CREATE FUNCTION refuse_document_part_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' THEN
        IF NOT EXISTS (SELECT FROM "IssuedDocument" WHERE "id" = OLD."documentId") THEN RETURN OLD; END IF;
    ELSIF to_jsonb(OLD) - 'orderLineId' = to_jsonb(NEW) - 'orderLineId' THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'An issued document is not changed' USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "DocumentLine_fixed" BEFORE UPDATE OR DELETE ON "DocumentLine" FOR EACH ROW EXECUTE FUNCTION refuse_document_part_change();
CREATE TRIGGER "IssuedFile_fixed" BEFORE UPDATE OR DELETE ON "IssuedFile" FOR EACH ROW EXECUTE FUNCTION refuse_document_part_change();
