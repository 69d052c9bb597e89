import { useState } from 'react'
import type { ImportField, ImportMapping, ProductImport } from '#contract/catalogue/product-imports.ts'

/** Which field each column feeds: as it was previewed, else as the headings seem to mean. */
export function useMapping({ mapping: known, columns }: ProductImport) {
  const [mapping, setMapping] = useState<ImportMapping>(() => {
    if (Object.keys(known).length > 0) return known
    return Object.fromEntries(columns.flatMap(({ guess }, column) => (guess ? [[String(column), guess]] : [])))
  })
  const fields = Object.values(mapping)

  function change(column: number, field: ImportField | undefined): void {
    setMapping((now) => {
      const { [String(column)]: _before, ...others } = now
      return field ? { ...others, [String(column)]: field } : others
    })
  }
  return {
    mapping,
    fieldOf: (column: number) => mapping[String(column)],
    /** Whether another column feeds it. */
    isTaken: (field: ImportField, column: number) => fields.includes(field) && mapping[String(column)] !== field,
    namesProduct: fields.includes('name') || fields.includes('sku') || fields.includes('id'),
    leftOut: columns.length - fields.length,
    change,
  }
}
