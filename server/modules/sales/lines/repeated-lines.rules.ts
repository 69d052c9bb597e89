import { lineAmounts, unitPriceAt } from '#contract/catalogue/prices.ts'
import type { Offering } from '#contract/sales/offerings.ts'
import type { SalesLine } from '#contract/sales/quotes.ts'
import type { QuoteLineToWrite } from '#server/modules/requests/index.ts'
import type { SalesProduct } from './sales-products.repo.ts'

/** A line to repeat. Amounts are in HKD. */
export type SoldLine = Pick<
  SalesLine,
  'productId' | 'name' | 'nameEn' | 'sku' | 'quantity' | 'period' | 'discount' | 'connectivityFeeHkd' | 'note'
> & {
  /** null when it was on request. */
  unitPriceHkd: number | null
}

/**
 * Returns a line at today's names and list price, with what it cost before. One that is neither a product nor an
 * offering keeps its own; connectivity that was free stays free.
 */
export function repeatedLine(
  line: SoldLine,
  product: SalesProduct | undefined,
  offering: Offering | undefined,
): QuoteLineToWrite {
  const { quantity, note, unitPriceHkd, discount, connectivityFeeHkd } = line
  const previousPrice =
    unitPriceHkd === null ? null : lineAmounts({ quantity, unitPriceHkd, discount, connectivityFeeHkd }, 1).netPriceHkd
  const kept = { quantity, note, previousPrice }
  if (product) {
    const { id: productId, name, nameEn, sku, period: pricePeriod, connectivityFee: fee } = product
    const listPrice = unitPriceAt(product.listPrice, product.volumePrices, quantity)
    const connectivityFee = connectivityFeeHkd === 0 && fee !== null ? 0 : fee
    return { ...kept, productId, name, nameEn, sku, pricePeriod, listPrice, connectivityFee }
  }
  if (offering) {
    const { name, sku, listPrice, period: pricePeriod } = offering
    const names = { name: name['zh-TW'] || name.en, nameEn: name.en || null }
    return { ...kept, ...names, productId: null, sku, listPrice, pricePeriod, connectivityFee: null }
  }
  const { name, nameEn, sku, period: pricePeriod } = line
  const connectivityFee = connectivityFeeHkd || null
  return { ...kept, productId: null, name, nameEn, sku, listPrice: unitPriceHkd, pricePeriod, connectivityFee }
}
