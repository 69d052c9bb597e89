import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { asOfHeader } from '#contract/catalogue/as-of.ts'
import type { ProductListQuery } from '#contract/catalogue/products.ts'
import * as endpoints from '#contract/endpoints/catalogue.ts'
import { readSavedProducts } from '../storage/saved-products.ts'
import { inPage } from './in-page.ts'
import { call } from './request.ts'

/** An answer of the catalogue, and when the catalogue was last compared with its source; null where it has none. */
async function withAsOf<Answer extends object>(ask: (onAnswer: (response: Response) => void) => Promise<Answer>) {
  let asOf = null as string | null
  const answer = await ask(({ headers }) => {
    asOf = headers.get(asOfHeader)
  })
  return { ...answer, asOf }
}

/** GET /products. While another page or filter loads, the former list stays. */
export function productListOptions(query: ProductListQuery) {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return queryOptions({
    queryKey: ['products', query],
    queryFn: ({ signal }) =>
      withAsOf((onAnswer) => call(endpoints.listProducts, { query: parameters, signal, onAnswer })),
    ...inPage,
    placeholderData: keepPreviousData,
  })
}

/** GET /products/{slug}; the answer's own slug is the product's present address. */
export function productOptions(slug: string) {
  return queryOptions({
    queryKey: ['product', slug],
    queryFn: ({ signal }) => withAsOf((onAnswer) => call(endpoints.getProduct, { params: { slug }, signal, onAnswer })),
    ...inPage,
  })
}

/** GET /products/{slug}/alternatives: what is sold instead of a product that no longer is. */
export function productAlternativesOptions(slug: string) {
  return queryOptions({
    queryKey: ['product-alternatives', slug],
    queryFn: ({ signal }) => call(endpoints.listProductAlternatives, { params: { slug }, signal }),
    ...inPage,
  })
}

/** The catalogue as this browser last saw it, for when the API cannot be reached. */
export const savedProductsOptions = queryOptions({
  queryKey: ['saved-products'],
  queryFn: () => readSavedProducts(),
  staleTime: 0,
})
