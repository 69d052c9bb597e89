import { LRUCache } from 'lru-cache'
import type { ProductListQuery } from '#contract/catalogue/products.ts'
import { type Count, countedFor, type ListedRows, type ProductsRepo } from './products.repo.ts'

/** Of so many choices, some fifty counts each. */
const choicesMost = 500

/**
 * Lists without words, whose other pages and orders count the same. All that match are looked at for that, so it is kept, until `forget`.
 * @param isFresh whether news of changes reach this process: while they do not, everything is counted each time
 */
export function createLists(repo: ProductsRepo, isFresh: () => boolean) {
  const kept = new LRUCache<string, Count[]>({ max: choicesMost })
  let generation = 0

  return {
    async list(query: ProductListQuery): Promise<ListedRows> {
      const began = generation
      const choice = countedFor(query)
      const listed = await repo.list(query, isFresh() ? kept.get(choice) : undefined)
      if (isFresh() && began === generation) kept.set(choice, listed.counts)
      return listed
    },

    /** Of some products, more has changed than how many pieces there are. */
    forget(): void {
      generation += 1
      kept.clear()
    },
  }
}

export type Lists = ReturnType<typeof createLists>
