import { type SyncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { problem } from '#server/platform/http/problems.ts'

/**
 * What staff are answered where Notion could not be asked.
 * @param note what it means and what to do
 * @param words Notion's own, where there are any
 */
export function failedAnswer(note: SyncNote, words = syncNoteIn(note, 'en')): Error {
  return problem('notion.failed', words, undefined, { note })
}
