import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { SourceError } from '../source/source-error.ts'

/** Why files could not be read. */
export function filesError(note: SyncNote, code = 'invalid_file'): SourceError {
  return new SourceError(note, { code })
}

/** What is wrong with one of them. */
export function fileError(file: string, reason: SyncNote): SourceError {
  return filesError(syncNote('file.fault', { file, reason }))
}
