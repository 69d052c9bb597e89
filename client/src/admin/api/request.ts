import * as z from 'zod/mini'
import { type AnyProblem, type AnyProblemCode, anyProblemSchema } from '#contract/staff-problems.ts'
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

  constructor(
    code: StaffFailureCode,
    isPassing: boolean,
    more: { problem?: AnyProblem; retryAfterS?: number | undefined; cause?: unknown } = {},
  ) {
    super(code, isPassing, { fields: more.problem?.errors, cause: more.cause })
    this.current = more.problem?.current
    this.retryAfterS = more.retryAfterS
    this.detail = more.problem?.detail
  }
}

const patienceMs = 20_000

/** The schema of an answer without a body. */
export const nothing = z.void()

interface Call<Schema> {
  /** Of the answer; `nothing` where it has no body (204). */
  schema: Schema
  body?: unknown
  signal?: AbortSignal
  /** For how long an answer is waited for, where that may take longer: another service is asked in turn. */
  timeoutMs?: number
}

/**
 * Calls the staff API and parses the answer by the contract.
 * @param path below /api/v1, with its query
 * @throws StaffFailure
 */
export async function call<Schema extends z.core.$ZodType>(
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { schema, ...rest }: Call<Schema>,
): Promise<z.output<Schema>> {
  const answer = await attempt(() => send(method, path, rest))
  const parsed = z.safeParse(schema, answer)
  if (!parsed.success) throw new StaffFailure('answer.unreadable', false, { cause: parsed.error })
  return parsed.data
}

/** What to do when a session has ended, or the password must be given again: the admin's frame says. */
export interface CallHooks {
  /** The session has ended: show the sign-in screen. */
  onSessionEnd: () => void
  /** Asks for the password; true where it was given and the request may be tried again. */
  onConfirmationNeeded: () => Promise<boolean>
}

let hooks: CallHooks = { onSessionEnd: () => undefined, onConfirmationNeeded: async () => false }

export function setCallHooks(next: CallHooks): void {
  hooks = next
}

async function attempt<Answer>(request: () => Promise<Answer>): Promise<Answer> {
  try {
    return await request()
  } catch (error) {
    if (!(error instanceof StaffFailure)) throw error
    if (error.code === 'session.required') hooks.onSessionEnd()
    const isConfirmed = error.code === 'session.confirmation_required' && (await hooks.onConfirmationNeeded())
    if (!isConfirmed) throw error
    return request()
  }
}

async function send(method: string, path: string, options: Omit<Call<unknown>, 'schema'>): Promise<unknown> {
  const response = await ask(method, path, options)
  if (response.status === 204) return undefined
  const answer: unknown = await response.json().catch(() => undefined)
  options.signal?.throwIfAborted()
  return answer
}

/**
 * Asks the staff API for a file, whole, so that what fails can be said.
 * @param path below /api/v1, with its query
 * @throws StaffFailure
 */
export async function fetchFile(path: string, { timeoutMs }: Pick<Call<unknown>, 'timeoutMs'> = {}): Promise<Blob> {
  const options = timeoutMs === undefined ? {} : { timeoutMs }
  return (await attempt(() => ask('GET', path, options))).blob()
}

/** @throws StaffFailure where the answer is none, or a problem */
async function ask(method: string, path: string, options: Omit<Call<unknown>, 'schema'>): Promise<Response> {
  const { body, signal, timeoutMs = patienceMs } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  const accept = 'application/json'
  const content = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers = body === undefined ? { accept } : { accept, 'content-type': accept }
  const response = await fetch(`/api/v1${path}`, {
    method,
    headers,
    ...content,
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((cause: unknown) => {
    signal?.throwIfAborted()
    throw new StaffFailure('network.unreachable', true, { cause })
  })
  if (response.ok) return response
  const answer: unknown = await response.json().catch(() => undefined)
  signal?.throwIfAborted()
  throw failureOf(response, answer)
}

function failureOf(response: Response, body: unknown): StaffFailure {
  const isPassing = response.status >= 500
  const problem = z.safeParse(anyProblemSchema, body)
  if (!problem.success) return new StaffFailure('server.error', isPassing)
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN)
  const retryAfterS = Number.isFinite(retryAfter) ? retryAfter : undefined
  return new StaffFailure(problem.data.code, isPassing, { problem: problem.data, retryAfterS })
}
