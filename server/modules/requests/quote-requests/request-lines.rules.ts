import { offeringAt } from '#content/builder/offerings.ts'
import { deviceKindOf } from '#contract/catalogue/device-kinds.ts'
import { listPriceFor } from '#contract/catalogue/prices.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { coveredNeeds, needOf, type Offering, type PlanOffering } from '#contract/sales/offerings.ts'
import type { NewQuoteRequest } from '#contract/sales/quote-requests.ts'
import type { QuoteLineToWrite } from './quote-adding.repo.ts'

/** Returns a line with the product's current names and prices. */
export function requestLineOf(product: ProductSummary, quantity: number, note = ''): QuoteLineToWrite {
  const { id, name, nameEn, sku } = product
  const { period: pricePeriod, ...listed } = listPriceFor(product, quantity)
  return { productId: id, name, nameEn, sku, quantity, note, pricePeriod, ...listed }
}

/**
 * Returns the requested lines with current names and prices: products, plans and services; undefined for each that
 * does not exist. Devices whose connectivity a plan on the same list includes have no fee.
 * @param products by address
 * @param plans offered now
 */
export function requestLinesOf(
  lines: NewQuoteRequest['lines'],
  products: ReadonlyMap<string, ProductSummary>,
  plans: readonly PlanOffering[],
): (QuoteLineToWrite | undefined)[] {
  const kinds = lines.map(({ slug }) => {
    const product = products.get(slug)
    return product && needOf(deviceKindOf(product))
  })
  const covered = coveredNeeds(
    lines.map(({ slug, quantity }, index) => ({ slug, quantity, need: kinds[index] })),
    plans,
  )
  return lines.map(({ slug, quantity, note }, index) => {
    const product = products.get(slug)
    if (!product) return offeringLineOf(offeringAt(slug, plans), quantity, note)
    const line = requestLineOf(product, quantity, note)
    const need = kinds[index]
    return need && covered.has(need) && line.connectivityFee !== null ? { ...line, connectivityFee: 0 } : line
  })
}

function offeringLineOf(offering: Offering | undefined, quantity: number, note: string): QuoteLineToWrite | undefined {
  if (!offering) return undefined
  const { name, sku, listPrice, period: pricePeriod } = offering
  return {
    productId: null,
    name: name['zh-TW'] || name.en,
    nameEn: name.en || null,
    sku,
    quantity,
    note,
    listPrice,
    pricePeriod,
    connectivityFee: null,
  }
}
