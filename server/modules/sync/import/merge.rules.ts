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

/** Both sides changed a field to different values: Notion's is taken, ours is kept for staff. */
export interface Conflict {
  field: ChangeField
  base: RecordValue
  ours: RecordValue
  theirs: RecordValue
}

/**
 * Whose word counts for a field. `theirs`: Notion's, whatever was edited here. `ours`: Notion is never read, and where anything
 * is said here, that is what it is told. `apart`: neither is told anything. `both`: by what has changed.
 */
export type MergeRole = 'both' | 'theirs' | 'ours' | 'apart'
/** Fields that are not named are both sides'. */
export type MergeRoles = Partial<Record<ChangeField, MergeRole>>

export interface Merge {
  /** What is to be said here; and in Notion, but for what stays apart. */
  merged: ProductState
  /** Changes of Notion's that ours has to take, but for conflicts. */
  toMirror: FieldChange[]
  /** Changes of ours that Notion has to take. */
  toNotion: FieldChange[]
  /** What each side keeps to itself: agreed on as it is here. */
  apart: FieldChange[]
  conflicts: Conflict[]
}

export interface Sides {
  /** What both agreed on last; null where they never did. */
  base: ProductState | null
  ours: ProductState
  theirs: ProductState
}

/**
 * Merges a field at a time (design, "Notion sync"). Changed on one side: taken. To the same on both: agreed. To different
 * values: a conflict, in which Notion's wins. Where nothing was ever agreed, a blank gives way to what the other side says, and
 * a retirement on either side counts as its change.
 * @param roles of fields of which one side alone has a say
 */
export function merge({ base, ours, theirs: said }: Sides, roles: MergeRoles = {}): Merge {
  const theirs = { ...said, record: withAltsOf(ours.record, said.record) }
  const toMirror: FieldChange[] = []
  const toNotion: FieldChange[] = []
  const apart: FieldChange[] = []
  const conflicts: Conflict[] = []
  for (const field of changeFields) {
    const [our, their] = [fieldOf(ours, field), fieldOf(theirs, field)]
    if (isSame(field, our, their)) continue
    const role = roles[field] ?? 'both'
    if (role === 'apart' || (role === 'ours' && isUnsaid(field, base, ours)))
      apart.push({ field, from: their, to: our })
    else if (role === 'ours') toNotion.push({ field, from: their, to: our })
    else if (role === 'theirs') toMirror.push({ field, from: our, to: their })
    else if (isUntouched(field, base, ours)) toMirror.push({ field, from: our, to: their })
    else if (isUntouched(field, base, theirs)) toNotion.push({ field, from: their, to: our })
    else conflicts.push({ field, base: base && fieldOf(base, field), ours: our, theirs: their })
  }
  return { merged: applyChanges(theirs, [...toNotion, ...apart]), toMirror, toNotion, apart, conflicts }
}

/** Whether nothing was ever said of a field here: then there is nothing to tell Notion, which keeps what it has. */
function isUnsaid(field: ChangeField, base: ProductState | null, ours: ProductState): boolean {
  if (field === 'retired') return false
  return isBlank(ours.record, field) && (base === null || isBlank(base.record, field))
}

/** Whether a side still says what was agreed, or, where nothing was, nothing. */
function isUntouched(field: ChangeField, base: ProductState | null, side: ProductState): boolean {
  if (base) return isSame(field, fieldOf(base, field), fieldOf(side, field))
  return field === 'retired' ? !side.retired : isBlank(side.record, field)
}

/** What is to be written here after a merge. */
export interface Reconciled {
  ours: ProductState
  agreed: ProductState
  /** Where ours still differs from what is agreed: for an export. */
  pending: ChangeField[]
  merge: Merge
  /** Whether everything that Notion says is agreed; else a later import has to look at the page again. */
  whole: boolean
}

/**
 * A merge as this side carries it out: what an export does not take stays as it was agreed before, so that an import still
 * finds it changed. Conflicts are settled in Notion's favour either way.
 * @param takes whether Notion's changes are taken
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

/** A product of a page that there was none of: all that the page says, but for what only is said here. */
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
