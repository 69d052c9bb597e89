import type { AnyProblem, AnyProblemCode } from '#contract/problems/staff-problems.ts'
import type { SyncNote } from '#contract/sync/sync-notes.ts'
import { ApiFailure } from '../../api/failure.ts'

export type StaffFailureCode = AnyProblemCode | 'network.unreachable' | 'answer.unreadable'

/** A failed staff request; `code` selects the sentence for the reader (words/problems.words.ts). */
export class StaffFailure extends ApiFailure<StaffFailureCode> {
  /** The current record, with `record.changed`. */
  readonly current: unknown
  /** Seconds to wait before the next try. */
  readonly retryAfterS: number | undefined
  /** The server's English text: may contain another program's message, such as a mail server's. */
  readonly detail: string | undefined
  /** Explanation of `detail` with its remedy, where there is one. */
  readonly note: SyncNote | undefined

  constructor(
    code: StaffFailureCode,
    isPassing: boolean,
    more: { problem?: AnyProblem; retryAfterS?: number | undefined; cause?: unknown } = {},
  ) {
    super(code, isPassing, { fields: more.problem?.errors, requestId: more.problem?.requestId, cause: more.cause })
    this.current = more.problem?.current
    this.retryAfterS = more.retryAfterS
    this.detail = more.problem?.detail
    this.note = more.problem?.note
  }
}
