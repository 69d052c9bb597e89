import type { CellFault } from '#contract/catalogue/product-import-faults.ts'
import {
  blankRecord,
  type CatalogueRecord,
  productField,
  type RecordField,
  recordFields,
  recordOf,
} from '#contract/fields/product.ts'
import { automatic as automaticOf, type FieldMapping, type FieldSource, mappingOf } from '#contract/sync/mapping.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { acceptedColumns, canHold, rankOfName } from '#server/modules/catalogue/index.ts'
import type { Identity, SourceCell, SourceColumn, SourcePage } from '../source/source.ts'
import { convertedFrom, currencyOfPrices } from './number-formats.ts'
import type { ValueRule } from './value-rules.ts'
import { type FieldWays, type KeptRules, waysOf } from './ways.ts'

/** Property ids by field of CatalogueRecord. */
export type NotionMapping = Record<string, string>

export interface MappedColumns {
  mapping: NotionMapping
  /** What of it was found by name: the next run knows it by its id. */
  automatic: NotionMapping
  /** The columns themselves, for writing (write.ts). */
  columns: Partial<Record<RecordField, SourceColumn>>
  /** Ids of number columns that show percent: their 0.2 means 20. */
  percentIds: ReadonlySet<string>
  /** Fields whose column is gone, or of a type that cannot hold them, or that are to have none: what they held stays. */
  unreadable: RecordField[]
  /** Prices whose column is shown in a currency that nothing is said of: it is not read, and what they held stays. */
  foreign: Partial<Record<RecordField, SourceColumn>>
  /** What staff have set of fields. */
  ways: FieldWays
  /** Each names its column. */
  warnings: SyncNote[]
}

/**
 * Which column feeds which field: the one that staff have chosen; else by id where it is known from an earlier run, so that a
 * renamed column keeps syncing, else by an accepted name. Where there is a title column, it always gives the name.
 * @param known the mapping of the last run
 * @param kept what staff have set
 */
export function mapProperties(properties: SourceColumn[], known: NotionMapping, kept?: KeptRules): MappedColumns {
  const columns: MappedColumns['columns'] = {}
  const foreign: MappedColumns['foreign'] = {}
  const automatic: NotionMapping = {}
  const unreadable: RecordField[] = []
  const warnings: SyncNote[] = []
  const title = properties.find(({ type }) => type === 'title')
  if (title) columns.name = title
  const mapped = (field: RecordField) => (kept?.mapping ? mappingOf(kept.mapping, field) : automaticOf(field))
  const sourceOf = (field: RecordField) => mapped(field).source
  const fields = title ? fieldsBesideName() : recordFields
  const chosen = new Set(fields.flatMap((field) => chosenColumn(sourceOf(field), properties)?.id ?? []))
  const free = properties.filter(({ id }) => !chosen.has(id))
  const claimed = new Set(fields.filter((field) => sourceOf(field).kind === 'auto').map((field) => known[field]))
  for (const field of fields) {
    const source = sourceOf(field)
    if (source.kind === 'fixed') continue
    if (source.kind === 'none') {
      unreadable.push(field)
      continue
    }
    const isChosen = source.kind === 'column'
    const candidates = isChosen
      ? [chosenColumn(source, properties)].filter((column) => column !== undefined)
      : candidatesFor(field, free, known[field], claimed)
    const knownId = isChosen ? source.id : known[field]
    const column = candidates.find(({ type }) => canHold(field, type))
    const currency = column && !isCurrencySaid(mapped(field)) ? currencyOfPrices(field, column) : null
    if (column && currency && currency.code === null) {
      foreign[field] = column
      unreadable.push(field)
      warnings.push(syncNote('column.other-currency', { column: column.name, field, currency: currency.sign.trim() }))
    } else if (column) columns[field] = column
    else if (candidates.length > 0 || knownId !== undefined) unreadable.push(field)
    if (column && !isChosen) automatic[field] = column.id
    const warning = warningOf(field, candidates[0], column, isChosen ? source : knownId)
    if (warning) warnings.push(warning)
  }
  if (!columns.name) warnings.push(namelessNote(properties))
  const percentIds = new Set(properties.filter((one) => one.numberFormat === 'percent').map(({ id }) => id))
  const mapping = Object.fromEntries(Object.entries(columns).map(([field, { id }]) => [field, id]))
  if (title) automatic.name = title.id
  return { mapping, automatic, columns, percentIds, unreadable, foreign, ways: waysOf(kept, columns), warnings }
}

