import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { problemSchema } from '#contract/problems/problems.ts'
import { type RequestOf, urlOf } from './endpoint.ts'
import { ApiFailure } from './failure.ts'

const timeoutMilliseconds = 15_000

interface Options {
  /** Without it, the request goes on when the page is left. */
  signal?: AbortSignal
  headers?: Record<string, string>
  /** Called with the response before its body is read. */
  onAnswer?: (response: Response) => void
}

/**
 * Calls an endpoint and parses the answer by the contract.
 * @throws ApiFailure
 */
export async function call<const Of extends Endpoint, Answer extends z.core.$ZodType>(
  endpoint: Of & { answer: Answer },
  request: RequestOf<Of> & Options,
): Promise<z.output<Answer>> {
  const response = await send(endpoint.method, urlOf(endpoint, request), request)
  request.onAnswer?.(response)
  const body: unknown = await response.json().catch(() => undefined)
  request.signal?.throwIfAborted()
  if (!response.ok) throw failureOf(response.status, body)
  const parsed = z.safeParse(endpoint.answer, body)
  if (!parsed.success) throw new ApiFailure('answer.unreadable', false, { cause: parsed.error })
  return parsed.data
}

async function send(
  method: Endpoint['method'],
  url: string,
  { body, signal, headers }: Options & { body?: unknown },
): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds)
  const accept = 'application/json'
  const content =
    body === undefined
      ? { headers: { ...headers, accept } }
      : { headers: { ...headers, accept, 'content-type': accept }, body: JSON.stringify(body) }
  try {
    return await fetch(url, { method, ...content, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
  } catch (cause) {
    signal?.throwIfAborted()
    throw new ApiFailure('network.unreachable', true, { cause })
  }
}

/** Reads a problem document; any other body (a proxy's page) counts as a server error. */
function failureOf(status: number, body: unknown): ApiFailure {
  const problem = z.safeParse(problemSchema, body)
  if (!problem.success) return new ApiFailure('server.error', status >= 500)
  const { code, errors: fields, requestId } = problem.data
  return new ApiFailure(code, status >= 500, { fields, requestId })
}
