import { listPriceOf } from '#contract/catalogue/prices.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import type { QuoteLineToWrite } from './quote-adding.repo.ts'

/** A product that is asked for, as it is called and priced now. */
export function requestLineOf(product: ProductSummary, quantity: number, note = ''): QuoteLineToWrite {
  const { id, name, nameEn, sku, price } = product
  const { period: pricePeriod, ...listed } = listPriceOf(price)
  return { productId: id, name, nameEn, sku, quantity, note, pricePeriod, ...listed }
}