/** Fields that have lost their column, though nobody has said that they need none. */
export function lostFields({ unreadable, ways }: Pick<MappedColumns, 'unreadable' | 'ways'>): RecordField[] {
  return unreadable.filter((field) => ways[field]?.role !== 'apart')
}

/** What tells a row from the others. */
export function identityOf({ columns: { name, sku } }: Pick<MappedColumns, 'columns'>): Identity {
  return { name, sku }
}

/** Whether staff have said which currency its amounts are in. */
function isCurrencySaid({ rule }: FieldMapping): boolean {
  return rule?.kind === 'figure' && rule.currency !== null
}

/** By its id, under whatever name; one that was made anew, by the name it was chosen under. */
function chosenColumn(source: FieldSource, properties: SourceColumn[]): SourceColumn | undefined {
  if (source.kind !== 'column') return undefined
  return properties.find(({ id }) => id === source.id) ?? properties.find(({ name }) => name === source.name)
}

/** The columns of the pricebook: no database but a product catalogue has them all. */
const unmistakable: RecordField[] = [
  ...(['name', 'sku', 'msrp', 'minSellingPrice', 'margin', 'resellerCost', 'term', 'category'] as const),
  ...(['subcategory', 'availability', 'hkdCost', 'usdCost', 'upMargin', 'recurring', 'barrier'] as const),
]

/**
 * Returns why nothing of a table is read; undefined where it is read.
 * @param isKept whether staff have saved a mapping: without one, only a table with all columns of a pricebook is published
 */
export function catalogueFault(
  mapped: MappedColumns,
  properties: SourceColumn[],
  isKept: boolean,
): SyncNote | undefined {
  const { mapping } = mapped
  if (mapping.name === undefined) return namelessNote(properties)
  if (isOfText(properties) && lostFields(mapped).includes('sku')) return syncNote('files.sku-gone')
  if (isKept || unmistakable.every((field) => mapping[field] !== undefined)) return undefined
  return syncNote(isOfText(properties) ? 'files.unmapped' : 'notion.unmapped', {
    columns: properties.length,
    known: Object.keys(mapping).length,
  })
}

/** Prices that are converted because their column is shown in another currency, and not because staff have said so. */
export function conversionNotes({ columns, ways }: MappedColumns, { mapping }: KeptRules): SyncNote[] {
  return (Object.entries(columns) as [RecordField, SourceColumn][]).flatMap(([field, column]) => {
    const currency = convertedFrom(field, column)
    const isImplied = ways[field]?.rule && !(mapping && isCurrencySaid(mappingOf(mapping, field)))
    return currency && isImplied ? [syncNote('column.converted', { column: column.name, field, currency })] : []
  })
}

function isOfText(properties: SourceColumn[]): boolean {
  return properties.some(({ type }) => type === 'text')
}

function namelessNote(properties: SourceColumn[]): SyncNote {
  if (!isOfText(properties)) return syncNote('column.no-title')
  return syncNote('files.no-name', { columns: properties.length })
}

function fieldsBesideName(): RecordField[] {
  return recordFields.filter((field) => field !== 'name')
}

