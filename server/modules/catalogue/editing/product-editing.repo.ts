import * as z from 'zod/mini'
import { changeFieldSchema, storedRecordSchema } from '#contract/catalogue/product-edits.ts'
import { machineTranslatableSchema, productSourceSchema } from '#contract/catalogue/products.ts'
import { syncNoteSchema } from '#contract/sync/sync-notes.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { skuRow, storedImageSchema } from '../products/products.repo.ts'
import { allDerived, derivedRow } from '../products/products-columns.repo.ts'
import { issuesColumn } from '../staff-products/product-quality.repo.ts'

const editorRow = z.extend(derivedRow, {
  id: z.string(),
  slug: z.string(),
  source: productSourceSchema,
  version: z.number(),
  isRetired: z.boolean(),
  isUnlisted: z.boolean(),
  record: storedRecordSchema,
  images: z.array(storedImageSchema),
  machineTranslated: z.array(machineTranslatableSchema),
  issues: z.array(z.string()),
  notionPageId: z.nullable(z.string()),
  pending: z.array(changeFieldSchema),
  pushError: z.nullable(syncNoteSchema),
  openConflicts: z.number(),
  reserved: z.number(),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type EditorRow = z.output<typeof editorRow>

export function createProductEditingRepo(database: DatabaseHandle) {
  return {
    find(id: string): Promise<EditorRow | undefined> {
      return readRow(database, editorRow)`
        SELECT "id", "slug", "source"::text, "version", ("retiredAt" IS NOT NULL AND NOT "unlisted") AS "isRetired", "unlisted" AS "isUnlisted", "record", "images",
          "machineTranslated", "reserved", "notionPageId", "pending", "pushError", "createdAt", "updatedAt",
          ${allDerived}, ${issuesColumn},
          (SELECT count(*)::int FROM "SyncConflict" c WHERE c."productId" = "Product"."id" AND c."settledAt" IS NULL)
            AS "openConflicts"
        FROM "Product" WHERE "id" = ${id}::uuid`
    },

    /** Returns the SKUs that no product has, listed or retired, ignoring case. */
    async unknownSkus(skus: string[]): Promise<string[]> {
      const rows = await readRows(database, skuRow)`
        SELECT "sku" FROM unnest(${skus}::text[]) AS wanted("sku")
        WHERE NOT EXISTS (SELECT FROM "Product" p WHERE lower(p."sku") = lower(wanted."sku"))`
      return rows.map(({ sku }) => sku)
    },
  }
}
