import Big from 'big.js'
import type { FieldChange } from '#contract/catalogue/product-edits.ts'
import type { CatalogueRecord } from '#contract/fields/product.ts'
import {
  type changeMarks,
  markedPriceChangePercent,
  type SyncChange,
  type syncChangeKinds,
  type syncChangeSides,
} from '#contract/sync/sync.ts'
import type { SyncNote } from '#contract/sync/sync-notes.ts'
import { deriveProduct } from '#server/modules/catalogue/index.ts'
import { hashOf } from '../import/import-read.ts'

export type ChangeMark = (typeof changeMarks)[number]

/** What a run does, or would do, to one product on one side: a row of the run. */
export interface Change {
  side: (typeof syncChangeSides)[number]
  kind: (typeof syncChangeKinds)[number]
  productId: string | null
  pageId: string | null
  name: string
  /** Of the pricebook, columns by their names. */
  fields: SyncChange['fields']
  marks: ChangeMark[]
  /** Why it was not done after all, or not all of it. */
  error: SyncNote | null
}

/** A change, and what it was computed from. */
export interface PlannedChange extends Change {
  /** Of the product. */
  version: number | null
  /** Of the page. */
  contentHash: string | null
}

/** How a change begins that has nothing odd about it. */
export const plainChange = { fields: [], marks: [], error: null } satisfies Partial<Change>

/** Marks of a change of the record: the price moves by over 30 % either way, or goes. */
export function priceMarks(before: CatalogueRecord, fields: readonly FieldChange[]): ChangeMark[] {
  const change = fields.find(({ field }) => field === 'msrp')
  if (!change) return []
  const after = { ...before, [change.field]: change.to }
  const [from, to] = [before, after].map((record) => deriveProduct(record).product.msrp)
  if (!from) return []
  const moved = new Big(to ?? 0).minus(from).abs()
  return moved.times(100).gt(new Big(from).times(markedPriceChangePercent)) ? ['price-over-30-percent'] : []
}

/** The marks of any change, each once. */
export function marksOf(changes: readonly Change[]): ChangeMark[] {
  return [...new Set(changes.flatMap(({ marks }) => marks))]
}

/** The same for the same changes of the same products and pages, in whatever order they were found. */
export function digestOf(changes: readonly PlannedChange[]): string {
  return hashOf(changes.map(({ marks: _marks, ...change }) => hashOf(change)).toSorted())
}
