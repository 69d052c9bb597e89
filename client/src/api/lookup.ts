import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { getProduct } from '#contract/endpoints/catalogue/catalogue.ts'
import * as quotes from '#contract/endpoints/quotes.ts'
import type { ProductLookup } from '#contract/sales/quote-requests.ts'
import { failureCodeOf } from './failure.ts'
import { call } from './request.ts'

/** POST /products/lookup: products by SKU, model number or address. */
export function lookUpProducts(keys: readonly string[]): Promise<ProductLookup> {
  return call(quotes.lookUpProducts, { body: { keys: [...keys] } })
}

/** Products by their addresses, former ones too; null for each that is sold no more. */
export function productsAtOptions(slugs: readonly string[]) {
  return queryOptions({
    queryKey: ['products-at', slugs],
    queryFn: ({ signal }) => productsAt(slugs, signal),
    enabled: slugs.length > 0,
    placeholderData: keepPreviousData,
  })
}

async function productsAt(
  slugs: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, ProductSummary | null>> {
  const { items } = await lookUpProducts(slugs)
  const found = items.map(async ({ key, product }) => {
    const isCertain = product ? isAt(key, product) : true
    return [key, isCertain ? product : await productAt(key, signal)] as const
  })
  return new Map(await Promise.all(found))
}

/** The lookup tries SKUs and model numbers first: one of them may be equal to another product's address. */
function isAt(slug: string, { slug: present, sku, modelNumber }: ProductSummary): boolean {
  const isCalled = [sku, modelNumber].some((name) => name?.toLowerCase() === slug.toLowerCase())
  return present === slug || !isCalled
}

async function productAt(slug: string, signal: AbortSignal): Promise<ProductSummary | null> {
  try {
    return await call(getProduct, { params: { slug }, signal })
  } catch (error) {
    const code = failureCodeOf(error)
    if (code === 'product.not_found' || code === 'product.retired') return null
    throw error
  }
}
