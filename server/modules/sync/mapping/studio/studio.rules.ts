import { type RecordField, recordFields } from '#contract/fields/product.ts'
import {
  automatic,
  type FieldMapping,
  type Mapping,
  type MappingRead,
  type MappingStudio,
  mappingOf,
  type StoredMapping,
  type StudioField,
  withField,
} from '#contract/sync/mapping.ts'
import { canHold } from '#server/modules/catalogue/index.ts'
import type { SourceColumn } from '../../source/source.ts'
import { catalogueFault, conversionNotes, type MappedColumns, mapProperties, type NotionMapping } from '../mapping.ts'
import type { LookedAt } from '../mapping-source.ts'
import type { Rates } from '../value-rules.ts'
import { mappingNotes } from './mapping-faults.rules.ts'
import { proposalsFor } from './proposal.rules.ts'
import { studioColumns } from './studio-columns.ts'

export function studioOf(
  { source, table, pages }: LookedAt,
  { current, known, rates }: { current: StoredMapping; known: NotionMapping; rates: Rates },
): Omit<MappingStudio, 'versions'> {
  const { columns: properties } = table
  const rules = { mapping: current.mapping, rates }
  const mapped = mapProperties(properties, known, rules)
  const columns = studioColumns(properties, pages)
  const states = recordFields.map((field) => ({
    field,
    state: stateOf(field, current.mapping, mapped, properties, known),
  }))
  const fed = new Set<string>(states.filter(({ state }) => state !== 'unmatched').map(({ field }) => field))
  const foreignIds = Object.values(mapped.foreign).map(({ id }) => id)
  const columnIds = new Set([...Object.values(mapped.mapping), ...foreignIds])
  // A "Status" of "draft" is matched as availability by its name, but says whether a product is listed.
  const isMisread = (id: string) =>
    mapped.mapping.availability === id &&
    mappingOf(current.mapping, 'availability').source.kind === 'auto' &&
    columns.some((column) => column.id === id && column.looks === 'listing')
  const taken = new Set([...columnIds].filter((id) => !isMisread(id)))
  const proposals = proposalsFor(columns, { fields: fed, columnIds: taken })
  return {
    ...current,
    source,
    title: table.title,
    columns,
    fields: states.map(({ field, state }) => ({
      field,
      state,
      columnId: mapped.mapping[field] ?? mapped.foreign[field]?.id ?? null,
      proposal: proposals.get(field) ?? null,
    })),
    unused: properties.filter(({ id }) => !columnIds.has(id)).map(({ id }) => id),
    isReady: catalogueFault(mapped, properties, current.version > 0) === undefined,
    rates: { USD: rates.hkdToUsd, RMB: rates.hkdToRmb },
    notes: [...mapped.warnings, ...conversionNotes(mapped, rules), ...mappingNotes(mapped)],
  }
}

function stateOf(
  field: RecordField,
  mapping: Mapping,
  { columns, foreign, unreadable }: MappedColumns,
  properties: SourceColumn[],
  known: NotionMapping,
): StudioField['state'] {
  const { source } = mappingOf(mapping, field)
  if (source.kind === 'fixed' || source.kind === 'none') return source.kind
  if (columns[field]) return 'read'
  if (foreign[field]) return 'foreign'
  if (!unreadable.includes(field)) return 'unmatched'
  const id = source.kind === 'column' ? source.id : known[field]
  return properties.some((column) => column.id === id) ? 'retyped' : 'gone'
}

/** Resolves a mapping against other columns by id and name; fields without a match are mapped by name automatically. */
export function resolved(mapping: Mapping, columns: SourceColumn[]): MappingRead {
  const read: MappingRead = { mapping: { fields: [] }, missing: [] }
  for (const one of mapping.fields) {
    const found = resolvedField(one, columns)
    if (!found && one.source.kind === 'column') read.missing.push({ field: one.field, column: one.source.name })
    read.mapping = withField(read.mapping, found ?? { ...automatic(one.field), owner: one.owner })
  }
  return read
}

const isTitle = ({ type }: SourceColumn) => type === 'title'

function resolvedField(one: FieldMapping, columns: SourceColumn[]): FieldMapping | undefined {
  const { field, source } = one
  if (source.kind !== 'column') return one
  const fits = columns.filter((column) =>
    field === 'name' && columns.some(isTitle) ? isTitle(column) : canHold(field, column.type),
  )
  const column =
    fits.find(({ id, name }) => id === source.id && name === source.name) ??
    fits.find(({ name }) => name === source.name) ??
    fits.find(({ id }) => id === source.id)
  return column && { ...one, source: { kind: 'column', id: column.id, name: column.name, type: column.type } }
}
