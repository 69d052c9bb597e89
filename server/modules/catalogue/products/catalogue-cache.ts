import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import * as z from 'zod/v4/core'
import { compiled } from '#server/platform/compiled.ts'
import { type Answer, answerOf, sendAnswer } from '#server/platform/http/answers.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { isTouched, type Shown, type Touched } from './touched.ts'

/** What an entry takes beside its key and its bytes, about. */
const entryBytes = 1024
const usualBounds = { entries: 5000, bytes: 32 * 1024 * 1024 }
const json = 'application/json; charset=utf-8'

/** What is kept: an answer, and what it shows of the catalogue. */
interface KeptAnswer extends Answer {
  shown?: Shown | undefined
}

interface Reading<Read> {
  /** Without codecs: what is read is what is answered, so parsing it encodes it. */
  schema: z.$ZodType
  read: () => Promise<Read>
  /** What of the catalogue the answer shows, where not all of it matters. */
  shows?: (read: Read) => Shown
  /** Counts what is not known, and refuses it past an address's share; none where there is but one question to ask. */
  budget?: VisitorLimit
}

/**
 * Catalogue answers as the bytes that go out, kept until the catalogue changes. `isFresh` says whether news of changes
 * reaches this process: while it does not (the database is away), nothing is answered from here.
 * @param bounds of what is kept: keys count as answers do, each with its compressed form
 * @param onClear told whenever all is forgotten
 */
export function createCatalogueCache(
  isFresh: () => boolean,
  bounds = usualBounds,
  onClear: () => void = () => undefined,
) {
  const answers = new LRUCache<string, KeptAnswer>({
    max: bounds.entries,
    maxSize: bounds.bytes,
    sizeCalculation: ({ body }, key) => entryBytes + 2 * key.length + 2 * body.length,
  })
  const loading = new Map<string, Promise<KeptAnswer>>()
  let generation = 0

  async function load(key: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const began = generation
    const answer = await make()
    if (isFresh() && began === generation) answers.set(key, answer)
    return answer
  }

  /** Requests for what is being read already wait for that reading. */
  function loadOnce(key: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
    const pending = `${generation} ${key}`
    const loaded = loading.get(pending) ?? load(key, make).finally(() => loading.delete(pending))
    loading.set(pending, loaded)
    return loaded
  }

  const known = (key: string) => (isFresh() ? answers.get(key) : undefined)

  return {
    /** Forgets everything: the catalogue has changed. */
    clear(): void {
      generation += 1
      answers.clear()
      onClear()
    },

    /** Forgets what a change has touched. */
    forget(touched: Touched): void {
      generation += 1
      for (const [key, { shown }] of answers.entries()) if (isTouched(shown, touched)) answers.delete(key)
    },

    /** Sends what is known; else reads, encodes by the contract (what it does not list is stripped), keeps and sends. */
    async answer<Read>(request: FastifyRequest, reply: FastifyReply, reading: Reading<Read>): Promise<void> {
      const { schema, read, shows, budget } = reading
      const key = keyOf(request)
      const answer = known(key)
      if (answer) return sendAnswer(request, reply, answer)
      await budget?.(request, reply)
      const make = async () => {
        const found = await read()
        return { ...answerOf(JSON.stringify(z.parse(compiled(schema), found)), json), shown: shows?.(found) }
      }
      sendAnswer(request, reply, await loadOnce(key, make))
    },

    /**
     * An answer that another feature makes of the catalogue, made anew when a change has touched what it shows.
     * @param key no path of the API
     */
    async keep(key: string, make: () => Promise<KeptAnswer>): Promise<KeptAnswer> {
      return known(key) ?? loadOnce(key, make)
    },
  }
}

/** A request as it was parsed: however it was spelt, the same question has the same key. */
function keyOf({ routeOptions, params, query }: FastifyRequest): string {
  const given = Object.entries({ ...Object(params), ...Object(query) }).filter(([, value]) => value !== undefined)
  return `${routeOptions.url} ${JSON.stringify(given.filter(([, value]) => value !== '').sort())}`
}

export type CatalogueCache = ReturnType<typeof createCatalogueCache>
