import { type CatalogueRecord, type RecordField, recordFields } from '#contract/fields/product.ts'
import { type FieldMapping, type FieldRule, type Mapping, mappingOf } from '#contract/sync/mapping.ts'
import type { MergeRole, MergeRoles } from '../import/merge.rules.ts'
import type { SourceColumn } from '../source/source.ts'
import { convertedFrom } from './number-formats.ts'
import { fixedValueOf, type Rates, type ValueRule, valueRuleOf } from './value-rules.ts'

export interface MappingRules {
  mapping: Mapping | undefined
  rates: Rates
}

/** How a field differs from the default: read as is, three-way merge. */
export interface FieldHandling {
  role: MergeRole
  fixed?: CatalogueRecord[RecordField]
  rule?: ValueRule
  /** When it is exported: with each change, only with a new page, or never. */
  sent: 'changes' | 'first' | 'never'
}

export type FieldHandlings = Partial<Record<RecordField, FieldHandling>>

export function rolesOf(handlings: FieldHandlings): MergeRoles {
  return Object.fromEntries(Object.entries(handlings).map(([field, { role }]) => [field, role]))
}

export function isNotExported(handlings: FieldHandlings, field: string): boolean {
  const handling = recordFields.some((one) => one === field) ? handlings[field as RecordField] : undefined
  return handling !== undefined && handling.sent !== 'changes'
}

/** @param columns the column of each field; owners only apply to fields with one */
export function handlingsOf(
  rules: MappingRules | undefined,
  columns: Partial<Record<RecordField, SourceColumn>>,
): FieldHandlings {
  if (!rules) return {}
  const handlings: FieldHandlings = {}
  for (const field of recordFields) {
    const handling = handlingOf(mappingOf(rules.mapping ?? noFields, field), columns[field], rules.rates)
    if (handling) handlings[field] = handling
  }
  return handlings
}

const noFields: Mapping = { fields: [] }

function ruleFor(field: RecordField, rule: FieldRule | null, column: SourceColumn): FieldRule | null {
  const currency = convertedFrom(field, column)
  if (currency === undefined || rule?.kind === 'words' || typeof rule?.currency === 'string') return rule
  return { kind: 'figure', factor: 1, ...rule, currency }
}

const roleOfOwner = { notion: 'theirs', here: 'ours', both: 'both' } as const

function handlingOf(
  { field, source, rule: ownRule, owner }: FieldMapping,
  column: SourceColumn | undefined,
  rates: Rates,
): FieldHandling | undefined {
  if (source.kind === 'fixed') return { role: 'theirs', fixed: fixedValueOf(field, source.value), sent: 'never' }
  if (source.kind === 'none') return { role: 'apart', sent: 'never' }
  const rule = column ? ruleFor(field, ownRule, column) : ownRule
  if (!column || (rule === null && owner === 'both')) return undefined
  return {
    role: roleOfOwner[owner],
    sent: owner === 'notion' ? 'first' : 'changes',
    ...(rule && { rule: valueRuleOf(field, rule, rates) }),
  }
}
