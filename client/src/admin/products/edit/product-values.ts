import type { EditedProduct, ProductRecord } from '#contract/catalogue/product-edits.ts'
import { type RecordField, recordFields } from '#contract/fields/product.ts'

export type TextField = Exclude<RecordField, 'tags' | 'images'>
export type PictureValue = ProductRecord['images'][number]

/** Form values of a record; empty texts stand for null. */
export type ProductValues = Record<TextField, string> & {
  tags: string[]
  images: PictureValue[]
  version: number
}

export const textFields = recordFields.filter((field) => field !== 'tags' && field !== 'images')

export const blankValues = valuesFrom({ tags: [], images: [] }, 0)

export function valuesOf({ record, version }: EditedProduct): ProductValues {
  return valuesFrom(record, version)
}

type ShownRecord = Partial<Record<TextField, string | null>> & Pick<EditedProduct['record'], 'tags' | 'images'>

function valuesFrom(record: ShownRecord, version: number): ProductValues {
  const texts = Object.fromEntries(textFields.map((field) => [field, record[field] ?? '']))
  return { ...(texts as Record<TextField, string>), tags: record.tags, images: record.images, version }
}

/** Returns the fields that differ from the initial values, as the request takes them. */
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

/** Maps a path of the request to a form field: `record.msrp` to `msrp`. */
export function fieldOfPath(path: string): string {
  return path.replace(/^record\./, '')
}

/** Fields that no derived value depends on. */
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

/** Returns the whole record; blank texts are null. */
export function recordOf({ tags, images, ...values }: ProductValues): Partial<ProductRecord> {
  const texts = Object.fromEntries(textFields.map((field) => [field, values[field].trim() || null]))
  return { ...texts, name: values.name.trim(), tags, images }
}

/** Returns the part of a record that the preview needs. */
export function derivingRecord(values: ProductValues): Partial<Record<TextField, string | null>> {
  return Object.fromEntries(derivingFields.map((field) => [field, values[field].trim() || null]))
}
