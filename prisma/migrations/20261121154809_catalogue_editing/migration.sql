-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "SyncRunStatus" ADD VALUE 'planned';
ALTER TYPE "SyncRunStatus" ADD VALUE 'awaiting_approval';
ALTER TYPE "SyncRunStatus" ADD VALUE 'applied';
ALTER TYPE "SyncRunStatus" ADD VALUE 'discarded';

-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "issues" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "notionEditedAt" TIMESTAMPTZ(3),
ADD COLUMN     "notionEditedBy" TEXT,
ADD COLUMN     "pending" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "pricebookPageId" TEXT,
ADD COLUMN     "pricebookStartedAt" TIMESTAMPTZ(3),
ADD COLUMN     "pricebookSynced" JSONB,
ADD COLUMN     "pushAttempts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "pushError" TEXT,
ADD COLUMN     "pushFailedAt" TIMESTAMPTZ(3),
ADD COLUMN     "pushStartedAt" TIMESTAMPTZ(3),
ADD COLUMN     "record" JSONB NOT NULL DEFAULT '{}',
ADD COLUMN     "syncedRetired" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "SyncRun" ADD COLUMN     "conflicts" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "dryRun" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "marks" TEXT[],
ADD COLUMN     "planDigest" TEXT,
ADD COLUMN     "planId" UUID,
ADD COLUMN     "pushFailures" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "pushedCreated" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "pushedRetired" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "pushedUpdated" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "startedBy" TEXT,
ADD COLUMN     "trigger" TEXT NOT NULL DEFAULT 'clock';

