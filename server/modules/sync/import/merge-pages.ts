import type { FieldChange } from '#contract/catalogue/product-edits.ts'
import { blankRecord, recordFields } from '#contract/fields/product.ts'
import { isBlank, isSame, type ProductState } from '#server/modules/catalogue/index.ts'
import type { MirrorProduct, MirrorRepo } from './import.repo.ts'
import type { PageState } from './import-read.ts'
import { isLinked } from './link.rules.ts'
import { type Conflict, type MergeRoles, type Reconciled, reconcile } from './merge.rules.ts'

type Before = Pick<
  MirrorProduct,
  'id' | 'record' | 'retiredAt' | 'synced' | 'syncedRetired' | 'notionPageId' | 'pushStartedAt'
>

interface Pair {
  page: Pick<PageState, 'pageId' | 'record' | 'blankFields'>
  before: Before
}

/**
 * Merges pages with their products. If a page holds a value that we sent earlier and have changed again since, it is
 * our own edit whose answer was lost, not a conflict.
 */
export async function reconcilePages(
  pairs: Pair[],
  takes: boolean,
  { histories }: Pick<MirrorRepo, 'histories'>,
  roles: MergeRoles = {},
): Promise<Reconciled[]> {
  const reconciled = pairs.map((pair) => ({ pair, result: reconcilePage(pair, takes, roles) }))
  const disputed = reconciled.filter(({ result }) => result.merge.conflicts.length > 0)
  const historiesById = await histories(disputed.map(({ pair }) => pair.before.id))
  return reconciled.map(({ pair, result }) => {
    const history = historiesById.get(pair.before.id)
    const own = result.merge.conflicts.filter((conflict) => isOwn(conflict, history))
    return own.length === 0 ? result : reconcilePage({ ...pair, before: agreedOn(pair.before, own) }, takes, roles)
  })
}

function reconcilePage({ page, before }: Pair, takes: boolean, roles: MergeRoles): Reconciled {
  const base = baseOf(page, before)
  const ours = { record: before.record, retired: before.retiredAt !== null }
  return reconcile({ base, ours, theirs: { record: page.record, retired: false } }, takes, roles)
}

/**
 * Returns the merge base. For a newly linked page, or a new column, blanks count as unset and do not overwrite; a newly
 * linked product is listed again.
 */
function baseOf(page: Pair['page'], before: Before): ProductState | null {
  const { synced, syncedRetired } = before
  if (!isLinked(before, page)) {
    const newValues = (page.blankFields ?? []).map((field) => [field, page.record[field]])
    return synced && { record: { ...synced, ...Object.fromEntries(newValues) }, retired: syncedRetired }
  }
  const blankFields = recordFields.filter((field) => isBlank(page.record, field))
  const blanks = Object.fromEntries(blankFields.map((field) => [field, blankRecord[field]]))
  return { record: { ...(synced ?? blankRecord), ...blanks }, retired: true }
}

function isOwn({ field, base, theirs }: Conflict, history: FieldChange[] | undefined): boolean {
  if (!history) return false
  let isOurs = false
  for (const { from } of history.filter((change) => change.field === field)) {
    const isBase = base === null ? from === null || isSame(field, from, []) : isSame(field, from, base)
    if (isBase) return isOurs
    isOurs ||= isSame(field, from, theirs)
  }
  return false
}

function agreedOn(before: Before, own: Conflict[]): Before {
  const agreed = Object.fromEntries(own.map(({ field, theirs }) => [field, theirs]))
  return { ...before, synced: { ...(before.synced ?? blankRecord), ...agreed } }
}
