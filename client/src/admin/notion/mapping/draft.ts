import { type RecordField, recordFields } from '#contract/fields/product.ts'
import {
  type FieldMapping,
  type FieldSource,
  type Mapping,
  type MappingStudio,
  mappingOf,
  type StudioColumn,
  withField,
} from '#contract/sync/mapping.ts'

/** A column as a mapping names it. */
export function chosen({ id, name, type }: StudioColumn): FieldSource {
  return { kind: 'column', id, name, type }
}

/** A field mapped as it is proposed; as it was where nothing is. */
export function withProposal(mapping: Mapping, field: RecordField, studio: MappingStudio): Mapping {
  const proposal = studio.fields.find((one) => one.field === field)?.proposal
  const column = studio.columns.find(({ id }) => id === proposal?.columnId)
  if (!proposal || !column) return mapping
  return withField(mapping, { ...mappingOf(mapping, field), source: chosen(column), rule: proposal.rule })
}

/** Fields that something is proposed for, and that the draft still leaves to be found by their names. */
export function openProposals(mapping: Mapping, { fields }: Pick<MappingStudio, 'fields'>): RecordField[] {
  return fields.flatMap(({ field, proposal }) =>
    proposal && mappingOf(mapping, field).source.kind === 'auto' ? [field] : [],
  )
}

/** Fields that two mappings say different things of. */
export function differing(one: Mapping, other: Mapping): RecordField[] {
  return recordFields.filter((field) => textOf(mappingOf(one, field)) !== textOf(mappingOf(other, field)))
}

function textOf({ source, rule, owner }: FieldMapping): string {
  const { kind } = source
  const what = kind === 'column' ? source.id : kind === 'fixed' ? source.value : ''
  return JSON.stringify([kind, what, rule, owner])
}

/** What feeds a field by the draft: the column that is chosen, or, left to its name, the one that feeds it now. */
export function columnOf(
  mapping: Mapping,
  field: RecordField,
  { columns, fields, mapping: kept }: Pick<MappingStudio, 'columns' | 'fields' | 'mapping'>,
): StudioColumn | undefined {
  const { source } = mappingOf(mapping, field)
  if (source.kind === 'column') return columns.find(({ id }) => id === source.id)
  if (source.kind !== 'auto') return undefined
  const title = field === 'name' && columns.find(({ type }) => type === 'title')
  if (title) return title
  const wasAuto = mappingOf(kept, field).source.kind === 'auto'
  const now = fields.find((one) => one.field === field)?.columnId
  return wasAuto ? columns.find(({ id }) => id === now) : undefined
}

/** Fields by the column that feeds them, by the draft. */
export function usesOf(mapping: Mapping, studio: MappingStudio): Map<string, RecordField[]> {
  const uses = new Map<string, RecordField[]>()
  for (const field of recordFields) {
    const column = columnOf(mapping, field, studio)
    if (column) uses.set(column.id, [...(uses.get(column.id) ?? []), field])
  }
  return uses
}
