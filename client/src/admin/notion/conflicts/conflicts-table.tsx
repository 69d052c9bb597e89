import { changeFieldSchema } from '#contract/catalogue/product-edits.ts'
import { listSyncConflicts } from '#contract/endpoints/sync.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { SyncConflict } from '#contract/sync/sync.ts'
import { choiceFilter, columnsOf, type Filter, type Table } from '../../records/list/index.ts'
import { recordFieldWords } from '../../words/record-fields.words.ts'
import { conflictsWords as words } from './conflicts.words.ts'
import { nameOf } from './product-name.ts'

const column = columnsOf<SyncConflict>()

const field: Filter = choiceFilter('field', words.field, changeFieldSchema.options, recordFieldWords)
const product: Filter = { kind: 'exact', id: 'productId', label: words.onlyProduct }
/** The conflicts, open or settled; `ConflictList` sets the rows. */
export const conflictsTable: Table<SyncConflict> = {
  name: 'sync-conflicts',
  title: words.title,
  rows: listSyncConflicts,
  columns: [column('openedAt', words.opened, { sort: 'openedAt' })],
  filters: [field, product],
  fixed: {},
  initialSort: 'openedAt',
  searchLabel: words.search,
  count: words.count,
  empty: { title: words.none, hint: words.noneHint },
  rowId: ({ id }) => id,
  rowName: (conflict, language) =>
    inLanguage(words.rowName, language)(
      nameOf(conflict, language),
      inLanguage(recordFieldWords[conflict.field], language),
    ),
}

export const settledTable: Table<SyncConflict> = {
  ...conflictsTable,
  fixed: { state: 'settled' },
  initialSort: '-openedAt',
  empty: { title: words.noneSettled, hint: words.noneSettledHint },
}
