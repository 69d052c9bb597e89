-- CreateTable
CREATE TABLE "Receipt" (
    "id" UUID NOT NULL,
    "submissionId" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "supplier" TEXT NOT NULL,
    "supplierReference" TEXT NOT NULL DEFAULT '',
    "expectedOn" DATE,
    "note" TEXT NOT NULL DEFAULT '',
    "cancelledAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdBy" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text('PR-' || "number"::text || ' ' || "supplier" || ' ' || "supplierReference")) STORED,

    CONSTRAINT "Receipt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReceiptLine" (
    "id" UUID NOT NULL,
    "receiptId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "productId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "received" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "ReceiptLine_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Receipt_submissionId_key" ON "Receipt"("submissionId");

-- CreateIndex
CREATE UNIQUE INDEX "Receipt_number_key" ON "Receipt"("number");

-- CreateIndex
CREATE INDEX "Receipt_searchText_idx" ON "Receipt" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "ReceiptLine_productId_idx" ON "ReceiptLine"("productId");

-- CreateIndex
CREATE UNIQUE INDEX "ReceiptLine_receiptId_productId_key" ON "ReceiptLine"("receiptId", "productId");

-- AddForeignKey
ALTER TABLE "ReceiptLine" ADD CONSTRAINT "ReceiptLine_receiptId_fkey" FOREIGN KEY ("receiptId") REFERENCES "Receipt"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReceiptLine" ADD CONSTRAINT "ReceiptLine_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "ReceiptLine" ADD CONSTRAINT "ReceiptLine_quantity_check" CHECK ("quantity" > 0 AND "received" BETWEEN 0 AND "quantity");
