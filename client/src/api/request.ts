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
  const response = await send(path, signal)
  const body: unknown = await response.json().catch(() => undefined)
  signal.throwIfAborted()
  if (!response.ok) throw failureOf(response.status, body)
  const parsed = z.safeParse(schema, body)
  if (!parsed.success) throw new ApiFailure('answer.unreadable', false, { cause: parsed.error })
  return parsed.data
}

async function send(path: string, signal: AbortSignal): Promise<Response> {
  try {
    return await fetch(`/api/v1${path}`, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMilliseconds)]),
    })
  } catch (cause) {
    signal.throwIfAborted()
    throw new ApiFailure('network.unreachable', true, { cause })
  }
}
