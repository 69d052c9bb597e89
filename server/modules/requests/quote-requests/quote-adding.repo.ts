import { listLine, totalsOf } from '#contract/catalogue/prices.ts'
import type { PricePeriod } from '#contract/catalogue/products.ts'
import type { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

/** A product's names and prices at the time of the request. */
export interface QuoteLine {
  name: string
  nameEn: string | null
  sku: string | null
  quantity: number
  note: string
  /** In HKD. */
  listPrice: number | null
  pricePeriod: PricePeriod
  /** Yearly connectivity fee per device, in HKD. */
  connectivityFee: number | null
}

export interface QuoteLineToWrite extends QuoteLine {
  /** null for plans and services. */
  productId: string | null
  /** Unit price after discount of the line that it repeats, in HKD. */
  previousPrice?: number | null
}

/**
 * Inserts a quotation with its lines; the caller provides the transaction.
 * @returns false when the same form, or its reference, exists
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

/** Total of the first year in HKD, for the lines that have a price. */
function listTotal(lines: QuoteLineToWrite[]): number {
  return totalsOf(lines.map(({ pricePeriod: period, quantity, ...line }) => listLine({ ...line, period }, quantity)))
    .firstYear
}
