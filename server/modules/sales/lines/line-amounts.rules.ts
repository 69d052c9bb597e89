import {
  type Charges,
  chargedInHkd,
  chargedTotals,
  chargesInHkd,
  discountedPrice,
  onceOf,
} from '#contract/catalogue/charges.ts'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { documentMax, lineAmounts, sumOf, unitPriceAt } from '#contract/catalogue/prices.ts'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import type { QuoteLineDetail, SalesLineInput } from '#contract/sales/quotes.ts'
import type { SalesProduct } from './sales-products.repo.ts'

/** Inputs of the price of lines. */
export interface Pricing {
  /** Units of the document's currency per HKD. */
  rate: number
  currency: CurrencyCode
  charges: Charges
}

export interface PricedLines {
  /** As stored in a revision; an order stores all but list price and minimum. */
  lines: QuoteLineDetail[]
  /** Total of the first year: in the document's currency, with tax; in HKD, without. */
  total: number
  totalHkd: number
  /** Errors that no reason can override, by request path: `lines.N.productId`. */
  faults: FieldError[]
  /** Lines below their product's minimum selling price after all discounts: `lines.N.unitPriceHkd`. */
  belowMinimum: FieldError[]
}

/**
 * Completes lines typed by staff: SKU, category, list price and minimum come from the catalogue, the connectivity fee
 * too unless staff set another; names are as typed.
 * @param products by id
 * @param pricing `rate`: units of the document's currency per HKD
 */
export function priceLines(
  typed: readonly SalesLineInput[],
  products: ReadonlyMap<string | null, SalesProduct>,
  { rate, charges, currency }: Pricing,
): PricedLines {
  const faults: FieldError[] = []
  const lines = typed.map((line, index): QuoteLineDetail => {
    const product = products.get(line.productId)
    const connectivityFeeHkd = line.connectivityFeeHkd ?? product?.connectivityFee ?? 0
    const { netPriceHkd: _net, ...amounts } = lineAmounts({ ...line, connectivityFeeHkd }, rate)
    if (line.productId !== null && !product) faults.push(fieldError(`lines.${index}.productId`, 'unknown_product'))
    return { ...line, connectivityFeeHkd, ...fromCatalogue(line, product), ...amounts }
  })
  const linesHkd = lines.map(chargedInHkd)
  const once = onceOf(linesHkd)
  if (charges.discountHkd > once) faults.push(fieldError('charges.discountHkd', 'discount_too_large', { most: once }))
  const totals = totalsWith(lines, charges, currency)
  if (Math.max(totals.total, totals.totalHkd) > documentMax) faults.push(fieldError('lines', 'total_too_large'))
  const belowMinimum = lines.flatMap(({ minSellingPrice, ...line }, index) => {
    const net = discountedPrice(lineAmounts(line, 1).netPriceHkd, line.period, charges, once)
    const isBelow = minSellingPrice !== null && net < minSellingPrice
    return isBelow ? [fieldError(`lines.${index}.unitPriceHkd`, 'below_minimum')] : []
  })
  return { lines, ...totals, faults, belowMinimum }
}

/** Returns the first-year totals of a quotation or order: in its currency, with tax; in HKD, without. */
export function totalsWith(
  lines: readonly (Parameters<typeof chargedInHkd>[0] & Parameters<typeof chargedTotals>[0][number])[],
  charges: Charges,
  currency: CurrencyCode,
): { total: number; totalHkd: number } {
  const hkd = chargedTotals(lines.map(chargedInHkd), chargesInHkd(charges, currency))
  return { total: chargedTotals(lines, charges).firstYear, totalHkd: sumOf([hkd.firstYear, -hkd.firstYearTax]) }
}

function fromCatalogue(line: SalesLineInput, product: SalesProduct | undefined) {
  if (!product) return { category: null, listPrice: null, minSellingPrice: null }
  const { sku, category, minSellingPrice } = product
  const listPrice = unitPriceAt(product.listPrice, product.volumePrices, line.quantity)
  return { nameEn: line.nameEn || product.nameEn, sku, category, listPrice, minSellingPrice }
}
