import { LRUCache } from 'lru-cache'
import type { ProductListQuery } from '#contract/catalogue/products.ts'
import { type Count, countedFor, type ListedRows, type ProductsRepo } from './products.repo.ts'

const choicesMost = 500

/**
 * Caches the counts of lists without a search, which all pages and orders share and which need every match.
 * @param isFresh whether change events reach this process; otherwise nothing is cached
 */
export function createLists(repo: ProductsRepo, isFresh: () => boolean) {
  const cached = new LRUCache<string, Count[]>({ max: choicesMost })
  let generation = 0

  return {
    async list(query: ProductListQuery): Promise<ListedRows> {
      const began = generation
      const choice = countedFor(query)
      const listed = await repo.list(query, isFresh() ? cached.get(choice) : undefined)
      if (isFresh() && began === generation) cached.set(choice, listed.counts)
      return listed
    },

    /** Call it after any change but of quantities. */
    forget(): void {
      generation += 1
      cached.clear()
    },
  }
}

export type Lists = ReturnType<typeof createLists>
