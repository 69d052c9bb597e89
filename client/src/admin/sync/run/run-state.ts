import type { SyncRun, SyncStatus } from '#contract/sync/sync.ts'

export type RunState = 'idle' | 'syncing' | 'success' | 'error'

const ends: Partial<Record<SyncRun['status'], RunState>> = {
  succeeded: 'success',
  failed: 'error',
  interrupted: 'error',
}

/** Returns the newest ended run that is not a plan. */
export function lastEndedRun({ runs }: Pick<SyncStatus, 'runs'>): SyncRun | undefined {
  return runs.find(({ status, dryRun }) => ends[status] !== undefined && !dryRun)
}

export function runStateOf(status: Pick<SyncStatus, 'runs' | 'syncInProgress'>): RunState {
  if (status.syncInProgress) return 'syncing'
  const last = lastEndedRun(status)
  return (last && ends[last.status]) ?? 'idle'
}

export const runTones: Record<SyncRun['status'], 'signal' | 'danger' | 'caution' | 'quiet'> = {
  running: 'signal',
  succeeded: 'signal',
  failed: 'danger',
  interrupted: 'caution',
  planned: 'quiet',
  cancelled: 'caution',
  awaiting_approval: 'caution',
  applied: 'signal',
  discarded: 'quiet',
}
