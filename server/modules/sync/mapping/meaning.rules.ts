import { blankRecord, type CatalogueRecord, type RecordField } from '#contract/fields/product.ts'
import { deriveProduct } from '#server/modules/catalogue/index.ts'

/** Whether the rules make the same of both, whatever else the product says of its term. */
export function sameMeaning(field: RecordField, one: string | null, other: CatalogueRecord[RecordField]): boolean {
  return [null, 'Annual', 'One-time'].every((term) => {
    const consequence = (value: CatalogueRecord[RecordField]) => {
      const { product, warnings } = deriveProduct({ ...blankRecord, term, [field]: value })
      return JSON.stringify([{ ...product, availability: null }, warnings])
    }
    return consequence(one) === consequence(other)
  })
}

/** Whether the rules can make something of a value of a field. */
export function isReadable(field: RecordField, value: CatalogueRecord[RecordField]): boolean {
  return deriveProduct({ ...blankRecord, name: 'x', [field]: value }).unreadable.length === 0
}
