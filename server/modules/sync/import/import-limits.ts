import { type CatalogueRecord, productField } from '#contract/fields/product.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'

/** Cuts a text to the length of its field, without splitting a surrogate pair. */
export function cut(field: keyof CatalogueRecord, text: string): string {
  if (text.length <= productField(field).lengthMax) return text
  return text
    .slice(0, productField(field).lengthMax)
    .replace(/\p{Surrogate}$/u, '')
    .trimEnd()
}

export function cutRecord(record: CatalogueRecord): { record: CatalogueRecord; warnings: SyncNote[] } {
  const warnings = new Map<string, SyncNote>()
  const name = cut('name', record.name)
  const cutWithNote = (field: keyof CatalogueRecord, text: string) => {
    const shortened = cut(field, text)
    if (shortened !== text)
      warnings.set(field, syncNote('product.cut', { name, field, length: productField(field).lengthMax }))
    return shortened
  }
  const texts = Object.fromEntries(
    fieldsOf(record).flatMap(([field, value]) =>
      typeof value === 'string' ? [[field, cutWithNote(field, value)]] : [],
    ),
  )
  const tags = [...new Set(record.tags.map((tag) => cutWithNote('tags', tag)))]
  const images = record.images.map((image) => ({ ...image, name: cutWithNote('images', image.name) }))
  return { record: { ...record, ...texts, tags, images }, warnings: [...warnings.values()] }
}

function fieldsOf(record: CatalogueRecord) {
  return Object.entries(record) as [keyof CatalogueRecord, CatalogueRecord[keyof CatalogueRecord]][]
}
