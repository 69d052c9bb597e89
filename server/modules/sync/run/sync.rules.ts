import { syncStagePercent } from '#contract/sync/sync.ts'
import type { Change } from '../plan/plan.rules.ts'

/** Notion truncates times to the minute and lists edits with a short delay. */
const editedOverlapMs = 2 * 60 * 1000

/** Returns a time safely before `time` on Notion's clock: everything edited since `time` is newer. */
export function sureSince(time: Date): Date {
  return new Date(time.getTime() - editedOverlapMs)
}

/** Returns the progress within a stage's range of percent. @param expected an estimate that `done` may exceed */
export function percentOf(stage: 'fetching' | 'processing', done: number, expected: number): number {
  const from = syncStagePercent[stage]
  const to = stage === 'fetching' ? syncStagePercent.processing : syncStagePercent.complete
  const share = expected > 0 ? Math.min(done / expected, 1) : 1
  return Math.min(Math.floor(from + (to - from) * share), to - 1)
}

export function plannedCounts(changes: readonly Change[]) {
  const count = (side: Change['side'], kinds: readonly Change['kind'][]) =>
    new Set(
      changes.filter((one) => one.side === side && kinds.includes(one.kind)).map((one) => one.productId ?? one.pageId),
    ).size
  const conflicts = changes.filter(({ kind }) => kind === 'conflict').flatMap(({ fields }) => fields)
  return {
    created: count('mirror', ['create']),
    updated: count('mirror', ['update', 'restore', 'conflict']),
    retired: count('mirror', ['retire']),
    pushedCreated: count('notion', ['create']),
    pushedUpdated: count('notion', ['update']),
    pushedRetired: count('notion', ['retire', 'restore']),
    conflicts: conflicts.length,
    bookCreated: count('pricebook', ['create']),
    bookUpdated: count('pricebook', ['update']),
    bookRetired: count('pricebook', ['retire']),
    linked: count('mirror', ['link']),
  }
}
