import { type CatalogueRecord, productField, type RecordField } from '#contract/fields/product.ts'

/** A bare number. Anything with words, or characters that a spreadsheet would drop, stays text. */
const plainNumber = /^-?(?:0|[1-9]\d{0,11})(?:\.\d{1,4})?$/

export function exportedCell(field: RecordField, value: CatalogueRecord[RecordField]): string | number | null {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(', ')
  return value !== null && productField(field).reads !== undefined && plainNumber.test(value) ? Number(value) : value
}
