import { Client } from '@notionhq/client'
import type * as z from 'zod'
import { invalidStructure, type NotionError, notionErrorOf } from './errors.ts'
import { pauseAfter, sleepUntil } from './retry.ts'

/** The versions that the adapter speaks, the specification's first (spec §7); it climbs as Notion asks. */
export const apiVersions = ['2022-06-28', '2025-09-03', '2026-03-11'] as const
export type ApiVersion = (typeof apiVersions)[number]

const defaultTimeoutMs = 60_000

export interface NotionOptions {
  apiKey: string
  /** Where the API answers; a stand-in in tests. */
  apiUrl?: string
  /** Resolves when the next request may leave. */
  pace: (signal: AbortSignal) => Promise<void>
  /** How long one request may take, its body included. */
  timeoutMs?: number
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>
  log?: (fields: object, message: string) => void
  /** Told that a request waits before it is tried again; what it answers with is called once that is over. */
  onWait?: ((wait: NotionWait) => () => void) | undefined
}

/** A pause before a request is tried again. */
export interface NotionWait {
  ms: number
  /** Notion asked for it, rather than failing. */
  isAsked: boolean
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
}

export type Send = <Schema extends z.ZodType>(request: NotionRequest<Schema>) => Promise<z.infer<Schema>>

/**
 * Sends requests through the official client, paced and tried again by our own policy, answers checked.
 * @returns a function that throws NotionError, or the reason of the signal that was aborted
 */
export function createSend(options: NotionOptions): Send {
  const { pace, sleep = sleepUntil, log, onWait } = options
  return async (request) => {
    const { signal, stop = signal } = request
    const tries = { failures: 0, waits: 0 }
    for (;;) {
      stop.throwIfAborted()
      await pace(stop)
      const outcome = await attempt(options, request)
      if (outcome.ok) return parse(request.answer, outcome.answer)
      signal.throwIfAborted()
      stop.throwIfAborted()
      const { error } = outcome
      const waitMs = request.once && error.mayHaveHappened ? undefined : pauseAfter(error, tries)
      if (waitMs === undefined) throw error
      request.onFailure?.(error)
      log?.({ path: request.path, status: error.status, code: error.code, waitMs }, `Trying again: ${error.message}`)
      const waited = onWait?.({ ms: waitMs, isAsked: error.isOverloaded })
      await sleep(waitMs, stop).finally(waited)
    }
  }
}

type Outcome = { ok: true; answer: unknown } | { ok: false; error: NotionError }

async function attempt(options: NotionOptions, request: NotionRequest<z.ZodType>): Promise<Outcome> {
  const { timeoutMs = defaultTimeoutMs } = options
  const { path, method, version, body } = request
  try {
    const client = clientFor(options, version, timeoutMs, request.signal)
    return { ok: true, answer: await client.request({ path, method, ...(body && { body: body() }) }) }
  } catch (error) {
    return { ok: false, error: notionErrorOf(error, timeoutMs) }
  }
}

/**
 * The official client neither aborts what timed out nor takes a signal, so each request gets a fetch that is bound to
 * both; its own retries are off, its own time-out is out of the way.
 */
function clientFor(
  { apiKey, apiUrl }: NotionOptions,
  version: ApiVersion,
  timeoutMs: number,
  signal: AbortSignal,
): Client {
  return new Client({
    auth: apiKey.trim(),
    notionVersion: version,
    ...(apiUrl && { baseUrl: baseOf(apiUrl) }),
    retry: false,
    timeoutMs: timeoutMs * 2,
    logger: () => {},
    fetch: (url, init = {}) => boundFetch(url, init, AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])),
  })
}

/** The client adds /v1 by itself. A proxy may serve Notion below a path of its own. */
function baseOf(apiUrl: string): string {
  const { origin, pathname } = new URL(apiUrl)
  return origin + pathname.replace(/(?:\/v1)?\/*$/, '')
}

async function boundFetch(url: string, init: RequestInit, signal: AbortSignal) {
  const response = await fetch(url, { ...init, signal, redirect: 'error' }) // it would lead the key elsewhere
  return { ok: response.ok, status: response.status, headers: response.headers, text: () => response.text() }
}

function parse<Schema extends z.ZodType>(schema: Schema, answer: unknown): z.infer<Schema> {
  const result = schema.safeParse(answer)
  if (!result.success) throw invalidStructure()
  return result.data
}
