import type { SourceKind } from '#contract/sync/source.ts'
import { type SyncNote, syncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { problem } from '#server/platform/http/problems.ts'
import { SourceError } from './source-error.ts'

/**
 * What staff are answered where a source could not be asked.
 * @param error what was thrown
 * @param isLate whether it was cut off after `limitMs`
 * @throws the error itself where it is none of a source
 */
export function failedAnswer(
  kind: SourceKind,
  error: unknown,
  { isLate, limitMs }: { isLate: boolean; limitMs: number },
) {
  if (isLate) return answerOf(kind, lateNote(kind, limitMs))
  if (error instanceof SourceError) return answerOf(kind, error.note, error.message)
  throw error
}

/** What is said of a source that took longer than it may. */
export function lateNote(kind: SourceKind, limitMs: number): SyncNote {
  return syncNote(kind === 'notion' ? 'notion.timeout' : 'files.timeout', { seconds: limitMs / 1000 })
}

/** @param words the source's own, where there are any */
function answerOf(kind: SourceKind, note: SyncNote, words = syncNoteIn(note, 'en')): Error {
  return problem(kind === 'notion' ? 'notion.failed' : 'files.failed', words, undefined, { note })
}
