import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/v4/core'
import { type Answer, answerOf, sendAnswer } from '#server/platform/answers.ts'

const memoryMaxBytes = 64 * 1024 * 1024
const json = 'application/json; charset=utf-8'

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

  async function load(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const began = generation
    const answer = await make()
    if (began === generation && isFresh()) answers.set(key, answer)
    return answer
  }

  /** Requests for what is being read already wait for that reading. */
  function loadOnce(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const pending = `${generation} ${key}`
    const loaded = loading.get(pending) ?? load(key, make).finally(() => loading.delete(pending))
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
      if (answer) sendAnswer(request, reply, answer)
      else done()
    },

    /** Reads, encodes by the contract (what it does not list is stripped), keeps and sends. */
    answer(request: FastifyRequest, reply: FastifyReply, schema: z.$ZodType, read: () => Promise<unknown>): void {
      loadOnce(request.url, async () => answerOf(JSON.stringify(z.encode(schema, await read())), json)).then(
        (answer) => sendAnswer(request, reply, answer),
        (error) => reply.send(error),
      )
    },

    /**
     * An answer that another feature makes of the catalogue, made anew when the catalogue has changed.
     * @param key no path of the API
     */
    async keep(key: string, make: () => Promise<Answer>): Promise<Answer> {
      return (isFresh() ? answers.get(key) : undefined) ?? loadOnce(key, make)
    },
  }
}

export type CatalogueCache = ReturnType<typeof createCatalogueCache>
