import type { OrderDetail } from '#contract/sales/orders.ts'

export interface Shortage {
  /** Lines of which not all pieces could be shipped now. */
  lines: OrderDetail['lines']
  /** Pieces of the whole order that could be, and those that could not. */
  ready: number
  missing: number
  /** Of each line of the order, those that could be. */
  pieces: number[]
}

/** What of an order could not be shipped now; undefined where all of it could, or it has been. */
export function shortageOf({ lines }: Pick<OrderDetail, 'lines'>): Shortage | undefined {
  const short = lines.filter((line) => missingOf(line) > 0)
  const missing = short.reduce((sum, line) => sum + missingOf(line), 0)
  const ordered = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const pieces = lines.map((line) => line.quantity - missingOf(line))
  return short.length === 0 ? undefined : { lines: short, ready: ordered - missing, missing, pieces }
}

/** Pieces of a line that could not be shipped now. */
export function missingOf({ quantity, shippable }: OrderDetail['lines'][number]): number {
  return shippable === null ? 0 : quantity - shippable
}
