import type { CatalogueRecord } from '#server/features/products/products.record.ts'

const blank: CatalogueRecord = {
  name: 'Sensor',
  nameEn: null,
  description: null,
  descriptionEn: null,
  sku: null,
  manufacturerCode: null,
  modelNumber: null,
  category: null,
  subcategory: null,
  availability: null,
  msrp: null,
  minSellingPrice: null,
  margin: null,
  resellerCost: null,
  term: null,
  hkdCost: null,
  usdCost: null,
  upMargin: null,
  recurring: null,
  barrier: null,
  connectivityType: null,
  connectivityFee: null,
  connectivityDescription: null,
  limitedOffer: null,
  features: null,
  featuresEn: null,
  specifications: null,
  specificationsEn: null,
  tags: [],
  images: [],
}

/** What a source says of a product whose columns are blank but for the given ones. */
export function recordWith(values: Partial<CatalogueRecord>): CatalogueRecord {
  return { ...blank, ...values }
}
