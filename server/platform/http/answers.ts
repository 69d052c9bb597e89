import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

const codings = ['br', 'gzip'] as const
type Coding = (typeof codings)[number]

/** A response body, made once, with its ETag. */
export interface Answer {
  contentType: string
  etag: string
  body: Buffer
  isText: boolean
  disposition?: string
  cacheControl?: string
  compressed?: { [of in Coding]?: Buffer | Promise<Buffer> }
}

/**
 * | @param contentType with its charset, for text
 * @param isText whether compression is worth it
 */
export function answerOf(content: string | Buffer, contentType: string, isText = typeof content === 'string'): Answer {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  return { contentType, etag: `"${createHash('sha256').update(body).digest('base64url')}"`, body, isText }
}

export interface AnswerForm {
  status: number
  /** The same object each time that the same response is sent. */
  headers: Readonly<Record<string, string>>
  /** Undefined for a 304; a promise while it is being compressed. */
  bytes: Buffer | Promise<Buffer> | undefined
}

/** Compresses a response where the client accepts that; returns a 304 where its ETag matches and the status is 200. */
export function formOf(answer: Answer, asked: IncomingHttpHeaders, status = 200): AnswerForm {
  const isWorthIt = answer.isText && answer.body.length > smallBytes
  const coding = isWorthIt ? codingFor(asked['accept-encoding']) : undefined
  const { etag, unchanged, whole } = headersOf(answer, coding)
  if (status === 200 && matches(asked['if-none-match'], etag)) {
    return { status: 304, headers: unchanged, bytes: undefined }
  }
  return { status, headers: whole, bytes: coding ? compressed(answer, coding) : answer.body }
}

interface CodedHeaders {
  etag: string
  unchanged: Record<string, string>
  whole: Record<string, string>
}

const headersMade = new WeakMap<Answer, { [of in Coding | 'identity']?: CodedHeaders }>()

/**
 * Caches headers, as most responses are sent many times. Not stored in the answer itself, since copies of it may have another
 * `cacheControl`.
 */
function headersOf(answer: Answer, coding: Coding | undefined): CodedHeaders {
  const made = headersMade.get(answer) ?? {}
  headersMade.set(answer, made)
  const name = coding ?? 'identity'
  made[name] ??= makeHeaders(answer, coding)
  return made[name]
}

function makeHeaders({ etag: ofBody, cacheControl, disposition, contentType }: Answer, coding?: Coding): CodedHeaders {
  const etag = coding ? `${ofBody.slice(0, -1)}-${coding}"` : ofBody
  const unchanged = {
    etag,
    'cache-control': cacheControl ?? 'no-cache',
    vary: 'accept-encoding',
    ...(disposition && { 'content-disposition': disposition }),
  }
  const encoding = coding && { 'content-encoding': coding }
  return { etag, unchanged, whole: { ...unchanged, 'content-type': contentType, ...encoding } }
}

/** Sends a response. It may be sent later, once compressed, so that a handler has to return the reply. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer, status = 200): void {
  const { bytes, ...form } = formOf(answer, request.headers, status)
  reply.code(form.status).headers(form.headers)
  if (bytes instanceof Promise) {
    bytes.then(
      (made) => reply.send(made),
      (error) => reply.send(error),
    )
  } else reply.send(bytes)
}

/** Caches parsed `Accept-Encoding` headers: browsers send only a few. */
const codingsRead = new LRUCache<string, Coding | 'none'>({ max: 100 })
const headerMost = 100

function codingFor(header: string | string[] | undefined): Coding | undefined {
  if (!header) return undefined
  const acceptEncoding = String(header)
  const known = codingsRead.get(acceptEncoding)
  const coding = known ?? readCoding(acceptEncoding) ?? 'none'
  if (!known && acceptEncoding.length <= headerMost) codingsRead.set(acceptEncoding, coding)
  return coding === 'none' ? undefined : coding
}

/** Returns the encoding to use. Weights are ignored: a client that accepts both gets the smaller. */
function readCoding(acceptEncoding: string): Coding | undefined {
  const taken = acceptEncoding
    .split(',')
    .flatMap((one) => /^\s*([^\s;]+)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)|$)/i.exec(one)?.[1]?.toLowerCase() ?? [])
  return codings.find((coding) => taken.includes(coding))
}

/** Compares `If-None-Match` weakly (RFC 9110 §13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header === etag
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}

const smallBytes = 200
/** Larger bodies are compressed on another thread; smaller ones take a millisecond or two, less than waiting for it. */
const largeBytes = 64 * 1024
const later = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** Limits the window to the size of the text: the default allocates several MB each time, which triggers full garbage collections. */
function brotliOptions({ length }: Buffer) {
  const window = Math.min(22, Math.max(17, Math.ceil(Math.log2(length + 16))))
  return { params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_LGWIN]: window } }
}

function compressed(answer: Answer, coding: Coding): Buffer | Promise<Buffer> {
  answer.compressed ??= {}
  const made = answer.compressed
  made[coding] ??=
    answer.body.length > largeBytes ? compressLater(answer.body, made, coding) : compress(answer.body, coding)
  return made[coding]
}

function compress(body: Buffer, coding: Coding): Buffer {
  return coding === 'br' ? brotliCompressSync(body, brotliOptions(body)) : gzipSync(body)
}

/** Concurrent requests wait for the same result. */
function compressLater(body: Buffer, made: NonNullable<Answer['compressed']>, coding: Coding): Promise<Buffer> {
  const begun = coding === 'br' ? later.br(body, brotliOptions(body)) : later.gzip(body)
  begun.then(
    (bytes) => {
      made[coding] = bytes
    },
    () => delete made[coding],
  )
  return begun
}
