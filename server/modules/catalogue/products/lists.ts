import { LRUCache } from 'lru-cache'
import type { ProductListQuery } from '#contract/catalogue/products.ts'
import type { FacetTable } from './facets.rules.ts'
import { type ListedRows, type ProductsRepo, scopeKeyOf } from './products.repo.ts'

/** So many cells are kept in all, of some 50 bytes: 1,000 products have about 500 of them, 20,000 about 2,000. */
const cellsMost = 50_000
/** Of so many lists, each of its own bounds. */
const listsMost = 500

/**
 * Lists without words, of which many are counted from the same: another page, order, category or stock leaves what is counted as it was. All
 * that match are looked at for that, so it is kept, until `forget`.
 * @param isFresh whether news of changes reach this process: while they do not, everything is read each time
 */
export function createLists(repo: ProductsRepo, isFresh: () => boolean) {
  const kept = new LRUCache<string, FacetTable>({
    max: listsMost,
    maxSize: cellsMost,
    sizeCalculation: ({ count }) => count.length + 1,
  })
  let generation = 0

  return {
    async list(query: ProductListQuery): Promise<ListedRows> {
      const began = generation
      const scope = scopeKeyOf(query)
      const listed = await repo.list(query, isFresh() ? kept.get(scope) : undefined)
      if (isFresh() && began === generation) kept.set(scope, listed.table)
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
