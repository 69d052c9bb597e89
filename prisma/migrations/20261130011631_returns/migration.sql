-- CreateEnum
CREATE TYPE "ReturnState" AS ENUM ('requested', 'approved', 'received', 'settled', 'rejected');

-- CreateTable
CREATE TABLE "Return" (
    "id" UUID NOT NULL,
    "reference" TEXT NOT NULL,
    "submissionId" UUID NOT NULL,
    "orderId" UUID NOT NULL,
    "replacementId" UUID,
    "state" "ReturnState" NOT NULL DEFAULT 'requested',
    "reason" TEXT NOT NULL,
    "serials" TEXT NOT NULL DEFAULT '',
    "note" TEXT NOT NULL DEFAULT '',
    "finding" TEXT NOT NULL DEFAULT '',
    "isFromBuyer" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdBy" TEXT NOT NULL,
    "decidedBy" TEXT,
    "receivedAt" TIMESTAMPTZ(3),
    "settledAt" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text("reference" || ' ' || "serials")) STORED,

    CONSTRAINT "Return_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReturnLine" (
    "id" UUID NOT NULL,
    "returnId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "orderLineId" UUID NOT NULL,
    "quantity" INTEGER NOT NULL,
    "warrantyEndsOn" DATE,
    "outcome" TEXT,
    "isRestocked" BOOLEAN NOT NULL DEFAULT false,
    "creditNoteId" UUID,

    CONSTRAINT "ReturnLine_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Return_reference_key" ON "Return"("reference");

-- CreateIndex
CREATE UNIQUE INDEX "Return_submissionId_key" ON "Return"("submissionId");

-- CreateIndex
CREATE UNIQUE INDEX "Return_replacementId_key" ON "Return"("replacementId");

-- CreateIndex
CREATE INDEX "Return_searchText_idx" ON "Return" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Return_orderId_idx" ON "Return"("orderId");

-- CreateIndex
CREATE INDEX "Return_createdAt_idx" ON "Return"("createdAt");

-- CreateIndex
CREATE INDEX "ReturnLine_orderLineId_idx" ON "ReturnLine"("orderLineId");

-- CreateIndex
CREATE UNIQUE INDEX "ReturnLine_returnId_position_key" ON "ReturnLine"("returnId", "position");

-- AddForeignKey
ALTER TABLE "Return" ADD CONSTRAINT "Return_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Return" ADD CONSTRAINT "Return_replacementId_fkey" FOREIGN KEY ("replacementId") REFERENCES "Order"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReturnLine" ADD CONSTRAINT "ReturnLine_returnId_fkey" FOREIGN KEY ("returnId") REFERENCES "Return"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReturnLine" ADD CONSTRAINT "ReturnLine_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReturnLine" ADD CONSTRAINT "ReturnLine_creditNoteId_fkey" FOREIGN KEY ("creditNoteId") REFERENCES "IssuedDocument"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "ReturnLine" ADD CONSTRAINT "ReturnLine_quantity_check" CHECK ("quantity" > 0);
