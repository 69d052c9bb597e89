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

export function chosen({ id, name, type }: StudioColumn): FieldSource {
  return { kind: 'column', id, name, type }
}

/** Applies a field's proposal; without one the mapping is unchanged. */
export function withProposal(mapping: Mapping, field: RecordField, studio: MappingStudio): Mapping {
  const proposal = studio.fields.find((one) => one.field === field)?.proposal
  const column = studio.columns.find(({ id }) => id === proposal?.columnId)
  if (!proposal || !column) return mapping
  return withField(mapping, { ...mappingOf(mapping, field), source: chosen(column), rule: proposal.rule })
}

/** Lists fields that have a proposal and are still found by name in the draft. */
export function openProposals(mapping: Mapping, { fields }: Pick<MappingStudio, 'fields'>): RecordField[] {
  return fields.flatMap(({ field, proposal }) =>
    proposal && mappingOf(mapping, field).source.kind === 'auto' ? [field] : [],
  )
}

export function differing(one: Mapping, other: Mapping): RecordField[] {
  return recordFields.filter((field) => textOf(mappingOf(one, field)) !== textOf(mappingOf(other, field)))
}

function textOf({ source, rule, owner }: FieldMapping): string {
  const { kind } = source
  const what = kind === 'column' ? source.id : kind === 'fixed' ? source.value : ''
  return JSON.stringify([kind, what, rule, owner])
}

/** Returns the column that feeds a field in the draft: the chosen one, or the one found by name. */
export function columnOf(
  mapping: Mapping,
  field: RecordField,
  { columns, fields, mapping: saved }: Pick<MappingStudio, 'columns' | 'fields' | 'mapping'>,
): StudioColumn | undefined {
  const { source } = mappingOf(mapping, field)
  if (source.kind === 'column') return columns.find(({ id }) => id === source.id)
  if (source.kind !== 'auto') return undefined
  const title = field === 'name' && columns.find(({ type }) => type === 'title')
  if (title) return title
  const wasAuto = mappingOf(saved, field).source.kind === 'auto'
  const now = fields.find((one) => one.field === field)?.columnId
  return wasAuto ? columns.find(({ id }) => id === now) : undefined
}

/** Maps column ids to the fields that they feed in the draft. */
export function usesOf(mapping: Mapping, studio: MappingStudio): Map<string, RecordField[]> {
  const uses = new Map<string, RecordField[]>()
  for (const field of recordFields) {
    const column = columnOf(mapping, field, studio)
    if (column) uses.set(column.id, [...(uses.get(column.id) ?? []), field])
  }
  return uses
}
