import { fieldError } from '#contract/problems/field-errors.ts'
import { availabilityWith, type Invalidation, type WriteServices, writeEdits } from '#server/modules/catalogue/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createOrderStockRepo } from './order-stock.repo.ts'
import { byProduct, type HeldLine, shippableOf } from './order-stock.rules.ts'
import { asHeldNow, lowStocksBy, type StoredLine, stockShort } from './order-stock.ts'

/**
 * Removes shipped pieces from the stock and from what is reserved, in the transaction of the shipment. The product's
 * record changes as by an edit: version, revision, and export to Notion.
 * @param promised pieces of each line that must be shipped exactly; all when omitted
 * @returns the shipped pieces of each line, and the parts of the catalogue to invalidate
 * @throws order.stock_short by line when the stock has fallen since; order.stock_changed by line when other pieces
 * than `promised` could be shipped. Nothing is removed then.
 */
export async function shipStock(
  tx: Transaction,
  writes: WriteServices,
  actor: Actor,
  read: StoredLine[],
  promised?: number[],
): Promise<{ shipped: number[]; invalidation: Invalidation | undefined }> {
  const stocks = await createOrderStockRepo(tx).lock([...byProduct(read, () => 0).keys()])
  const lines = await asHeldNow(tx, read)
  const held = byProduct(lines, ({ reserved }) => reserved)
  const shipped = shippableOf(lines, stocks)
  if (promised) refuseOther(promised, shipped)
  else refuseShort(lines, shipped)
  const taken = byProduct(lines, (_line, index) => shipped[index] ?? 0)
  await createOrderStockRepo(tx).reserve(new Map([...held].map(([id, pieces]) => [id, -pieces])))
  const edits = [...stocks.values()].flatMap(({ id, tracksStock, stockQuantity, availability }) => {
    const pieces = taken.get(id) ?? 0
    return pieces === 0 || !tracksStock
      ? []
      : [{ id, record: { availability: availabilityWith(availability, stockQuantity - pieces) } }]
  })
  const { invalidation } = await writeEdits(
    tx,
    { ...writes, onLowStock: undefined, onStockChange: undefined },
    { origin: 'order', actor },
    edits,
  )
  const lowStocks = lowStocksBy(stocks, (id) => ({
    stockQuantity: -(taken.get(id) ?? 0),
    reserved: -(held.get(id) ?? 0),
  }))
  if (lowStocks.length > 0) await writes.onLowStock?.(tx, lowStocks) // shipping reserved pieces is no shortage
  return { shipped, invalidation }
}

/** @throws order.stock_short */
function refuseShort(lines: HeldLine[], shippable: number[]): void {
  const short = shippable.flatMap((left, index) => (left < (lines[index]?.quantity ?? 0) ? [{ index, left }] : []))
  if (short.length > 0) throw stockShort(short)
}

/** @throws order.stock_changed; order.stock_short when nothing can be shipped, as promised */
function refuseOther(promised: number[], shippable: number[]): void {
  const errors = shippable.flatMap((count, index) =>
    count === promised[index] ? [] : [fieldError(`pieces.${index}`, 'other_pieces', { count })],
  )
  if (errors.length > 0) throw problem('order.stock_changed', 'Nothing was shipped; read the order again', errors)
  if (shippable.every((count) => count === 0)) throw stockShort(shippable.map((left, index) => ({ index, left })))
}
