import type { SyncNote } from '#contract/sync/sync-notes.ts'
import { SyncError } from '../run/sync-error.ts'

export interface SourceErrorDetails {
  code: string
  status?: number
  mayHaveHappened?: boolean
  dataSources?: { id: string; name: string }[]
  /** The source's own message, which becomes the error's message; the note explains it. */
  reply?: string
}

/** Why a source could not be read or written, for staff. Never contains a secret. */
export class SourceError extends SyncError {
  override name = 'SourceError'
  readonly code: string
  readonly status: number | undefined
  /** Whether a write may have been carried out although its answer was lost or an error. */
  readonly mayHaveHappened: boolean
  readonly dataSources: { id: string; name: string }[]

  constructor(note: SyncNote, { code, status, mayHaveHappened = false, dataSources = [], reply }: SourceErrorDetails) {
    super(note)
    if (reply !== undefined) this.message = reply
    this.code = code
    this.status = status
    this.mayHaveHappened = mayHaveHappened
    this.dataSources = dataSources
  }
}
