import { syncStagePercent } from '#contract/sync/sync.ts'
import type { Change } from '../plan/plan.rules.ts'

/** Notion cuts times to the minute, and lists an edit a moment after it was made. */
const editedOverlapMs = 2 * 60 * 1000

/** From when on what was made or edited since a time bears a later one. Both are by Notion's clock. */
export function sureSince(time: Date): Date {
  return new Date(time.getTime() - editedOverlapMs)
}

/**
 * Percent of a run while it reads or writes: from its stage's first percent to the next one's (spec §4).
 * @param done of `expected`, of which the run may be wrong
 */
export function percentOf(stage: 'fetching' | 'processing', done: number, expected: number): number {
  const from = syncStagePercent[stage]
  const to = stage === 'fetching' ? syncStagePercent.processing : syncStagePercent.complete
  const share = expected > 0 ? Math.min(done / expected, 1) : 1
  return Math.min(Math.floor(from + (to - from) * share), to - 1)
}

/** What a plan would count as, once it is carried out: products on our side, pages on Notion's, rows of the pricebook. */
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
