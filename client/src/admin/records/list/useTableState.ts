import { useSearchParams } from 'react-router-dom'
import type { TableName } from '#contract/staff/views.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { readStored, usePreference, writeStored } from '../../../storage/preferences.ts'
import { useSession } from '../../api/staff/session.ts'
import { rowsPreference } from '../../storage/preferences.ts'
import type { Table } from './table.ts'
import { filterQuery, parametersOf, readColumns, readState, serverSort, type TableState } from './table-state.ts'

/** Parameters to set, or to remove if empty or undefined. */
export type Changes = Record<string, string | undefined>

export interface TableControl {
  state: TableState
  pageSize: number
  columns: string[]
  /** Query of the rows. */
  query: URLSearchParams
  /** The same without paging, for exports. */
  exportQuery: URLSearchParams
  /** The part of the address that a saved view stores. */
  viewQuery: string
  /**
   * Changes the address and returns to the first page unless `page` is among the changes. Use the function form for
   * changes that depend on current values: an earlier change may not be rendered yet.
   */
  change: (changes: Changes | ((latest: TableState) => Changes), options?: { replace?: Replacing }) => void
  clear: () => void
  /** Shows or hides a column, and stores that as the reader's preference. */
  showColumn: (id: string, isOn: boolean) => void
  resetColumns: () => void
  /** Opens a saved view, or the table's defaults for undefined. */
  openView: (view: { id: string; query: string } | undefined) => void
}

/** Whether a change replaces the history entry. */
type Replacing = boolean | ((latest: TableState) => boolean)

/** Keeps the state of a table in the address, so that reload, links and Back work. */
export function useTableState<Row>(table: Table<Row>): TableControl {
  const [params, setParams] = useSearchParams()
  const { timezone } = useSession()
  const language = useLanguage()
  const preferredRows = Number(usePreference(rowsPreference))
  const state = readState(params, table)
  const pageSize = state.pageSize ?? preferredRows

  const change: TableControl['change'] = (changes, { replace = false } = {}) => {
    const latest = latestParams()
    const previous = readState(latest, table)
    const nextChanges = typeof changes === 'function' ? changes(previous) : changes
    const isReplacing = typeof replace === 'function' ? replace(previous) : replace
    setParams(changed(latest, { page: undefined, ...nextChanges }), { replace: isReplacing })
  }
  function showColumn(id: string, isOn: boolean): void {
    const latest = latestParams()
    const shown = columnsOf(readState(latest, table), table)
    const ids = table.columns.slice(1).map((column) => column.id)
    const next = ids.filter((each) => (each === id ? isOn : shown.includes(each))).join(',')
    writeStored(columnsKey(table.name), next)
    setParams(changed(latest, { columns: next || noColumns }))
  }
  const narrowed = filterQuery(state, { timeZone: timezone, now: new Date() })
  const exportQuery = new URLSearchParams([...narrowed, ...Object.entries(table.fixed ?? {})])
  if (state.sort) exportQuery.set('sort', serverSort(state.sort, table, language))
  const query = new URLSearchParams(exportQuery)
  query.set('page', String(state.page))
  query.set('pageSize', String(pageSize))
  return {
    state,
    pageSize,
    columns: columnsOf(state, table),
    query,
    exportQuery,
    viewQuery: changed(params, { page: undefined, view: undefined }).toString(),
    change,
    clear: () =>
      change(Object.fromEntries(['search', ...table.filters.flatMap(parametersOf)].map((name) => [name, '']))),
    showColumn,
    resetColumns() {
      writeStored(columnsKey(table.name), initialColumns(table).join(','))
      setParams(changed(latestParams(), { columns: undefined }))
    },
    openView: (view) => setParams(changed(new URLSearchParams(view?.query), { view: view?.id })),
  }
}

/** Stands for no columns besides the first: an empty parameter would be removed. */
const noColumns = '-'

/** Reads the current address: the router renders it later, and two changes may come in between. */
function latestParams(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}

function columnsOf<Row>(state: TableState, table: Table<Row>): string[] {
  const preferred = table.fixed ? undefined : readColumns(readStored(columnsKey(table.name)), table)
  return state.columns ?? preferred ?? initialColumns(table)
}

function columnsKey(table: TableName): string {
  return `adminColumns.${table}`
}

function initialColumns<Row>({ columns }: Pick<Table<Row>, 'columns'>): string[] {
  return columns
    .slice(1)
    .filter(({ isOptional }) => !isOptional)
    .map(({ id }) => id)
}

function changed(params: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}
