import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

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
  /** Each made when a client first takes it. */
  compressed?: { [of in Coding]?: Buffer | Promise<Buffer> }
}

/** @param contentType of a text with its charset; what is given as bytes is sent as it is */
export function answerOf(content: string | Buffer, contentType: string): Answer {
  const isText = typeof content === 'string'
  const body = isText ? Buffer.from(content) : content
  return { contentType, etag: `"${createHash('sha256').update(body).digest('base64url')}"`, body, isText }
}

/**
 * Sends it compressed where the client takes that; a client that has it already is told so, if it is a 200. A large one goes out once
 * it is compressed: a handler returns the reply.
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer, status = 200): void {
  const isWorthIt = answer.isText && answer.body.length > smallBytes
  const coding = isWorthIt ? codingFor(request.headers['accept-encoding']) : undefined
  const etag = coding ? `${answer.etag.slice(0, -1)}-${coding}"` : answer.etag
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (answer.disposition) reply.header('content-disposition', answer.disposition)
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    reply.code(304).send()
    return
  }
  reply.code(status).header('content-type', answer.contentType)
  if (!coding) {
    reply.send(answer.body)
    return
  }
  reply.header('content-encoding', coding)
  const bytes = compressed(answer, coding)
  if (bytes instanceof Promise) {
    bytes.then(
      (made) => reply.send(made),
      (error) => reply.send(error),
    )
  } else reply.send(bytes)
}

/** What a client takes of ours. Weights are not compared: whoever takes both gets the smaller. */
function codingFor(acceptEncoding: string | string[] | undefined): Coding | undefined {
  if (!acceptEncoding) return undefined
  const taken = String(acceptEncoding)
    .split(',')
    .flatMap((one) => /^\s*([^\s;]+)\s*(?:;\s*q=(?!0(?:\.0*)?\s*$)|$)/i.exec(one)?.[1]?.toLowerCase() ?? [])
  return codings.find((coding) => taken.includes(coding))
}

/** `If-None-Match` compares weakly (RFC 9110 §13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false
}

/** What is smaller is no smaller compressed. */
const smallBytes = 200
/** What is larger is compressed by another thread; smaller, in a millisecond or two, it would only wait for one. */
const largeBytes = 64 * 1024
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const later = { br: promisify(brotliCompress), gzip: promisify(gzip) }

function compressed(answer: Answer, coding: Coding): Buffer | Promise<Buffer> {
  answer.compressed ??= {}
  const made = answer.compressed
  made[coding] ??=
    answer.body.length > largeBytes ? compressLater(answer.body, made, coding) : compress(answer.body, coding)
  return made[coding]
}

function compress(body: Buffer, coding: Coding): Buffer {
  return coding === 'br' ? brotliCompressSync(body, brotliOptions) : gzipSync(body)
}

/** Who asks meanwhile waits for the same. */
function compressLater(body: Buffer, made: NonNullable<Answer['compressed']>, coding: Coding): Promise<Buffer> {
  const begun = coding === 'br' ? later.br(body, brotliOptions) : later.gzip(body)
  begun.then(
    (bytes) => {
      made[coding] = bytes
    },
    () => delete made[coding],
  )
  return begun
}
