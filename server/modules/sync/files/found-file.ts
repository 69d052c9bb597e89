import { syncNote } from '#contract/sync/sync-notes.ts'
import { fileError } from './file-error.ts'

/** A file as it was found: what it is called, what it holds, and when it was changed last, where that is known. */
export interface FoundFile {
  name: string
  bytes: Buffer
  editedAt: Date | null
}

/** Each; of more than one, all together. */
export const fileLimits = { bytes: 20 * 1024 * 1024, allBytes: 60 * 1024 * 1024, files: 50 }

/** A page of the web in place of a file: what asks for a sign-in, or says that there is none. @throws SourceError */
export function refusePage({ name, bytes }: FoundFile): void {
  const start = bytes
    .subarray(0, 300)
    .toString('latin1')
    .replace(/^\xef\xbb\xbf/, '')
    .trimStart()
  if (/^<(?:!doctype\s+html|html[\s>])/i.test(start)) throw fileError(name, syncNote('file.is-page'))
}
