import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'

const touchedSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('everything') }),
  /** A step of an import, of which there are many: their notifications are gathered. */
  z.object({ what: z.literal('step') }),
  z.object({ what: z.literal('end') }),
  /** Quantities of these products only: neither their availability nor anything else that visitors see. */
  z.object({ what: z.literal('stock'), products: z.array(z.string()) }),
])

export type Touched = z.output<typeof touchedSchema>

export const everything: Touched = { what: 'everything' }
export const importStep: Touched = { what: 'step' }
export const importEnd: Touched = { what: 'end' }

/** Maximum number of ids: PostgreSQL's notifications hold 8,000 bytes. */
const namedMost = 100

export function stockOf(products: string[]): Touched {
  return products.length > namedMost ? everything : { what: 'stock', products }
}

/** Notifies every instance of a change, once the surrounding transaction is committed. */
export function publishTouched(database: DatabaseHandle, touched: Touched): Promise<void> {
  return publish(database, 'catalogue.changed', JSON.stringify(touched))
}

/** Reads a notification; one of another version, or a missed one, invalidates everything. */
function touchedBy(news: string): Touched {
  try {
    return z.parse(touchedSchema, JSON.parse(news))
  } catch {
    return everything
  }
}

/** What a response shows of the catalogue; without it, anything. */
export interface Shown {
  products: readonly string[]
  /** Whether its order depends on quantities. */
  isByStock?: boolean
}

export function isTouched(shown: Shown | undefined, touched: Touched): boolean {
  if (touched.what !== 'stock' || !shown || shown.isByStock) return true
  return touched.products.some((id) => shown.products.includes(id))
}

/** How long steps of an import are gathered: an import of 10,000 products takes ten seconds and has forty steps. */
const usualGatheringMs = 2000

/** Receives changes of this and other instances, and notifies the caches. */
export function createCatalogueNews(gatheringMs = usualGatheringMs) {
  const listeners = new Set<(touched: Touched) => void>()
  let gathering: NodeJS.Timeout | undefined
  let isMore = false

  function tellAll(touched: Touched): void {
    for (const listener of listeners) listener(touched)
  }

  /** Notifies of the first step at once, and of the following ones together. */
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
    subscribe(listener: (touched: Touched) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Notifies of a change committed here, so that the next response has it before the event arrives. */
    tell: (touched: Touched = everything) => tell(touched),

    hear: (news: string) => tell(touchedBy(news)),
  }
}
