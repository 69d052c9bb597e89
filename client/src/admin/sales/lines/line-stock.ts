import { type CostedLine, type Margin, marginOf } from '#contract/catalogue/prices.ts'
import type { StaffProduct } from '#contract/catalogue/staff-products.ts'
import { amountsOf, availableOf, type LineValues } from './draft-values.ts'
import type { LineProducts } from './useLineProducts.ts'

/** Returns the stock left for each line, allotted from the first line on as orders do; null without counted stock. */
export function leftForLines(lines: readonly LineValues[], products: LineProducts): (number | null)[] {
  const reserved = new Map<string, number>()
  return lines.map((line) => {
    const product = products.get(line.productId ?? '')
    const available = product ? availableOf(product) : null
    if (!product || available === null) return null
    const before = reserved.get(product.id) ?? 0
    reserved.set(product.id, before + piecesOf(line))
    return Math.max(available - before, 0)
  })
}

/** Returns the quantity; 0 while it is no number. */
export function piecesOf(line: LineValues): number {
  return amountsOf({ ...line, unitPriceHkd: '0' }, 1)?.quantity ?? 0
}

/**
 * Adds the cost to a line; undefined if it has no product, the cost is unknown or for another period, or the line is
 * incomplete.
 */
export function costedLine(line: LineValues, product: StaffProduct | undefined): CostedLine | undefined {
  const amounts = amountsOf(line, 1)
  if (!amounts || !product || product.hkdCost === null || product.period !== line.period) return undefined
  return { ...amounts, unitCostHkd: product.hkdCost }
}

/** Calculates the margin of the lines whose cost is known; undefined if none is. */
export function draftMargin(
  lines: readonly LineValues[],
  products: LineProducts,
): { margin: Margin; uncounted: number } | undefined {
  const costed = lines.flatMap((line) => costedLine(line, products.get(line.productId ?? '')) ?? [])
  return costed.length === 0 ? undefined : { margin: marginOf(costed), uncounted: lines.length - costed.length }
}
