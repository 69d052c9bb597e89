import { services } from '#content/builder/offerings.ts'
import type { Category, PricePeriod } from '#contract/catalogue/products.ts'
import { installationAddress } from '#contract/sales/offerings.ts'
import { availableOf, type StockLevel } from '#server/modules/catalogue/index.ts'

export interface StockLine {
  productId: string | null
  quantity: number
}

export interface Stock extends StockLevel {
  id: string
  /** False for items without stock, which are never out of stock. */
  tracksStock: boolean
}

type Stocks = ReadonlyMap<string | null, Stock>

/** Returns the stock a line draws from; undefined without a product or without tracked stock. */
export function stockOfLine({ productId }: Pick<StockLine, 'productId'>, stocks: Stocks): Stock | undefined {
  const stock = stocks.get(productId)
  return stock?.tracksStock ? stock : undefined
}

export interface LineKind {
  category: Category | null
  period: PricePeriod
  sku: string | null
  /** The current product's; null without one. */
  tracksStock: boolean | null
}

const workSku = services.find(({ address }) => address === installationAddress)?.sku

/**
 * Returns whether a line is goods to pack and deliver: tracked stock, hardware and systems made to order, and lines
 * typed by staff unless they recur or are our own services.
 */
export function isPiece({ category, period, sku, tracksStock }: LineKind): boolean {
  if (category === null) return period === 'once' && sku !== workSku
  if (category === 'hardware' || category === 'systems') return true
  return tracksStock ?? (category === 'lpwan' && period === 'once')
}

export interface Allocation {
  /** By line. */
  reserved: number[]
  /** Lines that get less than they need, with the pieces left for them. */
  short: { index: number; left: number }[]
}

/**
 * Allocates stock to the lines of an order, in order.
 * @param stocks of the lines' products; missing ones have no stock
 * @param held pieces already reserved for the order, by product
 */
export function allocate(
  lines: readonly StockLine[],
  stocks: Stocks,
  held: ReadonlyMap<string, number> = new Map(),
): Allocation {
  const left = new Map<string, number>()
  const short: Allocation['short'] = []
  const reserved = lines.map((line, index) => {
    const stock = stockOfLine(line, stocks)
    if (!stock) return 0
    const free = left.get(stock.id) ?? availableOf(stock) + (held.get(stock.id) ?? 0)
    const taken = Math.min(line.quantity, free)
    left.set(stock.id, free - taken)
    if (taken < line.quantity) short.push({ index, left: taken })
    return taken
  })
  return { reserved, short }
}

/** A line with the pieces reserved for it. */
export interface HeldLine extends StockLine {
  reserved: number
}

/**
 * Returns the pieces of each line that could be shipped now, in order: what the order has reserved, plus stock that
 * no other order needs. Lines without tracked stock ship completely.
 * @param stocks of the lines' products
 */
export function shippableOf(lines: readonly HeldLine[], stocks: Stocks): number[] {
  const held = byProduct(lines, ({ reserved }) => reserved)
  const left = new Map<string, number>()
  return lines.map((line) => {
    const stock = stockOfLine(line, stocks)
    if (!stock) return line.quantity
    const free = left.get(stock.id) ?? Math.min(stock.stockQuantity, (held.get(stock.id) ?? 0) + availableOf(stock))
    const taken = Math.min(line.quantity, Math.max(free, 0))
    left.set(stock.id, free - taken)
    return taken
  })
}

/**
 * Returns what the lines of an order have reserved once pieces of them are taken: those come from what the order has
 * reserved of the product, then from free stock.
 * @param pieces taken of each line
 */
export function reservedAfter(lines: readonly HeldLine[], pieces: readonly number[]): number[] {
  const left = byProduct(lines, ({ reserved }, index) => reserved - (pieces[index] ?? 0))
  return lines.map(({ productId, quantity }, index) => {
    const rest = Math.max(left.get(productId ?? '') ?? 0, 0)
    const reserved = Math.min(quantity - (pieces[index] ?? 0), rest)
    if (productId !== null) left.set(productId, rest - reserved)
    return reserved
  })
}

/**
 * Reallocates a product's stock to open orders after it changed. New pieces go to the order that has waited longest;
 * missing pieces are taken from the newest reservation. Reserved pieces that exist are never moved to an older order.
 * @param lines of open orders, oldest order first
 * @returns lines whose reservation changes
 */
export function settle<Line extends Omit<HeldLine, 'productId'>>(
  stock: Pick<Stock, 'tracksStock' | 'inStock' | 'stockQuantity'>,
  lines: readonly Line[],
): Line[] {
  const held = lines.reduce((sum, { reserved }) => sum + reserved, 0)
  const most = stock.tracksStock ? stock.stockQuantity : 0
  let gone = Math.max(held - most, 0)
  let free = stock.tracksStock && stock.inStock ? Math.max(most - held, 0) : 0
  const kept = lines.toReversed().map((line) => {
    const lost = Math.min(line.reserved, gone)
    gone -= lost
    return { ...line, reserved: line.reserved - lost }
  })
  const settled = kept.toReversed().map((line) => {
    const more = Math.min(Math.max(line.quantity - line.reserved, 0), free)
    free -= more
    return { ...line, reserved: line.reserved + more }
  })
  return settled.filter(({ reserved }, index) => reserved !== lines[index]?.reserved)
}

/** Sums lines by product, ignoring lines without one. */
export function byProduct<Line extends Pick<StockLine, 'productId'>>(
  lines: readonly Line[],
  amount: (line: Line, index: number) => number,
): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [index, line] of lines.entries()) {
    if (line.productId !== null) sums.set(line.productId, (sums.get(line.productId) ?? 0) + amount(line, index))
  }
  return sums
}
