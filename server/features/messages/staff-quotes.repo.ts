import type { QuoteDetail, QuoteTableQuery, StaffQuote } from '#contract/messages.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database.ts'
import { readAll, readPage, type Table } from '#server/platform/tables.ts'
import { messageConditions, senderColumns, strokeOrder } from './message-tables.repo.ts'

export type QuoteRow = Omit<StaffQuote, 'createdAt'> & { createdAt: Date }
export type QuoteFilter = Omit<QuoteTableQuery, 'page' | 'pageSize'>
type QuoteSort = 'createdAt' | 'name' | 'company' | 'listTotal'

const table: Table<QuoteSort> = {
  columns: Prisma.sql`${senderColumns}, "name", "status"::text, "currency", "linesCount", "listTotal"::float8`,
  from: Prisma.sql`"QuoteRequest"`,
  key: Prisma.sql`"id"`,
  sorts: { ...strokeOrder, listTotal: Prisma.sql`"QuoteRequest"."listTotal"` },
  initialSort: '-createdAt',
}

/** Requests for quotation as staff read them. */
export function createStaffQuotesRepo(database: Database) {
  return {
    page: (query: QuoteTableQuery) => readPage<QuoteRow, QuoteSort>(database.prisma, table, conditionsOf(query), query),

    /** Every one that matches, for an export. */
    all: (query: QuoteFilter) => readAll<QuoteRow, QuoteSort>(database, table, conditionsOf(query), query.sort),

    async find(id: string): Promise<QuoteRow | undefined> {
      const [row] = await database.prisma.$queryRaw<QuoteRow[]>`
        SELECT ${table.columns} FROM ${table.from} WHERE "id" = ${id}::uuid`
      return row
    },

    async lines(quoteRequestId: string): Promise<QuoteDetail['lines']> {
      const rows = await database.prisma.quoteRequestLine.findMany({
        where: { quoteRequestId },
        orderBy: { position: 'asc' },
        omit: { id: true, quoteRequestId: true, position: true },
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
  const conditions = messageConditions(query)
  if (query.product) conditions.push(asksFor(query.product))
  if (query.status?.length) conditions.push(Prisma.sql`"status" = ANY(${query.status}::"QuoteStatus"[])`)
  return conditions
}

function asksFor(productId: string): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM "QuoteRequestLine" l
    WHERE l."quoteRequestId" = "QuoteRequest"."id" AND l."productId" = ${productId}::uuid)`
}
