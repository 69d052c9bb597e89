import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { SourceError } from '../source/source-error.ts'

export function filesError(note: SyncNote, code = 'invalid_file'): SourceError {
  return new SourceError(note, { code })
}

export function fileError(file: string, reason: SyncNote): SourceError {
  return filesError(syncNote('file.fault', { file, reason }))
}
