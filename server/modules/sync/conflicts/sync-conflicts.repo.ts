import * as z from 'zod/mini'
import {
  changeFields,
  fieldChangeSchema,
  type RecordValue,
  recordAnswerSchema,
  storedRecordSchema,
} from '#contract/catalogue/product-edits.ts'
import {
  type ConflictChoice,
  type ConflictQuery,
  conflictProductSchema,
  conflictsShownMax,
  syncConflictSchema,
} from '#contract/sync/sync.ts'
import { Prisma } from '#prisma'
import { storedImageSchema } from '#server/modules/catalogue/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { all, searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

const picturesRow = z.object({ ours: recordAnswerSchema.def.shape.images, kept: z.array(storedImageSchema) })

const conflictRow = z.extend(z.omit(syncConflictSchema, { notionUrl: true }), {
  notionPageId: z.nullable(z.string()),
  oursAt: z.nullable(z.date()),
  theirsAt: z.nullable(z.date()),
  openedAt: z.date(),
  settledAt: z.nullable(z.date()),
})
export type ConflictRow = z.output<typeof conflictRow>

const productRow = z.extend(z.omit(conflictProductSchema, { notionUrl: true, conflicts: true }), {
  notionPageId: z.nullable(z.string()),
  openedAt: z.date(),
})
export type ConflictProductRow = z.output<typeof productRow>

const settledRow = z.pick(conflictRow, { id: true, productId: true, field: true, ours: true })
export type SettledRow = z.output<typeof settledRow>

/** Changes that reopening undoes: those of the edit that settled the conflict, and the product's former pictures. */
const reopenedRow = z.extend(z.pick(conflictRow, { id: true, productId: true, field: true, current: true }), {
  version: z.number(),
  isSettled: z.boolean(),
  edit: z.nullable(z.pick(fieldChangeSchema, { from: true, to: true })),
  pictures: z.nullable(z.array(storedImageSchema)),
})
export type ReopenedRow = z.output<typeof reopenedRow>

const recordRow = z.object({ field: conflictRow.def.shape.field, record: storedRecordSchema })

export interface Settlement {
  choice: ConflictChoice
  value: RecordValue
  by: string
  at: Date
}

const current = Prisma.sql`
  CASE c."field" WHEN 'retired' THEN to_jsonb(p."retiredAt" IS NOT NULL AND NOT p."unlisted") ELSE p."record" -> c."field" END AS "current"`
const columns = Prisma.sql`c."id", c."productId", p."name" AS "productName", p."nameEn" AS "productNameEn", p."notionPageId",
  c."field", c."base", c."ours", c."theirs", ${current}, c."oursBy", c."oursAt", u."name" AS "theirsBy",
  coalesce(u."isBot", false) AS "isTheirsBot", c."theirsAt", c."openedAt", c."settledAt", c."settledBy", c."choice", c."value"`
const from = Prisma.sql`"SyncConflict" c JOIN "Product" p ON p."id" = c."productId" LEFT JOIN "NotionUser" u ON u."id" = c."theirsBy"`
const order = Prisma.sql`array_position(${changeFields}::text[], c."field"), c."openedAt", c."id"`

function productsWith(conditions: Prisma.Sql[]): Table<'openedAt', ConflictProductRow> {
  return {
    row: productRow,
    columns: Prisma.sql`"productId", "productName", "productNameEn", "notionPageId", "openedAt", "count"`,
    from: Prisma.sql`(
      SELECT p."id" AS "productId", p."name" AS "productName", p."nameEn" AS "productNameEn", p."notionPageId",
        min(c."openedAt") AS "openedAt", count(*)::int AS "count"
      FROM ${from} WHERE ${all(conditions)} GROUP BY p."id") AS "product"`,
    key: Prisma.sql`"productId"`,
    sorts: { openedAt: Prisma.sql`"openedAt"` },
    initialSort: 'openedAt',
  }
}

function conditionsOf({ state = ['open'], field, productId, search }: ConflictQuery): Prisma.Sql[] {
  const conditions = searchConditions(search)
  if (!state.includes('settled')) conditions.push(Prisma.sql`c."settledAt" IS NULL`)
  if (!state.includes('open')) conditions.push(Prisma.sql`c."settledAt" IS NOT NULL`)
  if (field) conditions.push(Prisma.sql`c."field" = ANY(${field})`)
  if (productId) conditions.push(Prisma.sql`c."productId" = ${productId}::uuid`)
  return conditions
}

