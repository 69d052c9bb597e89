import * as z from 'zod/mini'
import { ApiFailure, failureOf } from './failure.ts'

const timeoutMilliseconds = 15_000

/**
 * GETs a resource of the API and parses it by the contract.
 * @param path below /api/v1, with its query
 * @throws ApiFailure
 */
export async function get<Schema extends z.core.$ZodType>(
  path: string,
  schema: Schema,
  signal: AbortSignal,
): Promise<z.output<Schema>> {
  const response = await send(path, { signal })
  const body: unknown = await response.json().catch(() => undefined)
  signal.throwIfAborted()
  return answerOf(response, body, schema)
}

/**
 * POSTs `message` as JSON and parses the answer by the contract. Leaving the page does not call it back.
 * @throws ApiFailure
 */
export async function post<Schema extends z.core.$ZodType>(
  path: string,
  message: unknown,
  schema: Schema,
): Promise<z.output<Schema>> {
  const response = await send(path, { message })
  const body: unknown = await response.json().catch(() => undefined)
  return answerOf(response, body, schema)
}

function answerOf<Schema extends z.core.$ZodType>(response: Response, body: unknown, schema: Schema): z.output<Schema> {
  if (!response.ok) throw failureOf(response.status, body)
  const parsed = z.safeParse(schema, body)
  if (!parsed.success) throw new ApiFailure('answer.unreadable', false, { cause: parsed.error })
  return parsed.data
}

async function send(path: string, { message, signal }: { message?: unknown; signal?: AbortSignal }): Promise<Response> {
  const timeout = AbortSignal.timeout(timeoutMilliseconds)
  const accept = 'application/json'
  const content =
    message === undefined
      ? { headers: { accept } }
      : { method: 'POST', headers: { accept, 'content-type': accept }, body: JSON.stringify(message) }
  try {
    return await fetch(`/api/v1${path}`, { ...content, signal: signal ? AbortSignal.any([signal, timeout]) : timeout })
  } catch (cause) {
    signal?.throwIfAborted()
    throw new ApiFailure('network.unreachable', true, { cause })
  }
}
