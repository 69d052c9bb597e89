import { Client } from '@notionhq/client'
import type * as z from 'zod'
import type { SourceWait } from '../source/source.ts'
import { invalidStructure, NotionError, notionErrorOf } from './errors.ts'
import { pauseAfter, sleepUntil } from './retry.ts'

/** Supported API versions, oldest first; a newer one is used only if Notion asks for it. */
export const apiVersions = ['2022-06-28', '2025-09-03', '2026-03-11'] as const
export type ApiVersion = (typeof apiVersions)[number]

const defaultTimeoutMs = 60_000

/** @param requests number sent together without further waits */
export type Pace = (signal: AbortSignal, requests: number) => Promise<void>

export interface NotionOptions {
  apiKey: string
  apiUrl?: string
  /** Resolves when the next request, or the next few, may be sent. */
  pace: Pace
  timeoutMs?: number
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
  log?: (fields: object, message: string) => void
  /** Called before a retry's delay; the returned function is called after it. */
  onWait?: ((wait: SourceWait) => () => void) | undefined
}

export interface NotionRequest<Schema extends z.ZodType> {
  path: string
  version: ApiVersion
  method: 'get' | 'post' | 'patch'
  body?: () => Record<string, unknown>
  answer: Schema
  /** Aborts a request in flight. */
  signal: AbortSignal
  /** Aborts waiting for the next request; defaults to `signal`. */
  stop?: AbortSignal | undefined
  /** Not retried if it may have been carried out, which would create a second page. */
  once?: true
  onFailure?: (error: NotionError) => void
  onTime?: ((at: Date | undefined) => void) | undefined
}

export type Send = <Schema extends z.ZodType>(request: NotionRequest<Schema>) => Promise<z.infer<Schema>>

/** Requests that are sent and retried together, without waits in between. */
interface Turn {
  requests: number
  path: string
  signal: AbortSignal
  stop?: AbortSignal | undefined
  once?: true | undefined
  onFailure?: ((error: NotionError) => void) | undefined
}

/**
 * Sends requests through the official client with our own rate limit and retries, and validates answers. Everything
 * throws NotionError, or the reason of an aborted signal.
 */
export function createTransport(options: NotionOptions) {
  const { pace, sleep = sleepUntil, log, onWait } = options

  async function sendNow<Schema extends z.ZodType>(request: NotionRequest<Schema>): Promise<z.infer<Schema>> {
    return parse(request.answer, await attempt(options, request))
  }

  async function inTurn<T>(turn: Turn, work: (sendNow: Send) => Promise<T>): Promise<T> {
    const { requests, path, signal, stop = signal } = turn
    const tries = { failures: 0, waits: 0 }
    for (;;) {
      stop.throwIfAborted()
      await pace(stop, requests)
      const outcome = await work(sendNow).then((answer) => ({ answer }), failureOf)
      if ('answer' in outcome) return outcome.answer
      signal.throwIfAborted()
      stop.throwIfAborted()
      const { error } = outcome
      const waitMs = turn.once && error.mayHaveHappened ? undefined : pauseAfter(error, tries)
      if (waitMs === undefined) throw error
      turn.onFailure?.(error)
      log?.({ path, status: error.status, code: error.code, waitMs }, `Trying again: ${error.message}`)
      const waited = onWait?.({ ms: waitMs, isRequested: error.isOverloaded })
      await sleep(waitMs, stop).finally(waited)
    }
  }

  const send: Send = (request) => inTurn({ ...request, requests: 1 }, (now) => now(request))
  return { send, inTurn }
}

export type Transport = ReturnType<typeof createTransport>

function failureOf(error: unknown): { error: NotionError } {
  if (error instanceof NotionError) return { error }
  throw error
}

async function attempt(options: NotionOptions, request: NotionRequest<z.ZodType>): Promise<unknown> {
  const { timeoutMs = defaultTimeoutMs } = options
  const { path, method, version, body, signal, onTime } = request
  try {
    const client = clientFor(options, version, { timeoutMs, signal, onTime })
    return await client.request({ path, method, ...(body && { body: body() }) })
  } catch (error) {
    throw notionErrorOf(error, timeoutMs)
  }
}

/**
 * The official client does not abort on timeout and takes no signal, so each request gets its own fetch with both. Its
 * retries are off and its timeout is set out of the way.
 */
function clientFor(
  { apiKey, apiUrl }: NotionOptions,
  version: ApiVersion,
  { timeoutMs, signal, onTime }: Bound & { timeoutMs: number },
): Client {
  return new Client({
    auth: apiKey.trim(),
    notionVersion: version,
    ...(apiUrl && { baseUrl: baseOf(apiUrl) }),
    retry: false,
    timeoutMs: timeoutMs * 2,
    logger: () => {},
    fetch: (url, init = {}) =>
      boundFetch(url, init, { signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]), onTime }),
  })
}

/** The client appends /v1. A proxy may serve Notion under a path. */
function baseOf(apiUrl: string): string {
  const { origin, pathname } = new URL(apiUrl)
  return origin + pathname.replace(/(?:\/v1)?\/*$/, '')
}

type Bound = Pick<NotionRequest<z.ZodType>, 'signal' | 'onTime'>

async function boundFetch(url: string, init: RequestInit, { signal, onTime }: Bound) {
  const response = await fetch(url, { ...init, signal, redirect: 'error' }) // following a redirect would send the key elsewhere
  onTime?.(timeOf(response.headers))
  return { ok: response.ok, status: response.status, headers: response.headers, text: () => response.text() }
}

function timeOf(headers: Headers): Date | undefined {
  const ms = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(ms) ? undefined : new Date(ms)
}

function parse<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const result = schema.safeParse(answer)
  if (!result.success) throw invalidStructure()
  return result.data
}
