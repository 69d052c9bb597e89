import { type CatalogueRecord, productField, type RecordField } from '#contract/fields/product.ts'

/** Converts a fixed value to the field's form: tags are split at commas. */
export function fixedValueOf(field: RecordField, text: string): CatalogueRecord[RecordField] {
  if (productField(field).form !== 'tags') return text
  const tags = text.split(/[,，、;；]/).map((tag) => tag.trim())
  return [...new Set(tags.filter((tag) => tag !== ''))]
}
