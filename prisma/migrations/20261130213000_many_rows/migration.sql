-- Triggers of changed products cost less, for statements that change hundreds.

-- Movements of all rows in one statement: what comes in goes to its location or the default one; what goes out is taken there first, then
-- at the others.
DROP TRIGGER "Product_stock_changed" ON "Product";
CREATE OR REPLACE FUNCTION write_stock_movements() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    given jsonb := coalesce(nullif(current_setting('harbour.stock', true), ''), '{}')::jsonb;
BEGIN
    INSERT INTO "StockMovement" ("id", "productId", "locationId", "quantity", "reason", "origin", "reference", "orderId", "receiptId",
        "submissionId", "note", "at", "authorId", "author")
    SELECT gen_random_uuid(), p."productId", p."locationId", p."part",
        coalesce(given->>'reason', 'adjustment')::"StockReason",
        coalesce(given->>'origin', ''), coalesce(given->>'reference', ''), (given->>'orderId')::uuid,
        (given->>'receiptId')::uuid, (given->>'submissionId')::uuid, coalesce(given->>'note', ''),
        coalesce((given->>'at')::timestamptz, clock_timestamp()), given->>'authorId', coalesce(given->>'author', '')
    FROM (
        SELECT m."productId", l."id" AS "locationId", l."place",
            CASE WHEN m."missing" > 0 THEN CASE WHEN l."place" = 1 THEN m."missing" ELSE 0 END
                ELSE -least(l."quantity", greatest(-m."missing" - l."before", 0)) END AS "part"
        FROM (
            SELECT n."id" AS "productId", n."stockQuantity"
                - coalesce((SELECT sum("quantity") FROM "StockLevel" WHERE "productId" = n."id"), 0)::int AS "missing"
            FROM after n JOIN before o USING ("id") WHERE n."stockQuantity" IS DISTINCT FROM o."stockQuantity"
        ) m CROSS JOIN LATERAL (
            SELECT l."id", row_number() OVER places AS "place", coalesce(v."quantity", 0) AS "quantity",
                coalesce(sum(v."quantity") OVER (places ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0)::int AS "before"
            FROM "StockLocation" l LEFT JOIN "StockLevel" v ON v."locationId" = l."id" AND v."productId" = m."productId"
            WINDOW places AS (
                ORDER BY l."id" IS NOT DISTINCT FROM (given->>'locationId')::uuid DESC, l."isDefault" DESC, l."name", l."id"
            )
        ) l
    ) p WHERE p."part" <> 0 ORDER BY p."productId", p."place";
    RETURN NULL;
END $$;
CREATE TRIGGER "Product_stock_changed" AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION write_stock_movements();

-- Columns are compared as they are, not as JSON.
CREATE OR REPLACE FUNCTION log_product_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    -- What is said apart, is no business of buyers and ERPs, or follows from the rest.
    apart constant text[] := ARRAY['msrp', 'pricePeriod', 'partnerPrice', 'sensorPrice', 'licenseAnnual', 'connectivityAnnualFee',
        'firstYearTotal', 'volumePrices', 'minSellingPrice', 'margin', 'hkdCost', 'usdCost', 'upMargin', 'barrier', 'term', 'recurring',
        'availability', 'inStock', 'stockQuantity', 'reserved', 'record', 'synced', 'syncedRetired', 'pending', 'notionPageId',
        'notionEditedAt', 'notionEditedBy', 'pushStartedAt', 'pushSentAt', 'pushError', 'pushFailedAt', 'pushAttempts', 'pricebookPageId',
        'pricebookSynced', 'pricebookStartedAt', 'issues', 'version', 'contentHash', 'searchText', 'sortNameEn', 'terms', 'titleTerms', 'updatedAt'];
    others text;
    changed uuid[];
BEGIN
    SELECT string_agg(format('n.%1$I IS DISTINCT FROM o.%1$I', attname), ' OR ') INTO others FROM pg_attribute
    WHERE attrelid = TG_RELID AND attnum > 0 AND NOT attisdropped AND attname <> ALL (apart);
    EXECUTE format('SELECT array_agg(n."id") FROM after n JOIN before o USING ("id") WHERE %s', others) INTO changed;
    PERFORM log_change('product', changed, false);
    PERFORM log_change('price', array_agg(n."id"), false)
    FROM after n JOIN before o USING ("id")
    WHERE (n."msrp", n."pricePeriod", n."partnerPrice", n."sensorPrice", n."licenseAnnual", n."connectivityAnnualFee", n."firstYearTotal",
            n."volumePrices", n."minSellingPrice", n."hkdCost", n."usdCost", n."term", n."recurring")
        IS DISTINCT FROM (o."msrp", o."pricePeriod", o."partnerPrice", o."sensorPrice", o."licenseAnnual", o."connectivityAnnualFee",
            o."firstYearTotal", o."volumePrices", o."minSellingPrice", o."hkdCost", o."usdCost", o."term", o."recurring");
    PERFORM log_change('stock', array_agg(n."id"), false)
    FROM after n JOIN before o USING ("id")
    WHERE (n."tracksStock", n."inStock", n."stockQuantity", n."reserved")
        IS DISTINCT FROM (o."tracksStock", o."inStock", o."stockQuantity", o."reserved");
    RETURN NULL;
END $$;
