import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Bilingual, Language, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { TableName } from '#contract/staff/views.ts'
import type { JsonEndpoint } from '../../../api/endpoint.ts'

/** A column. The first of a table names the row: it is always shown, stays in view, and heads the row's card on a phone. */
export interface Column<Row> {
  id: string
  header: Bilingual
  cell: (row: Row) => ReactNode
  /** What a file of chosen rows says of it. */
  text: (row: Row, language: ReaderLanguage) => string
  /** The server's name of its order. */
  sort?: string
  /** The same while the admin is in English, where the cells show something else then; the address keeps `sort`. */
  sortEn?: string
  /** `end` for amounts and counts. */
  align?: 'end'
  /** Classes of its cells: a width. */
  className?: string
  /** Shown only to those who choose it. */
  isOptional?: boolean
}

export interface Choice {
  value: string
  label: Bilingual
}

/** A filter by some of a few values. */
export interface ChoiceFilter {
  kind: 'choice'
  /** Of the address and of the request. */
  id: string
  label: Bilingual
  choices: readonly Choice[]
  /** One value at a time, from a list that comes from the server: what is not in it is let through. */
  isSingle?: boolean
  /** In force where the address says nothing. */
  initial?: readonly string[]
  /** What its button says while everything is let through; else its label. */
  all?: Bilingual
}

/** Days in the shop's time zone, both inclusive; they become the moments `from` and `to` of the request. */
export interface DayFilter {
  kind: 'days'
  label: Bilingual
}

/** One exact value, which only a link sets; it can be seen and taken away. */
export interface ExactFilter {
  kind: 'exact'
  id: string
  label: Bilingual
  /** Its value says nothing to a reader: the label alone is shown. */
  isCode?: boolean
}

export type Filter = ChoiceFilter | DayFilter | ExactFilter

export interface Page<Row> {
  items: Row[]
  total: number
  page: number
  pageSize: number
}

/** The rows that an action is for: those that were marked, or all that the filters let through. */
export type Marked<Row> = { kind: 'rows'; rows: Row[] } | { kind: 'all'; query: URLSearchParams; total: number }

export interface BulkAction<Row> {
  id: string
  label: Bilingual
  icon?: ReactNode
  permission?: Permission
  /** Whether it can do all that match, also rows that were never loaded. */
  takesAll?: boolean
  /** @param clear unmarks the rows, once it is done */
  run: (marked: Marked<Row>, clear: () => void) => void
}

export type TableExport = Endpoint & { permission: Permission }

/** A table of the admin, as it is declared. */
export interface Table<Row> {
  name: TableName
  title: Bilingual
  /** What answers with a page of its rows. */
  rows: JsonEndpoint & { answer: z.ZodMiniType<Page<Row>> }
  /** What answers with all that match, by the format of the file. */
  exports?: { csv: TableExport; xlsx?: TableExport }
  columns: readonly Column<Row>[]
  filters: readonly Filter[]
  /** The server's own first order; '' where it has no name. */
  initialSort: string
  searchLabel: Bilingual
  /** How many there are, in words. */
  count: Record<Language, (total: number) => string>
  /** There is not one row yet; `next`: a way to the first. */
  empty: { title: Bilingual; hint: Bilingual; next?: ReactNode }
  /** What is said where its rows cannot be loaded, if not the usual. */
  failed?: Bilingual
  rowId: (row: Row) => string
  /** What the row is called, for its checkbox and its menu. */
  rowName: (row: Row, language: ReaderLanguage) => string
  /** The page of the row's own. */
  rowPath?: (row: Row) => string
  /** The entries of the row's menu. */
  rowMenu?: (row: Row) => ReactNode
  /** What opens below a row that has no page of its own. */
  rowDetail?: (row: Row) => ReactNode
  /** A row that is past: set quietly. */
  isQuiet?: (row: Row) => boolean
  /** What narrows the rows whatever the address says; a screen that shows a part of another table's rows. */
  fixed?: Readonly<Record<string, string>>
  /** Without any, rows are not marked. */
  bulkActions?: readonly BulkAction<Row>[]
}
