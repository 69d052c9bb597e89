import { syncNote } from '#contract/sync/sync-notes.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { SyncError } from '../run/sync-error.ts'
import { createRunCancelRepo } from './run-cancel.repo.ts'

export class CancelledError extends SyncError {
  override name = 'CancelledError'

  constructor(by: string) {
    super(syncNote('cancelled', { by }))
  }
}

export type SubscribeToCancel = (listener: () => void) => () => void

/** Returns a signal that is aborted when someone cancels the run. Call `end` to unsubscribe. */
export function watchCancel(
  runId: string,
  { database, subscribe }: { database: DatabaseHandle; subscribe: SubscribeToCancel },
): { signal: AbortSignal; end: () => void } {
  const cancelled = new AbortController()
  const check = () => {
    createRunCancelRepo(database)
      .cancelledBy(runId)
      .then(
        (by) => by !== null && cancelled.abort(new CancelledError(by)),
        () => undefined, // the database is down and the lock lost, which ends the run anyway
      )
  }
  const end = subscribe(check)
  check()
  return { signal: cancelled.signal, end }
}
