import { type CatalogueRecord, productField, type RecordField } from '#contract/fields/product.ts'

/** A text that is every product's, as the field keeps it: tags are split at their commas. */
export function fixedValueOf(field: RecordField, text: string): CatalogueRecord[RecordField] {
  if (productField(field).form !== 'tags') return text
  const tags = text.split(/[,，、;；]/).map((tag) => tag.trim())
  return [...new Set(tags.filter((tag) => tag !== ''))]
}
