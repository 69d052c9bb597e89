import type { ImportFault, ImportRowFault } from '#contract/catalogue/product-import-faults.ts'
import type { RecordField } from '#contract/fields/product.ts'

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
