import type { OrderDetail } from '#contract/sales/orders.ts'

export interface Shortage {
  /** Lines that cannot be shipped completely. */
  lines: OrderDetail['lines']
  /** Pieces of the whole order that can be shipped, and that are missing. */
  ready: number
  missing: number
  /** Pieces that can be shipped, by line. */
  pieces: number[]
}

/** Returns what of an order cannot be shipped now; undefined if everything can, or it was shipped. */
export function shortageOf({ lines }: Pick<OrderDetail, 'lines'>): Shortage | undefined {
  const short = lines.filter((line) => missingOf(line) > 0)
  const missing = short.reduce((sum, line) => sum + missingOf(line), 0)
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const pieces = lines.map((line) => line.quantity - missingOf(line))
  return short.length === 0 ? undefined : { lines: short, ready: ordered - missing, missing, pieces }
}

export function missingOf({ quantity, shippable }: OrderDetail['lines'][number]): number {
  return shippable === null ? 0 : quantity - shippable
}
