import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'

const invalidationSchema = z.discriminatedUnion('what', [
  z.object({ what: z.literal('everything') }),
  /** A step of an import, of which there are many: their notifications are gathered. */
  z.object({ what: z.literal('step') }),
  z.object({ what: z.literal('end') }),
  /** Quantities of these products only: neither their availability nor anything else that visitors see. */
  z.object({ what: z.literal('stock'), products: z.array(z.string()) }),
])

export type Invalidation = z.output<typeof invalidationSchema>

export const everything: Invalidation = { what: 'everything' }
export const importStep: Invalidation = { what: 'step' }
export const importEnd: Invalidation = { what: 'end' }

/** Maximum number of ids: PostgreSQL's notifications hold 8,000 bytes. */
const namedMost = 100

export function stockInvalidation(products: string[]): Invalidation {
  return products.length > namedMost ? everything : { what: 'stock', products }
}

/** Notifies every instance of a change, once the surrounding transaction is committed. */
export function publishInvalidation(database: DatabaseHandle, invalidation: Invalidation): Promise<void> {
  return publish(database, 'catalogue.changed', JSON.stringify(invalidation))
}

/** Reads a notification; one of another version, or a missed one, invalidates everything. */
function parseInvalidation(payload: string): Invalidation {
  try {
    return z.parse(invalidationSchema, JSON.parse(payload))
  } catch {
    return everything
  }
}

/** The part of the catalogue that a response shows; all of it if undefined. */
export interface Shown {
  products: readonly string[]
  /** Whether its order depends on quantities. */
  isByStock?: boolean
}

export function isInvalidated(shown: Shown | undefined, invalidation: Invalidation): boolean {
  if (invalidation.what !== 'stock' || !shown || shown.isByStock) return true
  return invalidation.products.some((id) => shown.products.includes(id))
}

/** How long steps of an import are gathered: an import of 10,000 products takes ten seconds and has forty steps. */
const defaultGatheringMs = 2000

/** Receives changes of this and other instances, and notifies the caches. */
export function createCatalogueChanges(gatheringMs = defaultGatheringMs) {
  const listeners = new Set<(invalidation: Invalidation) => void>()
  let gathering: NodeJS.Timeout | undefined
  let isMore = false

  function notifyAll(invalidation: Invalidation): void {
    for (const listener of listeners) listener(invalidation)
  }

  /** Notifies of the first step at once, and of the following ones together. */
  function gather(): void {
    isMore = gathering !== undefined
    if (isMore) return
    notifyAll(importStep)
    gathering = setTimeout(notifyGathered, gatheringMs).unref()
  }

  function notifyGathered(): void {
    gathering = undefined
    if (isMore) gather()
  }

  function end(): void {
    if (!gathering) return
    clearTimeout(gathering)
    gathering = undefined
    notifyAll(importEnd)
  }

  function dispatch(invalidation: Invalidation): void {
    if (invalidation.what === 'step') gather()
    else if (invalidation.what === 'end') end()
    else notifyAll(invalidation)
  }

  return {
    subscribe(listener: (invalidation: Invalidation) => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /** Notifies of a change committed here, so that the next response has it before the event arrives. */
    notify: (invalidation: Invalidation = everything) => dispatch(invalidation),

    receive: (payload: string) => dispatch(parseInvalidation(payload)),
  }
}
