import * as z from 'zod/mini'
import { type ChangeField, recordAnswerSchema, recordSchema } from '#contract/catalogue/product-edits.ts'
import { type CatalogueRecord, productField } from '#contract/fields/product.ts'
import { type FieldError, fieldError, fieldErrorOf } from '#contract/problems/field-errors.ts'
import type { ConflictChoice } from '#contract/sync/sync.ts'
import {
  isSame,
  type ProductEdit,
  recordFaults,
  recordGiven,
  type StoredImage,
} from '#server/modules/catalogue/index.ts'
import type { ReopenedRow, SettledRow } from './sync-conflicts.repo.ts'

const oursSchema = z.partial(z.extend(recordAnswerSchema, { retired: z.boolean() }))

/** Builds edits that write our values back, one per product; of two for one field the later wins. */
export function editsOf(settled: Pick<SettledRow, 'productId' | 'field' | 'ours'>[], copied: StoredImage[]) {
  return [...Map.groupBy(settled, ({ productId }) => productId)].map(([id, rows]): ProductEdit => {
    const { retired, ...ours } = z.parse(oursSchema, Object.fromEntries(rows.map((row) => [row.field, row.ours])))
    const record: Partial<CatalogueRecord> = {}
    Object.assign(record, ours)
    return { id, record, copied, ...(retired !== undefined && { retired }) }
  })
}

/** Builds edits that revert settlements. They fail if the product is no longer at the version that was read. */
export function editsBack(reopened: ReopenedRow[]): ProductEdit[] {
  const versions = new Map(reopened.map(({ productId, version }) => [productId, version]))
  const edited = reopened.flatMap(({ edit, ...row }) => (edit ? [{ ...row, ours: edit.from }] : []))
  const copied = edited.flatMap(({ pictures }) => pictures ?? [])
  return editsOf(edited, copied).map((edit) => ({ ...edit, version: versions.get(edit.id) }))
}

export function isOvertaken({ field, current, edit }: ReopenedRow): boolean {
  return edit !== null && !isSame(field, current, edit.to)
}

export function thirdValue(
  field: ChangeField,
  value: unknown,
  before: CatalogueRecord,
): { value: CatalogueRecord[keyof CatalogueRecord] } | { faults: FieldError[] } {
  if (field === 'retired' || productField(field).form === 'pictures')
    return { faults: [fieldError('choice', 'one_of_two')] }
  const read = z.safeParse(recordSchema.def.shape[field], value)
  if (!read.success)
    return { faults: read.error.issues.map((issue) => fieldErrorOf(['value', ...issue.path].join('.'), issue)) }
  const record = { ...before, ...recordGiven({ [field]: read.data }) }
  const faults = recordFaults(before, record).map((fault) => ({ ...fault, path: 'value' }))
  return faults.length > 0 ? { faults } : { value: record[field] }
}

/** Checks a settle request: `other` needs a value and exactly one conflict, the other choices take no value. */
export function requestFaults(choice: ConflictChoice, ids: string[] | 'all', value: unknown): FieldError[] {
  if (choice !== 'other') return value === undefined ? [] : [fieldError('value', 'unknown_field')]
  if (ids === 'all' || ids.length > 1) return [fieldError('ids', 'one_conflict')]
  return value === undefined ? [fieldError('value', 'required')] : []
}
