import { useQuery } from '@tanstack/react-query'
import type { ProductListQuery } from '#contract/catalogue/products.ts'
import { productListOptions } from '../../api/products.ts'

// Facets count every category, whichever is asked for.
const query: ProductListQuery = { category: 'hardware', sort: '-stock', page: 1, pageSize: 4 }

/** What Home shows of the live catalogue: a few devices, and how many products each category has. */
export function useShelf() {
  const { data, isPending } = useQuery(productListOptions(query))
  return { products: data?.items ?? [], categories: data?.facets.category ?? [], isPending }
}
