import {
  blankRecord,
  type CatalogueRecord,
  productField,
  type RecordField,
  recordFields,
  recordOf,
} from '#contract/fields/product.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { acceptedColumns, rankOfName } from '#server/modules/catalogue/index.ts'
import type { NotionColumn, NotionPage, NotionProperty } from '../notion/schemas.ts'
import { readFiles, readList, readPercent, readText } from './properties.ts'

/** Property ids by field of CatalogueRecord. */
export type NotionMapping = Record<string, string>

export interface MappedColumns {
  mapping: NotionMapping
  /** The columns themselves, for writing (notion.write.ts). */
  columns: Partial<Record<RecordField, NotionColumn>>
  /** Ids of number columns that show percent: their 0.2 means 20. */
  percentIds: ReadonlySet<string>
  /** Fields whose column is gone, or of a type that cannot hold them: what they held stays. */
  unreadable: RecordField[]
  /** Each names its column. */
  warnings: SyncNote[]
}

/**
 * Which column feeds which field: by id where it is known from an earlier run, so that a renamed column keeps syncing,
 * else by an accepted name. The title column always gives the name.
 * @param known the mapping of the last run
 */
export function mapProperties(properties: NotionColumn[], known: NotionMapping): MappedColumns {
  const columns: MappedColumns['columns'] = {}
  const unreadable: RecordField[] = []
  const warnings: SyncNote[] = []
  const title = properties.find(({ type }) => type === 'title')
  if (title) columns.name = title
  else warnings.push(syncNote('column.no-title'))
  const fields = fieldsBesideName()
  const claimed = new Set(fields.map((field) => known[field]))
  for (const field of fields) {
    const candidates = candidatesFor(field, properties, known[field], claimed)
    const column = candidates.find(({ type }) => acceptedColumns[field].types.includes(type))
    if (column) columns[field] = column
    else if (candidates.length > 0 || known[field] !== undefined) unreadable.push(field)
    const warning = warningOf(field, candidates[0], column, known[field])
    if (warning) warnings.push(warning)
  }
  const percentIds = new Set(properties.filter((one) => one.numberFormat === 'percent').map(({ id }) => id))
  const mapping = Object.fromEntries(Object.entries(columns).map(([field, { id }]) => [field, id]))
  return { mapping, columns, percentIds, unreadable, warnings }
}

/** Why a database cannot be the catalogue; undefined where it can. */
export function catalogueFault({ mapping }: MappedColumns, properties: NotionColumn[]): SyncNote | undefined {
  if (mapping.name === undefined) return syncNote('column.no-title')
  if (Object.keys(mapping).length === 1 && properties.length > 1)
    return syncNote('notion.no-catalogue', { columns: properties.length })
  return undefined
}

function fieldsBesideName(): RecordField[] {
  return recordFields.filter((field) => field !== 'name')
}

/** The column known by id, then those known by name, the last type last and the best name first; a column known for another field is not one. */
function candidatesFor(
  field: RecordField,
  properties: NotionColumn[],
  knownId: string | undefined,
  claimed: Set<string | undefined>,
): NotionColumn[] {
  const isLast = ({ type }: NotionColumn) => type === acceptedColumns[field].lastType
  const byId = properties.filter(({ id }) => id === knownId)
  const byName = properties
    .filter(({ id, type }) => !claimed.has(id) && type !== 'title')
    .map((column) => ({ column, rank: rankOfName(field, column.name) }))
    .filter((one): one is { column: NotionColumn; rank: number } => one.rank !== undefined)
    .sort((a, b) => Number(isLast(a.column)) - Number(isLast(b.column)) || a.rank - b.rank)
  return [...byId, ...byName.map(({ column }) => column)]
}

function warningOf(
  field: RecordField,
  wanted: NotionColumn | undefined,
  used: NotionColumn | undefined,
  knownId: string | undefined,
): SyncNote | undefined {
  if (wanted && wanted !== used) {
    const params = { column: wanted.name, type: wanted.type, field, types: acceptedColumns[field].types.join(', ') }
    if (!used) return syncNote('column.wrong-type', params)
    return syncNote('column.wrong-type.instead', { ...params, instead: used.name })
  }
  if (knownId !== undefined && !used) return syncNote('column.gone', { field })
  return undefined
}

/**
 * A page as a record, each value as trimmed text.
 * @param percentIds see MappedColumns
 * @returns undefined where the name is blank: the product is dropped (spec §5)
 */
export function readRecord(
  page: NotionPage,
  mapping: NotionMapping,
  percentIds: ReadonlySet<string>,
): CatalogueRecord | undefined {
  const properties = Object.values(page.properties)
  const byId = new Map(properties.map((property) => [property.id, property]))
  const title = properties.find(({ type }) => type === 'title')
  const name = title && readText(title)
  if (!name) return undefined
  return recordOf((field) => {
    if (field === 'name') return name
    const property = byId.get(mapping[field] ?? '')
    return property ? readColumn(field, property, percentIds.has(property.id)) : blankRecord[field]
  })
}

/** What a property says of a field. @param isPercent whether its figures are shares: 0.2 for 20 */
export function readColumn(
  field: RecordField,
  property: NotionProperty,
  isPercent: boolean,
): CatalogueRecord[RecordField] {
  const { form } = productField(field)
  if (form === 'tags') return readList(property)
  if (form === 'pictures') return readFiles(property)
  return isPercent ? readPercent(property) : readText(property)
}
