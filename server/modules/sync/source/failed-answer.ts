import type { SourceKind } from '#contract/sync/source.ts'
import { type SyncNote, syncNote, syncNoteIn } from '#contract/sync/sync-notes.ts'
import { problem } from '#server/platform/http/problems.ts'
import { SourceError } from './source-error.ts'

/** Converts a source's error to a problem. @param isLate aborted after `limitMs` @throws other errors */
export function failedAnswer(
  kind: SourceKind,
  error: unknown,
  { isLate, limitMs }: { isLate: boolean; limitMs: number },
) {
  if (isLate) return answerOf(kind, lateNote(kind, limitMs))
  if (error instanceof SourceError) return answerOf(kind, error.note, error.message)
  throw error
}

export function lateNote(kind: SourceKind, limitMs: number): SyncNote {
  return syncNote(kind === 'notion' ? 'notion.timeout' : 'files.timeout', { seconds: limitMs / 1000 })
}

function answerOf(kind: SourceKind, note: SyncNote, words = syncNoteIn(note, 'en')): Error {
  return problem(kind === 'notion' ? 'notion.failed' : 'files.failed', words, undefined, { note })
}
