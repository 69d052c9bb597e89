import {
  type ChangeField,
  changeFields,
  type FieldChange,
  type RecordValue,
} from '#contract/catalogue/product-edits.ts'
import { blankRecord } from '#contract/fields/product.ts'
import {
  applyChanges,
  fieldOf,
  isBlank,
  isSame,
  type ProductState,
  pendingFields,
} from '#server/modules/catalogue/index.ts'

/** Both sides changed a field to different values: Notion's is taken, ours is kept for staff. */
export interface Conflict {
  field: ChangeField
  base: RecordValue
  ours: RecordValue
  theirs: RecordValue
}

export interface Merge {
  /** What both sides are to say. */
  merged: ProductState
  /** Changes of Notion's that ours has to take, but for conflicts. */
  toMirror: FieldChange[]
  /** Changes of ours that Notion has to take. */
  toNotion: FieldChange[]
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
 */
export function merge({ base, ours, theirs }: Sides): Merge {
  const toMirror: FieldChange[] = []
  const toNotion: FieldChange[] = []
  const conflicts: Conflict[] = []
  for (const field of changeFields) {
    const [our, their] = [fieldOf(ours, field), fieldOf(theirs, field)]
    if (isSame(field, our, their)) continue
    if (isUntouched(field, base, ours)) toMirror.push({ field, from: our, to: their })
    else if (isUntouched(field, base, theirs)) toNotion.push({ field, from: their, to: our })
    else conflicts.push({ field, base: base && fieldOf(base, field), ours: our, theirs: their })
  }
  return { merged: applyChanges(theirs, toNotion), toMirror, toNotion, conflicts }
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
export function reconcile(sides: Sides, takes: boolean): Reconciled {
  const done = merge(sides)
  const { base, ours, theirs } = sides
  if (takes) return { ...written(done.merged, theirs), merge: done, whole: true }
  const settled = done.conflicts.map(({ field, ours: from, theirs: to }) => ({ field, from, to }))
  const before = base ?? { record: blankRecord, retired: false }
  const left = done.toMirror.map(({ field, to }) => ({ field, from: to, to: fieldOf(before, field) }))
  return {
    ...written(applyChanges(ours, settled), applyChanges(theirs, left)),
    merge: done,
    whole: left.length === 0,
  }
}

function written(ours: ProductState, agreed: ProductState): Pick<Reconciled, 'ours' | 'agreed' | 'pending'> {
  return { ours, agreed, pending: pendingFields(ours.record, ours.retired, agreed.record, agreed.retired) }
}
