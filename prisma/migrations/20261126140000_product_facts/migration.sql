-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "accessories" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "bands" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "certificates" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "countries" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "documents" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "leadTimeDays" INTEGER,
ADD COLUMN     "minimumOrder" INTEGER,
ADD COLUMN     "mounting" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "requires" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "volumePrices" JSONB NOT NULL DEFAULT '[]',
ADD COLUMN     "warrantyMonths" INTEGER;

-- What facets read is in each sort's index.
DROP INDEX "Product_name_sort_idx", "Product_nameEn_sort_idx", "Product_price_sort_idx", "Product_price_desc_sort_idx", "Product_stock_sort_idx", "Product_created_sort_idx", "Product_facets_idx";

CREATE INDEX "Product_name_sort_idx" ON "Product" ("name" COLLATE "zh-Hant-x-icu", "id") INCLUDE ("category", "subcategory", "ipRating", "connectivityType", "mounting", "inStock", "msrp", "batteryYears", "rangeKm") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_nameEn_sort_idx" ON "Product" ("sortNameEn" COLLATE "en-x-icu", "id") INCLUDE ("category", "subcategory", "ipRating", "connectivityType", "mounting", "inStock", "msrp", "batteryYears", "rangeKm") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_price_sort_idx" ON "Product" ("msrp" NULLS LAST, "id") INCLUDE ("category", "subcategory", "ipRating", "connectivityType", "mounting", "inStock", "batteryYears", "rangeKm") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_price_desc_sort_idx" ON "Product" ("msrp" DESC NULLS LAST, "id" DESC) INCLUDE ("category", "subcategory", "ipRating", "connectivityType", "mounting", "inStock", "batteryYears", "rangeKm") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_stock_sort_idx" ON "Product" ("stockQuantity", "id") INCLUDE ("category", "subcategory", "ipRating", "connectivityType", "mounting", "inStock", "msrp", "batteryYears", "rangeKm") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_created_sort_idx" ON "Product" ("createdAt", "id") INCLUDE ("category", "subcategory", "ipRating", "connectivityType", "mounting", "inStock", "msrp", "batteryYears", "rangeKm") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_facets_idx" ON "Product" ("category", "subcategory", "ipRating", "connectivityType", "mounting", "inStock", "msrp", "batteryYears", "rangeKm") WHERE "retiredAt" IS NULL;

-- Products by their words as searched_products finds them, which goes once nothing asks it any more; with the mounting.
CREATE FUNCTION found_products(words tsquery) RETURNS TABLE (
    "id" uuid, "name" text, "sortNameEn" text, "msrp" numeric, "stockQuantity" integer, "createdAt" timestamptz,
    "category" "Category", "subcategory" text, "ipRating" text, "connectivityType" text, "mounting" text[], "inStock" boolean, "tags" text[],
    "batteryYears" numeric, "rangeKm" numeric
)
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_custom_plan
AS $$
    SELECT "id", "name", "sortNameEn", "msrp", "stockQuantity", "createdAt", "category", "subcategory", "ipRating", "connectivityType",
        "mounting", "inStock", "tags", "batteryYears", "rangeKm"
    FROM "Product" WHERE "terms" @@ words AND "retiredAt" IS NULL
$$;
