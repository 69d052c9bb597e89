import { Client } from '@notionhq/client'
import type * as z from 'zod'
import type { SourceWait } from '../source/source.ts'
import { invalidStructure, NotionError, notionErrorOf } from './errors.ts'
import { pauseAfter, sleepUntil } from './retry.ts'

/** The versions that the adapter speaks, the specification's first (spec §7); it climbs as Notion asks. */
export const apiVersions = ['2022-06-28', '2025-09-03', '2026-03-11'] as const
export type ApiVersion = (typeof apiVersions)[number]

const defaultTimeoutMs = 60_000

/** @param requests that leave one after the other then, with no further wait between them */
export type Pace = (signal: AbortSignal, requests: number) => Promise<void>

export interface NotionOptions {
  apiKey: string
  /** Where the API answers; a stand-in in tests. */
  apiUrl?: string
  /** Resolves when the next request may leave, or the next few together. */
  pace: Pace
  /** How long one request may take, its body included. */
  timeoutMs?: number
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
  log?: (fields: object, message: string) => void
  /** Told that a request waits before it is tried again; what it answers with is called once that is over. */
  onWait?: ((wait: SourceWait) => () => void) | undefined
}

export interface NotionRequest<Schema extends z.ZodType> {
  path: string
  version: ApiVersion
  method: 'get' | 'post' | 'patch'
  /** Built anew for each try. */
  body?: () => Record<string, unknown>
  answer: Schema
  /** Cuts off a request in flight. */
  signal: AbortSignal
  /** Ends waiting for the next request at once; `signal` where there is none. */
  stop?: AbortSignal | undefined
  /** Not repeated where it may have been carried out: that would make a second page. */
  once?: true
  /** Told of each failure before the request is tried again. */
  onFailure?: (error: NotionError) => void
  /** Told of Notion's own time with each answer. */
  onTime?: ((at: Date | undefined) => void) | undefined
}

export type Send = <Schema extends z.ZodType>(request: NotionRequest<Schema>) => Promise<z.infer<Schema>>

/** Requests that leave together, with no wait between them; tried again together, too. */
interface Turn {
  /** At most. */
  requests: number
  path: string
  signal: AbortSignal
  stop?: AbortSignal | undefined
  once?: true | undefined
  onFailure?: ((error: NotionError) => void) | undefined
}

/**
 * Sends requests through the official client, paced and tried again by our own policy, answers checked. All of it throws
 * NotionError, or the reason of the signal that was aborted.
 */
export function createTransport(options: NotionOptions) {
  const { pace, sleep = sleepUntil, log, onWait } = options

  /** Sends at once, one time. */
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
      const waited = onWait?.({ ms: waitMs, isAsked: error.isOverloaded })
      await sleep(waitMs, stop).finally(waited)
    }
  }

  const send: Send = (request) => inTurn({ ...request, requests: 1 }, (now) => now(request))
  return { send, inTurn }
}

export type Transport = ReturnType<typeof createTransport>

/** @throws what is no failure of Notion's */
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
 * The official client neither aborts what timed out nor takes a signal, so each request gets a fetch that is bound to
 * both; its own retries are off, its own time-out is out of the way.
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

/** The client adds /v1 by itself. A proxy may serve Notion below a path of its own. */
function baseOf(apiUrl: string): string {
  const { origin, pathname } = new URL(apiUrl)
  return origin + pathname.replace(/(?:\/v1)?\/*$/, '')
}

type Bound = Pick<NotionRequest<z.ZodType>, 'signal' | 'onTime'>

async function boundFetch(url: string, init: RequestInit, { signal, onTime }: Bound) {
  const response = await fetch(url, { ...init, signal, redirect: 'error' }) // it would lead the key elsewhere
  onTime?.(timeOf(response.headers))
  return { ok: response.ok, status: response.status, headers: response.headers, text: () => response.text() }
}

/** By the clock of whoever answers; undefined where a proxy has taken it away. */
function timeOf(headers: Headers): Date | undefined {
  const ms = Date.parse(headers.get('date') ?? '')
  return Number.isNaN(ms) ? undefined : new Date(ms)
}

function parse<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const result = schema.safeParse(answer)
  if (!result.success) throw invalidStructure()
  return result.data
}
