import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database.ts'
import { availabilityWith } from '../products/availability.rules.ts'
import { availableOf } from '../products/low-stock.rules.ts'
import { type WriteServices, writeEdits } from '../products/product-writes.ts'
import { createOrderStockRepo } from './order-stock.repo.ts'
import { byProduct, type Stock, stockedProductOf } from './order-stock.rules.ts'
import { fallsBy, type HeldLine, stockShort } from './order-stock.ts'

/**
 * Takes what an order ships out of the stock, and what it held out of what is promised, in the transaction of the shipment. A change
 * of stock is one of the product's record: it has a version, a revision, and reaches Notion where edits do.
 * @throws order.stock_short, naming lines, where there is less than that by now: staff or Notion said so since. Nothing is taken.
 */
export async function shipStock(
  tx: Transaction,
  writes: WriteServices,
  actor: Actor,
  lines: HeldLine[],
): Promise<void> {
  const taken = byProduct(lines, ({ quantity }) => quantity)
  const held = byProduct(lines, ({ reserved }) => reserved)
  const stocks = await createOrderStockRepo(tx).lock([...taken.keys()])
  const short = shortLines(lines, stocks, held)
  if (short.length > 0) throw stockShort(short)
  await createOrderStockRepo(tx).reserve(new Map([...held].map(([id, pieces]) => [id, -pieces])))
  const edits = [...stocks.values()].map(({ id, stockQuantity, availability }) => {
    const left = stockQuantity - (taken.get(id) ?? 0)
    return { id, record: { availability: availabilityWith(availability, left) } }
  })
  await writeEdits(tx, { ...writes, onFalls: undefined }, { origin: 'order', actor }, edits)
  const falls = fallsBy(stocks, (id) => ({ stockQuantity: -(taken.get(id) ?? 0), reserved: -(held.get(id) ?? 0) }))
  if (falls.length > 0) await writes.onFalls?.(tx, falls) // of both together: what was promised is no news once it goes
}

/** What the order holds is its own, as far as it is there; what it lacks must not be another's. */
function shortLines(
  lines: HeldLine[],
  stocks: ReadonlyMap<string, Stock>,
  held: ReadonlyMap<string, number>,
): { index: number; left: number }[] {
  const rest = new Map(
    [...stocks].map(([id, stock]) => [id, Math.min(stock.stockQuantity, (held.get(id) ?? 0) + availableOf(stock))]),
  )
  return lines.flatMap((line, index) => {
    const id = stockedProductOf(line) ?? ''
    const left = rest.get(id)
    if (left === undefined) return []
    rest.set(id, Math.max(0, left - line.quantity))
    return left < line.quantity ? [{ index, left }] : []
  })
}
