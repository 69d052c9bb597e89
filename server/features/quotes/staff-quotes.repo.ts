import type { QuoteDetail, QuoteTableQuery, StaffQuote } from '#contract/quotes.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database.ts'
import { readAll, readPage, type Table } from '#server/platform/tables.ts'
import {
  dueAt,
  messageConditions,
  senderColumns,
  strokeOrder,
  type Timed,
  workColumns,
  workConditions,
} from '../messages/message-tables.repo.ts'

export type QuoteRow = Timed<StaffQuote>
/** `me`: whose `assignee=mine` is. */
export type QuoteFilter = Omit<QuoteTableQuery, 'page' | 'pageSize'> & { me?: string | undefined }
type QuoteSort = 'due' | 'createdAt' | 'name' | 'company' | 'listTotal' | 'validUntil'

const table: Table<QuoteSort> = {
  columns: Prisma.sql`${senderColumns}, ${workColumns('Quote')}, "name", "source", "currency", "linesCount", "listTotal"::float8,
    "revision", "total"::float8, "totalHkd"::float8, to_char("validUntil", 'YYYY-MM-DD') AS "validUntil"`,
  from: Prisma.sql`"Quote"`,
  key: Prisma.sql`"id"`,
  sorts: {
    ...strokeOrder,
    listTotal: Prisma.sql`"Quote"."listTotal"`,
    due: dueAt('Quote'),
    validUntil: Prisma.sql`"Quote"."validUntil"`,
  },
  nullable: ['due', 'validUntil'],
  initialSort: '-createdAt',
}

/** Requests for quotation as staff read them. */
export function createStaffQuotesRepo(database: Database) {
  return {
    page: (query: QuoteTableQuery & { me?: string | undefined }) =>
      readPage<QuoteRow, QuoteSort>(database.prisma, table, conditionsOf(query), query),

    /** Every one that matches, for an export. */
    all: (query: QuoteFilter) => readAll<QuoteRow, QuoteSort>(database, table, conditionsOf(query), query.sort),

    async find(id: string): Promise<QuoteRow | undefined> {
      const [row] = await database.prisma.$queryRaw<QuoteRow[]>`
        SELECT ${table.columns} FROM ${table.from} WHERE "id" = ${id}::uuid`
      return row
    },

    async lines(quoteId: string): Promise<QuoteDetail['lines']> {
      const rows = await database.prisma.quoteRequestLine.findMany({
        where: { quoteId },
        orderBy: { position: 'asc' },
        omit: { id: true, quoteId: true, position: true },
      })
      return rows.map(({ listPrice, pricePeriod: period, ...line }) => ({
        ...line,
        listPrice: listPrice?.toNumber() ?? null,
        period,
      }))
    },
  }
}

function conditionsOf(query: QuoteFilter): Prisma.Sql[] {
  const conditions = [...messageConditions(query), ...workConditions('Quote', query)]
  if (query.customer) conditions.push(Prisma.sql`"customerId" = ${query.customer}::uuid`)
  if (query.product) conditions.push(asksFor(query.product))
  return conditions
}

function asksFor(productId: string): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM "QuoteRequestLine" l
    WHERE l."quoteId" = "Quote"."id" AND l."productId" = ${productId}::uuid)`
}
