import {
  type ChangeField,
  changeFields,
  type FieldChange,
  type RecordValue,
} from '#contract/catalogue/product-edits.ts'
import { blankRecord, type CatalogueRecord } from '#contract/fields/product.ts'
import {
  applyChanges,
  fieldOf,
  isBlank,
  isSame,
  type ProductState,
  pendingFields,
  withAltsOf,
} from '#server/modules/catalogue/index.ts'

/** Both sides changed a field to different values. Notion's is taken; ours waits for staff. */
export interface Conflict {
  field: ChangeField
  base: RecordValue
  ours: RecordValue
  theirs: RecordValue
}

/**
 * Who decides a field's value. `theirs`: Notion. `ours`: this site; a field that is blank here is not sent. `apart`:
 * both keep their own. `both`: three-way merge.
 */
export type MergeRole = 'both' | 'theirs' | 'ours' | 'apart'
export type MergeRoles = Partial<Record<ChangeField, MergeRole>>

export interface Merge {
  /** The values after the merge on both sides, except for `apart`. */
  merged: ProductState
  toMirror: FieldChange[]
  toNotion: FieldChange[]
  apart: FieldChange[]
  conflicts: Conflict[]
}

export interface Sides {
  /** The last agreed state; null if there was none. */
  base: ProductState | null
  ours: ProductState
  theirs: ProductState
}

/**
 * Merges two sides field by field. A change on one side is taken, the same change on both is agreed, and different
 * changes are a conflict that Notion wins. Without a base, a blank gives way to the other side's value, and a
 * retirement counts as a change.
 */
export function merge({ base, ours, theirs: page }: Sides, roles: MergeRoles = {}): Merge {
  const theirs = { ...page, record: withAltsOf(ours.record, page.record) }
  const toMirror: FieldChange[] = []
  const toNotion: FieldChange[] = []
  const apart: FieldChange[] = []
  const conflicts: Conflict[] = []
  for (const field of changeFields) {
    const [our, their] = [fieldOf(ours, field), fieldOf(theirs, field)]
    if (isSame(field, our, their)) continue
    const role = roles[field] ?? 'both'
    if (role === 'apart' || (role === 'ours' && isAlwaysBlank(field, base, ours)))
      apart.push({ field, from: their, to: our })
    else if (role === 'ours') toNotion.push({ field, from: their, to: our })
    else if (role === 'theirs') toMirror.push({ field, from: our, to: their })
    else if (isUnchanged(field, base, ours)) toMirror.push({ field, from: our, to: their })
    else if (isUnchanged(field, base, theirs)) toNotion.push({ field, from: their, to: our })
    else conflicts.push({ field, base: base && fieldOf(base, field), ours: our, theirs: their })
  }
  return { merged: applyChanges(theirs, [...toNotion, ...apart]), toMirror, toNotion, apart, conflicts }
}

/** Returns whether the field has always been blank here: then Notion keeps its value. */
function isAlwaysBlank(field: ChangeField, base: ProductState | null, ours: ProductState): boolean {
  if (field === 'retired') return false
  return isBlank(ours.record, field) && (base === null || isBlank(base.record, field))
}

/** Returns whether a side still has the base's value; without a base, whether it is blank. */
function isUnchanged(field: ChangeField, base: ProductState | null, side: ProductState): boolean {
  if (base) return isSame(field, fieldOf(base, field), fieldOf(side, field))
  return field === 'retired' ? !side.retired : isBlank(side.record, field)
}

export interface Reconciled {
  ours: ProductState
  agreed: ProductState
  pending: ChangeField[]
  merge: Merge
  /** Whether all of Notion's values are agreed; else a later import must read the page again. */
  whole: boolean
}

/**
 * Merges and applies the result to this side. With `takes` false, Notion's changes are left for a later import by
 * keeping the former base; conflicts are settled in Notion's favour either way.
 */
export function reconcile(sides: Sides, takes: boolean, roles: MergeRoles = {}): Reconciled {
  const done = merge(sides, roles)
  const { base, ours, theirs } = sides
  if (takes) return { ...written(done.merged, applyChanges(theirs, done.apart)), merge: done, whole: true }
  const settled = done.conflicts.map(({ field, ours: from, theirs: to }) => ({ field, from, to }))
  const before = base ?? { record: blankRecord, retired: false }
  const left = done.toMirror.map(({ field, to }) => ({ field, from: to, to: fieldOf(before, field) }))
  return {
    ...written(applyChanges(ours, settled), applyChanges(theirs, [...left, ...done.apart])),
    merge: done,
    whole: left.length === 0,
  }
}

/** Builds a product from a page: all of its values, except for fields that are decided here. */
export function created(
  record: CatalogueRecord,
  roles: MergeRoles,
): Pick<Reconciled, 'ours' | 'agreed' | 'pending' | 'whole'> & { merge: Pick<Merge, 'conflicts'> } {
  const { name: _name, ...others } = roles
  const theirs = { record, retired: false }
  const isWhole = !Object.values(others).includes('ours')
  if (isWhole) return { ours: theirs, agreed: theirs, pending: [], whole: true, merge: { conflicts: [] } }
  return reconcile({ base: null, ours: { record: blankRecord, retired: false }, theirs }, true, others)
}

function written(ours: ProductState, agreed: ProductState): Pick<Reconciled, 'ours' | 'agreed' | 'pending'> {
  return { ours, agreed, pending: pendingFields(ours.record, ours.retired, agreed.record, agreed.retired) }
}
