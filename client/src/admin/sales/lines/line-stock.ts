import { type CostedLine, type Margin, marginOf } from '#contract/catalogue/prices.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { amountsOf, availableOf, type LineValues } from './draft-values.ts'
import type { LineProducts } from './useLineProducts.ts'

/** What is left for each line, the first line first, as an order would hold it; null where there is no stock to be short of. */
export function leftForLines(lines: readonly LineValues[], products: LineProducts): (number | null)[] {
  const taken = new Map<string, number>()
  return lines.map((line) => {
    const product = products.get(line.productId ?? '')
    const available = product ? availableOf(product) : null
    if (!product || available === null) return null
    const before = taken.get(product.id) ?? 0
    taken.set(product.id, before + piecesOf(line))
    return Math.max(available - before, 0)
  })
}

/** How many are asked for; none while that is no number. */
export function piecesOf(line: LineValues): number {
  return amountsOf({ ...line, unitPriceHkd: '0' }, 1)?.quantity ?? 0
}

/**
 * A line with what it costs; undefined where that is not known: it is of no product, nothing is said of its cost, the cost is of
 * another period than what the line is paid by, or the line is unfinished.
 */
export function costedLine(line: LineValues, product: StaffProduct | undefined): CostedLine | undefined {
  const amounts = amountsOf(line, 1)
  if (!amounts || !product || product.hkdCost === null || product.period !== line.period) return undefined
  return { ...amounts, unitCostHkd: product.hkdCost }
}

/** What an offer earns, of the lines whose cost is known; undefined where none is. */
export function draftMargin(
  lines: readonly LineValues[],
  products: LineProducts,
): { margin: Margin; uncounted: number } | undefined {
  const costed = lines.flatMap((line) => costedLine(line, products.get(line.productId ?? '')) ?? [])
  return costed.length === 0 ? undefined : { margin: marginOf(costed), uncounted: lines.length - costed.length }
}
