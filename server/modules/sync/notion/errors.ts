import { isHTTPResponseError } from '@notionhq/client'
import { type SyncNote, syncNote } from '#contract/sync/sync-notes.ts'
import { readRetryAfter } from '#server/platform/http/public-fetch.ts'
import { SourceError, type SourceErrorDetails } from '../source/source-error.ts'
import { explained } from './explanations.ts'
import { type DataSource, type ErrorAnswer, errorAnswerSchema } from './schemas.ts'

interface NotionErrorDetails extends SourceErrorDetails {
  retryable?: boolean
  retryAfterMs?: number | undefined
  versionRefusal?: VersionRefusal | undefined
}

export interface VersionRefusal {
  minimum: string | undefined
}

/** Why a request failed, for staff. Never contains a secret. */
export class NotionError extends SourceError {
  override name = 'NotionError'
  readonly retryable: boolean
  readonly retryAfterMs: number | undefined
  readonly versionRefusal: VersionRefusal | undefined

  constructor(note: SyncNote, details: NotionErrorDetails) {
    super(note, details)
    this.retryable = details.retryable ?? false
    this.retryAfterMs = details.retryAfterMs
    this.versionRefusal = details.versionRefusal
  }

  /** Rate limited; waiting for that does not count as a failed attempt. */
  get isOverloaded(): boolean {
    return this.status === 429 || this.status === 529
  }
}

const retryableStatuses = new Set([409, 429, 500, 502, 503, 504, 529])
/** Connection errors before anything was sent. */
const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT'])

export function invalidStructure(): NotionError {
  return new NotionError(syncNote('notion.invalid-structure'), { code: 'invalid_response', mayHaveHappened: true })
}

/** Notion says that a list continues, but gives no way to continue it. */
export function partialList(): NotionError {
  return new NotionError(syncNote('notion.partial-list'), { code: 'invalid_response' })
}

export function sourceNotChosen(dataSources: DataSource[]): NotionError {
  const names = dataSources.map(({ name }) => `“${name}”`).join(', ')
  return new NotionError(syncNote('notion.choose-source', { names }), { code: 'source_not_chosen', dataSources })
}

/**
 * Converts an error of the official client, fetch or JSON.parse. Does not keep fetch's message, which quotes the key if
 * it cannot be sent in a header. @throws other errors unchanged
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

/** Does not match a missing version header, which Notion reports as `undefined`. */
const outdated = /^Notion-Version header failed validation(?!.*instead was `undefined`)/s

/** A newer version is needed if a database has several data sources, or if the version is no longer supported. */
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

/** fetch hides the reason in `cause`. */
function systemCodeOf({ cause }: TypeError): string | undefined {
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : undefined
}
