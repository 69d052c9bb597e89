-- CreateTable
CREATE TABLE "Change" (
    "xid" BIGINT NOT NULL,
    "seq" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "kind" TEXT NOT NULL,
    "entityId" UUID NOT NULL,
    "isDeleted" BOOLEAN NOT NULL,

    CONSTRAINT "Change_pkey" PRIMARY KEY ("xid","seq")
);

-- CreateTable
CREATE TABLE "ChangeStart" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "xid" BIGINT NOT NULL DEFAULT 0,
    "seq" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "ChangeStart_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Change_at_idx" ON "Change"("at");

-- Which change was written by which transaction. Transactions commit in another order than they write, so changes are read in the order of
-- (xid, seq) up to the oldest transaction that is still running: none can appear before them any more.
INSERT INTO "ChangeStart" ("id") VALUES (1);

CREATE FUNCTION log_change(kind text, ids uuid[], deleted boolean) RETURNS void LANGUAGE sql AS $$
    INSERT INTO "Change" ("xid", "at", "kind", "entityId", "isDeleted")
    SELECT pg_current_xact_id()::text::bigint, clock_timestamp(), kind, id, deleted FROM unnest(ids) AS id;
$$;

CREATE FUNCTION log_product_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    -- What is said apart, is no business of buyers and ERPs, or follows from the rest.
    apart constant text[] := ARRAY['msrp', 'pricePeriod', 'partnerPrice', 'sensorPrice', 'licenseAnnual', 'connectivityAnnualFee',
        'firstYearTotal', 'volumePrices', 'minSellingPrice', 'margin', 'hkdCost', 'usdCost', 'upMargin', 'barrier', 'term', 'recurring',
        'availability', 'inStock', 'stockQuantity', 'reserved', 'record', 'synced', 'syncedRetired', 'pending', 'notionPageId',
        'notionEditedAt', 'notionEditedBy', 'pushStartedAt', 'pushSentAt', 'pushError', 'pushFailedAt', 'pushAttempts', 'pricebookPageId',
        'pricebookSynced', 'pricebookStartedAt', 'issues', 'version', 'contentHash', 'searchText', 'sortNameEn', 'terms', 'titleTerms', 'updatedAt'];
BEGIN
    PERFORM log_change('product', array_agg(n."id"), false)
    FROM after n JOIN before o USING ("id") WHERE to_jsonb(n) - apart <> to_jsonb(o) - apart;
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
CREATE TRIGGER "Product_log_changed" AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION log_product_changes();

-- Kinds are the trigger's arguments.
CREATE FUNCTION log_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    FOR argument IN 0 .. TG_NARGS - 1 LOOP
        PERFORM log_change(TG_ARGV[argument], array_agg("id"), TG_OP = 'DELETE') FROM rows;
    END LOOP;
    RETURN NULL;
END $$;
CREATE TRIGGER "Product_log_added" AFTER INSERT ON "Product" REFERENCING NEW TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION log_rows('product', 'price', 'stock');
CREATE TRIGGER "Product_log_removed" AFTER DELETE ON "Product" REFERENCING OLD TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION log_rows('product', 'price', 'stock');
CREATE TRIGGER "Order_log_added" AFTER INSERT ON "Order" REFERENCING NEW TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION log_rows('order');
CREATE TRIGGER "Order_log_removed" AFTER DELETE ON "Order" REFERENCING OLD TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION log_rows('order');
CREATE TRIGGER "Customer_log_added" AFTER INSERT ON "Customer" REFERENCING NEW TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION log_rows('customer');
CREATE TRIGGER "Customer_log_removed" AFTER DELETE ON "Customer" REFERENCING OLD TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION log_rows('customer');

-- The first argument is the kind, the others are columns that do not count.
CREATE FUNCTION log_changed_rows() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    PERFORM log_change(TG_ARGV[0], array_agg(n."id"), false)
    FROM after n JOIN before o USING ("id") WHERE to_jsonb(n) - TG_ARGV[1:] <> to_jsonb(o) - TG_ARGV[1:];
    RETURN NULL;
END $$;
CREATE TRIGGER "Order_log_changed" AFTER UPDATE ON "Order" REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION log_changed_rows('order', 'updatedAt', 'searchText');
CREATE TRIGGER "Customer_log_changed" AFTER UPDATE ON "Customer" REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION log_changed_rows('customer', 'updatedAt', 'searchText', 'ordersCount', 'spent', 'lastOrderAt');

-- Parts of a record change it, unless it is gone.
CREATE FUNCTION log_parts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_TABLE_NAME = 'OrderLine' THEN
        PERFORM log_change('order', array_agg(DISTINCT o."id"), false) FROM rows r JOIN "Order" o ON o."id" = r."orderId";
    ELSIF TG_TABLE_NAME = 'Contact' THEN
        PERFORM log_change('customer', array_agg(DISTINCT c."id"), false) FROM rows r JOIN "Customer" c ON c."id" = r."customerId";
    ELSE
        PERFORM log_change('stock', array_agg(DISTINCT p."id"), false) FROM rows r JOIN "Product" p ON p."id" = r."productId";
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "OrderLine_log_added" AFTER INSERT ON "OrderLine" REFERENCING NEW TABLE AS rows FOR EACH STATEMENT EXECUTE FUNCTION log_parts();
CREATE TRIGGER "OrderLine_log_changed" AFTER UPDATE ON "OrderLine" REFERENCING NEW TABLE AS rows FOR EACH STATEMENT EXECUTE FUNCTION log_parts();
CREATE TRIGGER "OrderLine_log_removed" AFTER DELETE ON "OrderLine" REFERENCING OLD TABLE AS rows FOR EACH STATEMENT EXECUTE FUNCTION log_parts();
CREATE TRIGGER "Contact_log_added" AFTER INSERT ON "Contact" REFERENCING NEW TABLE AS rows FOR EACH STATEMENT EXECUTE FUNCTION log_parts();
CREATE TRIGGER "Contact_log_changed" AFTER UPDATE ON "Contact" REFERENCING NEW TABLE AS rows FOR EACH STATEMENT EXECUTE FUNCTION log_parts();
CREATE TRIGGER "Contact_log_removed" AFTER DELETE ON "Contact" REFERENCING OLD TABLE AS rows FOR EACH STATEMENT EXECUTE FUNCTION log_parts();
CREATE TRIGGER "StockMovement_log_added" AFTER INSERT ON "StockMovement" REFERENCING NEW TABLE AS rows FOR EACH STATEMENT EXECUTE FUNCTION log_parts();
