import type { FieldChange } from '#contract/catalogue/product-edits.ts'
import { blankRecord, type CatalogueRecord, type RecordField, recordFields } from '#contract/fields/product.ts'
import type { Formatting } from '#contract/sync/sync.ts'
import { joined, type SyncNote } from '#contract/sync/sync-notes.ts'
import { isBlank, isSame, pendingFields } from '#server/modules/catalogue/index.ts'
import type { MirrorProduct } from '../import/import.repo.ts'
import type { PageState } from '../import/import-read.ts'
import type { Outcome } from '../import/import-rows.ts'
import type { MappedColumns } from '../mapping/mapping.ts'
import { propertiesOf, type Writing } from '../mapping/write.ts'
import { type Change, plainChange, priceMarks } from '../plan/plan.rules.ts'
import type { SourcePage } from '../source/source.ts'

export type Pushable = Pick<
  MirrorProduct,
  'id' | 'name' | 'notionPageId' | 'source' | 'record' | 'synced' | 'syncedRetired'
> & { pending: readonly string[]; retired: boolean }

export interface Push {
  writing: Writing
  /** Sent values as they will read back; `from` is Notion's last known value, `loses` the formatting that is lost. */
  fields: (FieldChange & { loses?: Formatting[] })[]
  /** True to move the page to the trash, false to restore it. */
  trash: boolean | undefined
}

/**
 * Computes what to send for a product: all values for a new page, else pending ones. A page in the trash takes no
 * values until it is restored. @param present its current page, for hosted pictures and formatting @returns undefined
 * if the product is not exported
 */
export function pushOf(
  product: Pushable,
  { columns, handlings }: Pick<MappedColumns, 'columns'> & Partial<Pick<MappedColumns, 'handlings'>>,
  present?: SourcePage,
): Push | undefined {
  const { notionPageId, source, record, retired, pending, syncedRetired } = product
  if (notionPageId === null && (source !== 'local' || retired)) return undefined
  const trash = notionPageId !== null && pending.includes('retired') ? retired : undefined
  if (syncedRetired && trash !== false) return undefined
  const sent = (field: RecordField) => handlings?.[field]?.sent ?? 'changes'
  const isSent = (field: RecordField) =>
    notionPageId === null
      ? !isBlank(record, field) && sent(field) !== 'never'
      : pending.includes(field) && sent(field) === 'changes'
  const values = Object.fromEntries(recordFields.filter(isSent).map((field) => [field, record[field]]))
  const writing = propertiesOf(values, columns, present, handlings)
  const from = product.synced ?? blankRecord
  const fields = Object.entries(writing.readBack).map(([field, to]) => {
    const name = field as RecordField
    const loses = writing.loses[name]
    return { field: name, from: from[name], to, ...(loses && { loses }) }
  })
  return { writing, fields, trash }
}

/** Returns whether nothing can be sent or refused: the values wait for a column. */
export function isIdle({ writing, fields, trash }: Push): boolean {
  return fields.length === 0 && trash === undefined && writing.refused.length === 0
}

export function refusalOf({ writing }: Push): SyncNote | null {
  return joined(writing.refused.map(({ reason }) => reason))
}

export function pushChanges(product: Pushable, push: Push): Change[] {
  const { id: productId, notionPageId: pageId, record } = product
  const common = { ...plainChange, side: 'notion' as const, productId, pageId, name: record.name }
  const error = refusalOf(push)
  if (pageId === null) return [{ ...common, kind: 'create', fields: push.fields, error }]
  const refused = push.writing.refused.map(({ field }) => changeTo(product, field))
  const isUpdate = push.fields.length > 0 || error !== null
  const losing = push.fields.some(({ loses }) => loses) ? (['formatting-lost'] as const) : []
  const marks = [...priceMarks(product.synced ?? blankRecord, push.fields), ...losing]
  const fields = push.fields.length > 0 ? push.fields : refused
  return [
    ...(push.trash === false ? [{ ...common, kind: 'restore' as const }] : []),
    ...(isUpdate ? [{ ...common, kind: 'update' as const, fields, marks, error }] : []),
    ...(push.trash === true ? [{ ...common, kind: 'retire' as const }] : []),
  ]
}

function changeTo({ record, synced }: Pushable, field: RecordField): FieldChange {
  return { field, from: (synced ?? blankRecord)[field], to: record[field] }
}

/**
 * Returns the agreed state after a write: the sent values as they read back. Other differences in the page are
 * someone's edits and left for the next reading. Edits here since sending stay pending. @param sent the product when it
 * was sent @param readBack sent values by field
 */
export function settled(
  sent: Pick<MirrorProduct, 'record'>,
  product: Pick<MirrorProduct, 'record' | 'synced' | 'retiredAt'>,
  readBack: Partial<CatalogueRecord>,
  page: Pick<PageState, 'record'>,
): Outcome['result'] {
  const base = product.synced ?? blankRecord
  const [record, agreed] = [{ ...product.record }, { ...base }]
  for (const field of recordFields) {
    const read = page.record[field]
    const isDefault = product.synced === null && isBlank(record, field) // new page: an unticked checkbox reads as No
    const isSent = field in readBack || isDefault
    if (isSent || isSame(field, base[field], read)) Object.assign(agreed, { [field]: read })
    const isEdited = !isSame(field, sent.record[field], record[field])
    if (isSent && !isEdited && !isSame(field, record[field], read)) Object.assign(record, { [field]: read })
  }
  const retired = product.retiredAt !== null
  return {
    ours: { record, retired },
    agreed: { record: agreed, retired: false },
    pending: pendingFields(record, retired, agreed, false),
    whole: recordFields.every((field) => isSame(field, agreed[field], page.record[field])),
    merge: { conflicts: [] },
  }
}

/** Recognises the page created for a product by the sent values or the SKU if the answer was lost. */
export function isPageOf(
  record: CatalogueRecord,
  page: CatalogueRecord,
  { columns, handlings }: Pick<MappedColumns, 'columns'> & Partial<Pick<MappedColumns, 'handlings'>>,
): boolean {
  const stated = Object.fromEntries(
    recordFields.filter((field) => !isBlank(record, field)).map((field) => [field, record[field]]),
  )
  const { readBack } = propertiesOf(stated, columns, undefined, handlings)
  const isOfSku = record.sku !== null && page.sku?.toLowerCase() === record.sku.toLowerCase()
  return (Object.keys(readBack).length > 0 && says(page, readBack)) || isOfSku
}

export function isNamesakeOf(record: CatalogueRecord, page: CatalogueRecord): boolean {
  return record.sku === null && page.sku === null && page.name === record.name
}

export function says(page: CatalogueRecord, values: Partial<CatalogueRecord>): boolean {
  return recordFields.every((field) => {
    const value = values[field]
    return value === undefined || isSame(field, page[field], value)
  })
}

export function pushableOf(product: MirrorProduct): Pushable {
  return { ...product, retired: product.retiredAt !== null }
}
