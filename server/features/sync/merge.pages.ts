import { blankRecord } from '#contract/fields/product.ts'
import type { FieldChange } from '#contract/product-edits.ts'
import type { DatabaseHandle } from '#server/platform/database.ts'
import { isSame } from '../products/product-changes.rules.ts'
import type { PageState } from './import.read.ts'
import { createMirrorRepo, type MirrorProduct } from './import.repo.ts'
import { type Conflict, type Reconciled, reconcile } from './merge.rules.ts'

interface Pair {
  page: Pick<PageState, 'record'>
  before: MirrorProduct
}

/**
 * What pages that are alive and their products make of each other. Where a page says what staff said here since the last
 * agreement and have changed again since, it is an edit of ours whose answer was lost, and none of Notion's.
 */
export async function reconcilePages(pairs: Pair[], takes: boolean, database: DatabaseHandle): Promise<Reconciled[]> {
  const results = pairs.map((pair) => reconcilePage(pair, takes))
  const disputed = pairs.filter((_pair, index) => results[index]?.merge.conflicts.length)
  if (disputed.length === 0) return results
  const histories = await createMirrorRepo(database).histories(disputed.map(({ before }) => before.id))
  return results.map((result, index) => {
    const pair = pairs[index]
    const history = pair && histories.get(pair.before.id)
    const own = history ? result.merge.conflicts.filter((conflict) => isOwn(conflict, history)) : []
    return pair && own.length > 0 ? reconcilePage({ ...pair, before: agreedOn(pair.before, own) }, takes) : result
  })
}

function reconcilePage({ page, before }: Pair, takes: boolean): Reconciled {
  const base = before.synced && { record: before.synced, retired: before.syncedRetired }
  const ours = { record: before.record, retired: before.retiredAt !== null }
  return reconcile({ base, ours, theirs: { record: page.record, retired: false } }, takes)
}

/** @param history changes of the product, the newest first */
function isOwn({ field, base, theirs }: Conflict, history: FieldChange[]): boolean {
  let isSaid = false
  for (const { from } of history.filter((change) => change.field === field)) {
    const isBase = base === null ? from === null || isSame(field, from, []) : isSame(field, from, base)
    if (isBase) return isSaid
    isSaid ||= isSame(field, from, theirs)
  }
  return false
}

function agreedOn(before: MirrorProduct, own: Conflict[]): MirrorProduct {
  const agreed = Object.fromEntries(own.map(({ field, theirs }) => [field, theirs]))
  return { ...before, synced: { ...(before.synced ?? blankRecord), ...agreed } }
}
