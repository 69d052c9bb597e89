import type { SyncStatus } from '#contract/sync/sync.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Database } from '#server/platform/database/database.ts'
import { createSyncConflictsRepo } from '../conflicts/sync-conflicts.repo.ts'
import { createSyncPushesRepo } from '../push/sync-pushes.repo.ts'
import { createDueRunsRepo } from '../watch/due-runs.repo.ts'
import { hasReachedSource, runOf } from './sync-runs-answer.ts'
import type { SyncSource } from './sync-source.ts'
import { createSyncStatusRepo } from './sync-status.repo.ts'

/** The next sync is shown as the last one plus 30 minutes. */
const intervalMs = 30 * 60_000

interface SyncStatusServices {
  database: Database
  settings: SettingsSource
  sync: SyncSource
}

export function createSyncStatus({ database: { prisma }, settings, sync }: SyncStatusServices) {
  const repo = createSyncStatusRepo(prisma)
  const pushes = createSyncPushesRepo(prisma)
  const conflicts = createSyncConflictsRepo(prisma)
  const dueRuns = createDueRunsRepo(prisma)

  return {
    async status(): Promise<SyncStatus> {
      const [runs, current, due, ended, lastSync, productsCount, unsent, openConflicts, awaitingApproval] =
        await Promise.all([
          repo.runs(),
          repo.current(),
          dueRuns.find(),
          repo.lastEnded(),
          repo.lastSuccess(),
          repo.products(),
          pushes.counts(),
          conflicts.countOpen(),
          repo.awaitingApproval(),
        ])
      const { autoSync, source, brake, brakePercent, brakeProducts } = settings.current().sync
      const isConfigured = !('off' in sync.current())
      const autoSyncEnabled = isConfigured && autoSync
      const next = autoSyncEnabled && lastSync ? new Date(lastSync.getTime() + intervalMs) : null
      const latest = current ?? runs[0]
      return {
        source,
        isConfigured,
        isConnected: isConfigured && ended !== null && hasReachedSource(ended),
        syncInProgress: current !== null,
        current: current && runOf(current),
        due: due ? { ...due, dueAt: due.dueAt.toISOString() } : null,
        lastSync: lastSync?.toISOString() ?? null,
        nextSync: next?.toISOString() ?? null,
        autoSyncEnabled,
        direction: sync.clock().direction,
        brake,
        brakePercent,
        brakeProducts,
        message: latest ? runOf(latest).message : null,
        productsCount,
        pending: unsent.pending,
        pushFailures: unsent.failed,
        openConflicts,
        awaitingApproval,
        runs: runs.map(runOf),
      }
    },
  }
}

export type SyncStatusService = ReturnType<typeof createSyncStatus>
