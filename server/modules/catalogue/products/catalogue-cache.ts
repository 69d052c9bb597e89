import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/v4/core'
import { compiled } from '#server/platform/database/rows.ts'
import { type Answer, answerOf, sendAnswer } from '#server/platform/http/answers.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { type Invalidation, isInvalidated, type Shown } from './invalidation.ts'

const entryBytes = 1024
const defaultBounds = { entries: 5000, bytes: 32 * 1024 * 1024 }
const json = 'application/json; charset=utf-8'

interface CachedAnswer extends Answer {
  shown?: Shown | undefined
}

interface Reading<Read> {
  /** Without codecs, so that parsing equals encoding. */
  schema: z.$ZodType
  read: () => Promise<Read>
  /** The part of the catalogue that the response shows, to limit its invalidation. */
  shows?: (read: Read) => Shown
  /** Rate limit for requests that are not cached; none where there is only one possible request. */
  budget?: VisitorLimit
}

/**
 * Caches catalogue responses as bytes until the catalogue changes. Nothing is served from the cache while `isFresh` says that change events
 * do not reach this process (the database is away).
 * @param bounds limits, counting keys and bodies with their compressed forms
 * @param onClear called whenever everything is invalidated
 */
export function createCatalogueCache(
  isFresh: () => boolean,
  bounds = defaultBounds,
  onClear: () => void = () => undefined,
) {
  const answers = new LRUCache<string, CachedAnswer>({
    max: bounds.entries,
    maxSize: bounds.bytes,
    sizeCalculation: ({ body }, key) => entryBytes + 2 * key.length + 2 * body.length,
  })
  const loading = new Map<string, Promise<CachedAnswer>>()
  let generation = 0
  let hits = 0
  let misses = 0

  async function load(key: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const began = generation
    const answer = await make()
    if (isFresh() && began === generation) answers.set(key, answer)
    return answer
  }

  /** Concurrent requests for the same response share one query. */
  function loadOnce(key: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
    const pending = `${generation} ${key}`
    const loaded = loading.get(pending) ?? load(key, make).finally(() => loading.delete(pending))
    loading.set(pending, loaded)
    return loaded
  }

  const known = (key: string) => (isFresh() ? answers.get(key) : undefined)

  return {
    counts: () => ({ hit: hits, miss: misses }),

    clear(): void {
      generation += 1
      answers.clear()
      onClear()
    },

    invalidate(invalidation: Invalidation): void {
      generation += 1
      for (const [key, { shown }] of answers.entries()) if (isInvalidated(shown, invalidation)) answers.delete(key)
    },

    /** Sends the cached response; otherwise queries, encodes by the contract (which strips fields not in it), stores and sends it. */
    async answer<Read>(request: FastifyRequest, reply: FastifyReply, reading: Reading<Read>): Promise<void> {
      const { schema, read, shows, budget } = reading
      const key = keyOf(request)
      const answer = known(key)
      if (answer) {
        hits += 1
        return sendAnswer(request, reply, answer)
      }
      misses += 1
      await budget?.(request, reply)
      const make = async () => {
        const found = await read()
        return { ...answerOf(JSON.stringify(z.parse(compiled(schema), found)), json), shown: shows?.(found) }
      }
      sendAnswer(request, reply, await loadOnce(key, make))
    },

    /**
     * Caches another feature's response until a change affects what it shows.
     * @param key not a path of the API
     */
    async getOrCreate(key: string, make: () => Promise<CachedAnswer>): Promise<CachedAnswer> {
      return known(key) ?? loadOnce(key, make)
    },
  }
}

/** Returns a key from the parsed request, so that equal requests written differently share it. */
function keyOf({ routeOptions, params, query }: FastifyRequest): string {
  const given = Object.entries({ ...Object(params), ...Object(query) }).filter(([, value]) => value !== undefined)
  return `${routeOptions.url} ${JSON.stringify(given.filter(([, value]) => value !== '').sort())}`
}

export type CatalogueCache = ReturnType<typeof createCatalogueCache>
