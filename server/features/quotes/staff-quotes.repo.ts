import type { QuoteDetail, QuoteTableQuery, StaffQuote } from '#contract/quotes.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database.ts'
import { readAll, readPage, type Table } from '#server/platform/tables.ts'
import {
  dueOrder,
  messageConditions,
  senderColumns,
  strokeOrder,
  type Timed,
  workColumns,
  workConditions,
} from '../messages/message-tables.repo.ts'

export type QuoteRow = Timed<StaffQuote>
type QuoteDetailRow = QuoteRow &
  Pick<QuoteDetail, 'customerId' | 'customerName' | 'decision'> & {
    decidedAt: Date | null
    linkSealed: string | null
    linkExpiresAt: Date | null
  }
/** `me`: whose `assignee=mine` is. */
export type QuoteFilter = Omit<QuoteTableQuery, 'page' | 'pageSize'> & { me?: string | undefined }
type QuoteSort = 'due' | 'createdAt' | 'name' | 'company' | 'listTotal' | 'validUntil'

/** Where it stands today: what was sent has expired once its last day is over (quote-state.rules.ts says the same). */
function statusOn(today: string): Prisma.Sql {
  return Prisma.sql`CASE WHEN "Quote"."status" = 'sent' AND "Quote"."validUntil" < ${today}::date THEN 'expired'
    ELSE "Quote"."status"::text END`
}

function tableOn(today: string): Table<QuoteSort> {
  return {
    columns: Prisma.sql`${senderColumns('Quote')}, ${workColumns('Quote', statusOn(today))}, "name", "source", "currency", "linesCount",
      "listTotal"::float8, "revision", "total"::float8, "totalHkd"::float8, to_char("validUntil", 'YYYY-MM-DD') AS "validUntil"`,
    from: Prisma.sql`"Quote"`,
    key: Prisma.sql`"id"`,
    sorts: {
      ...strokeOrder,
      listTotal: Prisma.sql`"Quote"."listTotal"`,
      due: dueOrder('Quote'),
      validUntil: Prisma.sql`"Quote"."validUntil"`,
    },
    nullable: ['validUntil'],
    initialSort: '-createdAt',
  }
}

/** Quotations as staff read them. @param today YYYY-MM-DD in the shop's time zone */
export function createStaffQuotesRepo(database: Database, today: () => string) {
  const conditionsOf = (query: QuoteFilter) => quoteConditions(query, statusOn(today()))

  return {
    page: (query: QuoteTableQuery & { me?: string | undefined }) =>
      readPage<QuoteRow, QuoteSort>(database.prisma, tableOn(today()), conditionsOf(query), query),

    /** Every one that matches, for an export. */
    all: (query: QuoteFilter) =>
      readAll<QuoteRow, QuoteSort>(database, tableOn(today()), conditionsOf(query), query.sort),

    async find(id: string): Promise<QuoteDetailRow | undefined> {
      const table = tableOn(today())
      const [row] = await database.prisma.$queryRaw<QuoteDetailRow[]>`
        SELECT ${table.columns}, "customerId", "decision", "decidedAt", "linkSealed", "linkExpiresAt",
          (SELECT c."name" FROM "Customer" c WHERE c."id" = "Quote"."customerId") AS "customerName"
        FROM ${table.from} WHERE "id" = ${id}::uuid`
      return row
    },

    async lines(quoteId: string): Promise<QuoteDetail['lines']> {
      const rows = await database.prisma.quoteRequestLine.findMany({
        where: { quoteId },
        orderBy: { position: 'asc' },
        omit: { id: true, quoteId: true, position: true },
        include: { product: { select: { minSellingPrice: true } } },
      })
      return rows.map(({ listPrice, connectivityFee, pricePeriod: period, product, ...line }) => ({
        ...line,
        listPrice: listPrice?.toNumber() ?? null,
        connectivityFee: connectivityFee?.toNumber() ?? null,
        minSellingPrice: product?.minSellingPrice?.toNumber() ?? null,
        period,
      }))
    },
  }
}

function quoteConditions({ status, ...query }: QuoteFilter, present: Prisma.Sql): Prisma.Sql[] {
  const conditions = [...messageConditions(query), ...workConditions('Quote', query)]
  if (status?.length) conditions.push(Prisma.sql`(${present}) = ANY(${status})`)
  if (query.customer) conditions.push(Prisma.sql`"customerId" = ${query.customer}::uuid`)
  if (query.product) conditions.push(asksFor(query.product))
  return conditions
}

function asksFor(productId: string): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM "QuoteRequestLine" l
    WHERE l."quoteId" = "Quote"."id" AND l."productId" = ${productId}::uuid)`
}
