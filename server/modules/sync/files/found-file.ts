import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { SourceError } from '../source/source-error.ts'

export interface FoundFile {
  name: string
  bytes: Buffer
  editedAt: Date | null
}

export const fileLimits = { bytes: 20 * 1024 * 1024, allBytes: 60 * 1024 * 1024, files: 50 }

/** Rejects an HTML page served in place of a file, such as a sign-in page. @throws SourceError */
export function refusePage({ name, bytes }: FoundFile): void {
  const start = bytes
    .subarray(0, 300)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  if (/^<(?:!doctype\s+html|html[\s>])/i.test(start)) throw fileError(name, syncNote('file.is-page'))
}

export function filesError(note: SyncNote, code = 'invalid_file'): SourceError {
  return new SourceError(note, { code })
}

export function fileError(file: string, reason: SyncNote): SourceError {
  return filesError(syncNote('file.fault', { file, reason }))
}
