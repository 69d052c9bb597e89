import type { OrderDetail } from '#contract/sales/orders.ts'

type Line = OrderDetail['lines'][number]

export interface Shortage {
  /** Lines of which not all that is left can be shipped. */
  lines: Line[]
  /** Pieces of the whole order that can be shipped. */
  ready: number
}

/** Returns what of an order cannot be shipped now; undefined if everything can, or it was shipped. */
export function shortageOf({ lines }: Pick<OrderDetail, 'lines'>): Shortage | undefined {
  const short = lines.filter((line) => missingOf(line) > 0)
  const ready = lines.reduce((sum, { shippable }) => sum + (shippable ?? 0), 0)
  return short.length === 0 ? undefined : { lines: short, ready }
}

export function missingOf(line: Line): number {
  return line.shippable === null ? 0 : leftOf(line) - line.shippable
}

/** Returns the pieces of a line that are in no shipment. */
export function leftOf({ quantity, packed }: Line): number {
  return quantity - packed
}
