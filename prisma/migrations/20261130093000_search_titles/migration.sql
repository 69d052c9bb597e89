-- By hand. What a product is called and filed under, apart from all that is said of it: small, so that results are ranked by it without
-- unpacking their texts. A name, B codes, C category, D tags and connectivity.
ALTER TABLE "Product" ADD COLUMN "titleTerms" tsvector GENERATED ALWAYS AS (
    setweight(knowledge_names("name" || ' ' || coalesce("nameEn", '')), 'A')
    || setweight(knowledge_names(coalesce("sku", '') || ' ' || coalesce("modelNumber", '') || ' ' || coalesce("manufacturerCode", '')), 'B')
    || setweight(to_tsvector('simple', product_codes("name" || ' ' || coalesce("nameEn", '')) || ' ' || left(product_code(coalesce("sku", '')), 200)
        || ' ' || left(product_code(coalesce("modelNumber", '')), 200) || ' ' || left(product_code(coalesce("manufacturerCode", '')), 200)), 'B')
    || setweight(knowledge_names(coalesce("subcategory", '') || CASE "category"
        WHEN 'hardware' THEN ' 硬件 裝置 hardware device' WHEN 'software' THEN ' 軟件 software' WHEN 'lpwan' THEN ' LPWAN 網絡 network' ELSE ' 系統 complete system' END), 'C')
    || setweight(knowledge_names(knowledge_tags("tags")
        || CASE "connectivityType" WHEN 'lora' THEN ' LoRa LoRaWAN' WHEN 'nb-iot' THEN ' NB-IoT' WHEN 'wifi' THEN ' Wi-Fi WiFi' ELSE '' END), 'D')
) STORED;
ALTER TABLE "Product" ALTER COLUMN "titleTerms" SET STORAGE MAIN;

CREATE INDEX "Product_titleTerms_idx" ON "Product" USING GIN ("titleTerms") WHERE "retiredAt" IS NULL;

-- The first rows that meet a query by their titles, by the GIN index alone, as found_products finds them and for the same reason.
CREATE FUNCTION titled_products(words tsquery, most integer) RETURNS TABLE ("id" uuid)
LANGUAGE sql STABLE SET enable_seqscan = off SET enable_indexscan = off SET plan_cache_mode = force_custom_plan
AS $$
    SELECT "id" FROM "Product" WHERE "titleTerms" @@ words AND "retiredAt" IS NULL LIMIT most
$$;

-- Which of these queries meet together on a product: those of titles first, then by the given order of kinds, then those whose typed words titles have, then the rarest; each
-- that leaves nothing is passed over. Answers their places, from 1, and as negative numbers those that find something by themselves alone.
CREATE FUNCTION search_kept(queries text[], typed text[], kinds integer[], most integer) RETURNS integer[]
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
                EXISTS (SELECT FROM "Product" WHERE "titleTerms" @@ words AND "retiredAt" IS NULL) AS "isTitle",
                EXISTS (SELECT FROM "Product" WHERE "titleTerms" @@ own AND "retiredAt" IS NULL) AS "isTyped",
                (SELECT count(*) FROM (SELECT FROM "Product" WHERE "terms" @@ words AND "retiredAt" IS NULL LIMIT most) AS rows) AS "frequency"
            FROM (SELECT to_tsquery('english', query) AS words, to_tsquery('english', own) AS own, kind, place::integer
                FROM unnest(queries, typed, kinds) WITH ORDINALITY AS given(query, own, kind, place)) AS asked
        ) AS counted WHERE "frequency" > 0 ORDER BY "isTitle" DESC, kind, "isTyped" DESC, "frequency", place
    LOOP
        met := CASE WHEN kept IS NULL THEN one.words ELSE kept && one.words END;
        IF EXISTS (SELECT FROM "Product" WHERE "terms" @@ met AND "retiredAt" IS NULL) THEN
            kept := met;
            places := places || one.place;
        ELSE
            places := places || -one.place;
        END IF;
    END LOOP;
    RETURN places;
END
$$;
