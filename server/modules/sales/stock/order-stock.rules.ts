import type { Category } from '#contract/catalogue/products.ts'
import { stockedCategories } from '#contract/sales/orders.ts'
import { availableOf, type StockLevel } from '#server/modules/catalogue/index.ts'

/** What of a line says how much stock it takes. */
export interface StockLine {
  productId: string | null
  category: Category | null
  quantity: number
}

/** A product's stock. */
export interface Stock extends StockLevel {
  id: string
}

/** Whether a line's product is pieces on a shelf; then, which. */
export function stockedProductOf({ productId, category }: Omit<StockLine, 'quantity'>): string | undefined {
  const isStocked = stockedCategories.some((stocked) => stocked === category)
  return isStocked && productId !== null ? productId : undefined
}

/** What lines get of the stock, in their order. */
export interface Allocation {
  /** By line. */
  reserved: number[]
  /** Lines that get less than they need: how many are left for them. */
  short: { index: number; left: number }[]
}

/**
 * Deals out stock to the lines of an order, the first line first.
 * @param stocks of the lines' products; one that is not there has no stock to hold
 * @param held pieces that the order holds already, by product
 */
export function allocate(
  lines: StockLine[],
  stocks: ReadonlyMap<string, Stock>,
  held: ReadonlyMap<string, number> = new Map(),
): Allocation {
  const left = new Map<string | undefined, number>(
    [...stocks].map(([id, stock]) => [id, availableOf(stock) + (held.get(id) ?? 0)]),
  )
  const short: Allocation['short'] = []
  const reserved = lines.map((line, index) => {
    const id = stockedProductOf(line)
    const free = left.get(id)
    if (free === undefined) return 0
    const taken = Math.min(line.quantity, free)
    left.set(id, free - taken)
    if (taken < line.quantity) short.push({ index, left: taken })
    return taken
  })
  return { reserved, short }
}

/** A line as it stands, with the pieces of stock that it holds. */
export interface HeldLine extends StockLine {
  reserved: number
}

/**
 * Pieces of each line that could be shipped now, the first line first. What the order holds is its own, as far as it is there; what
 * it lacks must not be another's. A line without stock goes whole.
 * @param stocks of the lines' products
 */
export function shippableOf(lines: readonly HeldLine[], stocks: ReadonlyMap<string, Stock>): number[] {
  const held = byProduct(lines, ({ reserved }) => reserved)
  const left = new Map<string | undefined, number>(
    [...stocks].map(([id, stock]) => [id, Math.min(stock.stockQuantity, (held.get(id) ?? 0) + availableOf(stock))]),
  )
  return lines.map((line) => {
    const id = stockedProductOf(line)
    const free = left.get(id)
    if (free === undefined) return line.quantity
    const taken = Math.min(line.quantity, Math.max(free, 0))
    left.set(id, free - taken)
    return taken
  })
}

/** Sums by product, of lines that have stock. */
export function byProduct<Line extends Omit<StockLine, 'quantity'>>(
  lines: readonly Line[],
  amount: (line: Line, index: number) => number,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    const id = stockedProductOf(line)
    if (id !== undefined) sums.set(id, (sums.get(id) ?? 0) + amount(line, index))
  }
  return sums
}
