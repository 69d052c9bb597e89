-- CreateTable
CREATE TABLE "WebhookEndpoint" (
    "id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "events" TEXT[],
    "secretSealed" TEXT NOT NULL,
    "previousSealed" TEXT,
    "previousUntil" TIMESTAMPTZ(3),
    "isEnabled" BOOLEAN NOT NULL DEFAULT true,
    "disabledFor" TEXT,
    "failingSince" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "createdBy" TEXT NOT NULL,

    CONSTRAINT "WebhookEndpoint_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookEvent" (
    "id" UUID NOT NULL,
    "at" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "type" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "entityId" UUID NOT NULL,
    "data" JSONB NOT NULL,

    CONSTRAINT "WebhookEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "id" UUID NOT NULL,
    "eventId" UUID NOT NULL,
    "endpointId" UUID NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'pending',
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "firstAt" TIMESTAMPTZ(3),
    "lastAt" TIMESTAMPTZ(3),
    "nextAt" TIMESTAMPTZ(3),
    "takenUntil" TIMESTAMPTZ(3),
    "status" INTEGER,
    "fault" TEXT,
    "excerpt" TEXT NOT NULL DEFAULT '',
    "durationMs" INTEGER,
    "sequence" BIGSERIAL NOT NULL,

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "WebhookEvent_at_subject_entityId_key" ON "WebhookEvent"("at", "subject", "entityId");

-- CreateIndex
CREATE INDEX "WebhookDelivery_endpointId_sequence_idx" ON "WebhookDelivery"("endpointId", "sequence");

-- CreateIndex
CREATE UNIQUE INDEX "WebhookDelivery_eventId_endpointId_key" ON "WebhookDelivery"("eventId", "endpointId");

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_eventId_fkey" FOREIGN KEY ("eventId") REFERENCES "WebhookEvent"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_endpointId_fkey" FOREIGN KEY ("endpointId") REFERENCES "WebhookEndpoint"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_state_check" CHECK ("state" IN ('pending', 'delivered', 'failed'));
CREATE INDEX "WebhookDelivery_pending_idx" ON "WebhookDelivery" ("endpointId", "sequence") WHERE "state" = 'pending';

-- Events are planned by triggers, in the transaction of the change, whoever makes it; without an endpoint that wants them, they cost one look.

-- What an event says of a row: ids and states, nothing personal (contract/webhooks/events.ts).
CREATE FUNCTION webhook_data(kind text, r jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
    SELECT jsonb_build_object('id', r -> 'id') || CASE kind
        WHEN 'product' THEN jsonb_build_object('sku', r -> 'sku', 'slug', r -> 'slug', 'isListed', (r ->> 'retiredAt') IS NULL, 'version', r -> 'version')
        WHEN 'stock' THEN jsonb_build_object('sku', r -> 'sku', 'quantity', r -> 'stockQuantity', 'reserved', r -> 'reserved', 'inStock', r -> 'inStock')
        WHEN 'quote' THEN jsonb_build_object('reference', r -> 'reference', 'status', r -> 'status', 'customerId', r -> 'customerId', 'revision', r -> 'revision', 'version', r -> 'version')
        WHEN 'order' THEN jsonb_build_object('reference', r -> 'reference', 'status', r -> 'status', 'customerId', r -> 'customerId', 'currency', r -> 'currency', 'total', r -> 'total', 'version', r -> 'version')
        WHEN 'payment' THEN jsonb_build_object('direction', r -> 'direction', 'receivedOn', r -> 'receivedOn', 'customerId', r -> 'customerId', 'currency', r -> 'currency', 'amount', r -> 'amount', 'isVoid', (r ->> 'voidedAt') IS NOT NULL, 'version', r -> 'version')
        WHEN 'shipment' THEN jsonb_build_object('orderId', r -> 'orderId', 'number', r -> 'number', 'state', r -> 'state', 'carrier', r -> 'carrier', 'trackingNumbers', r -> 'trackingNumbers')
        WHEN 'return' THEN jsonb_build_object('reference', r -> 'reference', 'orderId', r -> 'orderId', 'state', r -> 'state', 'version', r -> 'version')
        WHEN 'subscription' THEN jsonb_build_object('customerId', r -> 'customerId', 'orderId', r -> 'orderId', 'state', r -> 'state', 'quantity', r -> 'quantity', 'renewsOn', r -> 'renewsOn', 'version', r -> 'version')
        WHEN 'enquiry' THEN jsonb_build_object('reference', r -> 'reference', 'status', r -> 'status', 'version', r -> 'version')
    END;
$$;

CREATE FUNCTION wants_webhooks(types text[]) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT EXISTS (SELECT FROM "WebhookEndpoint" WHERE "isEnabled" AND "events" && types);
$$;

-- One event for each record and transaction, with its last state; what a transaction makes is created, however often it changes it.
CREATE FUNCTION plan_webhooks(kind text, event_type text, records jsonb[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    planned integer;
    event_subject constant text := CASE WHEN event_type LIKE '%.deleted' THEN event_type ELSE kind END;
BEGIN
    WITH made AS (
        INSERT INTO "WebhookEvent" ("id", "type", "subject", "entityId", "data")
        SELECT gen_random_uuid(), event_type, event_subject, (r ->> 'id')::uuid, webhook_data(kind, r)
        FROM unnest(records) AS r WHERE NOT coalesce((r ->> 'suspect')::boolean, false)
        ON CONFLICT ("at", "subject", "entityId") DO UPDATE SET "data" = excluded."data"
        RETURNING "id", "type"
    )
    INSERT INTO "WebhookDelivery" ("id", "eventId", "endpointId")
    SELECT gen_random_uuid(), m."id", w."id"
    FROM made m JOIN "WebhookEndpoint" w ON w."isEnabled" AND m."type" = ANY (w."events")
    ON CONFLICT ("eventId", "endpointId") DO NOTHING;
    GET DIAGNOSTICS planned = ROW_COUNT;
    IF planned > 0 THEN
        PERFORM pg_notify('harbour_iot', 'webhooks.due');
    END IF;
END $$;

-- The argument is the kind.
CREATE FUNCTION plan_webhooks_of_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    event_type constant text := TG_ARGV[0] || CASE TG_OP WHEN 'INSERT' THEN '.created' ELSE '.deleted' END;
BEGIN
    IF wants_webhooks(ARRAY[event_type, TG_ARGV[0] || '.updated']) THEN
        PERFORM plan_webhooks(TG_ARGV[0], event_type, array_agg(to_jsonb(r))) FROM rows r HAVING count(*) > 0;
    END IF;
    RETURN NULL;
END $$;

-- The first argument is the kind; the others are columns whose change does not count.
CREATE FUNCTION plan_webhooks_of_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF wants_webhooks(ARRAY[TG_ARGV[0] || '.created', TG_ARGV[0] || '.updated']) THEN
        PERFORM plan_webhooks(TG_ARGV[0], TG_ARGV[0] || '.updated', array_agg(to_jsonb(n)))
        FROM after n JOIN before o USING ("id")
        WHERE to_jsonb(n) - TG_ARGV[1:] <> to_jsonb(o) - TG_ARGV[1:]
        HAVING count(*) > 0;
    END IF;
    RETURN NULL;
END $$;

CREATE FUNCTION plan_webhooks_of_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF wants_webhooks(ARRAY['stock.changed']) THEN
        PERFORM plan_webhooks('stock', 'stock.changed', array_agg(to_jsonb(n)))
        FROM after n JOIN before o USING ("id")
        WHERE (n."tracksStock", n."inStock", n."stockQuantity", n."reserved")
            IS DISTINCT FROM (o."tracksStock", o."inStock", o."stockQuantity", o."reserved")
        HAVING count(*) > 0;
    END IF;
    RETURN NULL;
END $$;
CREATE TRIGGER "Product_webhook_stock" AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_stock();
CREATE TRIGGER "Product_webhook_deleted" AFTER DELETE ON "Product" REFERENCING OLD TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_rows('product');
CREATE TRIGGER "Product_webhook_created" AFTER INSERT ON "Product" REFERENCING NEW TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_rows('product');
CREATE TRIGGER "Product_webhook_updated" AFTER UPDATE ON "Product" REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_changes('product', 'inStock', 'stockQuantity', 'reserved', 'synced', 'syncedRetired', 'pending', 'notionPageId',
        'notionEditedAt', 'notionEditedBy', 'pushStartedAt', 'pushSentAt', 'pushError', 'pushFailedAt',
        'pushAttempts', 'pricebookPageId', 'pricebookSynced', 'pricebookStartedAt', 'issues', 'version',
        'contentHash', 'searchText', 'sortNameEn', 'terms', 'titleTerms', 'updatedAt');
CREATE TRIGGER "Quote_webhook_created" AFTER INSERT ON "Quote" REFERENCING NEW TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_rows('quote');
CREATE TRIGGER "Quote_webhook_updated" AFTER UPDATE ON "Quote" REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_changes('quote', 'searchText', 'updatedAt', 'linkHash', 'linkSealed');
CREATE TRIGGER "Order_webhook_created" AFTER INSERT ON "Order" REFERENCING NEW TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_rows('order');
CREATE TRIGGER "Order_webhook_updated" AFTER UPDATE ON "Order" REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_changes('order', 'searchText', 'updatedAt');
CREATE TRIGGER "Payment_webhook_created" AFTER INSERT ON "Payment" REFERENCING NEW TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_rows('payment');
CREATE TRIGGER "Payment_webhook_updated" AFTER UPDATE ON "Payment" REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_changes('payment', 'searchText');
CREATE TRIGGER "Shipment_webhook_created" AFTER INSERT ON "Shipment" REFERENCING NEW TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_rows('shipment');
CREATE TRIGGER "Shipment_webhook_updated" AFTER UPDATE ON "Shipment" REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_changes('shipment');
CREATE TRIGGER "Return_webhook_created" AFTER INSERT ON "Return" REFERENCING NEW TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_rows('return');
CREATE TRIGGER "Return_webhook_updated" AFTER UPDATE ON "Return" REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_changes('return', 'searchText');
CREATE TRIGGER "Subscription_webhook_created" AFTER INSERT ON "Subscription" REFERENCING NEW TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_rows('subscription');
CREATE TRIGGER "Subscription_webhook_updated" AFTER UPDATE ON "Subscription" REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_changes('subscription', 'searchText', 'yearlyHkd');
CREATE TRIGGER "Enquiry_webhook_created" AFTER INSERT ON "Enquiry" REFERENCING NEW TABLE AS rows
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_rows('enquiry');
CREATE TRIGGER "Enquiry_webhook_updated" AFTER UPDATE ON "Enquiry" REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION plan_webhooks_of_changes('enquiry', 'searchText', 'updatedAt');
