import * as z from 'zod/mini'
import {
  type SyncChangeQuery,
  type SyncRunQuery,
  syncChangeSchema,
  syncRunDetailSchema,
  syncRunRowSchema,
  syncRunSchema,
} from '#contract/sync/sync.ts'
import { syncNoteSchema } from '#contract/sync/sync-notes.ts'
import { Prisma, type SyncRun as SyncRunRow } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { all, searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

export type { SyncRunRow }

const notes = z.array(syncNoteSchema)
const runRow = z.extend(z.omit(syncRunSchema, { warningsCount: true, messageNote: true, errorNotes: true }), {
  message: syncNoteSchema,
  errors: notes,
  warnings: notes,
  planDigest: z.nullable(z.string()),
  sourceTime: z.nullable(z.date()),
  startedAt: z.date(),
  finishedAt: z.nullable(z.date()),
})

const changeRow = z.extend(z.omit(syncChangeSchema, { errorNote: true, made: true }), {
  error: z.nullable(syncNoteSchema),
})
export type SyncChangeRow = z.output<typeof changeRow>

const changeGroupRow = syncRunDetailSchema.def.shape.groups.def.element
export type ChangeGroup = z.output<typeof changeGroupRow>

const changeMarkRow = syncRunDetailSchema.def.shape.marked.def.element

const productRow = z.pick(syncRunRowSchema, { productName: true, productNameEn: true })
const pushesRow = syncRunRowSchema.def.shape.pushes

const listedRow = z.extend(runRow, { ...productRow.def.shape, pushes: pushesRow })
export type SyncRunListedRow = z.output<typeof listedRow>

function listOf(column: string): Prisma.Sql {
  return Prisma.raw(`coalesce("${column}", '{}') AS "${column}"`)
}

const wasSent = Prisma.sql`("status" = 'succeeded' AND "pushFailures" = 0)`

/**
 * Selects runs with their stretch: consecutive pushes without another run in between. If folded, each stretch is one
 * row, its newest run, with the results of its products.
 */
function foundRuns(conditions: Prisma.Sql[], isFolded: boolean): Prisma.Sql {
  const found = Prisma.sql`
    SELECT "id", "trigger", "startedAt", "status"::text, "pushFailures", coalesce("productId", "id") AS "of", "stretch" FROM (
      SELECT *, product_search_text(concat_ws(' ', "message"::text, "startedBy")) AS "searchText",
        count(*) FILTER (WHERE "trigger" <> 'queue') OVER (ORDER BY "startedAt", "id") AS "stretch" FROM "SyncRun"
    ) AS "run" WHERE ${all(conditions)}`
  if (!isFolded) return Prisma.sql`SELECT "id", NULL::jsonb AS "pushes" FROM (${found}) AS "found"`
  return Prisma.sql`
    WITH "found" AS (${found}),
    "product" AS (
      SELECT "stretch", count(*) AS "runs", bool_or(${wasSent}) AS "told", bool_or("status" = 'running') AS "runsOn",
        max("startedAt") AS "startedAt", (array_agg("id" ORDER BY "startedAt" DESC, "id" DESC))[1] AS "newest"
      FROM "found" WHERE "trigger" = 'queue' GROUP BY "stretch", "of"
    )
    SELECT "id", NULL::jsonb AS "pushes" FROM "found" WHERE "trigger" <> 'queue'
    UNION ALL
    SELECT (array_agg("newest" ORDER BY "startedAt" DESC, "newest" DESC))[1], CASE WHEN sum("runs") > 1 THEN jsonb_build_object(
      'runs', sum("runs"), 'told', count(*) FILTER (WHERE "told"), 'failed', count(*) FILTER (WHERE NOT "told" AND NOT "runsOn")) END
    FROM "product" GROUP BY "stretch"`
}

function isWith(id: string): Prisma.Sql {
  const startedAt = Prisma.sql`(SELECT "startedAt" FROM "SyncRun" WHERE "id" = ${id}::uuid)`
  const others = Prisma.sql`FROM "SyncRun" r WHERE r."trigger" <> 'queue'`
  return Prisma.sql`"trigger" = 'queue'
    AND "startedAt" >= coalesce((SELECT max(r."startedAt") ${others} AND r."startedAt" <= ${startedAt}), '-infinity')
    AND "startedAt" <= coalesce((SELECT min(r."startedAt") ${others} AND r."startedAt" >= ${startedAt}), 'infinity')`
}

const runs = (conditions: Prisma.Sql[], isFolded: boolean): Table<'startedAt', SyncRunListedRow> => ({
  row: listedRow,
  columns: Prisma.sql`"id", "direction"::text, "complete", "status"::text, "stage", "percent", "message", "productsCount",
    "created", "updated", "unchanged", "retired", "pushedCreated", "pushedUpdated", "pushedRetired", "pushFailures",
    "conflicts", "warnings", "errors", "trigger", "startedBy", "cancelledBy", "dryRun", "planDigest", "planId", "productId",
    "mappingVersion", "linked", "bookCreated", "bookUpdated", "bookRetired", "bookFailures", ${listOf('marks')}, "sourceTime",
    "startedAt", "finishedAt", "productName", "productNameEn", "pushes"`,
  from: Prisma.sql`(
    SELECT r.*, p."name" AS "productName", p."nameEn" AS "productNameEn", "found"."pushes"
    FROM (${foundRuns(conditions, isFolded)}) AS "found" JOIN "SyncRun" r USING ("id")
    LEFT JOIN "Product" p ON p."id" = r."productId") AS "run"`,
  key: Prisma.sql`"id"`,
  sorts: { startedAt: Prisma.sql`"startedAt"` },
  initialSort: '-startedAt',
})

const isMarked = Prisma.sql`coalesce("marks", '{}') <> '{}'`

/** Lists changes in order of discovery, marked ones first. */
function changesOf(runId: string): Table<'seq', SyncChangeRow> {
  return {
    row: changeRow,
    columns: Prisma.sql`"seq", "side", "kind", "productId", "pageId", "name", "fields", ${listOf('marks')}, "error"`,
    from: Prisma.sql`(SELECT *, product_search_text("name") AS "searchText" FROM "SyncChange"
      WHERE "runId" = ${runId}::uuid) AS "change"`,
    key: Prisma.sql`"seq"`,
    sorts: { seq: Prisma.sql`NOT (${isMarked}), "seq"` },
    initialSort: 'seq',
  }
}

export function createSyncRunsRepo(database: DatabaseHandle) {
  return {
    page({ status, direction, trigger, pushesWith, search, ...page }: SyncRunQuery) {
      const conditions = searchConditions(search)
      if (status) conditions.push(Prisma.sql`"status"::text = ANY(${status})`)
      if (direction) conditions.push(Prisma.sql`"direction"::text = ANY(${direction})`)
      if (trigger) conditions.push(Prisma.sql`"trigger" = ANY(${trigger})`)
      if (pushesWith) conditions.push(isWith(pushesWith))
      return readPage(database, runs(conditions, !trigger && !pushesWith), [], page)
    },

    find(id: string): Promise<SyncRunRow | null> {
      return database.syncRun.findUnique({ where: { id } })
    },

    /** Returns whether no run is in progress and the last one ended after `time`. */
    async hasEndedSince(time: Date): Promise<boolean> {
      const last = await database.syncRun.findFirst({ orderBy: { startedAt: 'desc' }, select: { finishedAt: true } })
      return last?.finishedAt != null && last.finishedAt > time
    },

    async productOf({ productId }: Pick<SyncRunRow, 'productId'>): Promise<z.output<typeof productRow>> {
      const found = await readRow(database, productRow)`
        SELECT "name" AS "productName", "nameEn" AS "productNameEn" FROM "Product" WHERE "id" = ${productId}::uuid`
      return found ?? { productName: null, productNameEn: null }
    },

    changes(runId: string, { side, kind, marked, mark, search, page, pageSize }: SyncChangeQuery) {
      const conditions = searchConditions(search)
      if (side) conditions.push(Prisma.sql`"side" = ANY(${side})`)
      if (kind) conditions.push(Prisma.sql`"kind" = ANY(${kind})`)
      if (marked) conditions.push(isMarked)
      if (mark) conditions.push(Prisma.sql`"marks" && ${mark}`)
      return readPage(database, changesOf(runId), conditions, { page, pageSize })
    },

    /** Discards a plan that is not being carried out. Call it in a transaction. @returns whether it did */
    async discard(id: string): Promise<boolean> {
      await database.$executeRaw`SELECT 1 FROM "SyncRun" WHERE "id" = ${id}::uuid FOR UPDATE`
      const count = await database.$executeRaw`
        UPDATE "SyncRun" SET "status" = 'discarded' WHERE "id" = ${id}::uuid AND "status" IN ('planned', 'awaiting_approval')
          AND NOT EXISTS (SELECT FROM "SyncRun" r WHERE r."planId" = ${id}::uuid AND r."status" = 'running')`
      return count > 0
    },

    marked(runId: string): Promise<z.output<typeof changeMarkRow>[]> {
      return readRows(database, changeMarkRow)`
        SELECT unnest("marks") AS "mark", count(*)::int AS "count" FROM "SyncChange" WHERE "runId" = ${runId}::uuid
        GROUP BY 1 ORDER BY 1`
    },

    groups(runId: string): Promise<ChangeGroup[]> {
      return readRows(database, changeGroupRow)`
        SELECT "side", "kind", count(*)::int AS "count", (count(*) FILTER (WHERE ${isMarked}))::int AS "marked"
        FROM "SyncChange" WHERE "runId" = ${runId}::uuid GROUP BY "side", "kind" ORDER BY "side", "kind"`
    },
  }
}
