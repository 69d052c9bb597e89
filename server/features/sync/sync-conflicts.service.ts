import type { ConflictQuery } from '#contract/sync.ts'
import type { Database } from '#server/platform/database.ts'
import { conflictOf } from './sync-conflicts.answer.ts'
import { createSyncConflictsRepo } from './sync-conflicts.repo.ts'

/** Fields that both sides changed: Notion's value was taken, ours waits for staff. */
export function createSyncConflicts({ database }: { database: Database }) {
  const repo = createSyncConflictsRepo(database.prisma)
  return {
    /** Open ones unless asked otherwise, the oldest first. */
    async page(query: ConflictQuery) {
      const page = await repo.page(query)
      return { ...page, items: page.items.map(conflictOf) }
    },
  }
}

export type SyncConflicts = ReturnType<typeof createSyncConflicts>
