import { type CatalogueRecord, type RecordField, recordFields } from '#contract/fields/product.ts'
import { type FieldMapping, type FieldRule, type Mapping, mappingOf } from '#contract/sync/mapping.ts'
import type { MergeRole, MergeRoles } from '../import/merge.rules.ts'
import type { SourceColumn } from '../source/source.ts'
import { fixedValueOf } from './fixed-values.ts'
import { convertedFrom } from './number-formats.ts'
import { type Rates, type ValueRule, valueRuleOf } from './value-rules.ts'

/** A mapping, where staff have kept one, and the rates that amounts are converted at. */
export interface KeptRules {
  mapping: Mapping | undefined
  rates: Rates
}

/** How a field goes between its column and the record, where that is not as ever. */
export interface FieldWay {
  role: MergeRole
  /** What every product says of it. */
  fixed?: CatalogueRecord[RecordField]
  rule?: ValueRule
  /** Whether it is written: each change, only with a new page, or never. */
  sent: 'changes' | 'first' | 'never'
}

export type FieldWays = Partial<Record<RecordField, FieldWay>>

/** Whose word counts, by field; the others are merged three ways. */
export function rolesOf(ways: FieldWays): MergeRoles {
  return Object.fromEntries(Object.entries(ways).map(([field, { role }]) => [field, role]))
}

/** Whether a change of a field here is kept back from the source: it is put back, or stays here alone. */
export function isKeptBack(ways: FieldWays, field: string): boolean {
  const way = recordFields.some((one) => one === field) ? ways[field as RecordField] : undefined
  return way !== undefined && way.sent !== 'changes'
}

/** @param columns what feeds each field: an owner counts only where there is something to own */
export function waysOf(kept: KeptRules | undefined, columns: Partial<Record<RecordField, SourceColumn>>): FieldWays {
  if (!kept) return {}
  const ways: FieldWays = {}
  for (const field of recordFields) {
    const way = wayOf(mappingOf(kept.mapping ?? noFields, field), columns[field], kept.rates)
    if (way) ways[field] = way
  }
  return ways
}

const noFields: Mapping = { fields: [] }

/** What staff have said of amounts, and what the format of their column says where they have not. */
function ruleFor(field: RecordField, rule: FieldRule | null, column: SourceColumn): FieldRule | null {
  const currency = convertedFrom(field, column)
  if (currency === undefined || rule?.kind === 'words' || typeof rule?.currency === 'string') return rule
  return { kind: 'figure', factor: 1, ...rule, currency }
}

const roleOfOwner = { notion: 'theirs', here: 'ours', both: 'both' } as const

function wayOf(
  { field, source, rule: said, owner }: FieldMapping,
  column: SourceColumn | undefined,
  rates: Rates,
): FieldWay | undefined {
  if (source.kind === 'fixed') return { role: 'theirs', fixed: fixedValueOf(field, source.value), sent: 'never' }
  if (source.kind === 'none') return { role: 'apart', sent: 'never' }
  const rule = column ? ruleFor(field, said, column) : said
  if (!column || (rule === null && owner === 'both')) return undefined
  return {
    role: roleOfOwner[owner],
    sent: owner === 'notion' ? 'first' : 'changes',
    ...(rule && { rule: valueRuleOf(field, rule, rates) }),
  }
}
