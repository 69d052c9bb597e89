import type { SalesLineInput } from '#contract/sales/quotes.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { type Pricing, priceLines } from '../lines/line-amounts.rules.ts'
import { createSalesProductsRepo } from '../lines/sales-products.repo.ts'
import type { OrderLineToWrite } from './orders-write.repo.ts'

export interface PricedOrder {
  lines: OrderLineToWrite[]
  itemsCount: number
  total: string
  totalHkd: string
}

/**
 * Prices lines typed by staff at their own prices. Minimum prices are not enforced, because an order records what was
 * agreed; retired products may be sold.
 * @throws request.invalid for each line of an unknown product, or when the total is too large
 */
export async function priceOrder(
  database: DatabaseHandle,
  typed: SalesLineInput[],
  pricing: Pricing,
): Promise<PricedOrder> {
  const products = await createSalesProductsRepo(database).byIds(typed.flatMap(({ productId }) => productId ?? []))
  const { lines, total, totalHkd, faults } = priceLines(typed, products, pricing)
  if (faults.length > 0) throw problem('request.invalid', 'Some lines cannot be kept', faults)
  return {
    lines: lines.map(lineOfRow),
    itemsCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: total.toFixed(2),
    totalHkd: totalHkd.toFixed(2),
  }
}

/** Converts a line for storage; amounts have two decimals. */
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

/** Converts a stored line for the price calculation. */
export function pricedOf(line: OrderLineToWrite) {
  const { quantity, period, category } = line
  return {
    quantity,
    period,
    category,
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
