import type { EnquiryTableQuery, StaffEnquiry } from '#contract/messages.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database.ts'
import { readAll, readPage, type Table } from '#server/platform/tables.ts'
import {
  dueOrder,
  messageConditions,
  namesProduct,
  oneOf,
  senderColumns,
  strokeOrder,
  type Timed,
  workColumns,
  workConditions,
} from './message-tables.repo.ts'

export type EnquiryRow = Timed<StaffEnquiry>
/** `me`: whose `assignee=mine` is. */
export type EnquiryFilter = Omit<EnquiryTableQuery, 'page' | 'pageSize'> & { me?: string | undefined }
type EnquirySort = 'due' | 'createdAt' | 'name' | 'company'

/** As the migration's index has it. */
const name = Prisma.sql`full_name("firstName", "lastName")`

const table: Table<EnquirySort> = {
  columns: Prisma.sql`${senderColumns('Enquiry')}, ${workColumns('Enquiry')}, ${name} AS "name", "product", "inquiryType"`,
  from: Prisma.sql`"Enquiry"`,
  key: Prisma.sql`"id"`,
  sorts: { ...strokeOrder, due: dueOrder('Enquiry'), name: Prisma.sql`${name} COLLATE "zh-Hant-x-icu"` },
  initialSort: '-createdAt',
}

/** Enquiries as staff read them. */
export function createStaffEnquiriesRepo(database: Database) {
  return {
    page: (query: EnquiryTableQuery & { me?: string | undefined }) =>
      readPage<EnquiryRow, EnquirySort>(database.prisma, table, conditionsOf(query), query),

    /** Every one that matches, for an export. */
    all: (query: EnquiryFilter) => readAll<EnquiryRow, EnquirySort>(database, table, conditionsOf(query), query.sort),

    async find(id: string): Promise<EnquiryRow | undefined> {
      const [row] = await database.prisma.$queryRaw<EnquiryRow[]>`
        SELECT ${table.columns} FROM ${table.from} WHERE "id" = ${id}::uuid`
      return row
    },
  }
}

function conditionsOf(query: EnquiryFilter): Prisma.Sql[] {
  const conditions = [...messageConditions(query), ...workConditions('Enquiry', query)]
  if (query.product) conditions.push(namesProduct(query.product))
  if (query.inquiryType?.length) conditions.push(oneOf('inquiryType', query.inquiryType))
  return conditions
}
