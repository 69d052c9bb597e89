import type { PageState } from './import.read.ts'
import type { MirrorProduct } from './import.repo.ts'
import { type Reconciled, reconcile } from './merge.rules.ts'

/** What a page that is alive and its product make of each other. */
export function reconcilePage(page: Pick<PageState, 'record'>, before: MirrorProduct, takes: boolean): Reconciled {
  const base = before.synced && { record: before.synced, retired: before.syncedRetired }
  const ours = { record: before.record, retired: before.retiredAt !== null }
  return reconcile({ base, ours, theirs: { record: page.record, retired: false } }, takes)
}
