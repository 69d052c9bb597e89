import type { CellFault } from '#contract/catalogue/product-import-faults.ts'
import { importColumnsMax, importRowsMax } from '#contract/catalogue/product-imports.ts'
import { withoutGuard } from '#server/platform/documents/csv.ts'
import { visibleText } from '#server/platform/visible-text.ts'
import { ImportFaultError } from '../import-faults.ts'
import { type Decimals, decimalsOf } from './import-decimals.ts'
import { headingRowOf, headingRowsMax } from './import-headings.ts'
import { isHtml, textOfHtml } from './import-html.ts'

export interface RawCell {
  text: string
  /** A spreadsheet's number, rather than text that looks like one. */
  isNumber?: true
  fault?: CellFault
}

/** Fault of a cell; of the whole row where `column` is null. */
export interface FoundFault {
  column: number | null
  code: CellFault
}

export interface TableRow {
  row: number
  cells: string[]
  /** Columns whose cells are a spreadsheet's numbers. */
  numbers?: number[]
  faults?: FoundFault[]
}

export interface FileTable {
  headings: string[]
  rows: TableRow[]
  decimals: (Decimals | null)[]
  headingRow?: number
  /** Number of cells with HTML. */
  htmlCells: number
  /** Last value of a text file that ends with a digit rather than a line break: it may have been cut off. */
  unfinished?: string
}

interface TableOptions {
  isPlaced: boolean
  hasCommas?: boolean
  /** The text file does not end with a line break. */
  endsOpen?: boolean
}

export function createTable({ isPlaced, hasCommas = false, endsOpen = false }: TableOptions) {
  const all: TableRow[] = []
  /** Number of cells of each row, with trailing blank ones. */
  const widths: number[] = []
  let htmlCells = 0

  function textOf(text: string): string {
    if (isHtml(text)) htmlCells += 1
    return cellText(text)
  }

  return {
    /** @throws ImportFaultError too_many_columns, too_many_rows */
    add(row: number, values: (string | RawCell)[]): void {
      const cells = values.map((value) => textOf(typeof value === 'string' ? value : value.text))
      const faults = values.flatMap((value, column) =>
        typeof value === 'object' && value.fault ? [{ column, code: value.fault }] : [],
      )
      const last = Math.max(
        cells.findLastIndex((cell) => cell !== ''),
        faults.at(-1)?.column ?? -1,
      )
      if (last < 0) return
      if (last >= importColumnsMax) throw new ImportFaultError('too_many_columns')
      if (all.length >= importRowsMax + headingRowsMax) throw new ImportFaultError('too_many_rows')
      const numbers = values.flatMap((value, column) => (typeof value === 'object' && value.isNumber ? [column] : []))
      widths.push(values.length)
      all.push({
        row,
        cells: cells.slice(0, Math.max(last + 1, endsOpen ? values.length : 0)),
        ...(numbers.length > 0 && { numbers }),
        ...(faults.length > 0 && { faults }),
      })
    },

    /** @throws ImportFaultError empty, too_many_rows */
    whole(): FileTable {
      const at = headingRowOf(all.slice(0, headingRowsMax).map(({ cells }) => cells))
      const [heading, ...rows] = all.slice(at)
      if (!heading || rows.length === 0) throw new ImportFaultError('empty')
      if (rows.length > importRowsMax) throw new ImportFaultError('too_many_rows')
      const headings = heading.cells.slice(0, heading.cells.findLastIndex((cell) => cell !== '') + 1)
      const most = isPlaced ? importColumnsMax : (widths[at] ?? 0)
      while (headings.length < Math.min(widestOf(rows), most)) headings.push('')
      const ofRows = widths.slice(at + 1)
      const isUsual = ofRows.every((width) => width === ofRows[0]) // each line ends with a separator
      rows.forEach((row, index) => {
        markWidth(row, headings.length, !isPlaced && !isUsual && (ofRows[index] ?? 0) > most)
      })
      const last = rows.at(-1)
      const unfinished = endsOpen && last ? markEnd(last, headings.length) : undefined
      return {
        headings: headings.map((text) => text.slice(0, 200)),
        rows,
        decimals: headings.map((_, column) => decimalsOf(textsOf(rows, column), hasCommas)),
        htmlCells,
        ...(at > 0 && { headingRow: heading.row }),
        ...(unfinished !== undefined && { unfinished }),
      }
    },
  }
}

/** Returns the text of a cell: without an export's or spreadsheet's guards, without markup, trimmed. */
export function cellText(value: string): string {
  const bare = withoutGuard(value.includes('="') ? value.replace(textGuard, unquoted) : value)
  return visibleText(isHtml(bare) ? textOfHtml(bare) : bare) ?? ''
}

/** Matches `="00123"`, which keeps a spreadsheet from reading a number. */
const textGuard = /^\s*="((?:[^"]|"")*)"\s*$/

function unquoted(_whole: string, text: string): string {
  return text.replaceAll('""', '"')
}

function widestOf(rows: TableRow[]): number {
  return rows.reduce((widest, { cells }) => Math.max(widest, cells.length), 0)
}

/** Marks a row that is wider than the headings, even where its last cell is blank. */
function markWidth(row: TableRow, width: number, hasMore: boolean): void {
  const isWider = hasMore || row.cells.slice(width).some((cell) => cell !== '')
  if (isWider) row.faults = [{ column: null, code: 'more_cells' }]
  row.cells.length = Math.min(row.cells.length, width)
}

/** Marks the last row of an unfinished text where cells are missing. Returns its last value, where that may be cut off. */
function markEnd(last: TableRow, width: number): string | undefined {
  if (last.cells.length < width) last.faults = [{ column: null, code: 'cut_short' }]
  const value = last.cells.at(-1) ?? ''
  return /\d$/.test(value) ? value : undefined
}

function* textsOf(rows: TableRow[], column: number): Generator<string> {
  for (const { cells, numbers } of rows) {
    const cell = cells[column]
    if (cell && !numbers?.includes(column)) yield cell
  }
}
