import { fieldError } from '#contract/problems/field-errors.ts'
import { type LowStock, lowStockOf, type NotifyLowStock } from '#server/modules/catalogue/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createOrderStockRepo, type HeldStock } from './order-stock.repo.ts'
import { allocate, byProduct, type HeldLine, type StockLine } from './order-stock.rules.ts'

/**
 * Reserves the stock that lines take, in the transaction that writes them; what the order held before is dealt out anew with it.
 * What it lacked before it may go on lacking.
 * @param tell hears of products that few are left of since
 * @param before its lines as they stand
 * @param allowShort reserve what is there, and let the rest be wanting
 * @returns the pieces that each line holds
 * @throws order.stock_short, naming each line that there is not enough for; nothing is reserved then
 */
export async function holdStock(
  tx: Transaction,
  tell: NotifyLowStock | undefined,
  lines: StockLine[],
  { before = [], allowShort = false }: { before?: HeldLine[]; allowShort?: boolean } = {},
): Promise<number[]> {
  const repo = createOrderStockRepo(tx)
  const held = byProduct(before, ({ reserved }) => reserved)
  const wanted = byProduct(lines, ({ quantity }) => quantity)
  const stocks = await repo.lock([...new Set([...held.keys(), ...wanted.keys()])])
  const { reserved, short } = allocate(lines, stocks, held)
  if (!allowShort) refuseShort(lines, reserved, short, before)
  const now = byProduct(lines, (_line, index) => reserved[index] ?? 0)
  const changes = new Map([...stocks.keys()].map((id) => [id, (now.get(id) ?? 0) - (held.get(id) ?? 0)]))
  await move(tx, changes)
  const lowStocks = lowStocksBy(stocks, (id) => ({ stockQuantity: 0, reserved: changes.get(id) ?? 0 }))
  if (lowStocks.length > 0) await tell?.(tx, lowStocks)
  return reserved
}

/** Products that few are left of since their stock has changed so. */
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
    return (!stock.isRetired && lowStockOf(stock, stock, after)) || []
  })
}

/** Gives back what lines hold. */
export async function releaseStock(tx: Transaction, lines: HeldLine[]): Promise<void> {
  const held = byProduct(lines, ({ reserved }) => reserved)
  const stocks = await createOrderStockRepo(tx).lock([...held.keys()])
  await move(tx, new Map([...stocks.keys()].map((id) => [id, -(held.get(id) ?? 0)])))
}

/** The guard stands in the statement; the rows are held already, so that what was dealt out is there. */
async function move(tx: Transaction, changes: ReadonlyMap<string, number>): Promise<void> {
  const moved = await createOrderStockRepo(tx).reserve(changes)
  const expected = [...changes.values()].filter((by) => by !== 0).length
  if (moved < expected) throw problem('order.stock_short', 'The stock was taken meanwhile')
}

/** @throws order.stock_short where a product is wanting by more pieces than before */
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

/** @param short lines by their place, with how many pieces are left for each */
export function stockShort(short: { index: number; left: number }[]) {
  const errors = short.map(({ index, left }) => {
    const path = `lines.${index}.quantity`
    return left === 0 ? fieldError(path, 'none_left') : fieldError(path, 'few_left', { left })
  })
  return problem('order.stock_short', 'Some lines ask for more than there is', errors)
}
