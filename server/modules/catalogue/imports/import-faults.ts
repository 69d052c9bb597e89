import type { ImportFault, ImportRowFault } from '#contract/catalogue/product-import-faults.ts'
import type { ImportNote } from '#contract/catalogue/product-imports.ts'
import type { RecordField } from '#contract/fields/product.ts'
import type { FileTable } from './reading/import-table.ts'

/** A file that cannot be read, or an import that cannot continue. The message is the code. */
export class ImportFaultError extends Error {
  override name = 'ImportFaultError'
  readonly code: ImportFault

  constructor(code: ImportFault) {
    super(code)
    this.code = code
  }
}

export interface RowFault {
  field: RecordField | null
  code: ImportRowFault
  figure: string
}

export function rowFault(field: RecordField | null, code: ImportRowFault, figure: number | string = ''): RowFault {
  return { field, code, figure: String(figure) }
}

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
