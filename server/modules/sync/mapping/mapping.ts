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
import { type FieldHandlings, handlingsOf, type MappingRules } from './field-handling.ts'
import { convertedFrom, currencyOfPrices } from './number-formats.ts'
import type { ValueRule } from './value-rules.ts'

export type NotionMapping = Record<string, string>

export interface MappedColumns {
  mapping: NotionMapping
  /** The part that was found by name; the next run uses its ids. */
  automatic: NotionMapping
  columns: Partial<Record<RecordField, SourceColumn>>
  /** Ids of number columns in percent format, in which 0.2 means 20. */
  percentIds: ReadonlySet<string>
  /** Fields whose column is gone, has an unsuitable type, or was removed by staff; products keep their values. */
  unreadable: RecordField[]
  /** Prices in a currency without a conversion rate; not read, so products keep their values. */
  foreign: Partial<Record<RecordField, SourceColumn>>
  handlings: FieldHandlings
  warnings: SyncNote[]
}

/**
 * Finds the column of each field: the one chosen by staff, else by the id of an earlier run (so that renaming a column
 * is harmless), else by an accepted name. A title column always gives the name. @param known the mapping of the last
 * run @param rules the stored mapping and rates
 */
export function mapProperties(properties: SourceColumn[], known: NotionMapping, rules?: MappingRules): MappedColumns {
  const columns: MappedColumns['columns'] = {}
  const foreign: MappedColumns['foreign'] = {}
  const automatic: NotionMapping = {}
  const unreadable: RecordField[] = []
  const warnings: SyncNote[] = []
  const title = properties.find(({ type }) => type === 'title')
  if (title) columns.name = title
  const mapped = (field: RecordField) => (rules?.mapping ? mappingOf(rules.mapping, field) : automaticOf(field))
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
    const currency = column && !isCurrencySet(mapped(field)) ? currencyOfPrices(field, column) : null
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
  return {
    mapping,
    automatic,
    columns,
    percentIds,
    unreadable,
    foreign,
    handlings: handlingsOf(rules, columns),
    warnings,
  }
}

/** Returns fields that lost their column without a decision of staff. */
export function lostFields({ unreadable, handlings }: Pick<MappedColumns, 'unreadable' | 'handlings'>): RecordField[] {
  return unreadable.filter((field) => handlings[field]?.role !== 'apart')
}

export function identityOf({ columns: { name, sku } }: Pick<MappedColumns, 'columns'>): Identity {
  return { name, sku }
}

function isCurrencySet({ rule }: FieldMapping): boolean {
  return rule?.kind === 'figure' && rule.currency !== null
}

/** Finds a chosen column by id, or by name if it was recreated. */
function chosenColumn(source: FieldSource, properties: SourceColumn[]): SourceColumn | undefined {
  if (source.kind !== 'column') return undefined
  return properties.find(({ id }) => id === source.id) ?? properties.find(({ name }) => name === source.name)
}

const unmistakable: RecordField[] = [
  ...(['name', 'sku', 'msrp', 'minSellingPrice', 'margin', 'resellerCost', 'term', 'category'] as const),
  ...(['subcategory', 'availability', 'hkdCost', 'usdCost', 'upMargin', 'recurring', 'barrier'] as const),
]

/**
 * Returns why nothing of a table is read; undefined where it is read. @param isSaved whether staff have saved a mapping:
 * without one, only a table with all columns of a pricebook is published
 */
export function catalogueFault(
  mapped: MappedColumns,
  properties: SourceColumn[],
  isSaved: boolean,
): SyncNote | undefined {
  const { mapping } = mapped
  if (mapping.name === undefined) return namelessNote(properties)
  if (isOfText(properties) && lostFields(mapped).includes('sku')) return syncNote('files.sku-gone')
  if (isSaved || unmistakable.every((field) => mapping[field] !== undefined)) return undefined
  return syncNote(isOfText(properties) ? 'files.unmapped' : 'notion.unmapped', {
    columns: properties.length,
    known: Object.keys(mapping).length,
  })
}

/** Returns notes on prices that are converted because of their column's currency format, without a rule by staff. */
export function conversionNotes({ columns, handlings }: MappedColumns, { mapping }: MappingRules): SyncNote[] {
  return (Object.entries(columns) as [RecordField, SourceColumn][]).flatMap(([field, column]) => {
    const currency = convertedFrom(field, column)
    const isImplied = handlings[field]?.rule && !(mapping && isCurrencySet(mappingOf(mapping, field)))
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

/** Lists the column known by id, then those with an accepted name that are not known for other fields. */
function candidatesFor(
  field: RecordField,
  properties: SourceColumn[],
  knownId: string | undefined,
  claimed: Set<string | undefined>,
): SourceColumn[] {
  const { lastType } = acceptedColumns[field]
  // Text columns first, numbers next, and formulas last.
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

/** Converts a page to a record of trimmed texts. @returns undefined if the name is blank: the product is dropped */
export function readRecord(
  page: SourcePage,
  mapping: NotionMapping,
  percentIds: ReadonlySet<string>,
  handlings: FieldHandlings = {},
): CatalogueRecord | undefined {
  const byId = new Map(page.cells.map((cell) => [cell.id, cell]))
  const title = byId.get(mapping.name ?? '') ?? page.cells.find(({ type }) => type === 'title')
  const name = title && cellTextOf('name', title, false)
  if (!name) return undefined
  return recordOf((field) => {
    if (field === 'name') return name
    const { fixed, rule } = handlings[field] ?? {}
    if (fixed !== undefined) return fixed
    const cell = byId.get(mapping[field] ?? '')
    return cell ? readColumn(field, cell, percentIds.has(cell.id), rule) : blankRecord[field]
  })
}

/** @param isPercent whether numbers are fractions: 0.2 for 20 */
export function readColumn(
  field: RecordField,
  cell: SourceCell,
  isPercent: boolean,
  rule?: ValueRule,
): CatalogueRecord[RecordField] {
  const { form } = productField(field)
  if (form === 'tags') return cell.list()
  if (form === 'pictures') return cell.images()
  const text = cellTextOf(field, cell, isPercent, rule)
  return rule && text !== null ? rule.read(text, cell.type) : text
}

/** Returns a cell's text for a field; null if it is blank or could not be parsed with certainty. */
function cellTextOf(field: RecordField, cell: SourceCell, isPercent: boolean, rule?: ValueRule): string | null {
  const parsed = cell.read?.(field)
  if (parsed?.fault) return null
  const isForRule = rule !== undefined && cell.type === 'number' // the rule rounds after converting
  return parsed && !isForRule ? parsed.text || null : cell.text(isPercent)
}

/** Returns the fields whose cells could not be parsed with certainty. */
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
