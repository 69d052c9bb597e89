import { orChinese } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { pageSizes } from '#contract/tables.ts'
import { dayOf, firstDay, isDay, isFirstDay, shiftDay, startOfDay } from '../../ui/days.ts'
import type { ChoiceFilter, Filter, Table } from './table.ts'

/** State of a table in the address; unknown values are ignored. */
export interface TableState {
  search: string
  /** Active filters by parameter, including defaults. */
  filters: Record<string, string>
  /** Active sort order, by default the table's own. */
  sort: string
  page: number
  /** undefined uses the reader's preference. */
  pageSize: number | undefined
  /** Columns besides the first, in the table's order; undefined uses the reader's preference. */
  columns: string[] | undefined
  /** Id of the saved view that was opened last. */
  view: string | undefined
}

type Declared = Pick<Table<never>, 'columns' | 'filters' | 'initialSort' | 'searchSort'>

const searchMost = 200
const exactMost = 100

export function readState(params: URLSearchParams, table: Declared): TableState {
  const text = (name: string) => params.get(name) ?? ''
  const search = text('search').trim().slice(0, searchMost)
  const { searchSort = table.initialSort } = table
  return {
    search,
    filters: Object.fromEntries(table.filters.flatMap((filter) => readFilter(filter, params))),
    sort: knownSort(text('sort'), table) ?? (search ? searchSort : table.initialSort),
    page: /^[1-9]\d{0,5}$/.test(text('page')) ? Number(text('page')) : 1,
    pageSize: pageSizes.find((size) => String(size) === text('pageSize')),
    columns: readColumns(params.get('columns'), table),
    view: text('view') || undefined,
  }
}

function knownSort(sort: string, { columns }: Pick<Declared, 'columns'>): string | undefined {
  const column = sort.replace(/^-/, '')
  return columns.some((known) => known.sort !== undefined && known.sort === column) ? sort : undefined
}

/** Returns the sort parameter for the server, which may depend on the language of the cells. */
export function serverSort(sort: string, { columns }: Pick<Declared, 'columns'>, language: ReaderLanguage): string {
  const [, sign = '', name] = /^(-?)(.*)$/.exec(sort) ?? []
  const sortEn = columns.find((column) => column.sort === name)?.sortEn
  return orChinese(sortEn && sign + sortEn, sort, language)
}

/** @returns undefined if the address has no columns */
export function readColumns(text: string | null, { columns }: Pick<Declared, 'columns'>): string[] | undefined {
  if (text === null) return undefined
  const named = new Set(text.split(','))
  return columns
    .slice(1)
    .map(({ id }) => id)
    .filter((id) => named.has(id))
}

function readFilter(filter: Filter, params: URLSearchParams): [name: string, value: string][] {
  if (filter.kind === 'days') return readDays(params)
  const given = params.get(filter.id)?.slice(0, searchMost)
  if (filter.kind === 'exact') return given ? [[filter.id, given.slice(0, exactMost)]] : []
  const value = given === undefined ? initialOf(filter) : known(filter, given)
  return value === '' ? [] : [[filter.id, value]]
}

function known(filter: ChoiceFilter, given: string): string {
  if (filter.isSingle) return given.slice(0, exactMost)
  const named = new Set(given.split(','))
  const values = filter.choices.map(({ value }) => value).filter((value) => named.has(value))
  return values.length > 0 ? values.join(',') : initialOf(filter)
}

export function initialOf({ initial = [] }: ChoiceFilter): string {
  return initial.join(',')
}

function readDays(params: URLSearchParams): [string, string][] {
  const from = params.get('from') ?? ''
  const to = params.get('to') ?? ''
  return [
    ...(isFirstDay(from) ? [['from', from] as [string, string]] : []),
    ...(isDay(to) ? [['to', to] as [string, string]] : []),
  ]
}

export function parametersOf(filter: Filter): string[] {
  return filter.kind === 'days' ? ['from', 'to'] : [filter.id]
}

/** Returns whether a filter differs from its default. */
export function isChanged(filter: Filter, { filters }: Pick<TableState, 'filters'>): boolean {
  const first = filter.kind === 'choice' ? initialOf(filter) : ''
  return parametersOf(filter).some((name) => (filters[name] ?? '') !== first)
}

/** Builds the filters of a request, without sort order and page; also used for exports. */
export function filterQuery(state: TableState, { timeZone, now }: { timeZone: string; now: Date }): URLSearchParams {
  const query = new URLSearchParams()
  if (state.search) query.set('search', state.search)
  for (const [name, value] of Object.entries(state.filters)) query.set(name, value)
  const { from, to } = state.filters
  if (from) query.set('from', startOfDay(firstDay(from, dayOf(now, timeZone)), timeZone))
  if (to) query.set('to', startOfDay(shiftDay(to, 1), timeZone))
  return query
}
