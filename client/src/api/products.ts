import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProductListQuery } from '#contract/catalogue/products.ts'
import { getProduct, listProductAlternatives, listProducts } from '#contract/endpoints/catalogue/catalogue.ts'
import { asOfHeader } from '#contract/paths.ts'
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
    queryFn: ({ signal }) => withAsOf((onAnswer) => call(listProducts, { query: parameters, signal, onAnswer })),
    placeholderData: keepPreviousData,
  })
}

/** GET /products/{slug}; the answer's own slug is the product's present address. */
export function productOptions(slug: string) {
  return queryOptions({
    queryKey: ['product', slug],
    queryFn: ({ signal }) => withAsOf((onAnswer) => call(getProduct, { params: { slug }, signal, onAnswer })),
  })
}

/** GET /products/{slug}/alternatives: what is sold instead of a product that no longer is. */
export function productAlternativesOptions(slug: string) {
  return queryOptions({
    queryKey: ['product-alternatives', slug],
    queryFn: ({ signal }) => call(listProductAlternatives, { params: { slug }, signal }),
  })
}
