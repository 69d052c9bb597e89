import * as z from 'zod/mini'
import {
  type SyncChangeQuery,
  type SyncRunQuery,
  syncChangeSchema,
  syncRunDetailSchema,
  syncRunSchema,
} from '#contract/sync/sync.ts'
import { syncNoteSchema } from '#contract/sync/sync-notes.ts'
import { Prisma, type SyncRun as SyncRunRow } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

export type { SyncRunRow }

/** As `find` reads it, too. */
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

/** How many changes of a side and kind a run has, and how many of them are marked. */
const changeGroupRow = syncRunDetailSchema.def.shape.groups.def.element
export type ChangeGroup = z.output<typeof changeGroupRow>

/** A list that was never written is null in the database, and an empty one everywhere else. */
function listOf(column: string): Prisma.Sql {
  return Prisma.raw(`coalesce("${column}", '{}') AS "${column}"`)
}

const runs: Table<'startedAt', SyncRunRow> = {
  row: runRow,
  columns: Prisma.sql`"id", "direction"::text, "complete", "status"::text, "stage", "percent", "message", "productsCount",
    "created", "updated", "unchanged", "retired", "pushedCreated", "pushedUpdated", "pushedRetired", "pushFailures",
    "conflicts", "warnings", "errors", "trigger", "startedBy", "cancelledBy", "dryRun", "planDigest", "planId", "productId",
    "mappingVersion", "linked", "bookCreated", "bookUpdated", "bookRetired", "bookFailures", ${listOf('marks')}, "sourceTime",
    "startedAt", "finishedAt"`,
  from: Prisma.sql`(SELECT *, product_search_text(concat_ws(' ', "message"::text, "startedBy")) AS "searchText" FROM "SyncRun") AS "run"`,
  key: Prisma.sql`"id"`,
  sorts: { startedAt: Prisma.sql`"startedAt"` },
  initialSort: '-startedAt',
}

const isMarked = Prisma.sql`coalesce("marks", '{}') <> '{}'`

/** Of one run, in the order in which it found them; those that are marked first. */
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

/** Queries of runs and of what they changed, for staff. */
export function createSyncRunsRepo(database: DatabaseHandle) {
  return {
    page({ status, direction, search, ...page }: SyncRunQuery) {
      const conditions = searchConditions(search)
      if (status) conditions.push(Prisma.sql`"status"::text = ANY(${status})`)
      if (direction) conditions.push(Prisma.sql`"direction"::text = ANY(${direction})`)
      return readPage(database, runs, conditions, page)
    },

    find(id: string): Promise<SyncRunRow | null> {
      return database.syncRun.findUnique({ where: { id } })
    },

    changes(runId: string, { side, kind, marked, search, page, pageSize }: SyncChangeQuery) {
      const conditions = searchConditions(search)
      if (side) conditions.push(Prisma.sql`"side" = ANY(${side})`)
      if (kind) conditions.push(Prisma.sql`"kind" = ANY(${kind})`)
      if (marked) conditions.push(isMarked)
      return readPage(database, changesOf(runId), conditions, { page, pageSize })
    },

    /**
     * Discards a plan that is open and that no run is carrying out. In a transaction: whoever would carry it out waits, or is
     * waited for.
     * @returns whether it did
     */
    async discard(id: string): Promise<boolean> {
      await database.$executeRaw`SELECT 1 FROM "SyncRun" WHERE "id" = ${id}::uuid FOR UPDATE`
      const count = await database.$executeRaw`
        UPDATE "SyncRun" SET "status" = 'discarded' WHERE "id" = ${id}::uuid AND "status" IN ('planned', 'awaiting_approval')
          AND NOT EXISTS (SELECT FROM "SyncRun" r WHERE r."planId" = ${id}::uuid AND r."status" = 'running')`
      return count > 0
    },

    groups(runId: string): Promise<ChangeGroup[]> {
      return readRows(database, changeGroupRow)`
        SELECT "side", "kind", count(*)::int AS "count", (count(*) FILTER (WHERE ${isMarked}))::int AS "marked"
        FROM "SyncChange" WHERE "runId" = ${runId}::uuid GROUP BY "side", "kind" ORDER BY "side", "kind"`
    },
  }
}
