import type { SyncRun } from '#contract/sync/sync.ts'

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
