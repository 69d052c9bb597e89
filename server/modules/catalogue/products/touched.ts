import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'

const touchedSchema = z.discriminatedUnion('what', [
  /** Anything may be otherwise. */
  z.object({ what: z.literal('everything') }),
  /** Anything, by a step of an import, of which there are many: they are heard of together. */
  z.object({ what: z.literal('step') }),
  /** That was the import's last step. */
  z.object({ what: z.literal('end') }),
  /** How many pieces there are of these products, and nothing else that a visitor sees: neither which are in stock, nor any other. */
  z.object({ what: z.literal('stock'), products: z.array(z.string()) }),
])

/** What a change of the catalogue touches. */
export type Touched = z.output<typeof touchedSchema>

export const everything: Touched = { what: 'everything' }
export const importStep: Touched = { what: 'step' }
export const importEnd: Touched = { what: 'end' }

/** How many products are named at most: PostgreSQL carries 8,000 bytes of news. */
const namedMost = 100

/** @param products by their ids */
export function stockOf(products: string[]): Touched {
  return products.length > namedMost ? everything : { what: 'stock', products }
}

/** Tells every instance what the transaction that `database` may be has touched, once it is committed. */
export function publishTouched(database: DatabaseHandle, touched: Touched): Promise<void> {
  return publish(database, 'catalogue.changed', JSON.stringify(touched))
}

/** What is not understood, from an instance of another version, and what was missed, may have touched anything. */
function touchedBy(news: string): Touched {
  try {
    return z.parse(touchedSchema, JSON.parse(news))
  } catch {
    return everything
  }
}

/** What of the catalogue an answer shows; of one that does not say, anything may be. */
export interface Shown {
  /** By their ids. */
  products: readonly string[]
  /** Whether its order follows how many pieces there are. */
  isByStock?: boolean
}

/** Whether an answer may be another since. */
export function isTouched(shown: Shown | undefined, touched: Touched): boolean {
  if (touched.what !== 'stock' || !shown || shown.isByStock) return true
  return touched.products.some((id) => shown.products.includes(id))
}

/** How long steps of an import are gathered: an import of 10,000 products takes some ten seconds, and has forty. */
const usualGatheringMs = 2000

/** Hears what changes touch, of this instance and of others, and tells whoever keeps answers. */
export function createCatalogueNews(gatheringMs = usualGatheringMs) {
  const listeners = new Set<(touched: Touched) => void>()
  let gathering: NodeJS.Timeout | undefined
  let isMore = false

  function tellAll(touched: Touched): void {
    for (const listener of listeners) listener(touched)
  }

  /** The first step is told of at once, those that follow it together. */
  function gather(): void {
    isMore = gathering !== undefined
    if (isMore) return
    tellAll(importStep)
    gathering = setTimeout(tellGathered, gatheringMs).unref()
  }

  function tellGathered(): void {
    gathering = undefined
    if (isMore) gather()
  }

  /** What its steps have changed is to be seen by now. */
  function end(): void {
    if (!gathering) return
    clearTimeout(gathering)
    gathering = undefined
    tellAll(importEnd)
  }

  function tell(touched: Touched): void {
    if (touched.what === 'step') gather()
    else if (touched.what === 'end') end()
    else tellAll(touched)
  }

  return {
    /** Hears of every change from now on; the answer ends that. */
    subscribe(listener: (touched: Touched) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Something was committed here: who did it finds it in the next answer, before the news of it has come around. */
    tell: (touched: Touched = everything) => tell(touched),

    /** News came of what was committed somewhere. */
    hear: (news: string) => tell(touchedBy(news)),
  }
}
