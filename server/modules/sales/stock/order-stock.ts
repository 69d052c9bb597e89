import { fieldError } from '#contract/problems/field-errors.ts'
import { type LowStock, lowStockOf, type NotifyLowStock } from '#server/modules/catalogue/index.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import { systemActor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createOrderStockRepo, type HeldStock, type OpenLine } from './order-stock.repo.ts'
import { allocate, byProduct, type HeldLine, type StockLine, settle } from './order-stock.rules.ts'

export type StoredLine = HeldLine & { id: string }

export interface Holding {
  /** Pieces reserved for each line. */
  reserved: number[]
  /** Pieces that could not be reserved. */
  short: number
}

/**
 * Reserves stock for lines in the transaction that writes them, reallocating what the order already held. An existing
 * shortage may remain.
 * @param notifyLowStock notified of products that become low in stock
 * @param before current lines
 * @param allowShort reserves what is available instead of failing
 * @throws order.stock_short for each line without enough stock; nothing is reserved then
 */
export async function holdStock(
  tx: Transaction,
  notifyLowStock: NotifyLowStock | undefined,
  lines: StockLine[],
  { before: read = [], allowShort = false }: { before?: StoredLine[]; allowShort?: boolean } = {},
): Promise<Holding> {
  const repo = createOrderStockRepo(tx)
  const wanted = byProduct(lines, ({ quantity }) => quantity)
  const stocks = await repo.lock([...new Set([...byProduct(read, () => 0).keys(), ...wanted.keys()])])
  const before = await asHeldNow(tx, read)
  const held = byProduct(before, ({ reserved }) => reserved)
  const { reserved, short } = allocate(lines, stocks, held)
  if (!allowShort) refuseShort(lines, reserved, short, before)
  const now = byProduct(lines, (_line, index) => reserved[index] ?? 0)
  const changes = new Map([...stocks.keys()].map((id) => [id, (now.get(id) ?? 0) - (held.get(id) ?? 0)]))
  await move(tx, changes)
  const lowStocks = lowStocksBy(stocks, (id) => ({ stockQuantity: 0, reserved: changes.get(id) ?? 0 }))
  if (lowStocks.length > 0) await notifyLowStock?.(tx, lowStocks)
  const missing = short.reduce((sum, { index, left }) => sum + (lines[index]?.quantity ?? 0) - left, 0)
  return { reserved, short: missing }
}

/** Updates lines read before their products were locked with their current reservations. */
export async function asHeldNow(tx: Transaction, lines: StoredLine[]): Promise<StoredLine[]> {
  const reserved = await createOrderStockRepo(tx).reservedOf(lines.map(({ id }) => id))
  return lines.map((line) => ({ ...line, reserved: reserved.get(line.id) ?? 0 }))
}

/**
 * Reallocates changed stock to waiting orders, oldest first, and takes missing pieces from the newest, in the
 * transaction of the change. Everything that frees or removes stock must end with this, so that no newer order gets
 * pieces that an older one waits for.
 * @param notifyLowStock notified of products that become low in stock
 */
export async function settleStock(
  tx: Transaction,
  notifyLowStock: NotifyLowStock | undefined,
  productIds: string[],
): Promise<void> {
  const repo = createOrderStockRepo(tx)
  const stocks = await repo.lock(productIds)
  const lines = stocks.size === 0 ? [] : await repo.openLines(productIds)
  const held = new Map(lines.map((line) => [line.id, line.reserved]))
  const changed = [...Map.groupBy(lines, ({ productId }) => productId)].flatMap(([id, ofIt]) => {
    const stock = stocks.get(id)
    return stock ? settle(stock, ofIt) : []
  })
  if (changed.length === 0) return
  const by = ({ id, reserved }: OpenLine) => reserved - (held.get(id) ?? 0)
  const changes = byProduct(changed, by)
  await repo.setReserved(changed)
  await move(tx, changes)
  for (const [orderId, ofOrder] of Map.groupBy(changed, (line) => line.orderId))
    await noteSettled(tx, orderId, ofOrder.map(by))
  const lowStocks = lowStocksBy(stocks, (id) => ({ stockQuantity: 0, reserved: changes.get(id) ?? 0 }))
  if (lowStocks.length > 0) await notifyLowStock?.(tx, lowStocks)
}

/** @param by change of the reserved pieces of each line */
async function noteSettled(tx: Transaction, orderId: string, by: number[]): Promise<void> {
  const entity = { entity: 'order', entityId: orderId } as const
  const sum = (pieces: number[]) => pieces.reduce((all, one) => all + one, 0)
  const [arrived, lost] = [sum(by.filter((pieces) => pieces > 0)), -sum(by.filter((pieces) => pieces < 0))]
  if (arrived > 0)
    await noteActivity(tx, systemActor, { ...entity, kind: 'order.reserved', params: { pieces: arrived } })
  if (lost > 0) await noteActivity(tx, systemActor, { ...entity, kind: 'order.unreserved', params: { pieces: lost } })
}

/** Returns the products that became low in stock by a change. */
export function lowStocksBy(
  stocks: ReadonlyMap<string, HeldStock>,
  changeOf: (id: string) => { stockQuantity: number; reserved: number },
): LowStock[] {
  return [...stocks].flatMap(([id, stock]) => {
    const { stockQuantity, reserved } = changeOf(id)
    const after = {
      inStock: stock.inStock,
      stockQuantity: stock.stockQuantity + stockQuantity,
      reserved: stock.reserved + reserved,
    }
    return (!stock.isRetired && stock.tracksStock && lowStockOf(stock, stock, after)) || []
  })
}

/** Releases reserved pieces. Call `settleStock` once the order no longer waits, to give them to others. */
export async function releaseStock(tx: Transaction, lines: StoredLine[]): Promise<void> {
  const stocks = await createOrderStockRepo(tx).lock([...byProduct(lines, () => 0).keys()])
  const held = byProduct(await asHeldNow(tx, lines), ({ reserved }) => reserved)
  await move(tx, new Map([...stocks.keys()].map((id) => [id, -(held.get(id) ?? 0)])))
}

/** The statement checks the stock; it cannot fail while the rows are locked. */
async function move(tx: Transaction, changes: ReadonlyMap<string, number>): Promise<void> {
  const moved = await createOrderStockRepo(tx).reserve(changes)
  const expected = [...changes.values()].filter((by) => by !== 0).length
  if (moved < expected) throw problem('order.stock_short', 'The stock was taken meanwhile')
}

/** @throws order.stock_short when a shortage grows */
function refuseShort(
  lines: StockLine[],
  reserved: number[],
  short: { index: number; left: number }[],
  before: HeldLine[],
): void {
  const lacks = byProduct(lines, ({ quantity }, index) => quantity - (reserved[index] ?? 0))
  const lackedBefore = byProduct(before, (line) => line.quantity - line.reserved)
  const refused = short.filter(({ index }) => {
    const id = lines[index]?.productId ?? ''
    return (lacks.get(id) ?? 0) > (lackedBefore.get(id) ?? 0)
  })
  if (refused.length > 0) throw stockShort(refused)
}

/** @param short lines by index, with the pieces left for each */
export function stockShort(short: { index: number; left: number }[]) {
  const errors = short.map(({ index, left }) => {
    const path = `lines.${index}.quantity`
    return left === 0 ? fieldError(path, 'none_left') : fieldError(path, 'few_left', { left })
  })
  return problem('order.stock_short', 'Some lines ask for more than there is', errors)
}
