import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { SourceError } from '../source/source-error.ts'

/** So many products in a row that Notion does not answer for: it is down, and each further one would be waited for in vain. */
const mostInARow = 5

/**
 * Tells what one product's page is refused for from what holds for all of them: the key, the right to write, the database, an API
 * that is down.
 */
export function createFailureSorter() {
  let inARow = 0
  return {
    succeeded(): void {
      inARow = 0
    },
    /**
     * @param isCreate a page was to be made: not found is the database then
     * @returns what is wrong with this product
     * @throws the error, where the run must end
     */
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