-- CreateTable
CREATE TABLE "ProductRevision" (
    "id" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "version" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "origin" TEXT NOT NULL,
    "actorKind" TEXT NOT NULL,
    "actorId" TEXT,
    "actorName" TEXT NOT NULL,
    "runId" UUID,
    "operationId" UUID,
    "created" BOOLEAN NOT NULL DEFAULT false,
    "changes" JSONB NOT NULL DEFAULT '{}',

    CONSTRAINT "ProductRevision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductOperation" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "summary" JSONB NOT NULL DEFAULT '{}',
    "count" INTEGER NOT NULL,
    "actorId" TEXT,
    "actorName" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undoneAt" TIMESTAMPTZ(3),
    "undoneBy" TEXT,

    CONSTRAINT "ProductOperation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductImport" (
    "id" UUID NOT NULL,
    "fileName" TEXT NOT NULL,
    "format" TEXT NOT NULL,
    "encoding" TEXT,
    "rowCount" INTEGER NOT NULL DEFAULT 0,
    "bytes" BYTEA,
    "status" TEXT NOT NULL,
    "percent" INTEGER NOT NULL DEFAULT 0,
    "error" JSONB,
    "columns" JSONB NOT NULL DEFAULT '[]',
    "mapping" JSONB NOT NULL DEFAULT '{}',
    "counts" JSONB NOT NULL DEFAULT '{}',
    "operationId" UUID,
    "createdById" TEXT,
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProductImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductImportRow" (
    "importId" UUID NOT NULL,
    "row" INTEGER NOT NULL,
    "kind" TEXT NOT NULL,
    "productId" UUID,
    "version" INTEGER,
    "name" TEXT NOT NULL,
    "changes" JSONB NOT NULL DEFAULT '{}',
    "errors" JSONB NOT NULL DEFAULT '[]',

    CONSTRAINT "ProductImportRow_pkey" PRIMARY KEY ("importId","row")
);

-- CreateTable
CREATE TABLE "SyncChange" (
    "runId" UUID NOT NULL,
    "seq" INTEGER NOT NULL,
    "side" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "productId" UUID,
    "pageId" TEXT,
    "name" TEXT NOT NULL,
    "fields" JSONB NOT NULL DEFAULT '[]',
    "marks" TEXT[],
    "error" TEXT,

    CONSTRAINT "SyncChange_pkey" PRIMARY KEY ("runId","seq")
);

-- CreateTable
CREATE TABLE "SyncConflict" (
    "id" UUID NOT NULL,
    "productId" UUID NOT NULL,
    "runId" UUID,
    "field" TEXT NOT NULL,
    "base" JSONB,
    "ours" JSONB,
    "theirs" JSONB,
    "oursBy" TEXT,
    "oursAt" TIMESTAMPTZ(3),
    "theirsBy" TEXT,
    "theirsAt" TIMESTAMPTZ(3),
    "openedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "settledAt" TIMESTAMPTZ(3),
    "settledBy" TEXT,
    "choice" TEXT,

    CONSTRAINT "SyncConflict_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ProductRevision_operationId_idx" ON "ProductRevision"("operationId");

-- CreateIndex
CREATE INDEX "ProductRevision_runId_idx" ON "ProductRevision"("runId");

-- CreateIndex
CREATE UNIQUE INDEX "ProductRevision_productId_version_key" ON "ProductRevision"("productId", "version");

-- CreateIndex
CREATE INDEX "ProductOperation_at_idx" ON "ProductOperation"("at");

-- CreateIndex
CREATE INDEX "ProductImport_createdAt_idx" ON "ProductImport"("createdAt");

-- CreateIndex
CREATE INDEX "ProductImportRow_importId_kind_row_idx" ON "ProductImportRow"("importId", "kind", "row");

-- CreateIndex
CREATE INDEX "SyncConflict_productId_idx" ON "SyncConflict"("productId");

-- CreateIndex
CREATE INDEX "SyncConflict_settledAt_openedAt_idx" ON "SyncConflict"("settledAt", "openedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Product_pricebookPageId_key" ON "Product"("pricebookPageId");

-- CreateIndex
CREATE INDEX "Product_issues_idx" ON "Product" USING GIN ("issues");

-- AddForeignKey
ALTER TABLE "ProductRevision" ADD CONSTRAINT "ProductRevision_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductRevision" ADD CONSTRAINT "ProductRevision_operationId_fkey" FOREIGN KEY ("operationId") REFERENCES "ProductOperation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductImportRow" ADD CONSTRAINT "ProductImportRow_importId_fkey" FOREIGN KEY ("importId") REFERENCES "ProductImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SyncChange" ADD CONSTRAINT "SyncChange_runId_fkey" FOREIGN KEY ("runId") REFERENCES "SyncRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "SyncConflict" ADD CONSTRAINT "SyncConflict_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand from here on.
-- What came from Notion is what is said of it here, too. Samples get theirs at the next start (samples.seed.ts).
UPDATE "Product" SET "record" = "synced" WHERE "synced" IS NOT NULL;
UPDATE "Product" SET "syncedRetired" = "retiredAt" IS NOT NULL WHERE "source" = 'notion';

-- What staff should mend of what is there already (product-changes.rules.ts). An unknown category was kept as subcategory.
UPDATE "Product" SET "issues" = array_remove(ARRAY[
    CASE WHEN "name" !~ '[\u3400-\u9fff\uf900-\ufaff]' OR (coalesce("description", "descriptionEn") IS NOT NULL
      AND coalesce("description", '') !~ '[\u3400-\u9fff\uf900-\ufaff]') THEN 'missing-chinese' END,
    CASE WHEN (coalesce("nameEn", '') = '' AND "name" ~ '[\u3400-\u9fff\uf900-\ufaff]')
      OR (coalesce("descriptionEn", '') = '' AND "description" ~ '[\u3400-\u9fff\uf900-\ufaff]') THEN 'missing-english' END,
    CASE WHEN "msrp" IS NULL THEN 'no-price' END,
    CASE WHEN "minSellingPrice" - "hkdCost" < "minSellingPrice" * "margin" / 100 THEN 'margin-below-minimum' END,
    CASE WHEN "record"->>'category' IS NULL OR ("category" = 'hardware' AND "record"->>'subcategory' IS NULL
      AND "subcategory" = "record"->>'category') THEN 'unknown-category' END,
    CASE WHEN jsonb_array_length("record"->'images') > jsonb_array_length("images") THEN 'dead-image' END
  ], NULL) WHERE "record" <> '{}';

-- What an export sends, and what waits to be tried again.
CREATE INDEX "Product_pending_idx" ON "Product" ("id") WHERE "pending" <> '{}';
CREATE INDEX "Product_push_started_idx" ON "Product" ("pushStartedAt") WHERE "pushStartedAt" IS NOT NULL;
CREATE INDEX "Product_push_failed_idx" ON "Product" ("pushFailedAt") WHERE "pushFailedAt" IS NOT NULL;

ALTER TABLE "SyncConflict" ADD CONSTRAINT "SyncConflict_choice_check" CHECK ("choice" IN ('ours', 'theirs')),
  ADD CONSTRAINT "SyncConflict_settled_check" CHECK (("settledAt" IS NULL) = ("choice" IS NULL));
ALTER TABLE "ProductImport" ADD CONSTRAINT "ProductImport_status_check"
  CHECK ("status" IN ('uploaded', 'previewing', 'previewed', 'applying', 'applied', 'failed', 'undone'));
ALTER TABLE "ProductImportRow" ADD CONSTRAINT "ProductImportRow_kind_check"
  CHECK ("kind" IN ('create', 'update', 'unchanged', 'error'));
ALTER TABLE "ProductOperation" ADD CONSTRAINT "ProductOperation_kind_check" CHECK ("kind" IN ('bulk', 'import', 'undo'));
