import * as z from 'zod/mini'
import { type DemoRequestTableQuery, staffDemoRequestSchema } from '#contract/requests/messages.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'
import {
  dueOrder,
  messageConditions,
  namesProduct,
  oneOf,
  senderColumns,
  strokeOrder,
  timed,
  workColumns,
  workConditions,
} from './message-tables.repo.ts'

const demoRequestRow = z.extend(staffDemoRequestSchema, timed)
export type DemoRequestRow = z.output<typeof demoRequestRow>
/** `me` is the user that `assignee=mine` refers to. */
export type DemoRequestFilter = Omit<DemoRequestTableQuery, 'page' | 'pageSize'> & { me?: string | undefined }
type DemoRequestSort = 'due' | 'createdAt' | 'name' | 'company' | 'preferredDate' | 'scheduledDate'

/** Hides a slot that was not confirmed in time, as demo-requests/demo-slots.repo.ts does. */
const isHeld = Prisma.sql`("slotHeldUntil" IS NULL OR "slotHeldUntil" > now())`
const scheduledDate = Prisma.sql`CASE WHEN ${isHeld} THEN "DemoRequest"."scheduledDate" END`

const table: Table<DemoRequestSort, DemoRequestRow> = {
  row: demoRequestRow,
  columns: Prisma.sql`${senderColumns('DemoRequest')}, ${workColumns('DemoRequest')}, "name", "kind", "product", "industry", "useCase",
    to_char("preferredDate", 'YYYY-MM-DD') AS "preferredDate", "preferredTime",
    to_char(${scheduledDate}, 'YYYY-MM-DD') AS "scheduledDate",
    CASE WHEN ${isHeld} THEN "DemoRequest"."scheduledTime" END AS "scheduledTime", ${scheduledDate} IS NOT NULL AS "holdsSlot"`,
  from: Prisma.sql`"DemoRequest"`,
  key: Prisma.sql`"id"`,
  sorts: {
    ...strokeOrder,
    due: dueOrder('DemoRequest'),
    preferredDate: Prisma.sql`"DemoRequest"."preferredDate"`,
    scheduledDate,
  },
  nullable: ['preferredDate', 'scheduledDate'],
  initialSort: '-createdAt',
}

export function createStaffDemoRequestsRepo(database: Database) {
  return {
    page: (query: DemoRequestTableQuery & { me?: string | undefined }) =>
      readPage(database.prisma, table, conditionsOf(query), query),

    all: (query: DemoRequestFilter) => readAll(database, table, conditionsOf(query), query.sort),

    /**
     * Returns requests that hold a slot in this period, and those without a slot that prefer a day of it. Both ends
     * are included.
     */
    between(from: string, to: string): Promise<DemoRequestRow[]> {
      return readRows(database.prisma, demoRequestRow)`
        SELECT ${table.columns} FROM ${table.from}
        WHERE ${scheduledDate} BETWEEN ${from}::date AND ${to}::date
          OR (${scheduledDate} IS NULL AND "DemoRequest"."status" = 'requested' AND NOT "suspect"
            AND "DemoRequest"."preferredDate" BETWEEN ${from}::date AND ${to}::date)
        ORDER BY coalesce(${scheduledDate}, "DemoRequest"."preferredDate"), "scheduledTime", "id"`
    },

    find(id: string): Promise<DemoRequestRow | undefined> {
      return readRow(database.prisma, demoRequestRow)`
        SELECT ${table.columns} FROM ${table.from} WHERE "id" = ${id}::uuid`
    },
  }
}

function conditionsOf(query: DemoRequestFilter): Prisma.Sql[] {
  const conditions = [...messageConditions(query), ...workConditions('DemoRequest', query)]
  if (query.product) conditions.push(namesProduct(query.product))
  if (query.industry?.length) conditions.push(oneOf('industry', query.industry))
  return conditions
}
