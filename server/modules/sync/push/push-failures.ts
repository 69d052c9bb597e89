import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { SourceError } from '../source/source-error.ts'

const mostInARow = 5

/** Distinguishes failures of one product from those of all: key, permission, database, or an API that is down. */
export function createFailureSorter() {
  let inARow = 0
  return {
    succeeded(): void {
      inARow = 0
    },
    /** @param isCreate 404 then means the database @returns the reason @throws the error if the run must end */
    reasonOf(error: unknown, isCreate: boolean): SyncNote {
      if (!(error instanceof SourceError)) throw error
      const { status } = error
      if (status === 401 || status === 403 || (status === 404 && isCreate) || error.code === 'source_not_chosen')
        throw error
      if (status === 404) return syncNote('notion.page-gone')
      const isAway = status === undefined || status === 429 || status >= 500
      inARow = isAway ? inARow + 1 : 0
      if (inARow >= mostInARow) throw error
      return error.note
    },
  }
}
