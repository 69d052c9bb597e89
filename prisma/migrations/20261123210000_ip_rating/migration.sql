-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "ipRating" TEXT;

-- What facets read is in each sort's index. They are made anew below, once the rows are written.
DROP INDEX "Product_name_sort_idx", "Product_nameEn_sort_idx", "Product_price_sort_idx", "Product_price_desc_sort_idx", "Product_stock_sort_idx", "Product_created_sort_idx", "Product_facets_idx";

-- No record states a rating yet: the first code of its specifications, as contract/ip-codes.ts finds it.
UPDATE "Product" p SET "ipRating" = 'IP' || found."digits" FROM (
    SELECT "id", substring(
        upper(normalize((
            SELECT string_agg(concat_ws(' ', line->>'name', line->>'value', line->>'unit'), E'\n' ORDER BY place)
            FROM jsonb_array_elements("specifications" || "specificationsEn") WITH ORDINALITY AS lines(line, place)
        ), NFKC)),
        '(?<![A-Z\d]|TCP/)IP[ -]?(?!XX)([0-6X]K?[\dX]K?)(?!\.?\d)'
    ) AS "digits" FROM "Product"
) found WHERE found."id" = p."id" AND found."digits" IS NOT NULL;

CREATE INDEX "Product_name_sort_idx" ON "Product" ("name" COLLATE "zh-Hant-x-icu", "id") INCLUDE ("category", "subcategory", "ipRating", "inStock", "msrp") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_nameEn_sort_idx" ON "Product" ("sortNameEn" COLLATE "en-x-icu", "id") INCLUDE ("category", "subcategory", "ipRating", "inStock", "msrp") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_price_sort_idx" ON "Product" ("msrp" NULLS LAST, "id") INCLUDE ("category", "subcategory", "ipRating", "inStock") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_price_desc_sort_idx" ON "Product" ("msrp" DESC NULLS LAST, "id" DESC) INCLUDE ("category", "subcategory", "ipRating", "inStock") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_stock_sort_idx" ON "Product" ("stockQuantity", "id") INCLUDE ("category", "subcategory", "ipRating", "inStock", "msrp") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_created_sort_idx" ON "Product" ("createdAt", "id") INCLUDE ("category", "subcategory", "ipRating", "inStock", "msrp") WHERE "retiredAt" IS NULL;
CREATE INDEX "Product_facets_idx" ON "Product" ("category", "subcategory", "ipRating", "inStock", "msrp") WHERE "retiredAt" IS NULL;

-- As before, with the rating.
DROP FUNCTION product_words(tsquery, boolean);
CREATE FUNCTION product_words(words tsquery, with_retired boolean) RETURNS TABLE (
    "id" uuid, "name" text, "sortNameEn" text, "msrp" numeric, "stockQuantity" integer, "createdAt" timestamptz,
    "category" "Category", "subcategory" text, "ipRating" text, "inStock" boolean, "tags" text[]
)
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_custom_plan
AS $$
    SELECT "id", "name", "sortNameEn", "msrp", "stockQuantity", "createdAt", "category", "subcategory", "ipRating", "inStock", "tags"
    FROM "Product" WHERE "terms" @@ words AND (with_retired OR "retiredAt" IS NULL)
$$;
