import * as z from 'zod/mini'
import { type SyncRun, type SyncStatus, syncMessages, syncRunSchema } from '#contract/sync.ts'
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
        current: runs.filter(({ status }) => status === 'running').map(runOf)[0] ?? null,
        lastSync: lastSync?.toISOString() ?? null,
        nextSync: null,
        autoSyncEnabled: isConfigured, // what is configured is synced by the clock
        direction: 'both',
        requiresApproval: false,
        message: runs[0]?.message ?? null,
        productsCount,
        pending: 0,
        pushFailures: 0,
        openConflicts: 0,
        awaitingApproval: null,
        runs: runs.map(runOf),
      }
    },
  }
}

export type SyncStatusService = ReturnType<typeof createSyncStatus>

function hasReachedNotion({ errors }: SyncRunRow): boolean {
  return !errors.some((error) => error.startsWith(syncMessages.notConnected))
}

/** Texts in the database, a few values in the contract. */
const runTexts = z.pick(syncRunSchema, { stage: true, trigger: true, marks: true })

function runOf({ warnings, startedAt, finishedAt, ...run }: SyncRunRow): SyncRun {
  return {
    ...run,
    ...z.parse(runTexts, run),
    warningsCount: warnings.length,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  }
}
