import type { SyncConflict } from '#contract/sync/sync.ts'
import { notionUrlOf } from '#server/modules/catalogue/index.ts'
import type { ConflictRow } from './sync-conflicts.repo.ts'

/** A conflict as staff read it; its values are JSON of the record. */
export function conflictOf({ notionPageId, ...row }: ConflictRow): SyncConflict {
  return {
    ...row,
    notionUrl: notionUrlOf(notionPageId),
    oursAt: row.oursAt?.toISOString() ?? null,
    theirsAt: row.theirsAt?.toISOString() ?? null,
    openedAt: row.openedAt.toISOString(),
    settledAt: row.settledAt?.toISOString() ?? null,
  }
}
