import { changeFieldSchema } from '#contract/catalogue/product-edits.ts'
import { listSyncConflicts } from '#contract/endpoints/sync.ts'
import type { ConflictProduct } from '#contract/sync/sync.ts'
import { choiceFilter, type Filter, type Table } from '../../records/list/index.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { conflictsWords as words } from './conflicts.words.ts'
import { nameOf } from './product-name.ts'

const field: Filter = choiceFilter('field', words.field, changeFieldSchema.options, recordFieldWords)
const product: Filter = { kind: 'exact', id: 'productId', label: words.onlyProduct, isCode: true }
/** Open or settled conflicts, by the address; `ConflictList` sets the rows. */
export const conflictsTable: Table<ConflictProduct> = {
  name: 'sync-conflicts',
  title: words.title,
  rows: listSyncConflicts,
  columns: [{ id: 'openedAt', header: words.opened, sort: 'openedAt', cell: () => null, text: () => '' }],
  filters: [field, product],
  fixed: {},
  initialSort: 'openedAt',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ productId }) => productId,
  rowName: nameOf,
}

export const settledTable: Table<ConflictProduct> = {
  ...conflictsTable,
  fixed: { state: 'settled' },
  initialSort: '-openedAt',
  empty: { title: words.noneSettled, hint: words.noneSettledHint },
}
