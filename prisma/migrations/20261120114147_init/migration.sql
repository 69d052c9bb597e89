-- By hand: trigrams, and the text that is searched. A sign of Chinese or kana becomes a word of its own, since pg_trgm
-- finds nothing in a pattern of two signs otherwise. Replacing sign by sign keeps "contains" what it was.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE FUNCTION product_search_text(original text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN regexp_replace(lower(normalize(original, NFKC)), '([\u2E80-\u9FFF\uF900-\uFAFF\U00020000-\U0003FFFF])', ' \1 ', 'g');

-- CreateEnum
CREATE TYPE "Category" AS ENUM ('hardware', 'software', 'lpwan', 'systems');

-- CreateEnum
CREATE TYPE "ProductSource" AS ENUM ('sample', 'notion', 'local');

-- CreateEnum
CREATE TYPE "PricePeriod" AS ENUM ('once', 'month', 'year');

-- CreateEnum
CREATE TYPE "SyncDirection" AS ENUM ('import', 'export', 'both');

-- CreateEnum
CREATE TYPE "SyncRunStatus" AS ENUM ('running', 'succeeded', 'failed', 'interrupted');

-- CreateTable
CREATE TABLE "Product" (
    "id" UUID NOT NULL,
    "source" "ProductSource" NOT NULL,
    "notionPageId" TEXT,
    "slug" TEXT NOT NULL,
    "retiredAt" TIMESTAMPTZ(3),
    "name" TEXT NOT NULL,
    "nameEn" TEXT,
    "description" TEXT,
    "descriptionEn" TEXT,
    "category" "Category" NOT NULL,
    "subcategory" TEXT,
    "manufacturerCode" TEXT,
    "modelNumber" TEXT,
    "sku" TEXT,
    "tags" TEXT[],
    "limitedOffer" BOOLEAN NOT NULL DEFAULT false,
    "machineTranslated" TEXT[],
    "msrp" DECIMAL(14,2),
    "pricePeriod" "PricePeriod" NOT NULL DEFAULT 'once',
    "partnerPrice" DECIMAL(14,2),
    "sensorPrice" DECIMAL(14,2),
    "licenseAnnual" DECIMAL(14,2),
    "connectivityType" TEXT,
    "connectivityAnnualFee" DECIMAL(14,2),
    "connectivityDescription" TEXT,
    "firstYearTotal" DECIMAL(14,2),
    "minSellingPrice" DECIMAL(14,2),
    "margin" DECIMAL(8,2) NOT NULL,
    "hkdCost" DECIMAL(14,2),
    "usdCost" DECIMAL(14,2),
    "upMargin" DECIMAL(8,2) NOT NULL,
    "barrier" TEXT NOT NULL,
    "term" TEXT NOT NULL,
    "recurring" BOOLEAN NOT NULL,
    "availability" TEXT,
    "inStock" BOOLEAN NOT NULL,
    "stockQuantity" INTEGER NOT NULL,
    "features" JSONB NOT NULL DEFAULT '[]',
    "featuresEn" JSONB NOT NULL DEFAULT '[]',
    "specifications" JSONB NOT NULL DEFAULT '[]',
    "specificationsEn" JSONB NOT NULL DEFAULT '[]',
    "images" JSONB NOT NULL DEFAULT '[]',
    "synced" JSONB,
    "contentHash" TEXT,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text(
        "name" || E'\n' || coalesce("nameEn", '') || E'\n' || coalesce("description", '') || E'\n' || coalesce("descriptionEn", '')
        || E'\n' || coalesce("sku", '') || E'\n' || coalesce("modelNumber", '') || E'\n' || coalesce("manufacturerCode", '')
    )) STORED,
    "sortNameEn" TEXT NOT NULL GENERATED ALWAYS AS (left(coalesce("nameEn", "name"), 100)) STORED,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Product_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductSlug" (
    "slug" TEXT NOT NULL,
    "productId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ProductSlug_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "Image" (
    "hash" TEXT NOT NULL,
    "contentType" TEXT NOT NULL,
    "bytes" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Image_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "SyncRun" (
    "id" UUID NOT NULL,
    "direction" "SyncDirection" NOT NULL,
    "complete" BOOLEAN NOT NULL,
    "status" "SyncRunStatus" NOT NULL DEFAULT 'running',
    "stage" TEXT NOT NULL,
    "percent" INTEGER NOT NULL,
    "message" TEXT NOT NULL,
    "productsCount" INTEGER NOT NULL DEFAULT 0,
    "created" INTEGER NOT NULL DEFAULT 0,
    "updated" INTEGER NOT NULL DEFAULT 0,
    "unchanged" INTEGER NOT NULL DEFAULT 0,
    "retired" INTEGER NOT NULL DEFAULT 0,
    "warnings" TEXT[],
    "errors" TEXT[],
    "startedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SyncRun_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NotionMapping" (
    "databaseId" TEXT NOT NULL,
    "properties" JSONB NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NotionMapping_pkey" PRIMARY KEY ("databaseId")
);

-- CreateTable
CREATE TABLE "NotionPace" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "nextSlotAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "NotionPace_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Product_notionPageId_key" ON "Product"("notionPageId");

-- CreateIndex
CREATE UNIQUE INDEX "Product_slug_key" ON "Product"("slug");

-- CreateIndex
CREATE INDEX "Product_searchText_idx" ON "Product" USING GIN ("searchText" gin_trgm_ops);

-- CreateIndex
CREATE INDEX "Product_tags_idx" ON "Product" USING GIN ("tags");

-- CreateIndex
CREATE INDEX "ProductSlug_productId_idx" ON "ProductSlug"("productId");

-- CreateIndex
CREATE INDEX "SyncRun_startedAt_idx" ON "SyncRun"("startedAt");

-- AddForeignKey
ALTER TABLE "ProductSlug" ADD CONSTRAINT "ProductSlug_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- By hand: what Prisma cannot say.
ALTER TABLE "Product"
    ADD CONSTRAINT "Product_term_check" CHECK ("term" IN ('one-time', 'annual')),
    ADD CONSTRAINT "Product_connectivityType_check" CHECK ("connectivityType" IN ('lora', 'nb-iot', 'wifi')),
    ADD CONSTRAINT "Product_stockQuantity_check" CHECK ("stockQuantity" >= 0);

-- One run at a time, over every instance.
CREATE UNIQUE INDEX "SyncRun_running_key" ON "SyncRun" ((true)) WHERE "status" = 'running';

-- What is searched stays in the row: PostgreSQL moves the long JSON columns out of it instead.
ALTER TABLE "Product" ALTER COLUMN "searchText" SET STORAGE MAIN;
ALTER TABLE "Product" SET (toast_tuple_target = 1024);

-- The sorts of the public list: Chinese names in stroke order, English ones in alphabetical order. Each carries what filters
-- read, so that no row is visited that is filtered out or skipped.
CREATE INDEX "Product_name_sort_idx" ON "Product" ("name" COLLATE "zh-Hant-x-icu", "id") INCLUDE ("category", "subcategory", "inStock", "msrp") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_nameEn_sort_idx" ON "Product" ("sortNameEn" COLLATE "en-x-icu", "id") INCLUDE ("category", "subcategory", "inStock", "msrp") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_price_sort_idx" ON "Product" ("msrp" NULLS LAST, "id") INCLUDE ("category", "subcategory", "inStock") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_price_desc_sort_idx" ON "Product" ("msrp" DESC NULLS LAST, "id" DESC) INCLUDE ("category", "subcategory", "inStock") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_stock_sort_idx" ON "Product" ("stockQuantity", "id") INCLUDE ("category", "subcategory", "inStock", "msrp") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_created_sort_idx" ON "Product" ("createdAt", "id") INCLUDE ("category", "subcategory", "inStock", "msrp") WHERE "retiredAt" IS NULL;

-- Facet counts, of a price range too, from the index alone.
CREATE INDEX "Product_facets_idx" ON "Product" ("category", "subcategory", "inStock", "msrp") WHERE "retiredAt" IS NULL;
