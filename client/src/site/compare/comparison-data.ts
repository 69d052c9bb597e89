import type { QueryClient } from '@tanstack/react-query'
import type { Category, ProductListQuery } from '#contract/catalogue/products.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { productListOptions, productOptions } from '../../api/products.ts'
import { readComparedSlugs } from './useComparison.ts'

/** Maximum number of products offered at a time. */
export const offeredMax = 6

interface Offered {
  slugs: readonly string[]
  language: ReaderLanguage
  search?: string
  /** Category of the first compared product, whose products are offered until a search. */
  category?: Category | undefined
}

/** Returns the list that further products are offered from, with room for those that are compared already. */
export function offeredQuery({ slugs, language, search = '', category }: Offered): ProductListQuery {
  return {
    search: search || undefined,
    category: search === '' ? category : undefined,
    sort: search ? 'relevance' : inLanguage({ 'zh-TW': 'name', en: 'nameEn' } as const, language),
    page: 1,
    pageSize: offeredMax + slugs.length,
  }
}

/** Loads the compared products, and those that are offered beside them. */
export async function prefetchComparison(
  queries: QueryClient,
  search: URLSearchParams,
  language: ReaderLanguage,
): Promise<void> {
  const { slugs } = readComparedSlugs(search)
  await Promise.all(slugs.map((slug) => queries.prefetchQuery(productOptions(slug))))
  const [first] = slugs.flatMap((slug) => queries.getQueryData(productOptions(slug).queryKey) ?? [])
  await queries.prefetchQuery(productListOptions(offeredQuery({ slugs, language, category: first?.category })))
}
