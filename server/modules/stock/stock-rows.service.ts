import type { SkuRowsAnswer, StockRows } from '#contract/catalogue/sku-rows.ts'
import { stockQuantityMax } from '#contract/stock/locations.ts'
import {
  changeStock,
  createProductEditsRepo,
  type Invalidation,
  type RowResult,
  type SkuRow,
  setRows,
} from '#server/modules/catalogue/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { createStockRepo } from './stock.repo.ts'
import type { StockServices } from './stock.service.ts'

type Row = StockRows['rows'][number]

const limits = { maxWait: 10_000, timeout: 60_000 }

/** Stock of many products by SKU, written as counts. */
export function createStockRows({ database, audit, productWrites }: StockServices) {
  async function write(actor: Actor, note: string, locationId: string, batch: SkuRow<Row>[]): Promise<RowResult[]> {
    const done: Invalidation[] = []
    const results = await database.prisma.$transaction(async (tx) => {
      const { changes, stocked } = await changesOf(tx, locationId, batch)
      const stock = { reason: 'count' as const, locationId, note }
      const invalidation = await changeStock(tx, productWrites, { origin: 'bulk', actor, stock }, changes)
      if (invalidation) done.push(invalidation)
      const skus = batch.flatMap(({ row, productId }) => (changes.get(productId) ? [row.sku] : []))
      if (skus.length > 0) {
        const after = { changed: skus.length, locationId, note, skus }
        await audit.record(tx, actor, { action: 'stock.set', entity: 'product', after })
        await publish(tx, 'sales.changed')
      }
      return batch.map(({ productId }): RowResult => {
        if (!stocked.has(productId)) return { result: 'no_stock' }
        return { result: changes.get(productId) ? 'updated' : 'unchanged' }
      })
    }, limits)
    for (const invalidation of done) productWrites.onCommit(invalidation)
    return results
  }

  return {
    /** @param isStillAdmitted asked before each batch */
    async set(
      actor: Actor,
      { rows, note }: StockRows,
      isStillAdmitted: () => Promise<boolean>,
    ): Promise<SkuRowsAnswer> {
      const locations = (await createStockRepo(database.prisma).locations()).filter(({ isArchived }) => !isArchived)
      const known = new Set(locations.map(({ id }) => id))
      const initial = locations.find(({ isDefault }) => isDefault)?.id ?? ''
      const placeOf = ({ locationId = initial }: Row) => locationId
      return setRows(database.prisma, rows, {
        keyOf: placeOf,
        faultOf(row) {
          if (quantityOf(row) === undefined) return { result: 'bad_value', field: 'quantity' }
          return known.has(placeOf(row)) ? undefined : { result: 'unknown_location', field: 'locationId' }
        },
        async write(batch) {
          const results = new Map<Row, RowResult>()
          for (const [locationId, there] of Map.groupBy(batch, ({ row }) => placeOf(row))) {
            const written = await write(actor, note, locationId, there)
            for (const [index, { row }] of there.entries()) results.set(row, written[index] ?? { result: 'stopped' })
          }
          return batch.map(({ row }) => results.get(row) ?? { result: 'stopped' })
        },
        isStillAdmitted,
      })
    },
  }
}

export type StockRowsService = ReturnType<typeof createStockRows>

/** Locks the products, and returns by how many pieces each changes at a location. */
async function changesOf(tx: Transaction, locationId: string, batch: SkuRow<Row>[]) {
  const ids = batch.map(({ productId }) => productId)
  const products = await createProductEditsRepo(tx).lockStock(ids)
  const stocked = new Set(products.filter(({ tracksStock }) => tracksStock).map(({ id }) => id))
  const levels = await createStockRepo(tx).levels(ids, locationId)
  const changes = new Map(
    batch
      .filter(({ productId }) => stocked.has(productId))
      .map(({ row, productId }) => [productId, (quantityOf(row) ?? 0) - (levels.get(productId) ?? 0)]),
  )
  return { changes, stocked }
}

/** Returns undefined for what is no whole number of pieces. */
function quantityOf({ quantity }: Row): number | undefined {
  const isWritten = typeof quantity === 'number' || /^\d{1,7}$/.test(quantity)
  const read = Number(quantity)
  return isWritten && Number.isInteger(read) && read >= 0 && read <= stockQuantityMax ? read : undefined
}
