import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import type { Kin } from './link.rules.ts'

const kinRow = z.object({
  id: z.string(),
  name: z.string(),
  sku: z.nullable(z.string()),
  agreedSku: z.nullable(z.string()),
  pageId: z.nullable(z.string()),
  isRetired: z.boolean(),
})

export function createLinkRepo(database: DatabaseHandle) {
  return {
    /** Returns products with one of the SKUs (lower case) or names, without samples. */
    kin(skus: string[], names: string[]): Promise<Kin[]> {
      return readRows(database, kinRow)`
        SELECT "id", "record"->>'name' AS "name", "record"->>'sku' AS "sku", "synced"->>'sku' AS "agreedSku", "notionPageId" AS "pageId",
          ("retiredAt" IS NOT NULL AND NOT "unlisted") AS "isRetired"
        FROM "Product" WHERE "source" <> 'sample'
          AND (lower("record"->>'sku') = ANY(${skus}) OR lower("synced"->>'sku') = ANY(${skus}) OR "record"->>'name' = ANY(${names}))`
    },
  }
}
