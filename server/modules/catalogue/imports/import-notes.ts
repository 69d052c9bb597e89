import type { ImportNote } from '#contract/catalogue/product-imports.ts'
import type { FileTable } from './reading/import-table.ts'

export function notesOf({ headingRow, htmlCells, unfinished }: FileTable): ImportNote[] {
  return [
    ...(headingRow === undefined ? [] : [importNote('title_rows', headingRow)]),
    ...(htmlCells === 0 ? [] : [importNote('html_cells', htmlCells)]),
    ...(unfinished === undefined ? [] : [importNote('unfinished', unfinished.slice(0, 100))]),
  ]
}

export function importNote(code: ImportNote['code'], figure: number | string): ImportNote {
  return { code, figure: String(figure) }
}
