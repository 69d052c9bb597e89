import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProductListQuery } from '#contract/catalogue/products.ts'
import * as endpoints from '#contract/endpoints/catalogue.ts'
import { readSavedProducts } from '../storage/saved-products.ts'
import { call } from './request.ts'

/** GET /products. While another page or filter loads, the former list stays. */
export function productListOptions(query: ProductListQuery) {
  const parameters = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  return queryOptions({
    queryKey: ['products', query],
    queryFn: ({ signal }) => call(endpoints.listProducts, { query: parameters, signal }),
    placeholderData: keepPreviousData,
  })
}

/** GET /products/{slug}; the answer's own slug is the product's present address. */
export function productOptions(slug: string) {
  return queryOptions({
    queryKey: ['product', slug],
    queryFn: ({ signal }) => call(endpoints.getProduct, { params: { slug }, signal }),
  })
}

/** GET /products/{slug}/alternatives: what is sold instead of a product that no longer is. */
export function productAlternativesOptions(slug: string) {
  return queryOptions({
    queryKey: ['product-alternatives', slug],
    queryFn: ({ signal }) => call(endpoints.listProductAlternatives, { params: { slug }, signal }),
  })
}

/** The catalogue as this browser last saw it, for when the API cannot be reached. */
export const savedProductsOptions = queryOptions({
  queryKey: ['saved-products'],
  queryFn: () => readSavedProducts(),
  staleTime: 0,
})
