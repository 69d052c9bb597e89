import * as z from 'zod/mini'
import { type AuditQuery, auditEntrySchema } from '#contract/staff/audit.ts'
import { Prisma } from '#prisma'
import type { Database, DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'

const valueRow = z.object({ value: z.string() })

/** Without the columns of the hash chain, which only audit:verify needs. */
const auditRow = z.extend(auditEntrySchema, { at: z.date() })
export type AuditRow = z.output<typeof auditRow>

const actorRow = z.object({ id: z.string(), name: z.string() })

export type AuditFilter = Omit<AuditQuery, 'page' | 'pageSize'>

/** Sorting by time uses `seq`: rows are inserted in that order, it is unique, and every index ends with it. */
const table: Table<'at', AuditRow> = {
  row: auditRow,
  columns: Prisma.sql`"seq"::float8 AS "seq", "at", "actorKind", "actorId", "actorName", "address", "action", "entity",
    "entityId", "entityName", "before", "after", "requestId"`,
  from: Prisma.sql`"AuditEntry"`,
  key: Prisma.sql`"seq"`,
  sorts: { at: Prisma.sql`"seq"` },
  initialSort: '-at',
}

/** Read only; platform/audit.ts appends to the log. */
export function createAuditRepo(database: Database) {
  const { prisma } = database
  return {
    page: (query: AuditQuery) => readPage(prisma, table, conditionsOf(query), query),

    all: (filter: AuditFilter) => readAll(database, table, conditionsOf(filter), filter.sort),

    actions: () => distinct(prisma, 'action'),

    entities: () => distinct(prisma, 'entity'),

    /** Returns each actor with their latest name. */
    async actors(): Promise<z.output<typeof actorRow>[]> {
      const ids = await distinct(prisma, 'actorId')
      return readRows(prisma, actorRow)`
        SELECT "id", (SELECT "actorName" FROM "AuditEntry" WHERE "actorId" = "id" ORDER BY "seq" DESC LIMIT 1) AS "name"
        FROM unnest(${ids}::text[]) AS "id" ORDER BY "name", "id"`
    },
  }
}

function conditionsOf({ search, actorKind, actorId, action, entity, entityId, from, to }: AuditFilter): Prisma.Sql[] {
  return [
    ...searchConditions(search),
    ...(actorKind ? [Prisma.sql`"actorKind" = ANY(${actorKind})`] : []),
    ...equal('actorId', actorId),
    ...equal('action', action),
    ...equal('entity', entity),
    ...equal('entityId', entityId),
    ...(from ? [Prisma.sql`"at" >= ${new Date(from)}`] : []),
    ...(to ? [Prisma.sql`"at" < ${new Date(to)}`] : []),
  ]
}

type Column = 'actorId' | 'action' | 'entity' | 'entityId'

function equal(column: Column, value: string | undefined): Prisma.Sql[] {
  return value ? [Prisma.sql`${named(column)} = ${value}`] : []
}

function named(column: Column): Prisma.Sql {
  return Prisma.raw(`"${column}"`)
}

/** Skips through the index from value to value, because the log has many rows and few distinct values. */
async function distinct(database: DatabaseHandle, name: Column): Promise<string[]> {
  const column = named(name)
  const rows = await readRows(database, valueRow)`
    WITH RECURSIVE walk("value") AS (
      SELECT min(${column}) FROM "AuditEntry"
      UNION ALL
      SELECT (SELECT min(${column}) FROM "AuditEntry" WHERE ${column} > "value") FROM walk WHERE "value" IS NOT NULL
    )
    SELECT "value" FROM walk WHERE "value" IS NOT NULL`
  return rows.map(({ value }) => value)
}
