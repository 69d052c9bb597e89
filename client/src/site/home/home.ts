import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ProductListQuery } from '#contract/catalogue/products.ts'
import { getHome } from '#contract/endpoints/content/pages.ts'
import { productListOptions } from '../../api/products.ts'
import { call } from '../../api/request.ts'

// Facet counts include every category, whatever the filter.
export const shelfQuery: ProductListQuery = { category: 'hardware', sort: '-stock', page: 1, pageSize: 4 }

/** Returns a few products and the number of products in each category. */
export function useShelf() {
  const { data, isPending } = useQuery(productListOptions(shelfQuery))
  return { products: data?.items ?? [], categories: data?.facets.category ?? [], isPending }
}

/** Query for the staff's home page content. Not retried, because the page has built-in content. */
export const homeOptions = queryOptions({
  queryKey: ['home'],
  queryFn: ({ signal }) => call(getHome, { signal }),
  retry: false,
  staleTime: 60_000,
})
