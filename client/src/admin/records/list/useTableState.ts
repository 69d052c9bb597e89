import { useSearchParams } from 'react-router-dom'
import type { TableName } from '#contract/staff/views.ts'
import { useLanguage } from '../../../i18n/language.tsx'
import { readStored, usePreference, writeStored } from '../../../storage/preferences.ts'
import { useSession } from '../../api/staff/session.ts'
import { rowsPreference } from '../../storage/preferences.ts'
import type { Table } from './table.ts'
import { filterQuery, parametersOf, readColumns, readState, serverSort, type TableState } from './table-state.ts'

/** Parameters of the address to be set, or, where empty or undefined, to be taken away. */
export type Changes = Record<string, string | undefined>

export interface TableControl {
  state: TableState
  pageSize: number
  /** Ids of the columns shown beside the first. */
  columns: string[]
  /** What the rows are asked for by. */
  query: URLSearchParams
  /** The same without page: what an export takes. */
  exportQuery: URLSearchParams
  /** What of the address a saved view keeps. */
  viewQuery: string
  /**
   * Changes the address, from the first page on unless `page` is among the changes. What depends on what is in force takes it
   * from the argument: a change before it may not be on the screen yet.
   */
  change: (changes: Changes | ((latest: TableState) => Changes), options?: { replace?: Replacing }) => void
  clear: () => void
  /** Shows or hides a column, here and whenever the address does not say. */
  showColumn: (id: string, isOn: boolean) => void
  /** Shows the columns that the table has at first. */
  resetColumns: () => void
  /** Opens a saved view, or, with undefined, the table as it is at first. */
  openView: (view: { id: string; query: string } | undefined) => void
}

/** Whether a change takes the place of the address before it, in the browser's history. */
type Replacing = boolean | ((latest: TableState) => boolean)

/** What a table shows, kept in the address alone: a reload, a link and the back button show the same. */
export function useTableState<Row>(table: Table<Row>): TableControl {
  const [params, setParams] = useSearchParams()
  const { timezone } = useSession()
  const language = useLanguage()
  const preferredRows = Number(usePreference(rowsPreference))
  const state = readState(params, table)
  const pageSize = state.pageSize ?? preferredRows

  const change: TableControl['change'] = (changes, { replace = false } = {}) => {
    const latest = latestParams()
    const former = readState(latest, table)
    const wanted = typeof changes === 'function' ? changes(former) : changes
    const isReplacing = typeof replace === 'function' ? replace(former) : replace
    setParams(changed(latest, { page: undefined, ...wanted }), { replace: isReplacing })
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

/** In the address, for none beside the first: an empty parameter would say nothing. */
const noColumns = '-'

/** The router shows a new address a moment after it has been entered: two changes may come in between. */
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
