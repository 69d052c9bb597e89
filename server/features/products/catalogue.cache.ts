import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/v4/core'

const memoryMaxBytes = 64 * 1024 * 1024

interface Answer {
  etag: string
  body: Buffer
  /** Brotli; made when a client first takes it. */
  compressed?: Buffer
}

/**
 * Catalogue answers as the bytes that go out, kept until the catalogue changes. `isFresh` says whether news of changes
 * reaches this process: while it does not (the database is away), nothing is answered from here.
 */
export function createCatalogueCache(isFresh: () => boolean) {
  const answers = new LRUCache<string, Answer>({
    maxSize: memoryMaxBytes,
    sizeCalculation: (answer) => 2 * answer.body.length,
  })
  const loading = new Map<string, Promise<Answer>>()
  let generation = 0

  async function load(key: string, schema: z.$ZodType, read: () => Promise<unknown>): Promise<Answer> {
    const began = generation
    const body = Buffer.from(JSON.stringify(z.encode(schema, await read())))
    const answer = { etag: `"${createHash('sha256').update(body).digest('base64url')}"`, body }
    if (began === generation && isFresh()) answers.set(key, answer)
    return answer
  }

  /** Requests for what is being read already wait for that reading. */
  function loadOnce(key: string, schema: z.$ZodType, read: () => Promise<unknown>): Promise<Answer> {
    const pending = `${generation} ${key}`
    const loaded = loading.get(pending) ?? load(key, schema, read).finally(() => loading.delete(pending))
    loading.set(pending, loaded)
    return loaded
  }

  return {
    /** Forgets everything: the catalogue has changed. */
    clear(): void {
      generation += 1
      answers.clear()
    },

    /** An onRequest hook: what is known is sent before anything is parsed. */
    answerIfCached(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
      const answer = isFresh() ? answers.get(request.url) : undefined
      if (answer) send(request, reply, answer)
      else done()
    },

    /** Reads, encodes by the contract (what it does not list is stripped), keeps and sends. */
    answer(request: FastifyRequest, reply: FastifyReply, schema: z.$ZodType, read: () => Promise<unknown>): void {
      loadOnce(request.url, schema, read).then(
        (answer) => send(request, reply, answer),
        (error) => reply.send(error),
      )
    },
  }
}

export type CatalogueCache = ReturnType<typeof createCatalogueCache>

function send(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  const brotli = takesBrotli(String(request.headers['accept-encoding'] ?? ''))
  const etag = brotli ? answer.etag.replace(/"$/, '-br"') : answer.etag
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'accept-encoding')
  if (matches(request.headers['if-none-match'], etag)) {
    reply.code(304).send()
    return
  }
  reply.header('content-type', 'application/json; charset=utf-8')
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
