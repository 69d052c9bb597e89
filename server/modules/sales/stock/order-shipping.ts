import {
  changeStock,
  type Invalidation,
  type StockChange,
  type WriteServices,
} from '#server/modules/catalogue/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { createOrderStockRepo, type HeldStock } from './order-stock.repo.ts'
import { byProduct, type HeldLine, reservedAfter, shippableOf } from './order-stock.rules.ts'
import { asHeldNow, lowStocksBy, type StoredLine, stockShort } from './order-stock.ts'

/**
 * Takes pieces of an order from the stock and from what is reserved, in the transaction that packs them. The product's
 * record changes as by an edit: version, revision, and export to Notion.
 * @param read lines, with the quantity that is in no shipment yet
 * @param pieces to take of each line, at most its quantity
 * @param of the order, and the location that has to have them all; without, they are taken from the default one first
 * @returns the parts of the catalogue to invalidate
 * @throws order.stock_short by line when there are fewer, also at the location; nothing is taken then
 */
export async function takeStock(
  tx: Transaction,
  writes: WriteServices,
  actor: Actor,
  read: StoredLine[],
  pieces: readonly number[],
  of: Omit<StockChange, 'reason'>,
): Promise<Invalidation | undefined> {
  const repo = createOrderStockRepo(tx)
  const stocks = await repo.lock([...byProduct(read, () => 0).keys()])
  const lines = await asHeldNow(tx, read)
  refuseShort(lines, pieces, stocks)
  if (of.locationId !== undefined) {
    const there = await repo.levels(of.locationId, [...stocks.keys()])
    const at = [...stocks.values()].map((stock): [string, HeldStock] => [
      stock.id,
      { ...stock, inStock: true, reserved: 0, stockQuantity: there.get(stock.id) ?? 0 },
    ])
    refuseShort(
      lines.map((line) => ({ ...line, reserved: 0 })),
      pieces,
      new Map(at),
    )
  }
  const reserved = reservedAfter(lines, pieces)
  const freed = byProduct(lines, (line, index) => line.reserved - (reserved[index] ?? 0))
  const taken = byProduct(lines, (_line, index) => pieces[index] ?? 0)
  await repo.reserve(new Map([...freed].map(([id, count]) => [id, -count])))
  await repo.setReserved(lines.map(({ id }, index) => ({ id, reserved: reserved[index] ?? 0 })))
  const silent = { ...writes, onLowStock: undefined, onStockChange: undefined }
  const author = { origin: 'order' as const, actor, stock: { reason: 'shipment' as const, ...of } }
  const invalidation = await changeStock(tx, silent, author, new Map([...taken].map(([id, count]) => [id, -count])))
  const lowStocks = lowStocksBy(stocks, (id) => ({
    stockQuantity: -(taken.get(id) ?? 0),
    reserved: -(freed.get(id) ?? 0),
  }))
  if (lowStocks.length > 0) await writes.onLowStock?.(tx, lowStocks) // shipping reserved pieces is no shortage
  return invalidation
}

/** Returns pieces to the stock, where the order that has waited longest gets them, in the caller's transaction. */
export async function returnStock(
  tx: Transaction,
  writes: WriteServices,
  actor: Actor,
  lines: { productId: string | null; quantity: number }[],
  of: StockChange,
): Promise<Invalidation | undefined> {
  const author = { origin: 'order' as const, actor, stock: of }
  return changeStock(
    tx,
    writes,
    author,
    byProduct(lines, ({ quantity }) => quantity),
  )
}

/** @throws order.stock_short */
function refuseShort(lines: HeldLine[], pieces: readonly number[], stocks: ReadonlyMap<string, HeldStock>): void {
  const wanted = lines.map((line, index) => ({ ...line, quantity: pieces[index] ?? 0 }))
  const short = shippableOf(wanted, stocks).flatMap((left, index) =>
    left < (pieces[index] ?? 0) ? [{ index, left }] : [],
  )
  if (short.length > 0) throw stockShort(short)
}
