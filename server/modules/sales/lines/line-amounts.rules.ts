import { documentMax, inHkd, lineAmounts, totalsOf, unitPriceAt } from '#contract/catalogue/prices.ts'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import type { QuoteLineDetail, SalesLineInput } from '#contract/sales/quotes.ts'
import type { SalesProduct } from './sales-products.repo.ts'

export interface PricedLines {
  /** As stored in a revision; an order stores all but list price and minimum. */
  lines: QuoteLineDetail[]
  /** Total of the first year. */
  total: number
  totalHkd: number
  /** Errors that no reason can override, by request path: `lines.N.productId`. */
  faults: FieldError[]
  /** Lines below their product's minimum selling price after discount: `lines.N.unitPriceHkd`. */
  belowMinimum: FieldError[]
}

/**
 * Completes lines typed by staff: SKU, category, list price and minimum come from the catalogue, the connectivity fee
 * too unless staff set another; names are as typed.
 * @param products by id
 * @param rate units of the document's currency per HKD
 */
export function priceLines(
  typed: readonly SalesLineInput[],
  products: ReadonlyMap<string | null, SalesProduct>,
  rate: number,
): PricedLines {
  const faults: FieldError[] = []
  const belowMinimum: FieldError[] = []
  const lines = typed.map((line, index): QuoteLineDetail => {
    const product = products.get(line.productId)
    const connectivityFeeHkd = line.connectivityFeeHkd ?? product?.connectivityFee ?? 0
    const { netPriceHkd, ...amounts } = lineAmounts({ ...line, connectivityFeeHkd }, rate)
    if (line.productId !== null && !product) faults.push(fieldError(`lines.${index}.productId`, 'unknown_product'))
    if (product?.minSellingPrice != null && netPriceHkd < product.minSellingPrice) {
      belowMinimum.push(fieldError(`lines.${index}.unitPriceHkd`, 'below_minimum'))
    }
    return { ...line, connectivityFeeHkd, ...fromCatalogue(line, product), ...amounts }
  })
  const { firstYear: total } = totalsOf(lines)
  const { firstYear: totalHkd } = totalsOf(lines.map(inHkd))
  if (Math.max(total, totalHkd) > documentMax) faults.push(fieldError('lines', 'total_too_large'))
  return { lines, total, totalHkd, faults, belowMinimum }
}

function fromCatalogue(line: SalesLineInput, product: SalesProduct | undefined) {
  if (!product) return { category: null, listPrice: null, minSellingPrice: null }
  const { sku, category, minSellingPrice } = product
  const listPrice = unitPriceAt(product.listPrice, product.volumePrices, line.quantity)
  return { nameEn: line.nameEn || product.nameEn, sku, category, listPrice, minSellingPrice }
}
