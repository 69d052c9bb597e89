import type { QuoteLineDetail, QuoteRevision } from '#contract/sales/quotes.ts'

export interface FieldChange {
  field: (typeof documentFields | typeof lineFields)[number]
  from: string | number
  to: string | number
}

export type LineChange =
  | { kind: 'added' | 'removed'; line: QuoteLineDetail }
  | { kind: 'changed'; line: QuoteLineDetail; fields: FieldChange[] }

export interface RevisionChanges {
  document: FieldChange[]
  lines: LineChange[]
}

const documentFields = ['currency', 'rate', 'validUntil', 'notes'] as const
const lineFields = ['quantity', 'unitPriceHkd', 'discount', 'connectivityFeeHkd', 'period', 'note'] as const

/**
 * Compares a revision with the one before. Lines are paired by product, or by name if they are not in the catalogue;
 * several equal ones in their order.
 */
export function changesBetween(before: QuoteRevision, after: QuoteRevision): RevisionChanges {
  const left = [...before.lines]
  const lines = after.lines.flatMap((line): LineChange[] => {
    const index = left.findIndex((previous) => isSameLine(previous, line))
    const [previous] = index < 0 ? [] : left.splice(index, 1)
    if (!previous) return [{ kind: 'added', line }]
    const fields = fieldsBetween(lineFields, previous, line)
    return fields.length > 0 ? [{ kind: 'changed', line, fields }] : []
  })
  const removed = left.map((line): LineChange => ({ kind: 'removed', line }))
  return { document: fieldsBetween(documentFields, before, after), lines: [...lines, ...removed] }
}

function isSameLine(a: QuoteLineDetail, b: QuoteLineDetail): boolean {
  return a.productId === null ? b.productId === null && a.name === b.name : a.productId === b.productId
}

function fieldsBetween<Field extends FieldChange['field']>(
  fields: readonly Field[],
  before: Record<Field, string | number>,
  after: Record<Field, string | number>,
): FieldChange[] {
  return fields
    .filter((field) => before[field] !== after[field])
    .map((field) => ({ field, from: before[field], to: after[field] }))
}
