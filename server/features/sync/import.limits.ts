import type { CatalogueRecord } from '../products/products.record.ts'
import { acceptedColumns } from './notion/notion.columns.ts'

/** Characters kept of each field: what is searched and sorted by must fit an index, the rest a page (docs/notion.md). */
const longest: Record<keyof CatalogueRecord, number> = {
  name: 300,
  nameEn: 300,
  description: 10_000,
  descriptionEn: 10_000,
  sku: 100,
  manufacturerCode: 100,
  modelNumber: 100,
  category: 100,
  subcategory: 100,
  availability: 300,
  msrp: 100,
  minSellingPrice: 100,
  margin: 100,
  resellerCost: 100,
  term: 100,
  hkdCost: 100,
  usdCost: 100,
  upMargin: 100,
  recurring: 100,
  barrier: 100,
  connectivityType: 100,
  connectivityFee: 100,
  connectivityDescription: 1000,
  limitedOffer: 100,
  features: 20_000,
  featuresEn: 20_000,
  specifications: 20_000,
  specificationsEn: 20_000,
  /** Each of them. */
  tags: 100,
  /** The name of each. */
  images: 300,
}

/** As much of a text as its field may hold, without half a sign at its end. */
export function cut(field: keyof CatalogueRecord, text: string): string {
  if (text.length <= longest[field]) return text
  return text
    .slice(0, longest[field])
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd()
}

/** Cuts every text of a record to its length, with a warning that names product and column. */
export function cutRecord(record: CatalogueRecord): { record: CatalogueRecord; warnings: string[] } {
  const warnings = new Set<string>()
  const name = cut('name', record.name)
  const cutNoted = (field: keyof CatalogueRecord, text: string) => {
    const kept = cut(field, text)
    if (kept !== text)
      warnings.add(`${name}: ${acceptedColumns[field].names[0]} was cut to ${longest[field]} characters`)
    return kept
  }
  const texts = Object.fromEntries(
    fieldsOf(record).flatMap(([field, value]) => (typeof value === 'string' ? [[field, cutNoted(field, value)]] : [])),
  )
  const tags = [...new Set(record.tags.map((tag) => cutNoted('tags', tag)))]
  const images = record.images.map((image) => ({ ...image, name: cutNoted('images', image.name) }))
  return { record: { ...record, ...texts, tags, images }, warnings: [...warnings] }
}

function fieldsOf(record: CatalogueRecord) {
  return Object.entries(record) as [keyof CatalogueRecord, CatalogueRecord[keyof CatalogueRecord]][]
}
