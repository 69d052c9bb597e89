import { listLine, totalsOf } from '#contract/catalogue/prices.ts'
import type { PricePeriod } from '#contract/catalogue/products.ts'
import type { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

/** A product as it was called and priced when the request came. */
export interface QuoteLine {
  name: string
  nameEn: string | null
  sku: string | null
  quantity: number
  note: string
  /** HKD. */
  listPrice: number | null
  pricePeriod: PricePeriod
  /** HKD: a year of its connection. */
  connectivityFee: number | null
}

export interface QuoteLineToWrite extends QuoteLine {
  /** null for a plan, and for our own work. */
  productId: string | null
}

/**
 * Adds a quotation with what was asked for. To be called in a transaction: one without its lines is none.
 * @returns false where its form, or its reference, has become another
 */
export async function addQuote(
  database: DatabaseHandle,
  { lines, ...quote }: Omit<Prisma.QuoteCreateManyInput, 'id'> & { id: string; lines: QuoteLineToWrite[] },
): Promise<boolean> {
  const totals = { linesCount: lines.length, listTotal: listTotal(lines) }
  const { count } = await database.quote.createMany({ data: { ...quote, ...totals }, skipDuplicates: true })
  if (count === 0) return false
  const data = lines.map((line, position) => ({ ...line, position, quoteId: quote.id }))
  await database.quoteRequestLine.createMany({ data })
  return true
}

/** What a first year of it comes to, HKD, of the lines that have a price. */
function listTotal(lines: QuoteLineToWrite[]): number {
  return totalsOf(lines.map(({ pricePeriod: period, quantity, ...line }) => listLine({ ...line, period }, quantity)))
    .firstYear
}
