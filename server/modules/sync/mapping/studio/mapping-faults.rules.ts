import { productField, type RecordField } from '#contract/fields/product.ts'
import { type FieldError, fieldError } from '#contract/problems/field-errors.ts'
import { type FieldMapping, type Mapping, ruleKindOf, wordChoices } from '#contract/sync/mapping.ts'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { canHold } from '#server/modules/catalogue/index.ts'
import type { SourceColumn } from '../../source/source.ts'
import type { MappedColumns } from '../mapping.ts'
import { isReadable } from '../meaning.rules.ts'
import { fixedValueOf } from '../value-rules.ts'

/** Validates a mapping against a database's columns. Paths are those of the request. */
export function mappingFaults({ fields }: Mapping, columns: SourceColumn[]): FieldError[] {
  return fields.flatMap((one, index) => {
    const path = `mapping.fields.${index}`
    return [...sourceFaults(one, columns, path), ...ruleFaults(one, path)]
  })
}

function sourceFaults({ field, source, owner }: FieldMapping, columns: SourceColumn[], path: string): FieldError[] {
  const hasTitle = columns.some(({ type }) => type === 'title')
  if (field === 'name' && hasTitle) return titleFaults(source, columns, path)
  if (field === 'name' && (source.kind === 'fixed' || source.kind === 'none'))
    return [fieldError(`${path}.source`, 'name_needs_column')]
  if (source.kind === 'fixed') return fixedFaults(field, source.value, path)
  if (source.kind !== 'column') return []
  const column = columns.find(({ id }) => id === source.id)
  if (!column) return [fieldError(`${path}.source.id`, 'column_gone')]
  if (!canHold(field, column.type)) return [fieldError(`${path}.source.id`, 'cannot_hold', { type: column.type })]
  return owner === 'here' && column.isComputed ? [fieldError(`${path}.owner`, 'computed_column')] : []
}

/** The title column always gives the name. */
function titleFaults(source: FieldMapping['source'], columns: SourceColumn[], path: string): FieldError[] {
  const title = columns.find(({ type }) => type === 'title')
  const isTitle = source.kind === 'auto' || (source.kind === 'column' && source.id === title?.id)
  return isTitle ? [] : [fieldError(`${path}.source`, 'title_is_name')]
}

function fixedFaults(field: RecordField, text: string, path: string): FieldError[] {
  const { form, lengthMax } = productField(field)
  const value = fixedValueOf(field, text)
  const isLong = [value].flat().some((one) => typeof one === 'string' && one.length > lengthMax)
  if (isLong) return [fieldError(`${path}.source.value`, 'too_long')]
  const isValue = form !== 'pictures' && value?.length !== 0 && isReadable(field, value)
  return isValue ? [] : [fieldError(`${path}.source.value`, 'no_value_of_field')]
}

function ruleFaults({ field, source, rule }: FieldMapping, path: string): FieldError[] {
  if (rule === null) return []
  const isTaken = source.kind === 'column' || source.kind === 'auto'
  if (!isTaken || rule.kind !== ruleKindOf(field)) return [fieldError(`${path}.rule`, 'no_rule_of_field')]
  if (rule.kind === 'figure') {
    const isAmount = productField(field).reads === 'amount'
    return !isAmount && rule.currency !== null ? [fieldError(`${path}.rule.currency`, 'no_rule_of_field')] : []
  }
  return rule.meanings.flatMap(({ means }, index) =>
    wordChoices[field]?.includes(means) ? [] : [fieldError(`${path}.rule.meanings.${index}.means`, 'no_rule_of_field')],
  )
}

export function mappingNotes({ columns }: MappedColumns): SyncNote[] {
  const used = Object.entries(columns) as [RecordField, SourceColumn][]
  return used.flatMap(([field, { id, name, type, isComputed }], index) => {
    const other = used.slice(0, index).find(([, column]) => column.id === id)?.[0]
    if (other) return [syncNote('column.shared', { column: name, field: other, other: field })]
    return isComputed ? [syncNote('column.computed', { column: name, type, field })] : []
  })
}
