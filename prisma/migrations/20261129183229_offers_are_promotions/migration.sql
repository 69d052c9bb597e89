-- A limited offer is a promotion, with a former price and an end; a product is no longer marked by hand.
ALTER TABLE "Product" DROP COLUMN "limitedOffer";

UPDATE "Product" SET "record" = "record" - 'limitedOffer', "synced" = "synced" - 'limitedOffer'
WHERE "record" ? 'limitedOffer' OR "synced" ? 'limitedOffer';

DELETE FROM "SyncConflict" WHERE "field" = 'limitedOffer';

UPDATE "NotionMapping" SET "properties" = "properties" - 'limitedOffer' WHERE "properties" ? 'limitedOffer';

UPDATE "MappingVersion" SET "content" = jsonb_set("content", '{fields}', coalesce(
  (SELECT jsonb_agg(f ORDER BY n) FROM jsonb_array_elements("content"->'fields') WITH ORDINALITY AS fields(f, n)
    WHERE f->>'field' <> 'limitedOffer'), '[]'))
WHERE "content"->'fields' @> '[{"field": "limitedOffer"}]';

UPDATE "ProductImport" SET "mapping" = (
  SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each("mapping") WHERE value <> '"limitedOffer"')
WHERE EXISTS (SELECT 1 FROM jsonb_each("mapping") WHERE value = '"limitedOffer"');
