import * as z from 'zod/mini'
import { storedRecordSchema } from '#contract/catalogue/product-edits.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { anyRow, idRow, readRows } from '#server/platform/database/rows.ts'
import type { Change } from './plan.rules.ts'

const goneProductRow = z.object({
  id: z.string(),
  version: z.number(),
  name: z.string(),
  pageId: z.string(),
  /** Already retired by staff, so only the agreement is new. */
  isRetired: z.boolean(),
  pending: z.array(z.string()),
})
export type GoneProduct = z.output<typeof goneProductRow>

const pageRow = z.object({ pageId: z.string() })

/** A product whose page may have been created without our receiving the answer. */
const unfinishedCreateRow = z.object({
  id: z.string(),
  record: storedRecordSchema,
  pushStartedAt: z.date(),
})
export type UnfinishedCreate = z.output<typeof unfinishedCreateRow>

/**
 * Matches products with changes not sent to Notion: pending fields of a page, or no page yet. A page in the trash takes
 * no values; they wait until the product is restored.
 */
export const isUnsent = Prisma.sql`(("notionPageId" IS NOT NULL AND "pending" <> '{}' AND NOT ("syncedRetired" AND "retiredAt" IS NOT NULL AND NOT "unlisted"))
  OR ("notionPageId" IS NULL AND "source" = 'local' AND ("retiredAt" IS NULL OR "unlisted")))`

export function createPlanRepo(database: DatabaseHandle) {
  return {
    /** @param presentPageIds all listed pages after a complete reading; products of others are gone */
    gone(trashedPageIds: string[], presentPageIds: string[] | undefined): Promise<GoneProduct[]> {
      const unlisted = presentPageIds ? Prisma.sql`OR NOT ("notionPageId" = ANY(${presentPageIds}))` : Prisma.sql``
      return readRows(database, goneProductRow)`
        SELECT "id", "version", "name", "notionPageId" AS "pageId", ("retiredAt" IS NOT NULL AND NOT "unlisted") AS "isRetired", "pending"
        FROM "Product" WHERE "source" = 'notion' AND NOT "syncedRetired" AND "notionPageId" IS NOT NULL
          AND ("notionPageId" = ANY(${trashedPageIds}) ${unlisted}) ORDER BY "id"`
    },

    unfinishedCreates(): Promise<UnfinishedCreate[]> {
      return readRows(database, unfinishedCreateRow)`
        SELECT "id", "record", "pushStartedAt" FROM "Product"
        WHERE "pushStartedAt" IS NOT NULL AND "notionPageId" IS NULL ORDER BY "pushStartedAt", "id"`
    },

    /** Returns products to export: those with pending fields, and local ones without a page. */
    async unsent(): Promise<string[]> {
      const rows = await readRows(database, idRow)`
        SELECT "id" FROM "Product" WHERE ${isUnsent} ORDER BY "createdAt", "id"`
      return rows.map(({ id }) => id)
    },

    async unsentPages(fields: string[]): Promise<Set<string>> {
      const rows = await readRows(database, pageRow)`
        SELECT "notionPageId" AS "pageId" FROM "Product" WHERE "notionPageId" IS NOT NULL AND "pending" && ${fields}::text[]`
      return new Set(rows.map(({ pageId }) => pageId))
    },

    async isUnsent(id: string): Promise<boolean> {
      const rows = await readRows(database, anyRow)`SELECT 1 FROM "Product" WHERE "id" = ${id}::uuid AND ${isUnsent}`
      return rows.length > 0
    },

    async hasSamples(): Promise<boolean> {
      return (await database.product.findFirst({ where: { source: 'sample' }, select: { id: true } })) !== null
    },

    async waits(planDigest: string): Promise<boolean> {
      const where = { planDigest, status: 'awaiting_approval' } as const
      return (await database.syncRun.findFirst({ where, select: { id: true } })) !== null
    },

    async digestOf(planId: string): Promise<string | null> {
      const plan = await database.syncRun.findUnique({ where: { id: planId }, select: { planDigest: true } })
      return plan?.planDigest ?? null
    },

    async saveChanges(runId: string, changes: (Change & { seq: number })[]): Promise<void> {
      if (changes.length === 0) return
      const rows = changes.map((change) => ({ ...change, runId }))
      await database.$executeRaw`
        INSERT INTO "SyncChange" ("runId", "seq", "side", "kind", "productId", "pageId", "name", "fields", "marks", "error")
        SELECT "runId", "seq", "side", "kind", "productId", "pageId", "name", "fields", "marks", "error"
        FROM jsonb_populate_recordset(NULL::"SyncChange", ${JSON.stringify(rows)}::jsonb)`
    },
  }
}
