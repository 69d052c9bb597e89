import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'

/** What a source says of a product whose columns are blank but for the given ones. */
export function recordWith(values: Partial<CatalogueRecord>): CatalogueRecord {
  return { ...blankRecord, name: 'Sensor', ...values }
}
