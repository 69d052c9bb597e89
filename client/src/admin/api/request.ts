import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { anyProblemSchema } from '#contract/problems/staff-problems.ts'
import { type PlaceOf, type RequestOf, urlOf } from '../../api/endpoint.ts'
import { StaffFailure } from './staff-failure.ts'

export { StaffFailure, type StaffFailureCode } from './staff-failure.ts'

const usualTimeoutMs = 20_000

interface Options {
  signal?: AbortSignal
  /** Overrides the usual timeout where the server calls another service in turn. */
  timeoutMs?: number
}

interface Sent extends Options {
  body?: unknown
}

/** Calls an endpoint of the staff API and parses the answer with its schema. @throws StaffFailure */
export async function call<const Of extends Endpoint, Answer extends z.core.$ZodType>(
  endpoint: Of & { answer: Answer },
  request: RequestOf<Of> & Options,
): Promise<z.output<Answer>> {
  const answer = await attempt(() => send(endpoint.method, urlOf(endpoint, request), request))
  const parsed = z.safeParse(endpoint.answer, answer)
  if (!parsed.success) throw new StaffFailure('answer.unreadable', false, { cause: parsed.error })
  return parsed.data
}

/** Callbacks that the admin's frame registers. */
export interface CallHooks {
  onSessionEnd: () => void
  /** Asks for the password; resolves to true where it was confirmed and the request may be repeated. */
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

async function send(method: Endpoint['method'], url: string, options: Sent): Promise<unknown> {
  const response = await sendRequest(method, url, options)
  if (response.status === 204) return undefined
  const answer: unknown = await response.json().catch(() => undefined)
  options.signal?.throwIfAborted()
  return answer
}

/** Fetches a file as a whole rather than by a link, so that failures can be shown. @throws StaffFailure */
export async function fetchFile<const Of extends Endpoint>(
  endpoint: Of,
  request: PlaceOf<Of> & Options,
): Promise<Blob> {
  return (await attempt(() => sendRequest(endpoint.method, urlOf(endpoint, request), request))).blob()
}

/** @throws StaffFailure where there is no answer, or a problem */
async function sendRequest(method: Endpoint['method'], url: string, options: Sent): Promise<Response> {
  const { body, signal, timeoutMs = usualTimeoutMs } = options
  const timeout = AbortSignal.timeout(timeoutMs)
  const accept = 'application/json'
  const content = body === undefined ? {} : { body: JSON.stringify(body) }
  const headers = body === undefined ? { accept } : { accept, 'content-type': accept }
  const response = await fetch(url, {
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

/** Parses a problem document; any other response (a proxy's page) counts as the server's error. */
function failureOf({ status, headers }: Response, body: unknown): StaffFailure {
  const isPassing = status >= 500
  const problem = z.safeParse(anyProblemSchema, body)
  if (!problem.success) return new StaffFailure('server.error', isPassing)
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN)
  const retryAfterS = Number.isFinite(retryAfter) ? retryAfter : undefined
  return new StaffFailure(problem.data.code, isPassing, { problem: problem.data, retryAfterS })
}
