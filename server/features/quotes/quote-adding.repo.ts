import type { PricePeriod } from '#contract/products.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database.ts'

/** A product as it was called and priced, HKD, when the request came. */
export interface QuoteLineToWrite {
  productId: string
  name: string
  nameEn: string | null
  sku: string | null
  quantity: number
  note: string
  listPrice: number | null
  pricePeriod: PricePeriod
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

/** HKD, of the lines that have a price. */
function listTotal(lines: QuoteLineToWrite[]): Prisma.Decimal {
  return lines.reduce(
    (sum, line) => sum.plus(new Prisma.Decimal(line.listPrice ?? 0).times(line.quantity)),
    new Prisma.Decimal(0),
  )
}
