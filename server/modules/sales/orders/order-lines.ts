import type { SalesLineInput } from '#contract/sales/quotes.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { priceLines } from '../lines/line-amounts.rules.ts'
import { createSalesProductsRepo } from '../lines/sales-products.repo.ts'
import type { OrderLineToWrite } from './orders-write.repo.ts'

export interface PricedOrder {
  lines: OrderLineToWrite[]
  itemsCount: number
  total: string
  totalHkd: string
}

/**
 * Prices the lines that staff write, at their own prices: unlike a quotation's, those of an order by hand are held against no
 * minimum, since it writes down what was agreed. What is retired may still be sold.
 * @param rate units of the order's currency for one HKD
 * @throws request.invalid naming each line of a product that is not there, or lines that come to more than can be kept
 */
export async function priceOrder(
  database: DatabaseHandle,
  typed: SalesLineInput[],
  rate: number,
): Promise<PricedOrder> {
  const products = await createSalesProductsRepo(database).byIds(typed.flatMap(({ productId }) => productId ?? []))
  const { lines, total, totalHkd, faults } = priceLines(typed, products, rate)
  if (faults.length > 0) throw problem('request.invalid', 'Some lines cannot be kept', faults)
  return {
    lines: lines.map(lineOfRow),
    itemsCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: total.toFixed(2),
    totalHkd: totalHkd.toFixed(2),
  }
}

/** A line as an order keeps it: amounts with two decimals, whether they were priced now or read. */
export function lineOfRow(line: LineRow): OrderLineToWrite {
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
    connectivityFeeHkd: line.connectivityFeeHkd.toFixed(2),
    connectivityFee: line.connectivityFee.toFixed(2),
  }
}

/** A line that is kept, as the engine of prices counts. */
export function pricedOf(line: OrderLineToWrite) {
  const { quantity, period } = line
  return {
    quantity,
    period,
    unitPrice: Number(line.unitPrice),
    unitPriceHkd: Number(line.unitPriceHkd),
    discount: Number(line.discount),
    connectivityFee: Number(line.connectivityFee),
    connectivityFeeHkd: Number(line.connectivityFeeHkd),
  }
}

type Amount =
  | 'unitPriceHkd'
  | 'discount'
  | 'unitPrice'
  | 'total'
  | 'totalHkd'
  | 'connectivityFeeHkd'
  | 'connectivityFee'
type LineRow = Omit<OrderLineToWrite, Amount> & Record<Amount, { toFixed: (places: number) => string }>
