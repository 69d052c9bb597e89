-- A database that was synced before goes on without a question: every field by its name, as it was.
INSERT INTO "MappingVersion" ("databaseId", "version", "content")
SELECT DISTINCT coalesce(substring(lower(replace("databaseId", '-', '')) FROM '[0-9a-f]{32}'), lower(replace("databaseId", '-', ''))), 1, '{"fields": []}'::jsonb
FROM "NotionMapping"
ON CONFLICT DO NOTHING;
