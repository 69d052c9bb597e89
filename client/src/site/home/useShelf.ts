import { useQuery } from '@tanstack/react-query'
import type { ProductListQuery } from '#contract/catalogue/products.ts'
import { productListOptions } from '../../api/products.ts'

// Facet counts include every category, whatever the filter.
export const shelfQuery: ProductListQuery = { category: 'hardware', sort: '-stock', page: 1, pageSize: 4 }

/** Returns a few products and the number of products in each category. */
export function useShelf() {
  const { data, isPending } = useQuery(productListOptions(shelfQuery))
  return { products: data?.items ?? [], categories: data?.facets.category ?? [], isPending }
}
