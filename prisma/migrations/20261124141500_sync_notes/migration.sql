-- What a sync has to say is a code and what fills it in, told in each reader's language (contract/sync-notes.ts). What was kept
-- before stays as it is: a text.
ALTER TABLE "Product" ALTER COLUMN "pushError" TYPE JSONB USING to_jsonb("pushError");

ALTER TABLE "SyncChange" ALTER COLUMN "error" TYPE JSONB USING to_jsonb("error");

ALTER TABLE "SyncRun" ALTER COLUMN "message" TYPE JSONB USING to_jsonb("message"),
ALTER COLUMN "warnings" TYPE JSONB USING to_jsonb(coalesce("warnings", '{}')),
ALTER COLUMN "warnings" SET NOT NULL,
ALTER COLUMN "warnings" SET DEFAULT '[]',
ALTER COLUMN "errors" TYPE JSONB USING to_jsonb(coalesce("errors", '{}')),
ALTER COLUMN "errors" SET NOT NULL,
ALTER COLUMN "errors" SET DEFAULT '[]';
