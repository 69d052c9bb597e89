-- By hand. PostgreSQL takes `@@` for cheap: where a search had many other words, it unpacked the words of each product of a partial index on
-- "retiredAt" instead of reading the index of words. So words are looked up first, without that condition, of which OFFSET 0 makes sure.
DROP INDEX "Product_titleTerms_idx";
CREATE INDEX "Product_titleTerms_idx" ON "Product" USING GIN ("titleTerms");

CREATE OR REPLACE FUNCTION found_products(words tsquery) RETURNS TABLE (
    "id" uuid, "name" text, "sortNameEn" text, "msrp" numeric, "stockQuantity" integer, "createdAt" timestamptz,
    "category" "Category", "subcategory" text, "ipRating" text, "connectivityType" text, "mounting" text[], "inStock" boolean, "tags" text[],
    "batteryYears" numeric, "rangeKm" numeric
)
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_custom_plan
AS $$
    SELECT "id", "name", "sortNameEn", "msrp", "stockQuantity", "createdAt", "category", "subcategory", "ipRating", "connectivityType",
        "mounting", "inStock", "tags", "batteryYears", "rangeKm"
    FROM (SELECT * FROM "Product" WHERE "terms" @@ words OFFSET 0) AS p WHERE "retiredAt" IS NULL
$$;

CREATE OR REPLACE FUNCTION titled_products(words tsquery, most integer) RETURNS TABLE ("id" uuid)
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_custom_plan
AS $$
    SELECT "id" FROM (SELECT "id", "retiredAt" FROM "Product" WHERE "titleTerms" @@ words OFFSET 0) AS p WHERE "retiredAt" IS NULL LIMIT most
$$;

CREATE OR REPLACE FUNCTION knowledge_products(gate tsquery, most integer) RETURNS TABLE ("key" uuid, "terms" tsvector)
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_custom_plan
AS $$
    SELECT "id", "terms" || ''::tsvector
    FROM (SELECT "id", "terms", "retiredAt" FROM "Product" WHERE "terms" @@ gate OFFSET 0) AS p WHERE "retiredAt" IS NULL LIMIT most
$$;

CREATE OR REPLACE FUNCTION search_kept(queries text[], typed text[], kinds integer[], most integer) RETURNS integer[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_custom_plan
AS $$
DECLARE
    kept tsquery;
    met tsquery;
    places integer[] := '{}';
    one record;
BEGIN
    FOR one IN
        SELECT place, words FROM (
            SELECT place, words, kind,
                EXISTS (SELECT FROM (SELECT "retiredAt" FROM "Product" WHERE "titleTerms" @@ words OFFSET 0) AS p WHERE "retiredAt" IS NULL) AS "isTitle",
                EXISTS (SELECT FROM (SELECT "retiredAt" FROM "Product" WHERE "titleTerms" @@ own OFFSET 0) AS p WHERE "retiredAt" IS NULL) AS "isTyped",
                (SELECT count(*) FROM (
                    SELECT FROM (SELECT "retiredAt" FROM "Product" WHERE "terms" @@ words OFFSET 0) AS p WHERE "retiredAt" IS NULL LIMIT most
                ) AS rows) AS "frequency"
            FROM (SELECT to_tsquery('english', query) AS words, to_tsquery('english', own) AS own, kind, place::integer
                FROM unnest(queries, typed, kinds) WITH ORDINALITY AS given(query, own, kind, place)) AS asked
        ) AS counted WHERE "frequency" > 0 ORDER BY "isTitle" DESC, kind, "isTyped" DESC, "frequency", place
    LOOP
        met := CASE WHEN kept IS NULL THEN one.words ELSE kept && one.words END;
        IF EXISTS (SELECT FROM (SELECT "retiredAt" FROM "Product" WHERE "terms" @@ met OFFSET 0) AS p WHERE "retiredAt" IS NULL) THEN
            kept := met;
            places := places || one.place;
        ELSE
            places := places || -one.place;
        END IF;
    END LOOP;
    RETURN places;
END
$$;

-- With "titleTerms", rows are larger than toast_tuple_target, for which PostgreSQL moved names out of them and fetched them for each comparison of
-- a sort. CLUSTER writes the rows anew.
ALTER TABLE "Product" ALTER COLUMN "name" SET STORAGE MAIN, ALTER COLUMN "nameEn" SET STORAGE MAIN, ALTER COLUMN "sortNameEn" SET STORAGE MAIN,
    ALTER COLUMN "subcategory" SET STORAGE MAIN, ALTER COLUMN "mounting" SET STORAGE MAIN;
CLUSTER "Product" USING "Product_pkey";
ALTER TABLE "Product" SET WITHOUT CLUSTER;
