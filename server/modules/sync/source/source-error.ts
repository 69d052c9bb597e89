import type { SyncNote } from '#contract/sync/sync-notes.ts'
import { SyncError } from '../run/sync-error.ts'

export interface SourceErrorDetails {
  /** The source's own code, or `timeout`, `unreachable`, `invalid_response`. */
  code: string
  /** Of HTTP. */
  status?: number
  mayHaveHappened?: boolean
  dataSources?: { id: string; name: string }[]
  /** The source's own words, where there are any: the error's message, which its note explains. */
  reply?: string
}

/** Why a source could not be read or written, for staff. Never holds a secret. */
export class SourceError extends SyncError {
  override name = 'SourceError'
  readonly code: string
  readonly status: number | undefined
  /** Whether a write may have been carried out all the same: its answer was lost, or told of a failure on the other side. */
  readonly mayHaveHappened: boolean
  /** Of `source_not_chosen`: what staff can choose from. */
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
