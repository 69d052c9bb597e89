import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProductListQuery } from '#contract/catalogue/products.ts'
import { asOfHeader } from '#contract/paths.ts'
import { loadCalls } from './calls/load-calls.ts'
import { inPage } from './in-page.ts'

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
      withAsOf(async (onAnswer) => {
        const { call, listProducts } = await loadCalls()
        return call(listProducts, { query: parameters, signal, onAnswer })
      }),
    ...inPage,
    placeholderData: keepPreviousData,
  })
}

/** GET /products/{slug}; the answer's own slug is the product's present address. */
export function productOptions(slug: string) {
  return queryOptions({
    queryKey: ['product', slug],
    queryFn: ({ signal }) =>
      withAsOf(async (onAnswer) => {
        const { call, getProduct } = await loadCalls()
        return call(getProduct, { params: { slug }, signal, onAnswer })
      }),
    ...inPage,
  })
}

/** GET /products/{slug}/alternatives: what is sold instead of a product that no longer is. */
export function productAlternativesOptions(slug: string) {
  return queryOptions({
    queryKey: ['product-alternatives', slug],
    queryFn: async ({ signal }) => {
      const { call, listProductAlternatives } = await loadCalls()
      return call(listProductAlternatives, { params: { slug }, signal })
    },
    ...inPage,
  })
}
