import type { EditedProduct, ProductRecord } from '#contract/catalogue/product-edits.ts'
import { type RecordField, recordFields } from '#contract/fields/product.ts'

export type TextField = Exclude<RecordField, 'tags' | 'images'>
export type PictureValue = ProductRecord['images'][number]

/** A record as a form holds it: an empty text where the record says nothing. */
export type ProductValues = Record<TextField, string> & {
  tags: string[]
  images: PictureValue[]
  version: number
}

export const textFields = recordFields.filter((field) => field !== 'tags' && field !== 'images')

/** What the form of a new product begins with. */
export const blankValues = valuesFrom({ tags: [], images: [] }, 0)

export function valuesOf({ record, version }: EditedProduct): ProductValues {
  return valuesFrom(record, version)
}

type ShownRecord = Partial<Record<TextField, string | null>> & Pick<EditedProduct['record'], 'tags' | 'images'>

function valuesFrom(record: ShownRecord, version: number): ProductValues {
  const texts = Object.fromEntries(textFields.map((field) => [field, record[field] ?? '']))
  return { ...(texts as Record<TextField, string>), tags: record.tags, images: record.images, version }
}

/** The fields that differ from what the form began with, as a request tells them: what is not touched is not sent again. */
export function recordChanges(values: ProductValues, initial: ProductValues): Record<string, unknown> {
  const texts = textFields.filter((field) => values[field] !== initial[field])
  const lists = (['tags', 'images'] as const).filter((field) => !isSame(values[field], initial[field]))
  return Object.fromEntries([
    ...texts.map((field) => [field, field === 'name' ? values.name : values[field].trim() || null]),
    ...lists.map((field) => [field, values[field]]),
  ])
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The field of the form behind a path of the request: `msrp` of `record.msrp`. */
export function fieldOfPath(path: string): string {
  return path.replace(/^record\./, '')
}

/** Fields from which nothing follows but what they say. */
const plainFields = new Set<TextField>([
  'name',
  'nameEn',
  'description',
  'descriptionEn',
  'manufacturerCode',
  'modelNumber',
  'connectivityDescription',
  'features',
  'featuresEn',
])
const derivingFields = textFields.filter((field) => !plainFields.has(field))

/** The part of a record that a preview is asked for. */
export function derivingRecord(values: ProductValues): Partial<Record<TextField, string | null>> {
  return Object.fromEntries(derivingFields.map((field) => [field, values[field].trim() || null]))
}
