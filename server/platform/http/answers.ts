import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'

/** How an answer can be compressed, the best first. Over plain HTTP browsers take gzip alone. */
const codings = ['br', 'gzip'] as const
type Coding = (typeof codings)[number]

/** What goes out for an address: its bytes, made once, and a tag that changes with them. */
export interface Answer {
  contentType: string
  etag: string
  body: Buffer
  isText: boolean
  /** How the file is named and shown, where it is one to keep. */
  disposition?: string
  /** Who may keep it, where that is not everybody who asks again. */
  cacheControl?: string
  /** Each made when a client first takes it. */
  compressed?: { [of in Coding]?: Buffer | Promise<Buffer> }
}

/**
 * @param contentType of a text with its charset
 * @param isText whether it is worth compressing; other bytes are sent as they are
 */
export function answerOf(content: string | Buffer, contentType: string, isText = typeof content === 'string'): Answer {
  const body = typeof content === 'string' ? Buffer.from(content) : content
  return { contentType, etag: `"${createHash('sha256').update(body).digest('base64url')}"`, body, isText }
}

/** How an answer goes out to one client. */
export interface AnswerForm {
  status: number
  /** The same object each time that the same goes out. */
  headers: Readonly<Record<string, string>>
  /** None for who has it already; a promise where it is compressed first. */
  bytes: Buffer | Promise<Buffer> | undefined
}

/** Compressed where the client takes that; a client that has it already is told so, if it is a 200. */
export function formOf(answer: Answer, asked: IncomingHttpHeaders, status = 200): AnswerForm {
  const isWorthIt = answer.isText && answer.body.length > smallBytes
  const coding = isWorthIt ? codingFor(asked['accept-encoding']) : undefined
  const { etag, unchanged, whole } = headersOf(answer, coding)
  if (status === 200 && matches(asked['if-none-match'], etag)) {
    return { status: 304, headers: unchanged, bytes: undefined }
  }
  return { status, headers: whole, bytes: coding ? compressed(answer, coding) : answer.body }
}

/** Headers of an answer in one coding: where it has not changed, and with its bytes. */
interface CodedHeaders {
  etag: string
  unchanged: Record<string, string>
  whole: Record<string, string>
}

const headersMade = new WeakMap<Answer, { [of in Coding | 'identity']?: CodedHeaders }>()

/** Made once: most answers go out many times. Not kept in the answer, as a copy of it may be for others to keep. */
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

/** Sends it. A large one goes out once it is compressed: a handler returns the reply. */
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

/** What headers say is read once: browsers have but a few. */
const codingsRead = new LRUCache<string, Coding | 'none'>({ max: 100 })
/** What is longer is read each time. */
const headerMost = 100

function codingFor(header: string | string[] | undefined): Coding | undefined {
  if (!header) return undefined
  const acceptEncoding = String(header)
  const known = codingsRead.get(acceptEncoding)
  const coding = known ?? readCoding(acceptEncoding) ?? 'none'
  if (!known && acceptEncoding.length <= headerMost) codingsRead.set(acceptEncoding, coding)
  return coding === 'none' ? undefined : coding
}

/** What a client takes of ours. Weights are not compared: whoever takes both gets the smaller. */
function readCoding(acceptEncoding: string): Coding | undefined {
  const taken = acceptEncoding
    .split(',')
    .flatMap((one) => /^\s*([^\s;]+)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)|$)/i.exec(one)?.[1]?.toLowerCase() ?? [])
  return codings.find((coding) => taken.includes(coding))
}

/** `If-None-Match` compares weakly (RFC 9110 §13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined || header === etag) return header === etag
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}

/** What is smaller is no smaller compressed. */
const smallBytes = 200
/** What is larger is compressed by another thread; smaller, in a millisecond or two, it would only wait for one. */
const largeBytes = 64 * 1024
const later = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** A window no larger than the text: the usual one is several MB each time, which V8 counts, and collects its whole heap for. */
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

/** Who asks meanwhile waits for the same. */
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
