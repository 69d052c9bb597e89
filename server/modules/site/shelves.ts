import { isDeepStrictEqual } from 'node:util'
import type { Category } from '#contract/catalogue/products.ts'

/** Which categories anything is sold of, as every page has to know: read anew when the catalogue has changed. */
export function createShelves(read: () => Promise<Category[]>) {
  let shelves: Category[] = []
  let reading = Promise.resolve(false)
  return {
    current: () => shelves,
    /** One reading after another, so that the last one stands. @returns whether they are others since */
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
