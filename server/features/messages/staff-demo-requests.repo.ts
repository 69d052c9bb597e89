import type { DemoRequestTableQuery, StaffDemoRequest } from '#contract/messages.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database.ts'
import { readAll, readPage, type Table } from '#server/platform/tables.ts'
import { messageConditions, namesProduct, oneOf, senderColumns, strokeOrder } from './message-tables.repo.ts'

export type DemoRequestRow = Omit<StaffDemoRequest, 'createdAt'> & { createdAt: Date }
export type DemoRequestFilter = Omit<DemoRequestTableQuery, 'page' | 'pageSize'>
type DemoRequestSort = 'createdAt' | 'name' | 'company' | 'preferredDate'

const table: Table<DemoRequestSort> = {
  columns: Prisma.sql`${senderColumns}, "name", "kind", "product", "industry", "useCase",
    to_char("preferredDate", 'YYYY-MM-DD') AS "preferredDate", "preferredTime", "holdsSlot"`,
  from: Prisma.sql`"DemoRequest"`,
  key: Prisma.sql`"id"`,
  sorts: { ...strokeOrder, preferredDate: Prisma.sql`"DemoRequest"."preferredDate"` },
  nullable: ['preferredDate'],
  initialSort: '-createdAt',
}

/** Demo requests as staff read them. */
export function createStaffDemoRequestsRepo(database: Database) {
  return {
    page: (query: DemoRequestTableQuery) =>
      readPage<DemoRequestRow, DemoRequestSort>(database.prisma, table, conditionsOf(query), query),

    /** Every one that matches, for an export. */
    all: (query: DemoRequestFilter) =>
      readAll<DemoRequestRow, DemoRequestSort>(database, table, conditionsOf(query), query.sort),

    async find(id: string): Promise<DemoRequestRow | undefined> {
      const [row] = await database.prisma.$queryRaw<DemoRequestRow[]>`
        SELECT ${table.columns} FROM ${table.from} WHERE "id" = ${id}::uuid`
      return row
    },
  }
}

function conditionsOf(query: DemoRequestFilter): Prisma.Sql[] {
  const conditions = messageConditions(query)
  if (query.product) conditions.push(namesProduct(query.product))
  if (query.industry?.length) conditions.push(oneOf('industry', query.industry))
  return conditions
}
