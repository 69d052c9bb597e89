import { type CatalogueRecord, productField, type RecordField, recordFields } from '#contract/fields/product.ts'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import { deriveProduct } from '../products/products-derive.ts'
import { isSame } from './product-changes.rules.ts'

type Given = { [Field in RecordField]?: CatalogueRecord[Field] | undefined }

/** Normalises the given fields: blank becomes null, line ends become "\n", lists have no duplicates. */
export function recordGiven({ tags, images, ...texts }: Given): Partial<CatalogueRecord> {
  const normalized = Object.entries(texts).flatMap(([field, text]) =>
    text === undefined ? [] : [[field, normalizedText(text)]],
  )
  return {
    ...Object.fromEntries(normalized),
    ...(tags && { tags: [...new Set(tags.map((tag) => tag.toWellFormed()))] }),
    ...(images && { images: [...new Map(images.map((image) => [image.key, normalizedImage(image)])).values()] }),
  }
}

function normalizedText(text: string | null): string | null {
  return text?.toWellFormed().replace(/\r\n?/g, '\n') || null
}

function normalizedImage({ key, url, name, alt }: CatalogueRecord['images'][number]) {
  const said = alt && { 'zh-TW': alt['zh-TW'].toWellFormed(), en: alt.en.toWellFormed() }
  return {
    key: key.toWellFormed(),
    url: url.toWellFormed(),
    name: name.toWellFormed(),
    ...(said && (said['zh-TW'] || said.en) && { alt: said }),
  }
}

/** Returns faults of edited fields that cannot be read. An import only warns about them; an editor can correct them. */
export function recordFaults(before: CatalogueRecord, after: CatalogueRecord): FieldError[] {
  const edited = recordFields.filter((field) => !isSame(field, before[field], after[field]))
  const faults = new Map(deriveProduct(after).unreadable.map(({ field, fault }) => [field, fault]))
  return edited.flatMap((field) => {
    const fault = faults.get(field)
    return fault ? [fieldError(`record.${field}`, fault)] : []
  })
}

/** A bare number. Anything with words, or characters that a spreadsheet would drop, stays text. */
const plainNumber = /^-?(?:0|[1-9]\d{0,11})(?:\.\d{1,4})?$/

export function exportedCell(field: RecordField, value: CatalogueRecord[RecordField]): string | number | null {
  if (Array.isArray(value)) return value.filter((item) => typeof item === 'string').join(', ')
  return value !== null && productField(field).reads !== undefined && plainNumber.test(value) ? Number(value) : value
}
