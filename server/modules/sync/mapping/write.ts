import { type CatalogueRecord, type RecordField, recordFields } from '#contract/fields/product.ts'
import type { Formatting } from '#contract/sync/sync.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { visibleText } from '#server/platform/visible-text.ts'
import type { SourceColumn, SourcePage, Written } from '../source/source.ts'
import type { FieldHandlings } from './field-handling.ts'
import { type MappedColumns, readColumn } from './mapping.ts'
import { sameMeaning } from './meaning.rules.ts'
import { numberWritten } from './numbers.ts'

export interface Writing {
  properties: Record<string, unknown>
  /** The sent fields as they will read back: "HK$1,180.00" in a number column becomes "1180". */
  readBack: Partial<CatalogueRecord>
  loses: Partial<Record<RecordField, Formatting[]>>
  refused: { field: RecordField; reason: SyncNote }[]
  unmapped: RecordField[]
}

/** Returns fields whose column may hold formatted text. */
export function formattedFields({ columns }: Pick<MappedColumns, 'columns'>): RecordField[] {
  return recordFields.filter((field) => ['title', 'rich_text'].includes(columns[field]?.type ?? ''))
}

/**
 * Converts values to page properties. A field is only sent if it would read back with the same meaning. @param values
 * fields to send; null or an empty list clears @param present the current page: files hosted by Notion can only be kept
 * by resending its links, and text keeps its formatting where possible
 */
export function propertiesOf(
  values: Partial<CatalogueRecord>,
  columns: Partial<Record<RecordField, SourceColumn>>,
  present?: SourcePage,
  handlings: FieldHandlings = {},
): Writing {
  const writing: Writing = { properties: {}, readBack: {}, loses: {}, refused: [], unmapped: [] }
  for (const field of Object.keys(values) as RecordField[]) {
    const column = columns[field]
    if (!column) {
      if (values[field]?.length) writing.unmapped.push(field)
      continue
    }
    const written = fieldContent(field, values, { column, handlings, sharedWith: otherOf(field, columns) }, present)
    if ('refusal' in written) {
      writing.refused.push({ field, reason: refusalOf(field, values, column, written.refusal) })
      continue
    }
    writing.properties[column.id] = written.content
    Object.assign(writing.readBack, { [field]: written.readBack })
    if (written.loses?.length) writing.loses[field] = written.loses
  }
  return writing
}

function refusalOf(
  field: RecordField,
  values: Partial<CatalogueRecord>,
  { name: column }: SourceColumn,
  reason: SyncNote,
): SyncNote {
  const value = shown(values[field])
  if (value === undefined) return syncNote('column.refuses', { column, field, reason })
  return syncNote('column.refuses-text', { column, field, value, reason })
}

/** Finds another field with the same column, which would read back what is written for this one. */
function otherOf(field: RecordField, columns: Partial<Record<RecordField, SourceColumn>>): RecordField | undefined {
  const id = columns[field]?.id
  const others = Object.entries(columns) as [RecordField, SourceColumn][]
  return others.find(([name, column]) => name !== field && column.id === id)?.[0]
}

interface Target {
  column: SourceColumn
  handlings: FieldHandlings
  sharedWith: RecordField | undefined
}

function fieldContent(
  field: RecordField,
  values: Partial<CatalogueRecord>,
  { column, handlings, sharedWith }: Target,
  present: SourcePage | undefined,
): { content: unknown; readBack: CatalogueRecord[RecordField]; loses?: Formatting[] } | { refusal: SyncNote } {
  if (sharedWith) return { refusal: syncNote('refused.shared', { field: sharedWith }) }
  const rule = handlings[field]?.rule
  const text = values[field]
  const converted = rule && typeof text === 'string' ? { ...values, [field]: rule.write(text) } : values
  const written = contentFor(field, converted, column, present)
  if ('refusal' in written) return written
  const readBack = readColumn(field, written.cell, column.numberFormat === 'percent', rule)
  const refusal = misreading(field, values, readBack, column)
  return refusal === undefined ? { ...written, readBack } : { refusal }
}

function contentFor(
  field: RecordField,
  values: Partial<CatalogueRecord>,
  column: SourceColumn,
  present: SourcePage | undefined,
): Written {
  const { id, type, write } = column
  if (!write) return { refusal: syncNote('refused.computed', { type }) }
  const held = present?.cells.find((cell) => cell.id === id)
  if (field === 'images') return write({ images: values.images ?? [] }, held)
  if (field === 'tags') return write({ list: values.tags ?? [] }, held)
  const text = visibleText(values[field] ?? '')
  return write({ text: text !== null && type === 'number' ? numberWritten(field, text) : text }, held)
}

/** Returns why a value would not read back as meant; undefined if it would. */
function misreading(
  field: RecordField,
  values: Partial<CatalogueRecord>,
  readBack: CatalogueRecord[RecordField],
  column: SourceColumn,
): SyncNote | undefined {
  if (field === 'images') {
    const same = keysOf(values.images).join('\n') === keysOf(readBack).join('\n')
    return same ? undefined : syncNote('refused.spaces')
  }
  if (field === 'tags') return undefined // splitting at separators does not change the tags
  const text = visibleText(values[field] ?? '')
  const same = readBack === text || isSameList(text, readBack, column) || sameMeaning(field, text, readBack)
  if (same) return undefined
  const value = shown(readBack)
  return value === undefined ? syncNote('refused.reads-blank') : syncNote('refused.reads-as', { value })
}

function keysOf(images: unknown): string[] {
  return Array.isArray(images) ? images.map(({ key }) => key) : []
}

function isSameList(text: string | null, readBack: CatalogueRecord[RecordField], { type }: SourceColumn): boolean {
  if (type !== 'multi_select' || typeof readBack !== 'string') return false
  return readBack.replaceAll(/\s*,\s*/g, ',') === text?.replaceAll(/\s*,\s*/g, ',')
}

const longestShown = 60

function shown(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  return value.length > longestShown ? `${value.slice(0, longestShown).toWellFormed()}…` : value
}
