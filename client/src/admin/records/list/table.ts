import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import type { Bilingual, Language, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Permission } from '#contract/staff/permissions.ts'
import type { TableName } from '#contract/staff/views.ts'
import type { JsonEndpoint } from '../../../api/endpoint.ts'

/** Returns how many decimals a column's amounts are shown with: none where all of them are whole. */
export function decimalsOf<Row>({ amount }: Pick<Column<Row>, 'amount'>, rows: readonly Row[]): Decimals {
  return amount && rows.every((row) => Number.isInteger(amount(row) ?? 0)) ? 0 : 2
}

export type Decimals = 0 | 2

/** A column. The first one names the row: it is always shown, stays visible, and is the title of cards on phones. */
export interface Column<Row> {
  id: string
  header: Bilingual
  /** @param decimals of the column's amounts: none where all of the page are whole */
  cell: (row: Row, decimals: Decimals) => ReactNode
  text: (row: Row, language: ReaderLanguage) => string
  /** The amount in the cell, if it is a column of amounts. */
  amount?: (row: Row) => number | null
  /**
   * Place on the cards of phones: beside the title, first or later on the second line, or below, for controls. Others
   * are left out.
   */
  phone?: 'corner' | 'lead' | 'line' | 'below'
  /** Name of the sort order on the server. */
  sort?: string
  /** Overrides `sort` on the server in English, where the cells show another value; the address keeps `sort`. */
  sortEn?: string
  /** `end` for amounts and counts. */
  align?: 'end'
  /** Has controls, which are never cut. */
  hasControls?: boolean
  /** Takes the width that the others leave, and is cut first. One per table. */
  isFlexible?: boolean
  className?: string
  isOptional?: boolean
}

export interface Choice {
  value: string
  label: Bilingual
}

export interface ChoiceFilter {
  kind: 'choice'
  /** Parameter in the address and the request. */
  id: string
  label: Bilingual
  choices: readonly Choice[]
  /** One value at a time. The options come from the server; other values are accepted too. */
  isSingle?: boolean
  initial?: readonly string[]
  /** Label while everything is let through, if not `label`. */
  all?: Bilingual
}

/** Days in the shop's time zone, both inclusive; sent as the moments `from` and `to`. */
export interface DayFilter {
  kind: 'days'
  label: Bilingual
}

/** An exact value that only links set; shown so that it can be removed. */
export interface ExactFilter {
  kind: 'exact'
  id: string
  label: Bilingual
  /** Shows only the label, because the value means nothing to readers. */
  isCode?: boolean
}

export type Filter = ChoiceFilter | DayFilter | ExactFilter

export interface Page<Row> {
  items: Row[]
  total: number
  page: number
  pageSize: number
}

/** Rows that an action applies to: the selected ones, or all that match the filters. */
export type Marked<Row> = { kind: 'rows'; rows: Row[] } | { kind: 'all'; query: URLSearchParams; total: number }

/** Clears the selection, except for these rows. */
export type Clear<Row> = (except?: Row[]) => void

/** An action on selected rows: a button that runs it, or one that opens a menu. */
export type BulkAction<Row> = BulkActionBase & (BulkCommand<Row> | BulkMenu<Row>)

interface BulkActionBase {
  id: string
  label: Bilingual
  icon?: ReactNode
  permission?: Permission
  /** Whether it supports all matching rows, including those not loaded. */
  supportsAll?: boolean
  /** Stands in the menu of further actions, where the table has more important ones. */
  isMinor?: boolean
}

interface BulkCommand<Row> {
  run: (marked: Marked<Row>, clear: Clear<Row>) => void
}

interface BulkMenu<Row> {
  /** Items of the menu. */
  items: (marked: Marked<Row>, clear: Clear<Row>) => ReactNode
}

export type TableExport = Endpoint & { permission: Permission }

export interface Table<Row> {
  name: TableName
  title: Bilingual
  rows: JsonEndpoint & { answer: z.ZodMiniType<Page<Row>> }
  /** Endpoints for all matching rows, by file format. */
  exports?: { csv: TableExport; xlsx?: TableExport }
  columns: readonly Column<Row>[]
  filters: readonly Filter[]
  /** Default order; '' if it has no name. */
  initialSort: string
  /** Default order while searching. */
  searchSort?: string
  searchLabel: Bilingual
  /** Formats the total. */
  count: Record<Language, (total: number) => string>
  /** Shown while there are no rows at all; `next` leads to adding one. */
  empty: { title: Bilingual; hint: Bilingual; next?: ReactNode }
  /** Overrides the message for a failed load. */
  failed?: Bilingual
  rowId: (row: Row) => string
  /** Name of a row, for its checkbox and menu. */
  rowName: (row: Row, language: ReaderLanguage) => string
  rowPath?: (row: Row) => string
  rowMenu?: (row: Row) => ReactNode
  /** Expands below rows that have no page. */
  rowDetail?: (row: Row) => ReactNode
  /** Whether the row is past, and shown muted. */
  isQuiet?: (row: Row) => boolean
  /** Filters that always apply, for screens that show a part of another table. */
  fixed?: Readonly<Record<string, string>>
  /** Without any, rows cannot be selected. */
  bulkActions?: readonly BulkAction<Row>[]
}
