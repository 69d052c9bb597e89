import type { Problem, ProblemCode } from '#contract/problems/problems.ts'

/** The API's own problems, and the two that only a client can meet. */
export type FailureCode = ProblemCode | 'network.unreachable' | 'answer.unreadable'

/** A request that failed: `code` picks the sentence for the reader. */
export class ApiFailure<Code extends string = FailureCode> extends Error {
  override readonly name = 'ApiFailure'
  readonly code: Code
  /** Whether the same request may succeed a moment later. */
  readonly isPassing: boolean
  /** Each field of the request that was refused. */
  readonly fields: NonNullable<Problem['errors']>
  /** Finds the request in the server's log. */
  readonly requestId: string | undefined

  constructor(
    code: Code,
    isPassing: boolean,
    options?: ErrorOptions & { fields?: Problem['errors']; requestId?: string | undefined },
  ) {
    super(code, options)
    this.code = code
    this.isPassing = isPassing
    this.fields = options?.fields ?? []
    this.requestId = options?.requestId
  }
}

/** The code behind anything that a query threw. */
export function failureCodeOf(error: unknown): FailureCode {
  return error instanceof ApiFailure ? error.code : 'server.error'
}

/** Whether the API refused the request for good: the same request would be answered the same. */
export function isRefused(error: unknown): error is ApiFailure {
  return error instanceof ApiFailure && !error.isPassing
}
