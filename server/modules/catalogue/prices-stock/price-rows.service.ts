import { type PriceRows, priceFields, type SkuRowsAnswer } from '#contract/catalogue/sku-rows.ts'
import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { recordFaults, recordGiven } from '../editing/product-input.rules.ts'
import { type WriteServices, writeEdits } from '../editing/product-writes.ts'
import { type RowResult, type SkuRow, setRows } from './sku-rows.ts'

type Row = PriceRows['rows'][number]

interface PriceRowsServices extends WriteServices {
  database: Database
  audit: Audit
  onCommit: () => void
}

const limits = { maxWait: 10_000, timeout: 60_000 }

/** Prices of many products by SKU, written as edits of their records. */
export function createPriceRows(services: PriceRowsServices) {
  const { database, audit, onCommit } = services

  async function write(actor: Actor, batch: SkuRow<Row>[]): Promise<RowResult[]> {
    const changed = await database.prisma.$transaction(async (tx) => {
      const edits = batch.map(({ row, productId }) => ({ id: productId, record: recordOf(row) }))
      const written = await writeEdits(tx, services, { origin: 'bulk', actor }, edits)
      const ids = new Set(written.changed.map(({ id }) => id))
      if (ids.size > 0) {
        const skus = batch.flatMap(({ row, productId }) => (ids.has(productId) ? [row.sku] : []))
        await audit.record(tx, actor, { action: 'prices.set', entity: 'product', after: { changed: ids.size, skus } })
      }
      return ids
    }, limits)
    onCommit()
    return batch.map(({ productId }) => ({ result: changed.has(productId) ? 'updated' : 'unchanged' }))
  }

  return {
    /** @param isStillAdmitted asked before each batch */
    set: (actor: Actor, { rows }: PriceRows, isStillAdmitted: () => Promise<boolean>): Promise<SkuRowsAnswer> =>
      setRows(database.prisma, rows, { faultOf, write: (batch) => write(actor, batch), isStillAdmitted }),
  }
}

export type PriceRowsService = ReturnType<typeof createPriceRows>

function recordOf(row: Row): Partial<CatalogueRecord> {
  const given = priceFields.flatMap((field) => {
    const value = row[field]
    return value === undefined ? [] : [[field, value === null ? null : String(value)]]
  })
  return recordGiven(Object.fromEntries(given))
}

function faultOf(row: Row): RowResult | undefined {
  const [fault] = recordFaults(blankRecord, { ...blankRecord, ...recordOf(row) })
  return fault && { result: 'bad_value', field: fault.path.replace('record.', '') }
}
