import { isHTTPResponseError } from '@notionhq/client'
import { syncMessages } from '#contract/sync.ts'
import { readRetryAfter } from './notion.retry-after.ts'
import { errorAnswerSchema } from './notion.schemas.ts'

interface NotionErrorDetails {
  /** Notion's own code, or `timeout`, `unreachable`, `invalid_response`. */
  code: string
  status?: number
  retryable?: boolean
  /** How long Notion asked to be left alone. */
  retryAfterMs?: number | undefined
}

/** Why Notion could not be read or written, in a sentence for staff. Never holds a secret. */
export class NotionError extends Error {
  override name = 'NotionError'
  readonly code: string
  readonly status: number | undefined
  /** Whether the same request may succeed later. */
  readonly retryable: boolean
  readonly retryAfterMs: number | undefined

  constructor(message: string, { code, status, retryable = false, retryAfterMs }: NotionErrorDetails) {
    super(message)
    this.code = code
    this.status = status
    this.retryable = retryable
    this.retryAfterMs = retryAfterMs
  }

  /** Notion is asking for patience, which costs no attempt (design, "Notion sync"). */
  get isOverloaded(): boolean {
    return this.status === 429 || this.status === 529
  }
}

const retryableStatuses = new Set([409, 429, 500, 502, 503, 504, 529])
const severalSourcesRemedy =
  'Keep the catalogue in a database with one data source: in the database’s settings, under “Manage data sources”, move the others to databases of their own, then sync again.'

/** An answer that is not of the documented shape (spec §8). */
export function invalidStructure(): NotionError {
  return new NotionError(syncMessages.invalidStructure, { code: 'invalid_response' })
}

/**
 * What went wrong with one request, whether the official client, fetch or JSON.parse threw it. Nothing of fetch's own
 * message is kept: for a key that no header can carry, it quotes the key.
 * @throws the error itself where it is none of theirs
 */
export function notionErrorOf(error: unknown, timeoutMs: number): NotionError {
  if (isHTTPResponseError(error)) return answeredError(error.status, error.headers, error.body)
  if (error instanceof SyntaxError) {
    return new NotionError('Notion’s answer was not JSON', { code: 'invalid_response', retryable: true })
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    const message = `Notion did not answer within ${timeoutMs / 1000} seconds`
    return new NotionError(message, { code: 'timeout', retryable: true })
  }
  if (error instanceof TypeError) {
    const reason = systemCodeOf(error)
    const message = `Notion could not be reached${reason ? ` (${reason})` : ''}`
    return new NotionError(message, { code: 'unreachable', retryable: true })
  }
  throw error
}

function answeredError(status: number, headers: unknown, body: string): NotionError {
  const answer = errorAnswerSchema.safeParse(jsonOf(body)).data
  const retryAfterMs = headers instanceof Headers ? readRetryAfter(headers.get('retry-after'), Date.now()) : undefined
  const details = { status, retryable: retryableStatuses.has(status), retryAfterMs }
  if (!answer) return new NotionError(`Notion answered with status ${status}`, { code: 'http_error', ...details })
  const { code, message } = answer
  const severalSources = answer.additional_data?.error_type === 'multiple_data_sources_for_database'
  return new NotionError(severalSources ? `${message} ${severalSourcesRemedy}` : message, { code, ...details })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** fetch says only "fetch failed"; why is in its cause. */
function systemCodeOf({ cause }: TypeError): string | undefined {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
}
