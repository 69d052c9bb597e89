import * as z from 'zod/mini'
import { recordAnswerSchema } from '#contract/catalogue/product-edits.ts'
import { type ConflictQuery, syncConflictSchema } from '#contract/sync/sync.ts'
import { Prisma } from '#prisma'
import { storedImageSchema } from '#server/modules/catalogue/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

const picturesRow = z.object({ ours: recordAnswerSchema.def.shape.images, kept: z.array(storedImageSchema) })

/** Its values are JSON that the sync wrote. */
const conflictRow = z.extend(z.omit(syncConflictSchema, { notionUrl: true }), {
  notionPageId: z.nullable(z.string()),
  oursAt: z.nullable(z.date()),
  theirsAt: z.nullable(z.date()),
  openedAt: z.date(),
  settledAt: z.nullable(z.date()),
})
export type ConflictRow = z.output<typeof conflictRow>

/** What was just settled. */
const settledRow = z.pick(conflictRow, { id: true, productId: true, field: true, ours: true })
export type SettledRow = z.output<typeof settledRow>

export interface Settlement {
  choice: 'ours' | 'theirs'
  /** Who settles it. */
  by: string
  at: Date
}

const conflicts: Table<'openedAt', ConflictRow> = {
  row: conflictRow,
  columns: Prisma.sql`c."id", c."productId", p."name" AS "productName", p."nameEn" AS "productNameEn", p."notionPageId",
    c."field", c."base", c."ours", c."theirs",
    CASE c."field" WHEN 'retired' THEN to_jsonb(p."retiredAt" IS NOT NULL) ELSE p."record" -> c."field" END AS "current",
    c."oursBy", c."oursAt", c."theirsBy", c."theirsAt", c."openedAt", c."settledAt", c."settledBy", c."choice"`,
  from: Prisma.sql`"SyncConflict" c JOIN "Product" p ON p."id" = c."productId"`,
  key: Prisma.sql`c."id"`,
  sorts: { openedAt: Prisma.sql`c."openedAt"` },
  initialSort: 'openedAt',
}

/** Queries of what both sides changed. */
export function createSyncConflictsRepo(database: DatabaseHandle) {
  return {
    /** Open ones unless asked otherwise, the oldest first. */
    page({ state = ['open'], field, productId, search, ...page }: ConflictQuery) {
      const conditions = searchConditions(search)
      if (!state.includes('settled')) conditions.push(Prisma.sql`c."settledAt" IS NULL`)
      if (!state.includes('open')) conditions.push(Prisma.sql`c."settledAt" IS NOT NULL`)
      if (field) conditions.push(Prisma.sql`c."field" = ANY(${field})`)
      if (productId) conditions.push(Prisma.sql`c."productId" = ${productId}::uuid`)
      return readPage(database, conflicts, conditions, page)
    },

    of(ids: string[]): Promise<ConflictRow[]> {
      return readRows(database, conflictRow)`
        SELECT ${conflicts.columns} FROM ${conflicts.from} WHERE c."id" = ANY(${ids}::uuid[]) ORDER BY c."openedAt", c."id"`
    },

    /**
     * Settles those that are open, of these or of all, always in the same order, so that of two who settle the same one the
     * second finds it settled.
     * @returns them, the oldest first
     */
    settle(ids: string[] | 'all', { choice, by, at }: Settlement): Promise<SettledRow[]> {
      const named = ids === 'all' ? Prisma.sql`true` : Prisma.sql`"id" = ANY(${ids}::uuid[])`
      return readRows(database, settledRow)`
        WITH "open" AS (SELECT "id" FROM "SyncConflict" WHERE "settledAt" IS NULL AND ${named} ORDER BY "id" FOR UPDATE),
          "settled" AS (UPDATE "SyncConflict" c SET "settledAt" = ${at}, "settledBy" = ${by}, "choice" = ${choice}
            FROM "open" WHERE c."id" = "open"."id" RETURNING c.*)
        SELECT "id", "productId", "field", "ours" FROM "settled" ORDER BY "openedAt", "id"`
    },

    /** Our pictures in open conflicts, of these or of all, and those that their products have kept. */
    pictures(ids: string[] | 'all'): Promise<z.output<typeof picturesRow>[]> {
      const named = ids === 'all' ? Prisma.sql`true` : Prisma.sql`c."id" = ANY(${ids}::uuid[])`
      return readRows(database, picturesRow)`
        SELECT c."ours", p."images" AS "kept" FROM ${conflicts.from}
        WHERE c."field" = 'images' AND c."settledAt" IS NULL AND ${named}`
    },

    countOpen(): Promise<number> {
      return database.syncConflict.count({ where: { settledAt: null } })
    },
  }
}
