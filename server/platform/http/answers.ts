import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** What goes out for an address: its bytes, made once, and a tag that changes with them. */
export interface Answer {
  contentType: string
  etag: string
  body: Buffer
  isText: boolean
  /** How the file is named and shown, where it is one to keep. */
  disposition?: string
  /** Brotli; made when a client first takes it. */
  compressed?: Buffer
}

/** @param contentType of a text with its charset; what is given as bytes is sent as it is */
export function answerOf(content: string | Buffer, contentType: string): Answer {
  const isText = typeof content === 'string'
  const body = isText ? Buffer.from(content) : content
  return { contentType, etag: `"${createHash('sha256').update(body).digest('base64url')}"`, body, isText }
}

/** Sends it compressed where the client takes that; a client that has it already is told so, if it is a 200. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer, status = 200): void {
  const brotli = answer.isText && takesBrotli(String(request.headers['accept-encoding'] ?? ''))
  const etag = brotli ? answer.etag.replace(/"$/, '-br"') : answer.etag
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (answer.disposition) reply.header('content-disposition', answer.disposition)
  if (status === 200 && matches(request.headers['if-none-match'], etag)) {
    reply.code(304).send()
    return
  }
  reply.code(status).header('content-type', answer.contentType)
  if (brotli) reply.header('content-encoding', 'br').send(compressed(answer))
  else reply.send(answer.body)
}

function takesBrotli(acceptEncoding: string): boolean {
  return acceptEncoding
    .split(',')
    .some((coding) => /^\s*br\s*(?:;|$)/.test(coding) && !/;\s*q=0(?:\.0*)?\s*$/.test(coding))
}

/** `If-None-Match` compares weakly (RFC 9110 §13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false
}

/** About a millisecond, once an answer: cheaper than keeping the request waiting for a thread. */
function compressed(answer: Answer): Buffer {
  answer.compressed ??= brotliCompressSync(answer.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  return answer.compressed
}
