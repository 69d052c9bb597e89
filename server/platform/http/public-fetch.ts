import { isIP } from 'node:net'
import type { Agent, Dispatcher } from 'undici'
import { isPublicAddress, PrivateAddressError, publicLookup } from './public-internet.ts'

const mostRedirects = 3

/** A failed fetch: code, host as it was named, and the figure or word that goes with the code. */
export class FetchError extends Error {
  override name = 'FetchError'
  readonly code: 'not_https' | 'private_host' | 'status' | 'redirects' | 'too_large' | 'timeout' | 'unreachable'
  readonly host: string
  readonly detail: string

  constructor(code: FetchError['code'], host: string, detail: number | string = '') {
    super(`${code} ${detail}`.trim())
    this.code = code
    this.host = host
    this.detail = String(detail)
  }
}

export interface FetchOptions {
  signal: AbortSignal
  timeoutMs: number
  bytesMax: number
  headers?: Record<string, string>
  /** An origin that the operator trusts, which may be on this machine. */
  allowOrigin?: string | undefined
}

export interface Fetched {
  /** 304 only where `headers` made the request conditional. */
  status: 200 | 304
  headers: Dispatcher.ResponseData['headers']
  bytes: Buffer<ArrayBuffer>
}

/** Loaded on first use: a hundred files. */
const loadUndici = () => import('undici')

let publicInternet: Agent | undefined

/**
 * Fetches an address given by staff or others: over HTTPS, from the public internet only. Redirects are checked the same way.
 * @throws FetchError; the signal's reason once that is aborted
 */
export async function fetchPublic(address: string, options: FetchOptions): Promise<Fetched> {
  const { timeoutMs, signal } = options
  if (!URL.canParse(address)) throw new FetchError('unreachable', '', 'ERR_INVALID_URL')
  const first = new URL(address)
  const late = AbortSignal.timeout(timeoutMs)
  try {
    return await follow(first, { ...options, signal: AbortSignal.any([signal, late]) })
  } catch (error) {
    signal.throwIfAborted()
    if (late.aborted) throw new FetchError('timeout', first.host, timeoutMs / 1000)
    throw fetchErrorOf(error, first.host)
  }
}

async function follow(first: URL, options: FetchOptions): Promise<Fetched> {
  const { signal, headers: sent, allowOrigin, bytesMax } = options
  const { request } = await loadUndici()
  let url = first
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const dispatcher = await dispatcherFor(url, allowOrigin)
    const { statusCode, headers, body } = await request(url, { signal, dispatcher, ...(sent && { headers: sent }) })
    if (statusCode === 200) return { status: 200, headers, bytes: await readBody(body, bytesMax, url.host) }
    body.on('error', () => {}).destroy()
    if (statusCode === 304 && sent) return { status: 304, headers, bytes: Buffer.alloc(0) }
    const isRedirect = statusCode >= 300 && statusCode < 400 && typeof headers.location === 'string'
    if (!isRedirect) throw new FetchError('status', url.host, statusCode)
    url = new URL(String(headers.location), url)
  }
  throw new FetchError('redirects', first.host, mostRedirects)
}

/** @throws FetchError where the address is not allowed */
async function dispatcherFor(url: URL, allowOrigin: string | undefined): Promise<Dispatcher> {
  const { Agent, getGlobalDispatcher } = await loadUndici()
  if (allowOrigin !== undefined && url.origin === new URL(allowOrigin).origin) return getGlobalDispatcher()
  if (url.protocol !== 'https:') throw new FetchError('not_https', url.host)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isPublicAddress(host)) throw new FetchError('private_host', url.host)
  publicInternet ??= new Agent({ connect: { lookup: publicLookup } })
  return publicInternet
}

async function readBody(
  body: Dispatcher.ResponseData['body'],
  bytesMax: number,
  host: string,
): Promise<Buffer<ArrayBuffer>> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > bytesMax) throw new FetchError('too_large', host, bytesMax / (1024 * 1024))
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function fetchErrorOf(error: unknown, host: string): FetchError {
  if (error instanceof FetchError) return error
  if (error instanceof PrivateAddressError) return new FetchError('private_host', host)
  return new FetchError('unreachable', host, error instanceof Error && 'code' in error ? String(error.code) : '')
}

/**
 * Reads a Retry-After header (RFC 9110 §10.2.3): seconds or an HTTP date.
 * @param now milliseconds since the epoch
 * @returns milliseconds to wait, or undefined where it cannot be read
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim()
  if (!text) return undefined
  const ms = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now
  return Number.isNaN(ms) ? undefined : Math.max(0, ms)
}

const excerptMax = 2000

/**
 * Posts to an address given by staff: over HTTPS, to the public internet only, where `allowOrigins` does not name it. Redirects are not
 * followed.
 * @returns the status, and the beginning of the answer
 * @throws FetchError; the signal's reason once that is aborted
 */
export async function postPublic(
  address: string,
  options: {
    signal: AbortSignal
    timeoutMs: number
    headers: Record<string, string>
    body: string
    allowOrigins: readonly string[]
  },
): Promise<{ status: number; excerpt: string }> {
  const { signal, timeoutMs, headers, body: sent, allowOrigins } = options
  const url = new URL(address)
  const late = AbortSignal.timeout(timeoutMs)
  try {
    const { request } = await loadUndici()
    const dispatcher = await dispatcherFor(
      url,
      allowOrigins.find((origin) => origin === url.origin),
    )
    const either = AbortSignal.any([signal, late])
    const answer = await request(url, { method: 'POST', headers, body: sent, signal: either, dispatcher })
    return { status: answer.statusCode, excerpt: await readExcerpt(answer.body) }
  } catch (error) {
    signal.throwIfAborted()
    if (late.aborted) throw new FetchError('timeout', url.host, timeoutMs / 1000)
    throw fetchErrorOf(error, url.host)
  }
}

/** Reads no more than an excerpt takes, and hangs up. */
async function readExcerpt(body: Dispatcher.ResponseData['body']): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= excerptMax) break
  }
  body.on('error', () => {}).destroy()
  return Buffer.concat(chunks).toString('utf8').slice(0, excerptMax).replaceAll('\0', '')
}
