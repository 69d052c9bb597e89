import { syncNote } from '#contract/sync/sync-notes.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { SyncError } from '../run/sync-error.ts'
import { createRunCancelRepo } from './run-cancel.repo.ts'

/** Somebody asked the run to end. */
export class CancelledError extends SyncError {
  override name = 'CancelledError'

  constructor(by: string) {
    super(syncNote('cancelled', { by }))
  }
}

/** Hears that some run was cancelled, on whichever instance; the answer ends that. */
export type HearCancel = (listener: () => void) => () => void

/** A signal that is aborted once somebody cancels a run. `end` leaves nothing of it behind. */
export function cancellingOf(
  runId: string,
  { database, hear }: { database: DatabaseHandle; hear: HearCancel },
): { signal: AbortSignal; end: () => void } {
  const cancelled = new AbortController()
  const look = () => {
    createRunCancelRepo(database)
      .cancelledBy(runId)
      .then(
        (by) => by !== null && cancelled.abort(new CancelledError(by)),
        () => undefined, // the database is away, and with it the lock: the run ends by that
      )
  }
  const end = hear(look)
  look()
  return { signal: cancelled.signal, end }
}
