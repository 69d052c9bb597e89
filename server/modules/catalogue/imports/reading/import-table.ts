import { importColumnsMax, importRowsMax } from '#contract/catalogue/product-imports.ts'
import { withoutGuard } from '#server/platform/documents/csv.ts'
import { storable, visibleText } from '#server/platform/visible-text.ts'
import { ImportFaultError } from '../import-faults.ts'

/** A row that holds something: its number in the file, where the first row is 1, and its cells as trimmed texts, '' where blank. */
export interface TableRow {
  row: number
  cells: string[]
}

/** What a file holds: its headings, and the rows below them. */
export interface FileTable {
  headings: string[]
  rows: TableRow[]
}

/** Takes the rows of a file one after another, the first that holds something as the heading. */
export function createTable() {
  let headings: string[] | undefined
  const rows: TableRow[] = []
  return {
    /** @throws ImportFaultError too_many_columns, too_many_rows */
    add(row: number, values: string[]): void {
      if (!headings) {
        headings = headingsOf(values)
        return
      }
      const cells = values.slice(0, headings.length).map(cellText)
      if (cells.every((cell) => cell === '')) return
      if (rows.length === importRowsMax) throw new ImportFaultError('too_many_rows')
      rows.push({ row, cells })
    },

    /** @throws ImportFaultError empty */
    whole(): FileTable {
      if (!headings || rows.length === 0) throw new ImportFaultError('empty')
      return { headings, rows }
    },
  }
}

/** The text of a cell: without the guard of an export, trimmed, '' where it is blank. */
export function cellText(value: string): string {
  return visibleText(withoutGuard(value)) ?? ''
}

/** undefined where the row is blank: it is none. */
function headingsOf(values: string[]): string[] | undefined {
  const last = values.findLastIndex((value) => visibleText(value) !== null)
  if (last < 0) return undefined
  if (last >= importColumnsMax) throw new ImportFaultError('too_many_columns')
  return values.slice(0, last + 1).map((value) => storable(value).trim().slice(0, 200))
}
