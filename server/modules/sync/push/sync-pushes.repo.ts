import * as z from 'zod/mini'
import type { SyncPushQuery } from '#contract/sync/sync.ts'
import { syncNoteSchema } from '#contract/sync/sync-notes.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'
import { isUnsent } from '../plan/plan.repo.ts'

const nameRow = z.object({ name: z.nullable(z.string()) })
const fieldRow = z.object({ field: z.string() })
const countsRow = z.object({ pending: z.number(), failed: z.number() })

const goneRow = z.object({ name: z.string(), version: z.number(), isListed: z.boolean(), isGone: z.boolean() })
export type GoneRow = z.output<typeof goneRow>

const pushRow = z.object({
  id: z.string(),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  notionPageId: z.nullable(z.string()),
  pending: z.array(z.string()),
  pushError: z.nullable(syncNoteSchema),
  pushFailedAt: z.nullable(z.date()),
  pushAttempts: z.number(),
})
export type PushRow = z.output<typeof pushRow>

const hasFailed = Prisma.sql`"pushError" IS NOT NULL`

const pushes: Table<'name' | 'failure', PushRow> = {
  row: pushRow,
  columns: Prisma.sql`"id", "name", "nameEn", "notionPageId", "pending", "pushError", "pushFailedAt", "pushAttempts"`,
  from: Prisma.sql`"Product"`,
  key: Prisma.sql`"id"`,
  sorts: { name: Prisma.sql`"name"`, failure: Prisma.sql`"pushError" IS NULL, "name"` },
  initialSort: 'failure',
}

export function createSyncPushesRepo(database: DatabaseHandle) {
  return {
    page({ state, search, ...page }: SyncPushQuery) {
      const conditions = [isUnsent, ...searchConditions(search)]
      if (state?.length === 1) conditions.push(state[0] === 'failed' ? hasFailed : Prisma.sql`NOT (${hasFailed})`)
      return readPage(database, pushes, conditions, page)
    },

    /** Returns the name of a product with unsent changes; null if it has none, undefined if it does not exist. */
    async nameOf(id: string): Promise<string | null | undefined> {
      const row = await readRow(database, nameRow)`
        SELECT CASE WHEN ${isUnsent} THEN "name" END AS "name" FROM "Product" WHERE "id" = ${id}::uuid`
      return row?.name
    },

    /** Locks a product. @returns undefined if it does not exist, null if its page is not gone */
    async lockGone(id: string): Promise<GoneRow | null | undefined> {
      const row = await readRow(database, goneRow)`
        SELECT "name", "version", ("retiredAt" IS NULL OR "unlisted") AS "isListed", coalesce("pushError"->>'code' = 'notion.page-gone', false) AND "notionPageId" IS NOT NULL AS "isGone"
        FROM "Product" WHERE "id" = ${id}::uuid FOR NO KEY UPDATE`
      return row && !row.isGone ? null : row
    },

    /** Resets a product to one that never had a page, so that all its values are pending. */
    async unlink(id: string): Promise<void> {
      await database.$executeRaw`
        UPDATE "Product" SET "source" = 'local', "notionPageId" = NULL, "synced" = NULL, "syncedRetired" = false, "pending" = '{}',
          "contentHash" = NULL, "notionEditedAt" = NULL, "notionEditedBy" = NULL, "pushStartedAt" = NULL, "pushSentAt" = NULL, "pushError" = NULL,
          "pushFailedAt" = NULL, "pushAttempts" = 0
        WHERE "id" = ${id}::uuid`
    },

    /** Retires a product as agreed with Notion, so that nothing is pending. */
    async letGo(id: string, at: Date): Promise<void> {
      await database.$executeRaw`
        UPDATE "Product" SET "syncedRetired" = true, "pending" = array_remove("pending", 'retired'), "pushError" = NULL,
          "pushFailedAt" = NULL, "pushAttempts" = 0, "version" = "version" + ("retiredAt" IS NULL OR "unlisted")::int,
          "retiredAt" = coalesce("retiredAt", ${at}), "unlisted" = false, "updatedAt" = ${at}
        WHERE "id" = ${id}::uuid`
    },

    async fields(): Promise<string[]> {
      const rows = await readRows(database, fieldRow)`
        SELECT unnest("pending") AS "field" FROM "Product" WHERE "notionPageId" IS NOT NULL AND ${isUnsent}
        UNION
        SELECT "entry"."key" FROM "Product", jsonb_each("record") AS "entry"
        WHERE "notionPageId" IS NULL AND ${isUnsent} AND "entry"."value" NOT IN ('null', '[]')`
      return rows.map(({ field }) => field)
    },

    async counts(): Promise<{ pending: number; failed: number }> {
      const counts = await readRow(database, countsRow)`
        SELECT count(*)::int AS "pending", (count(*) FILTER (WHERE ${hasFailed}))::int AS "failed"
        FROM "Product" WHERE ${isUnsent}`
      return counts ?? { pending: 0, failed: 0 }
    },
  }
}
