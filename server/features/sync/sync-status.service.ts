import { type SyncRun, type SyncStatus, syncMessages } from '#contract/sync.ts'
import type { Database } from '#server/platform/database.ts'
import type { SyncSource } from './sync.source.ts'
import { createSyncStatusRepo, type SyncRunRow } from './sync-status.repo.ts'

/** How the sync with Notion stands (spec §3, "Sync status"). */
export function createSyncStatus({ database, sync }: { database: Database; sync: SyncSource }) {
  const repo = createSyncStatusRepo(database.prisma)
  return {
    async status(): Promise<SyncStatus> {
      const [runs, lastSync, productsCount] = await Promise.all([repo.runs(), repo.lastSuccess(), repo.products()])
      const isConfigured = !('off' in sync.current())
      const lastEnded = runs.find(({ status }) => status === 'succeeded' || status === 'failed')
      return {
        isConfigured,
        isConnected: isConfigured && lastEnded !== undefined && hasReachedNotion(lastEnded),
        syncInProgress: runs.some(({ status }) => status === 'running'),
        lastSync: lastSync?.toISOString() ?? null,
        autoSyncEnabled: isConfigured, // what is configured is synced by the clock
        message: runs[0]?.message ?? null,
        productsCount,
        runs: runs.map(runOf),
      }
    },
  }
}

export type SyncStatusService = ReturnType<typeof createSyncStatus>

function hasReachedNotion({ errors }: SyncRunRow): boolean {
  return !errors.some((error) => error.startsWith(syncMessages.notConnected))
}

function runOf({ stage: _stage, warnings, startedAt, finishedAt, ...run }: SyncRunRow): SyncRun {
  return {
    ...run,
    warningsCount: warnings.length,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}
