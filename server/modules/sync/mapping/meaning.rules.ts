import { blankRecord, type CatalogueRecord, type RecordField } from '#contract/fields/product.ts'
import { deriveProduct } from '#server/modules/catalogue/index.ts'

/** Returns whether both values derive the same product, for any term. */
export function sameMeaning(field: RecordField, one: string | null, other: CatalogueRecord[RecordField]): boolean {
  return [null, 'Annual', 'One-time'].every((term) => {
    const consequence = (value: CatalogueRecord[RecordField]) => {
      const { product, warnings } = deriveProduct({ ...blankRecord, term, [field]: value })
      return JSON.stringify([{ ...product, availability: null }, warnings])
    }
    return consequence(one) === consequence(other)
  })
}

/** Returns whether a value can be parsed for a field. */
export function isReadable(field: RecordField, value: CatalogueRecord[RecordField]): boolean {
  return deriveProduct({ ...blankRecord, name: 'x', [field]: value }).unreadable.length === 0
}
