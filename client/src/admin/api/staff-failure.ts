import type { AnyProblem, AnyProblemCode } from '#contract/problems/staff-problems.ts'
import type { SyncNote } from '#contract/sync/sync-notes.ts'
import { ApiFailure } from '../../api/failure.ts'

export type StaffFailureCode = AnyProblemCode | 'network.unreachable' | 'answer.unreadable'

/** A request of staff that failed: `code` picks the sentence for the reader (words/problems.words.ts). */
export class StaffFailure extends ApiFailure<StaffFailureCode> {
  /** With `record.changed`: the record as it is now. */
  readonly current: unknown
  /** Seconds to wait, where the answer says so. */
  readonly retryAfterS: number | undefined
  /** The server's own words, in English: where another program's are among them (a mail server's), they help. */
  readonly detail: string | undefined
  /** What those words mean and what to do, where the server knows. */
  readonly note: SyncNote | undefined

  constructor(
    code: StaffFailureCode,
    isPassing: boolean,
    more: { problem?: AnyProblem; retryAfterS?: number | undefined; cause?: unknown } = {},
  ) {
    super(code, isPassing, { fields: more.problem?.errors, cause: more.cause })
    this.current = more.problem?.current
    this.retryAfterS = more.retryAfterS
    this.detail = more.problem?.detail
    this.note = more.problem?.note
  }
}
