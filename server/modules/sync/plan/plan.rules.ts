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

/** A change of one product on one side; stored as a row of the run. */
export interface Change {
  side: (typeof syncChangeSides)[number]
  kind: (typeof syncChangeKinds)[number]
  productId: string | null
  pageId: string | null
  name: string
  /** For the pricebook, columns by name. */
  fields: SyncChange['fields']
  marks: ChangeMark[]
  /** Why it was not, or not fully, carried out. */
  error: SyncNote | null
}

export interface PlannedChange extends Change {
  version: number | null
  contentHash: string | null
}

export const plainChange = { fields: [], marks: [], error: null } satisfies Partial<Change>

/** Marks prices that change by more than 30 % or are removed. */
export function priceMarks(before: CatalogueRecord, fields: readonly FieldChange[]): ChangeMark[] {
  const change = fields.find(({ field }) => field === 'msrp')
  if (!change) return []
  const after = { ...before, [change.field]: change.to }
  const [from, to] = [before, after].map((record) => deriveProduct(record).product.msrp)
  if (!from) return []
  const moved = new Big(to ?? 0).minus(from).abs()
  return moved.times(100).gt(new Big(from).times(markedPriceChangePercent)) ? ['price-over-30-percent'] : []
}

export function marksOf(changes: readonly Change[]): ChangeMark[] {
  return [...new Set(changes.flatMap(({ marks }) => marks))]
}

export function digestOf(changes: readonly PlannedChange[]): string {
  return hashOf(changes.map(({ marks: _marks, ...change }) => hashOf(change)).toSorted())
}
