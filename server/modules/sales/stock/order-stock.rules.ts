import { services } from '#content/builder/offerings.ts'
import type { Category, PricePeriod } from '#contract/catalogue/products.ts'
import { installationAddress } from '#contract/sales/offerings.ts'
import { availableOf, type StockLevel } from '#server/modules/catalogue/index.ts'

/** What of a line says how much stock it takes. */
export interface StockLine {
  productId: string | null
  quantity: number
}

/** A product's stock. */
export interface Stock extends StockLevel {
  id: string
  /** Whether it is pieces on a shelf; what is not is never out of stock for an order. */
  tracksStock: boolean
}

type Stocks = ReadonlyMap<string | null, Stock>

/** The stock that a line takes of; undefined where it takes none: it is of no product, of one that is gone, or of one without stock. */
export function stockOfLine({ productId }: Pick<StockLine, 'productId'>, stocks: Stocks): Stock | undefined {
  const stock = stocks.get(productId)
  return stock?.tracksStock ? stock : undefined
}

/** What of a line says whether it is a thing. */
export interface LineKind {
  category: Category | null
  period: PricePeriod
  sku: string | null
  /** Of its product, as it is now; null where it has none. */
  tracksStock: boolean | null
}

const workSku = services.find(({ address }) => address === installationAddress)?.sku

/**
 * Whether a line is a thing that is packed and delivered: what has stock; hardware and systems that are made to order; and what staff
 * have written by hand, unless it is paid again and again, or is our own work.
 */
export function isPiece({ category, period, sku, tracksStock }: LineKind): boolean {
  if (category === null) return period === 'once' && sku !== workSku
  if (category === 'hardware' || category === 'systems') return true
  return tracksStock ?? (category === 'lpwan' && period === 'once')
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

/** A line as it stands, with the pieces of stock that it holds. */
export interface HeldLine extends StockLine {
  reserved: number
}

/**
 * Pieces of each line that could be shipped now, the first line first. What the order holds is its own, as far as it is there; what
 * it lacks must not be another's. A line without stock goes whole.
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
 * What open orders hold of a product once its stock has changed. What has arrived goes to the order that has waited longest; what
 * is gone was promised last. Nobody who holds pieces that are there loses them to an older order.
 * @param lines of it in open orders, the oldest order first
 * @returns the lines that hold another number of pieces by it
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

/** Sums by product, of lines of the catalogue. */
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
