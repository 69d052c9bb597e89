import type { CatalogueRecord } from '#contract/fields/product.ts'
import { productField } from '#contract/fields/product.ts'
import { acceptedColumns } from './notion/notion.columns.ts'

/** As much of a text as its field may hold, without half a sign at its end. */
export function cut(field: keyof CatalogueRecord, text: string): string {
  if (text.length <= productField(field).lengthMax) return text
  return text
    .slice(0, productField(field).lengthMax)
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
      warnings.add(`${name}: ${acceptedColumns[field].names[0]} was cut to ${productField(field).lengthMax} characters`)
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