export function createSyncConflictsRepo(database: DatabaseHandle) {
  return {
    /** Returns products with their conflicts: open ones by default, oldest first; settled ones latest first. */
    async page(query: ConflictQuery) {
      const conditions = conditionsOf(query)
      const page = await readPage(database, productsWith(conditions), [], query)
      const ids = page.items.map(({ productId }) => productId)
      const conflicts = await readRows(database, conflictRow)`
        SELECT * FROM (
          SELECT ${columns}, row_number() OVER (PARTITION BY c."productId" ORDER BY c."settledAt" DESC, ${order}) AS "place"
          FROM ${from} WHERE ${all([...conditions, Prisma.sql`c."productId" = ANY(${ids}::uuid[])`])}) AS "found"
        WHERE "place" <= ${conflictsShownMax} ORDER BY "place"`
      return { page, conflicts }
    },

    of(ids: string[]): Promise<ConflictRow[]> {
      return readRows(database, conflictRow)`
        SELECT ${columns} FROM ${from} WHERE c."id" = ANY(${ids}::uuid[]) ORDER BY c."openedAt", c."id"`
    },

    record(id: string) {
      return readRow(database, recordRow)`
        SELECT c."field", p."record" FROM ${from} WHERE c."id" = ${id}::uuid`
    },

    /**
     * Settles those of the conflicts that are open, locked in a fixed order so that of two concurrent calls the second
     * finds them settled. @returns the settled ones, oldest first
     */
    settle(ids: string[] | 'all', { choice, value, by, at }: Settlement): Promise<SettledRow[]> {
      const named = ids === 'all' ? Prisma.sql`true` : Prisma.sql`"id" = ANY(${ids}::uuid[])`
      const typed = choice === 'other' ? Prisma.sql`${JSON.stringify(value)}::jsonb` : Prisma.sql`NULL`
      return readRows(database, settledRow)`
        WITH "open" AS (SELECT "id" FROM "SyncConflict" WHERE "settledAt" IS NULL AND ${named} ORDER BY "id" FOR UPDATE),
          "settled" AS (UPDATE "SyncConflict" c SET "settledAt" = ${at}, "settledBy" = ${by}, "choice" = ${choice}, "value" = ${typed}
            FROM "open" WHERE c."id" = "open"."id" RETURNING c.*)
        SELECT "id", "productId", "field", "ours" FROM "settled" ORDER BY "openedAt", "id"`
    },

    /** Locks conflicts until the transaction ends. @returns what has to be undone for each */
    async toReopen(ids: string[]): Promise<ReopenedRow[]> {
      await database.$executeRaw`SELECT 1 FROM "SyncConflict" WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`
      return readRows(database, reopenedRow)`
        SELECT c."id", c."productId", p."version", c."field", ${current}, c."settledAt" IS NOT NULL AS "isSettled",
          r."changes" -> c."field" AS "edit", r."changes" #> '{kept,from,images}' AS "pictures"
        FROM ${from} LEFT JOIN "ProductRevision" r ON c."choice" <> 'theirs' AND r."productId" = c."productId"
          AND r."origin" = 'conflict' AND r."at" = c."settledAt" AND r."changes" ? c."field"
        WHERE c."id" = ANY(${ids}::uuid[]) ORDER BY c."openedAt", c."id"`
    },

    async reopen(ids: string[]): Promise<void> {
      await database.$executeRaw`
        UPDATE "SyncConflict" SET "settledAt" = NULL, "settledBy" = NULL, "choice" = NULL, "value" = NULL
        WHERE "id" = ANY(${ids}::uuid[])`
    },

    pictures(ids: string[] | 'all'): Promise<z.output<typeof picturesRow>[]> {
      const named = ids === 'all' ? Prisma.sql`true` : Prisma.sql`c."id" = ANY(${ids}::uuid[])`
      return readRows(database, picturesRow)`
        SELECT c."ours", p."images" AS "kept" FROM ${from}
        WHERE c."field" = 'images' AND c."settledAt" IS NULL AND ${named}`
    },

    countOpen(): Promise<number> {
      return database.syncConflict.count({ where: { settledAt: null } })
    },
  }
}
