import { APIConnectionError, APIError } from 'openai/core/error'
import * as z from 'zod/mini'
import type { ChatFailureCode } from '#contract/assistant/chat.ts'
import { readRetryAfter } from '#server/platform/http/public-fetch.ts'

interface FaultDetails {
  isDown?: boolean
  status?: number | undefined
  retryAfterS?: number | undefined
}

/** Why the gateway gave no complete answer. Contains nothing of the gateway's response, which may quote the key or the question. */
export class GatewayFault extends Error {
  override name = 'GatewayFault'
  readonly code: ChatFailureCode
  /** The demo mode can answer instead: no text has come, and a retry would fail too. */
  readonly isDown: boolean
  readonly status: number | undefined
  readonly retryAfterS: number | undefined

  constructor(code: ChatFailureCode, message: string, { isDown = false, status, retryAfterS }: FaultDetails = {}) {
    super(message)
    this.code = code
    this.isDown = isDown
    this.status = status
    this.retryAfterS = retryAfterS
  }
}

/** @param hasText whether a part of the answer had come */
export function silenceFault(hasText: boolean): GatewayFault {
  const message = 'The gateway took too long'
  return hasText
    ? new GatewayFault('chat.failed', message)
    : new GatewayFault('chat.unavailable', message, { isDown: true })
}

/** Converts an error of the official client, fetch, the body's reader or JSON.parse. */
export function gatewayFaultOf(error: unknown): GatewayFault {
  if (error instanceof GatewayFault) return error
  if (error instanceof SyntaxError) return new GatewayFault('chat.error', 'The gateway’s answer was not JSON')
  if (error instanceof APIConnectionError) {
    return new GatewayFault('chat.unavailable', 'The gateway could not be reached', { isDown: true })
  }
  if (!(error instanceof APIError)) {
    return new GatewayFault('chat.failed', 'The gateway could not be asked, or its answer broke off')
  }
  if (typeof error.status === 'number') return statusFault(error.status, error.headers)
  return statedFault(error.error)
}

function statusFault(status: number, headers: Headers | undefined): GatewayFault {
  const isDown = status === 402 || status === 408 || status >= 500
  const retryAfterMs = readRetryAfter(headers?.get('retry-after') ?? null, Date.now())
  const retryAfterS = retryAfterMs === undefined ? undefined : Math.ceil(retryAfterMs / 1000)
  const code = isDown ? 'chat.unavailable' : codeOf(status)
  return new GatewayFault(code, `The gateway answered with status ${status}`, { isDown, status, retryAfterS })
}

function codeOf(status: number): ChatFailureCode {
  if (status === 401) return 'chat.unauthorized'
  if (status === 429) return 'chat.rate_limited'
  return status >= 300 && status < 500 ? 'chat.failed' : 'chat.unavailable'
}

/** Gateways use HTTP statuses as codes; textual codes are of the model behind them. */
const statedCodeSchema = z.object({ code: z.int() })

/** @param error of an answer that had begun with status 200 */
export function statedFault(error: unknown): GatewayFault {
  const status = statedCodeSchema.safeParse(error).data?.code
  const code = status === undefined ? 'chat.unavailable' : codeOf(status)
  return new GatewayFault(code, `The gateway broke off with an error${status ? ` (${status})` : ''}`, { status })
}
