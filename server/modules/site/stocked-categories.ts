import { isDeepStrictEqual } from 'node:util'
import type { Category } from '#contract/catalogue/products.ts'

/** Caches which categories have products, which every page needs. Refreshed when the catalogue changes. */
export function createStockedCategories(read: () => Promise<Category[]>) {
  let categories: Category[] = []
  let reading = Promise.resolve(false)
  return {
    current: () => categories,
    /** Reads one at a time, so that the latest read wins. @returns whether the categories changed */
    refresh(): Promise<boolean> {
      reading = reading
        .catch(() => undefined)
        .then(async () => {
          const former = categories
          categories = await read()
          return !isDeepStrictEqual(former, categories)
        })
      return reading
    },
  }
}

export type StockedCategories = ReturnType<typeof createStockedCategories>
