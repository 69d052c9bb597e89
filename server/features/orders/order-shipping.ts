import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database.ts'
import { availabilityWith } from '../products/availability.rules.ts'
import { type WriteServices, writeEdits } from '../products/product-writes.ts'
import { createOrderStockRepo } from './order-stock.repo.ts'
import { byProduct, type HeldLine, shippableOf } from './order-stock.rules.ts'
import { fallsBy, stockShort } from './order-stock.ts'

/**
 * Takes what an order ships out of the stock, and what it held out of what is promised, in the transaction of the shipment. A change
 * of stock is one of the product's record: it has a version, a revision, and reaches Notion where edits do.
 * @param isPartial ship what is there
 * @returns the pieces of each line that are shipped
 * @throws order.stock_short, naming lines, where there is less than that by now: staff or Notion said so since. Nothing is taken. Of
 * what may be shipped in part, where there is nothing at all
 */
export async function shipStock(
  tx: Transaction,
  writes: WriteServices,
  actor: Actor,
  lines: HeldLine[],
  { isPartial = false }: { isPartial?: boolean } = {},
): Promise<number[]> {
  const held = byProduct(lines, ({ reserved }) => reserved)
  const stocks = await createOrderStockRepo(tx).lock([...held.keys()])
  const shipped = shippableOf(lines, stocks)
  refuseShort(lines, shipped, isPartial)
  const taken = byProduct(lines, (_line, index) => shipped[index] ?? 0)
  await createOrderStockRepo(tx).reserve(new Map([...held].map(([id, pieces]) => [id, -pieces])))
  const edits = [...stocks.values()].flatMap(({ id, stockQuantity, availability }) => {
    const pieces = taken.get(id) ?? 0
    return pieces === 0
      ? []
      : [{ id, record: { availability: availabilityWith(availability, stockQuantity - pieces) } }]
  })
  await writeEdits(tx, { ...writes, onFalls: undefined }, { origin: 'order', actor }, edits)
  const falls = fallsBy(stocks, (id) => ({ stockQuantity: -(taken.get(id) ?? 0), reserved: -(held.get(id) ?? 0) }))
  if (falls.length > 0) await writes.onFalls?.(tx, falls) // of both together: what was promised is no news once it goes
  return shipped
}

/** @throws order.stock_short */
function refuseShort(lines: HeldLine[], shipped: number[], isPartial: boolean): void {
  const short = shipped.flatMap((left, index) => (left < (lines[index]?.quantity ?? 0) ? [{ index, left }] : []))
  const isEnough = isPartial ? shipped.some((pieces) => pieces > 0) : short.length === 0
  if (!isEnough) throw stockShort(short)
}
