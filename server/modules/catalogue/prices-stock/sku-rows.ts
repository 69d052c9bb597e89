import type { SkuResult, SkuRowsAnswer } from '#contract/catalogue/sku-rows.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { createSkuRowsRepo } from './sku-rows.repo.ts'

/** A row and the product that its SKU names. */
export interface SkuRow<Row> {
  row: Row
  productId: string
}

export type RowResult = { result: SkuResult; field?: string }

const batchSize = 500

/**
 * Finds the products of rows, and writes them batch by batch.
 * @param keyOf what two rows may not both be about, besides the product
 * @param faultOf why a row cannot be written, whatever its product is
 * @param write writes a batch in a transaction of its own, and returns the result of each row in order
 * @param isStillAdmitted asked before each batch; without admission the rest is not written
 */
export async function setRows<Row extends { sku: string }>(
  database: DatabaseHandle,
  rows: Row[],
  {
    keyOf = () => '',
    faultOf,
    write,
    isStillAdmitted,
  }: {
    keyOf?: (row: Row) => string
    faultOf: (row: Row) => RowResult | undefined
    write: (batch: SkuRow<Row>[]) => Promise<RowResult[]>
    isStillAdmitted: () => Promise<boolean>
  },
): Promise<SkuRowsAnswer> {
  const products = await createSkuRowsRepo(database).bySku([...new Set(rows.map(({ sku }) => sku))])
  const results = new Map<Row, RowResult>()
  const taken = new Set<string>()
  const writable: SkuRow<Row>[] = []
  for (const row of rows) {
    const productId = products.get(row.sku)
    const key = `${productId} ${keyOf(row)}`
    const refusal =
      refusalOf(productId) ?? faultOf(row) ?? (taken.has(key) ? { result: 'repeated' as const } : undefined)
    if (refusal) results.set(row, refusal)
    else if (productId) {
      taken.add(key)
      writable.push({ row, productId })
    }
  }
  for (let start = 0; start < writable.length; start += batchSize) {
    const batch = writable.slice(start, start + batchSize)
    const written = (await isStillAdmitted()) ? await write(batch) : []
    for (const [index, { row }] of batch.entries()) results.set(row, written[index] ?? { result: 'stopped' })
  }
  return answerOf(rows.map((row) => ({ sku: row.sku, ...(results.get(row) ?? { result: 'stopped' }) })))
}

function refusalOf(productId: string | null | undefined): RowResult | undefined {
  if (productId === undefined) return { result: 'unknown_sku' }
  return productId === null ? { result: 'ambiguous_sku' } : undefined
}

function answerOf(rows: SkuRowsAnswer['rows']): SkuRowsAnswer {
  const updated = rows.filter(({ result }) => result === 'updated').length
  const unchanged = rows.filter(({ result }) => result === 'unchanged').length
  return { updated, unchanged, refused: rows.length - updated - unchanged, rows }
}
