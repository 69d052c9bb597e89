import { isDeepStrictEqual } from 'node:util'
import type { Category } from '#contract/catalogue/products.ts'

/** Caches which categories have products, which every page needs. Refreshed when the catalogue changes. */
export function createShelves(read: () => Promise<Category[]>) {
  let shelves: Category[] = []
  let reading = Promise.resolve(false)
  return {
    current: () => shelves,
    /** Reads one at a time, so that the latest read wins. @returns whether the categories changed */
    refresh(): Promise<boolean> {
      reading = reading
        .catch(() => undefined)
        .then(async () => {
          const former = shelves
          shelves = await read()
          return !isDeepStrictEqual(former, shelves)
        })
      return reading
    },
  }
}

export type Shelves = ReturnType<typeof createShelves>
