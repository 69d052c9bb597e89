import { isHTTPResponseError } from '@notionhq/client'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { readRetryAfter } from '#server/platform/http/retry-after.ts'
import { SourceError, type SourceErrorDetails } from '../source/source-error.ts'
import { explained } from './explanations.ts'
import { type DataSource, type ErrorAnswer, errorAnswerSchema } from './schemas.ts'

interface NotionErrorDetails extends SourceErrorDetails {
  retryable?: boolean
  /** How long Notion asked to be left alone. */
  retryAfterMs?: number | undefined
  versionRefusal?: VersionRefusal | undefined
}

/** Notion's reason to want a newer version of its API. */
export interface VersionRefusal {
  /** The oldest version that would do, where Notion names it. */
  minimum: string | undefined
}

/** Why Notion could not be read or written, for staff. Never holds a secret. */
export class NotionError extends SourceError {
  override name = 'NotionError'
  /** Whether the same request may succeed later. */
  readonly retryable: boolean
  readonly retryAfterMs: number | undefined
  /** Set where the same request may succeed under a newer version of the API. */
  readonly versionRefusal: VersionRefusal | undefined

  constructor(note: SyncNote, details: NotionErrorDetails) {
    super(note, details)
    this.retryable = details.retryable ?? false
    this.retryAfterMs = details.retryAfterMs
    this.versionRefusal = details.versionRefusal
  }

  /** Notion is asking to wait, which costs no attempt (design, "Notion sync"). */
  get isOverloaded(): boolean {
    return this.status === 429 || this.status === 529
  }
}

const retryableStatuses = new Set([409, 429, 500, 502, 503, 504, 529])
/** Failures of the connection before anything was sent. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

/** An answer that is not of the documented shape (spec §8). */
export function invalidStructure(): NotionError {
  return new NotionError(syncNote('notion.invalid-structure'), { code: 'invalid_response', mayHaveHappened: true })
}

/** A list that says that it goes on, and does not. */
export function partialList(): NotionError {
  return new NotionError(syncNote('notion.partial-list'), { code: 'invalid_response' })
}

/** The database has several data sources, and which of them holds the products has not been said. */
export function sourceNotChosen(dataSources: DataSource[]): NotionError {
  const names = dataSources.map(({ name }) => `“${name}”`).join(', ')
  return new NotionError(syncNote('notion.choose-source', { names }), { code: 'source_not_chosen', dataSources })
}

/**
 * What went wrong with one request, whether the official client, fetch or JSON.parse threw it. Nothing of fetch's own
 * message is kept: for a key that no header can carry, it quotes the key.
 * @throws the error itself where it is none of theirs
 */
export function notionErrorOf(error: unknown, timeoutMs: number): NotionError {
  if (isHTTPResponseError(error)) return answeredError(error.status, error.headers, error.body)
  if (error instanceof SyntaxError) {
    return new NotionError(syncNote('notion.no-json'), {
      code: 'invalid_response',
      retryable: true,
      mayHaveHappened: true,
    })
  }
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return new NotionError(syncNote('notion.timeout', { seconds: timeoutMs / 1000 }), {
      code: 'timeout',
      retryable: true,
      mayHaveHappened: true,
    })
  }
  if (error instanceof TypeError) {
    const reason = systemCodeOf(error)
    const note = reason ? syncNote('notion.unreachable.why', { reason }) : syncNote('notion.unreachable')
    const mayHaveHappened = reason === undefined || !neverSent.has(reason)
    return new NotionError(note, { code: 'unreachable', retryable: true, mayHaveHappened })
  }
  throw error
}

function answeredError(status: number, headers: unknown, body: string): NotionError {
  const answer = errorAnswerSchema.safeParse(jsonOf(body)).data
  const retryAfterMs = headers instanceof Headers ? readRetryAfter(headers.get('retry-after'), Date.now()) : undefined
  const mayHaveHappened = status >= 500 && status !== 529
  const details = { status, retryable: retryableStatuses.has(status), retryAfterMs, mayHaveHappened }
  if (!answer) return new NotionError(syncNote('notion.status', { status }), { code: 'http_error', ...details })
  const { code, message: reply } = answer
  return new NotionError(explained(answer), { code, reply, ...details, versionRefusal: versionRefusalOf(answer) })
}

/** What Notion says of a version that it does not take; of a header that did not arrive it says that it was undefined. */
const outdated = /^Notion-Version header failed validation(?!.*instead was `undefined`)/s

/** Notion wants a newer version where a database has several data sources, or where it no longer knows the one that was asked. */
function versionRefusalOf({ code, message, additional_data }: ErrorAnswer): VersionRefusal | undefined {
  if (code === 'missing_version') return outdated.test(message) ? { minimum: undefined } : undefined
  if (code !== 'validation_error') return undefined
  const minimum = additional_data?.minimum_api_version
  const severalSources = additional_data?.error_type === 'multiple_data_sources_for_database'
  return severalSources || minimum || outdated.test(message) ? { minimum } : undefined
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
