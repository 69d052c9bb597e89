-- The catalogue is searched by its words too, by staff among retired products as well: the index holds those now.
CREATE INDEX "Product_words_idx" ON "Product" USING GIN ("terms");
DROP INDEX "Product_terms_idx";

-- Products by their words, with what lists filter and sort by. By the GIN index alone, as knowledge_products finds them and for the
-- same reason.
CREATE FUNCTION product_words(words tsquery, with_retired boolean) RETURNS TABLE (
    "id" uuid, "name" text, "sortNameEn" text, "msrp" numeric, "stockQuantity" integer, "createdAt" timestamptz,
    "category" "Category", "subcategory" text, "inStock" boolean, "tags" text[]
)
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_custom_plan
AS $$
    SELECT "id", "name", "sortNameEn", "msrp", "stockQuantity", "createdAt", "category", "subcategory", "inStock", "tags"
    FROM "Product" WHERE "terms" @@ words AND (with_retired OR "retiredAt" IS NULL)
$$;
