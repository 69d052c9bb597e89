import Big from 'big.js'
import type { ProductIssue } from '#contract/catalogue/data-quality.ts'
import {
  type ChangeField,
  changeFields,
  type FieldChange,
  type RecordValue,
} from '#contract/catalogue/product-edits.ts'
import { type CatalogueRecord, type RecordField, recordFields } from '#contract/fields/product.ts'
import { unreadablePrices } from '../prices-stock/prices-derive.ts'
import { readCategory } from '../products/categories.rules.ts'
import type { DerivedProduct } from '../products/products-columns.repo.ts'

export interface ProductState {
  record: CatalogueRecord
  retired: boolean
}

export function fieldOf({ record, retired }: ProductState, field: ChangeField): RecordValue {
  return field === 'retired' ? retired : record[field]
}

/** Compares two values of a field: tags in order, pictures by key, since their URLs change. */
export function isSame(field: ChangeField, one: RecordValue, other: RecordValue): boolean {
  if (Array.isArray(one) && Array.isArray(other)) {
    return JSON.stringify(one.map(comparable)) === JSON.stringify(other.map(comparable))
  }
  return one === other || (field === 'retired' && Boolean(one) === Boolean(other))
}

function comparable(item: string | { key: string }): string {
  return typeof item === 'string' ? item : item.key
}

export function changedFields(before: ProductState, after: ProductState): FieldChange[] {
  return changeFields.flatMap((field) => {
    const [from, to] = [fieldOf(before, field), fieldOf(after, field)]
    return isSame(field, from, to) && altsOf(from) === altsOf(to) ? [] : [{ field, from, to }]
  })
}

/** Serialises alternative texts, which are edited here only: they count as a change, but not as a difference from a source. */
function altsOf(value: RecordValue): string {
  if (!Array.isArray(value)) return ''
  return JSON.stringify(value.map((item) => (typeof item === 'string' ? null : [item.alt?.['zh-TW'], item.alt?.en])))
}

export function withAltsOf(ours: CatalogueRecord, theirs: CatalogueRecord): CatalogueRecord {
  const said = new Map(ours.images.map(({ key, alt }) => [key, alt]))
  const images = theirs.images.map((image) => {
    const alt = image.alt ?? said.get(image.key)
    return alt ? { ...image, alt } : image
  })
  return { ...theirs, images }
}

/** Returns the fields that differ from the last agreement with Notion; none where there never was one. */
export function pendingFields(
  record: CatalogueRecord,
  retired: boolean,
  synced: CatalogueRecord | null,
  syncedRetired: boolean,
): ChangeField[] {
  if (synced === null) return []
  const agreed = { record: synced, retired: syncedRetired }
  const here = { record, retired }
  return changeFields.filter((field) => !isSame(field, fieldOf(agreed, field), fieldOf(here, field)))
}

/** Applies changes, or takes them back (`from`). */
export function applyChanges(state: ProductState, changes: FieldChange[], side: 'to' | 'from' = 'to'): ProductState {
  const values = Object.fromEntries(changes.map((change) => [change.field, change[side]]))
  const { retired, ...fields } = values
  return {
    record: { ...state.record, ...fields },
    retired: typeof retired === 'boolean' ? retired : state.retired,
  }
}

export function isBlank(record: CatalogueRecord, field: RecordField): boolean {
  const value = record[field]
  return value === null || value.length === 0
}

export function statedFields(record: CatalogueRecord): FieldChange[] {
  return recordFields.flatMap((field) =>
    isBlank(record, field) ? [] : [{ field, from: Array.isArray(record[field]) ? [] : null, to: record[field] }],
  )
}

type Described = Pick<
  DerivedProduct,
  'name' | 'nameEn' | 'description' | 'descriptionEn' | 'msrp' | 'minSellingPrice' | 'margin' | 'hkdCost'
>

/**
 * Returns the data-quality issues of a product (contract/catalogue/data-quality.ts), except duplicate SKUs, which need other rows.
 * @param product its columns, translations included
 * @param storedImages pictures whose bytes are stored
 */
export function issuesOf(
  record: CatalogueRecord,
  product: Described,
  storedImages: readonly { key: string }[],
): ProductIssue[] {
  const issues: [ProductIssue, boolean][] = [
    ['missing-chinese', lacksChinese(product)],
    ['missing-english', lacksEnglish(product)],
    ['no-price', product.msrp === null],
    ['unreadable-price', unreadablePrices(record).length > 0],
    ['margin-below-minimum', isMarginTooLow(product)],
    ['unknown-category', record.category === null || readCategory(record.category) === undefined],
    ['dead-image', record.images.some(({ key }) => !storedImages.some((stored) => stored.key === key))],
  ]
  return issues.flatMap(([issue, holds]) => (holds ? [issue] : []))
}

function hasChinese(text: string | null): boolean {
  return Boolean(text?.match(/\p{Script=Han}/u))
}

function lacksChinese({ name, description, descriptionEn }: Described): boolean {
  return !hasChinese(name) || ((description ?? descriptionEn) !== null && !hasChinese(description))
}

/** Reports English as missing only beside Chinese: a text without Chinese in a Chinese field is the English one. */
function lacksEnglish({ name, nameEn, description, descriptionEn }: Described): boolean {
  return (!nameEn && hasChinese(name)) || (!descriptionEn && hasChinese(description))
}

/** Returns whether the minimum price leaves less than the margin, in percent of that price, over the cost. */
function isMarginTooLow({ minSellingPrice, margin, hkdCost }: Described): boolean {
  if (minSellingPrice === null || hkdCost === null) return false
  const price = new Big(minSellingPrice)
  return price.minus(hkdCost).lt(price.times(margin).div(100))
}

/**
 * Returns whether changes, one after the other, leave every field as before the first.
 * @param revisions of one product, newest first
 */
export function changesNothing(revisions: readonly { changes: readonly FieldChange[] }[]): boolean {
  const changes = revisions.flatMap((revision) => revision.changes)
  return changeFields.every((field) => {
    const ofIt = changes.filter((change) => change.field === field)
    const [newest, oldest] = [ofIt[0], ofIt.at(-1)]
    return !newest || !oldest || isSame(field, oldest.from, newest.to)
  })
}
