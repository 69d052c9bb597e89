/** A picture as a source names it. `key` stays the same while the link's signature changes; `url` may die within the hour. */
export interface RecordImage {
  key: string
  url: string
  name: string
}

/**
 * What a source says of one product, before any rule: each value as trimmed text, `null` where it is blank. The field
 * names are the ones docs/notion.md maps columns to (spec §3, "External catalogue record" and "Product").
 */
export interface CatalogueRecord {
  name: string
  nameEn: string | null
  description: string | null
  descriptionEn: string | null
  sku: string | null
  manufacturerCode: string | null
  modelNumber: string | null
  category: string | null
  subcategory: string | null
  availability: string | null
  msrp: string | null
  minSellingPrice: string | null
  /** Percent, as "20" or "20%". */
  margin: string | null
  resellerCost: string | null
  term: string | null
  hkdCost: string | null
  usdCost: string | null
  /** Percent. */
  upMargin: string | null
  recurring: string | null
  barrier: string | null
  connectivityType: string | null
  connectivityFee: string | null
  connectivityDescription: string | null
  limitedOffer: string | null
  features: string | null
  featuresEn: string | null
  specifications: string | null
  specificationsEn: string | null
  tags: string[]
  images: RecordImage[]
}

/** A record of which nothing is known. */
export const blankRecord: CatalogueRecord = {
  name: '',
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
