import { type ProductListQuery, type ProductSort, productListQuerySchema } from '#contract/catalogue/products.ts'
import { type Language, type ReaderLanguage, writtenLanguage } from '#contract/i18n/languages.ts'

/** What a list is sorted by unless the reader says otherwise: names, in the order of the reader's language. */
export const nameSorts: Record<Language, ProductSort> = { 'zh-TW': 'name', en: 'nameEn' }

/** Reads the catalogue's filters from an address. What the API would refuse, or does not know, is left out. */
export function readFilters(parameters: URLSearchParams, language: ReaderLanguage): ProductListQuery {
  const sort = nameSorts[writtenLanguage(language)]
  const names = [...new Set(parameters.keys())]
  const given = Object.fromEntries(
    names.flatMap((name) => (parameters.get(name)?.trim() ? [[name, parameters.get(name)]] : [])),
  )
  const result = productListQuerySchema.safeParse({ sort, ...given })
  if (result.success) return result.data
  const refused = new Set(
    result.error.issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : issue.path)),
  )
  const kept = Object.fromEntries(Object.entries(given).filter(([name]) => !refused.has(name)))
  return productListQuerySchema.parse({ sort, ...kept })
}

/** A change of filters; `undefined` takes one off. */
export type FilterChange = Partial<Record<keyof ProductListQuery, string | undefined>>

/** The address's parameters after a change. Any change but one of page returns to the first page. */
export function changeFilters(parameters: URLSearchParams, change: FilterChange): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  changed.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return changed
}

/** Whether anything narrows the list. */
export function isFiltered({ page, pageSize, sort, ...filters }: ProductListQuery): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

/** Whether this is the list that everyone arrives at: the one worth keeping for when the API cannot be reached. */
export function isWholeCatalogue(query: ProductListQuery): boolean {
  return !isFiltered(query) && query.page === 1 && Object.values(nameSorts).includes(query.sort)
}
