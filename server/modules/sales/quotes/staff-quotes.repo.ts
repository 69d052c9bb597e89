import * as z from 'zod/mini'
import { type QuoteDetail, type QuoteTableQuery, quoteDetailSchema, staffQuoteSchema } from '#contract/sales/quotes.ts'
import { Prisma } from '#prisma'
import { availableOf } from '#server/modules/catalogue/index.ts'
import {
  dueOrder,
  messageConditions,
  senderColumns,
  strokeOrder,
  timed,
  workColumns,
  workConditions,
} from '#server/modules/requests/index.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'
import { tookOneOf } from './quote-steps.repo.ts'

const quoteRow = z.extend(staffQuoteSchema, timed)
export type QuoteRow = z.output<typeof quoteRow>
const { customerId, customerName, country, decision } = quoteDetailSchema.def.shape
const quoteDetailRow = z.extend(quoteRow, {
  customerId,
  customerName,
  country,
  decision,
  decidedAt: z.nullable(z.date()),
  linkSealed: z.nullable(z.string()),
  linkExpiresAt: z.nullable(z.date()),
})
/** `me` is the user that `assignee=mine` refers to. */
export type QuoteFilter = Omit<QuoteTableQuery, 'page' | 'pageSize'> & { me?: string | undefined }
type QuoteSort = 'due' | 'createdAt' | 'name' | 'company' | 'listTotal' | 'validUntil'

/** Same rule as `statusOn` in quote-state.rules.ts: only the date decides whether an offer has expired. */
function statusOn(today: string): Prisma.Sql {
  return Prisma.sql`CASE WHEN "Quote"."status" NOT IN ('sent', 'expired') THEN "Quote"."status"::text
    WHEN "Quote"."validUntil" < ${today}::date THEN 'expired' ELSE 'sent' END`
}

function tableOn(today: string): Table<QuoteSort, QuoteRow> {
  return {
    row: quoteRow,
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

/** @param today YYYY-MM-DD in the shop's time zone */
export function createStaffQuotesRepo(database: Database, today: () => string) {
  const conditionsOf = (query: QuoteFilter) => quoteConditions(query, statusOn(today()))

  return {
    page: (query: QuoteTableQuery & { me?: string | undefined }) =>
      readPage(database.prisma, tableOn(today()), conditionsOf(query), query),

    all: (query: QuoteFilter) => readAll(database, tableOn(today()), conditionsOf(query), query.sort),

    async find(id: string): Promise<z.output<typeof quoteDetailRow> | undefined> {
      const table = tableOn(today())
      return readRow(database.prisma, quoteDetailRow)`
        SELECT ${table.columns}, "customerId", "decision", "decidedAt", "linkSealed", "linkExpiresAt",
          (SELECT c."name" FROM "Customer" c WHERE c."id" = "Quote"."customerId") AS "customerName",
          coalesce((SELECT c."country" FROM "Customer" c WHERE c."id" = "Quote"."customerId"), 'HK') AS "country"
        FROM ${table.from} WHERE "id" = ${id}::uuid`
    },

    async lines(quoteId: string): Promise<QuoteDetail['lines']> {
      const rows = await database.prisma.quoteRequestLine.findMany({
        where: { quoteId },
        orderBy: { position: 'asc' },
        omit: { id: true, quoteId: true, position: true },
        include: { product: { select: currentFacts } },
      })
      return rows.map(({ listPrice, connectivityFee, previousPrice, pricePeriod: period, product, ...line }) => ({
        ...line,
        listPrice: listPrice?.toNumber() ?? null,
        connectivityFee: connectivityFee?.toNumber() ?? null,
        previousPrice: previousPrice?.toNumber() ?? null,
        minSellingPrice: product?.minSellingPrice?.toNumber() ?? null,
        isRetired: product !== null && product.retiredAt !== null && !product.unlisted,
        available: product?.tracksStock ? availableOf(product) : null,
        period,
      }))
    },
  }
}

/** Current values of a line's product. */
const currentFacts = {
  minSellingPrice: true,
  retiredAt: true,
  unlisted: true,
  tracksStock: true,
  inStock: true,
  stockQuantity: true,
  reserved: true,
} as const

function quoteConditions({ status, ...query }: QuoteFilter, present: Prisma.Sql): Prisma.Sql[] {
  const conditions = [...messageConditions(query), ...workConditions('Quote', query)]
  if (status?.length) conditions.push(Prisma.sql`(${present}) = ANY(${status})`)
  if (query.customer) conditions.push(Prisma.sql`"customerId" = ${query.customer}::uuid`)
  if (query.step?.length) conditions.push(tookOneOf(query.step))
  if (query.product) conditions.push(asksFor(query.product))
  return conditions
}

function asksFor(productId: string): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM "QuoteRequestLine" l
    WHERE l."quoteId" = "Quote"."id" AND l."productId" = ${productId}::uuid)`
}