/** The column known by id, then those known by name, the last type last and the best name first; a column known for another field is not one. */
function candidatesFor(
  field: RecordField,
  properties: SourceColumn[],
  knownId: string | undefined,
  claimed: Set<string | undefined>,
): SourceColumn[] {
  const { lastType } = acceptedColumns[field]
  // Words go before numbers, and numbers before words that are computed from them.
  const order = ({ type }: SourceColumn) =>
    type === lastType ? 1 : lastType && ['formula', 'rollup'].includes(type) ? 2 : 0
  const byId = properties.filter(({ id }) => id === knownId)
  const byName = properties
    .filter(({ id, type }) => !claimed.has(id) && type !== 'title')
    .map((column) => ({ column, rank: rankOfName(field, column.name) }))
    .filter((one): one is { column: SourceColumn; rank: number } => one.rank !== undefined)
    .sort((a, b) => order(a.column) - order(b.column) || a.rank - b.rank)
  return [...byId, ...byName.map(({ column }) => column)]
}

function warningOf(
  field: RecordField,
  wanted: SourceColumn | undefined,
  used: SourceColumn | undefined,
  known: FieldSource | string | undefined,
): SyncNote | undefined {
  if (wanted && wanted !== used) {
    const params = { column: wanted.name, type: wanted.type, field, types: acceptedColumns[field].types.join(', ') }
    if (!used) return syncNote('column.wrong-type', params)
    return syncNote('column.wrong-type.instead', { ...params, instead: used.name })
  }
  if (known === undefined || used) return undefined
  if (typeof known === 'object' && known.kind === 'column')
    return syncNote('column.gone.chosen', { field, column: known.name })
  return syncNote('column.gone', { field })
}

/**
 * A page as a record, each value as trimmed text.
 * @param percentIds see MappedColumns
 * @param ways likewise
 * @returns undefined where the name is blank: the product is dropped (spec §5)
 */
export function readRecord(
  page: SourcePage,
  mapping: NotionMapping,
  percentIds: ReadonlySet<string>,
  ways: FieldWays = {},
): CatalogueRecord | undefined {
  const byId = new Map(page.cells.map((cell) => [cell.id, cell]))
  const title = byId.get(mapping.name ?? '') ?? page.cells.find(({ type }) => type === 'title')
  const name = title && saidOf('name', title, false)
  if (!name) return undefined
  return recordOf((field) => {
    if (field === 'name') return name
    const { fixed, rule } = ways[field] ?? {}
    if (fixed !== undefined) return fixed
    const cell = byId.get(mapping[field] ?? '')
    return cell ? readColumn(field, cell, percentIds.has(cell.id), rule) : blankRecord[field]
  })
}

/** What a cell says of a field. @param isPercent whether its figures are shares: 0.2 for 20 */
export function readColumn(
  field: RecordField,
  cell: SourceCell,
  isPercent: boolean,
  rule?: ValueRule,
): CatalogueRecord[RecordField] {
  const { form } = productField(field)
  if (form === 'tags') return cell.list()
  if (form === 'pictures') return cell.images()
  const text = saidOf(field, cell, isPercent, rule)
  return rule && text !== null ? rule.read(text, cell.type) : text
}

/** The text of a cell as its field reads it; null where it says nothing that is certain. */
function saidOf(field: RecordField, cell: SourceCell, isPercent: boolean, rule?: ValueRule): string | null {
  const said = cell.read?.(field)
  if (said?.fault) return null
  const isForRule = rule !== undefined && cell.type === 'number' // which rounds what it has worked out
  return said && !isForRule ? said.text || null : cell.text(isPercent)
}

/** The fields of a page of which it says nothing that is certain. */
export function refusedOf(
  page: SourcePage,
  mapping: NotionMapping,
): { field: RecordField; value: string; fault: CellFault }[] {
  const byId = new Map(page.cells.map((cell) => [cell.id, cell]))
  return recordFields.flatMap((field) => {
    const cell = byId.get(mapping[field] ?? '')
    const fault = cell?.read?.(field).fault
    return cell && fault ? [{ field, value: cell.text(false) ?? '', fault }] : []
  })
}
