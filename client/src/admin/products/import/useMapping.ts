import { useState } from 'react'
import type {
  DecimalMark,
  ImportColumn,
  ImportDecimals,
  ImportField,
  ImportMapping,
  ProductImport,
} from '#contract/catalogue/product-imports.ts'
import { isFigureField } from '#contract/fields/product.ts'

/** Holds the field of each column: as previewed, or else as proposed from the headings. */
export function useMapping({ mapping: known, decimals: knownDecimals, columns }: ProductImport) {
  const [mapping, setMapping] = useState<ImportMapping>(() => {
    if (Object.keys(known).length > 0) return known
    return Object.fromEntries(columns.flatMap(({ guess }, column) => (guess ? [[String(column), guess]] : [])))
  })
  const [decimals, setDecimals] = useState<ImportDecimals>(knownDecimals)
  const fields = Object.values(mapping)

  function change(column: number, field: ImportField | undefined): void {
    setMapping((now) => {
      const { [String(column)]: _before, ...others } = now
      return field ? { ...others, [String(column)]: field } : others
    })
  }
  /**
   * Returns a column's decimal mark: as chosen by staff, or else as detected; undefined for columns without figures.
   */
  function decimalsOf(column: number): ImportColumn['decimals'] | undefined {
    const field = mapping[String(column)]
    const isFigure = field !== undefined && field !== 'id' && isFigureField(field)
    const found = columns[column]?.decimals
    return isFigure && found ? (decimals[String(column)] ?? found) : undefined
  }

  return {
    mapping,
    decimals,
    decimalsOf,
    setDecimals: (column: number, mark: DecimalMark) => setDecimals((now) => ({ ...now, [String(column)]: mark })),
    fieldOf: (column: number) => mapping[String(column)],
    /** Returns whether another column feeds the field. */
    isTaken: (field: ImportField, column: number) => fields.includes(field) && mapping[String(column)] !== field,
    namesProduct: fields.includes('name') || fields.includes('sku') || fields.includes('id'),
    leftOut: columns.length - fields.length,
    change,
  }
}
