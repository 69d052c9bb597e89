-- What specifications say of a battery, in years, and of the range, in km: the largest figure of a line that is called so, in either
-- language. Made by the database, as the text that is searched, for what is filtered by.
CREATE FUNCTION product_measure(lines jsonb, called text, figure text) RETURNS numeric
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
RETURN (
    SELECT max((regexp_match(coalesce(line->>'value', '') || ' ' || coalesce(line->>'unit', ''), figure, 'i'))[1]::numeric)
    FROM jsonb_array_elements(lines) AS line WHERE line->>'name' ~* called
);

ALTER TABLE "Product"
ADD COLUMN "batteryYears" DECIMAL(4,1) GENERATED ALWAYS AS (product_measure(
    "specifications" || "specificationsEn", '電池|电池|續航|续航|battery', '(\d{1,3}(?:\.\d)?) *\+? *(?:年|years?|yrs?)'
)) STORED,
ADD COLUMN "rangeKm" DECIMAL(4,1) GENERATED ALWAYS AS (product_measure(
    "specifications" || "specificationsEn", '距離|距离|覆蓋|覆盖|range|coverage', '(\d{1,3}(?:\.\d)?) *\+? *(?:km|公里)'
)) STORED;

-- What facets read is in each sort's index.
DROP INDEX "Product_name_sort_idx", "Product_nameEn_sort_idx", "Product_price_sort_idx", "Product_price_desc_sort_idx", "Product_stock_sort_idx", "Product_created_sort_idx", "Product_facets_idx";

CREATE INDEX "Product_name_sort_idx" ON "Product" ("name" COLLATE "zh-Hant-x-icu", "id") INCLUDE ("category", "subcategory", "ipRating", "connectivityType", "inStock", "msrp", "batteryYears", "rangeKm") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_nameEn_sort_idx" ON "Product" ("sortNameEn" COLLATE "en-x-icu", "id") INCLUDE ("category", "subcategory", "ipRating", "connectivityType", "inStock", "msrp", "batteryYears", "rangeKm") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_price_sort_idx" ON "Product" ("msrp" NULLS LAST, "id") INCLUDE ("category", "subcategory", "ipRating", "connectivityType", "inStock", "batteryYears", "rangeKm") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_price_desc_sort_idx" ON "Product" ("msrp" DESC NULLS LAST, "id" DESC) INCLUDE ("category", "subcategory", "ipRating", "connectivityType", "inStock", "batteryYears", "rangeKm") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_stock_sort_idx" ON "Product" ("stockQuantity", "id") INCLUDE ("category", "subcategory", "ipRating", "connectivityType", "inStock", "msrp", "batteryYears", "rangeKm") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_created_sort_idx" ON "Product" ("createdAt", "id") INCLUDE ("category", "subcategory", "ipRating", "connectivityType", "inStock", "msrp", "batteryYears", "rangeKm") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_facets_idx" ON "Product" ("category", "subcategory", "ipRating", "connectivityType", "inStock", "msrp", "batteryYears", "rangeKm") WHERE "retiredAt" IS NULL;

-- Products by their words, as product_words finds them and for the same reason, with all that lists filter and sort by now.
CREATE FUNCTION searched_products(words tsquery) RETURNS TABLE (
    "id" uuid, "name" text, "sortNameEn" text, "msrp" numeric, "stockQuantity" integer, "createdAt" timestamptz,
    "category" "Category", "subcategory" text, "ipRating" text, "connectivityType" text, "inStock" boolean, "tags" text[],
    "batteryYears" numeric, "rangeKm" numeric
)
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_custom_plan
AS $$
    SELECT "id", "name", "sortNameEn", "msrp", "stockQuantity", "createdAt", "category", "subcategory", "ipRating", "connectivityType",
        "inStock", "tags", "batteryYears", "rangeKm"
    FROM "Product" WHERE "terms" @@ words AND "retiredAt" IS NULL
$$;

-- The same for suggestions: what is called so, and what is found by one sign's letters; no more than so many of them.
CREATE FUNCTION suggested_by_words(words tsquery, most integer) RETURNS SETOF uuid
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_custom_plan
AS $$
    SELECT "id" FROM "Product" WHERE "terms" @@ words AND "retiredAt" IS NULL LIMIT most
$$;
CREATE FUNCTION suggested_by_letters(letters text, most integer) RETURNS SETOF uuid
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_custom_plan
AS $$
    SELECT "id" FROM "Product" WHERE "searchText" LIKE letters AND "retiredAt" IS NULL LIMIT most
$$;

-- CreateTable
CREATE TABLE "MissedSearch" (
    "id" UUID NOT NULL,
    "term" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 1,
    "state" TEXT NOT NULL DEFAULT 'open',
    "lastAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "searchText" TEXT NOT NULL GENERATED ALWAYS AS (product_search_text("term")) STORED,

    CONSTRAINT "MissedSearch_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "MissedSearch_state_check" CHECK ("state" IN ('open', 'done')),
    CONSTRAINT "MissedSearch_language_check" CHECK ("language" IN ('zh-TW', 'en'))
);

-- CreateTable
CREATE TABLE "SearchSynonym" (
    "id" UUID NOT NULL,
    "term" TEXT NOT NULL,
    "words" TEXT[],
    "bothWays" BOOLEAN NOT NULL,
    "createdBy" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SearchSynonym_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "MissedSearch_term_language_key" ON "MissedSearch"("term", "language");

-- CreateIndex
CREATE INDEX "MissedSearch_state_count_idx" ON "MissedSearch"("state", "count");

-- CreateIndex
CREATE UNIQUE INDEX "SearchSynonym_term_key" ON "SearchSynonym"("term");
