import { useSearchParams } from 'react-router-dom'
import type { TableName } from '#contract/views.ts'
import { readStored, writeStored } from '../../../storage/preferences.ts'
import { useSession } from '../../api/session.ts'
import { useRowsPerPage } from '../../preferences.ts'
import type { Table } from './table.ts'
import { filterQuery, parametersOf, readColumns, readState, type TableState } from './table-state.ts'

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
  /** Changes the address, from the first page on unless `page` is among the changes. */
  change: (changes: Changes, options?: { replace?: boolean }) => void
  clear: () => void
  /** Shows these columns, here and whenever the address does not say. undefined: those of the table itself. */
  showColumns: (ids: string[] | undefined) => void
  /** Opens a saved view, or, with undefined, the table as it is at first. */
  openView: (view: { id: string; query: string } | undefined) => void
}

/** What a table shows, kept in the address alone: a reload, a link and the back button show the same. */
export function useTableState<Row>(table: Table<Row>): TableControl {
  const [params, setParams] = useSearchParams()
  const { timezone } = useSession()
  const preferredRows = useRowsPerPage()
  const state = readState(params, table)
  const pageSize = state.pageSize ?? preferredRows
  const columns = state.columns ?? readColumns(readStored(columnsKey(table.name)), table) ?? initialColumns(table)

  function change(changes: Changes, { replace = false } = {}): void {
    setParams(changed(params, { page: undefined, ...changes }), { replace })
  }
  const exportQuery = filterQuery(state, { timeZone: timezone, now: new Date() })
  exportQuery.set('sort', state.sort)
  const query = new URLSearchParams(exportQuery)
  query.set('page', String(state.page))
  query.set('pageSize', String(pageSize))
  return {
    state,
    pageSize,
    columns,
    query,
    exportQuery,
    viewQuery: changed(params, { page: undefined, view: undefined }).toString(),
    change,
    clear: () =>
      change(Object.fromEntries(['search', ...table.filters.flatMap(parametersOf)].map((name) => [name, '']))),
    showColumns(ids) {
      writeStored(columnsKey(table.name), (ids ?? initialColumns(table)).join(','))
      setParams(changed(params, { columns: ids?.join(',') || (ids && '-') }))
    },
    openView: (view) => setParams(changed(new URLSearchParams(view?.query), { view: view?.id })),
  }
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
