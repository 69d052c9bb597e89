import type { Problem } from '#contract/problems.ts'
import type { SalesLineInput } from '#contract/quotes.ts'
import { documentAmounts, documentMax, lineAmounts } from '#contract/sales-amounts.ts'
import type { DatabaseHandle } from '#server/platform/database.ts'
import { problem } from '#server/platform/problems.ts'
import { createOrdersWriteRepo, type OrderLineToWrite } from './orders.write.repo.ts'

export interface PricedLines {
  lines: OrderLineToWrite[]
  itemsCount: number
  total: string
  totalHkd: string
}

/**
 * Prices the lines that staff write, at their own prices: unlike a quotation's, those of an order by hand are held against no
 * minimum, since what was agreed is agreed. A product that is no longer sold stays on an order that has it.
 * @param rate units of the order's currency for one HKD
 * @param kept products that the order has already
 * @throws request.invalid naming each line of a product that is not there, or that comes to too much
 */
export async function priceLines(
  database: DatabaseHandle,
  given: SalesLineInput[],
  rate: number,
  kept: readonly (string | null)[] = [],
): Promise<PricedLines> {
  const ids = given.flatMap(({ productId }) => productId ?? [])
  const products = new Map((await createOrdersWriteRepo(database).products(ids)).map((one) => [one.id, one]))
  const faults: NonNullable<Problem['errors']> = []
  const priced = given.map((line, index) => {
    const product = line.productId === null ? undefined : products.get(line.productId)
    const isSold = line.productId === null || (product && (product.retiredAt === null || kept.includes(product.id)))
    if (!isSold) faults.push({ path: `lines.${index}.productId`, message: 'is not, or no longer, a product' })
    const amounts = lineAmounts(line, rate)
    const isTooMuch = Math.max(amounts.total, amounts.totalHkd) > documentMax
    if (isTooMuch) faults.push({ path: `lines.${index}.unitPriceHkd`, message: 'is an amount that does not fit' })
    return { ...line, ...amounts, category: product?.category ?? null }
  })
  const { total, totalHkd } = documentAmounts(priced)
  if (faults.length === 0 && Math.max(total, totalHkd) > documentMax) {
    faults.push({ path: 'lines', message: 'is an amount that does not fit' })
  }
  if (faults.length > 0) throw problem('request.invalid', 'Some lines cannot be kept', faults)
  return {
    lines: priced.map(lineToWrite),
    itemsCount: given.reduce((sum, { quantity }) => sum + quantity, 0),
    total: total.toFixed(2),
    totalHkd: totalHkd.toFixed(2),
  }
}

type PricedLine = SalesLineInput & ReturnType<typeof lineAmounts> & Pick<OrderLineToWrite, 'category'>

function lineToWrite(line: PricedLine): OrderLineToWrite {
  const { productId, name, nameEn, sku, category, quantity, period, note } = line
  return {
    productId,
    name,
    nameEn,
    sku,
    category,
    quantity,
    period,
    note,
    unitPriceHkd: line.unitPriceHkd.toFixed(2),
    discount: line.discount.toFixed(2),
    unitPrice: line.unitPrice.toFixed(2),
    total: line.total.toFixed(2),
    totalHkd: line.totalHkd.toFixed(2),
  }
}
