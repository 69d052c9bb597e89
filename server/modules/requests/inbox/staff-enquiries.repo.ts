import * as z from 'zod/mini'
import { type EnquiryTableQuery, staffEnquirySchema } from '#contract/requests/messages.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'
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

const enquiryRow = z.extend(staffEnquirySchema, timed)
export type EnquiryRow = z.output<typeof enquiryRow>
/** `me` is the user that `assignee=mine` refers to. */
export type EnquiryFilter = Omit<EnquiryTableQuery, 'page' | 'pageSize'> & { me?: string | undefined }
type EnquirySort = 'due' | 'createdAt' | 'name' | 'company'

/** Must match the expression of the index. */
const name = Prisma.sql`full_name("firstName", "lastName")`

const table: Table<EnquirySort, EnquiryRow> = {
  row: enquiryRow,
  columns: Prisma.sql`${senderColumns('Enquiry')}, ${workColumns('Enquiry')}, ${name} AS "name", "product", "inquiryType"`,
  from: Prisma.sql`"Enquiry"`,
  key: Prisma.sql`"id"`,
  sorts: { ...strokeOrder, due: dueOrder('Enquiry'), name: Prisma.sql`${name} COLLATE "zh-Hant-x-icu"` },
  initialSort: '-createdAt',
}

export function createStaffEnquiriesRepo(database: Database) {
  return {
    page: (query: EnquiryTableQuery & { me?: string | undefined }) =>
      readPage(database.prisma, table, conditionsOf(query), query),

    all: (query: EnquiryFilter) => readAll(database, table, conditionsOf(query), query.sort),

    find(id: string): Promise<EnquiryRow | undefined> {
      return readRow(database.prisma, enquiryRow)`
        SELECT ${table.columns} FROM ${table.from} WHERE "id" = ${id}::uuid`
    },
  }
}

function conditionsOf(query: EnquiryFilter): Prisma.Sql[] {
  const conditions = [...messageConditions(query), ...workConditions('Enquiry', query)]
  if (query.product) conditions.push(namesProduct(query.product))
  if (query.inquiryType?.length) conditions.push(oneOf('inquiryType', query.inquiryType))
  return conditions
}
