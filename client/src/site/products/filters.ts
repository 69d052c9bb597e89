import type { ProductListQuery } from '#contract/catalogue/products.ts'
import { mountings } from '#contract/catalogue/values/mountings.ts'
import { categories, eachTextFacet, type ProductSort, productSorts } from '#contract/catalogue/values/product-values.ts'
import { type Language, type ReaderLanguage, writtenLanguage } from '#contract/i18n/language-values.ts'

/** Default sort without a search: by name, in the reader's language. */
export const nameSorts: Record<Language, ProductSort> = { 'zh-TW': 'name', en: 'nameEn' }

/**
 * Reads the catalogue's filters from an address, dropping invalid and unknown ones. Follows `productListQuerySchema`
 * without importing Zod; tests/unit/client/filters.test.ts compares both.
 */
export function readFilters(parameters: URLSearchParams, language: ReaderLanguage): ProductListQuery {
  const query: ProductListQuery = { sort: 'relevance', page: 1, pageSize: 24 }
  for (const [name, read] of Object.entries(readers)) {
    const value = read(parameters.get(name) ?? '')
    if (value !== undefined) Object.assign(query, { [name]: value })
  }
  const sort = query.sort === 'relevance' ? defaultSort(query, language) : query.sort
  return { ...query, sort }
}

export function defaultSort({ search }: Pick<ProductListQuery, 'search'>, language: ReaderLanguage): ProductSort {
  return search ? 'relevance' : nameSorts[writtenLanguage(language)]
}

const textMax = 100
const textOf = (given: string) => {
  const text = given.trim()
  return text && text.length <= textMax && !text.includes('\0') ? text : undefined
}
const amountOf = (text: string) => (/^\d{1,12}(?:\.\d{1,2})?$/.test(text) ? Number(text) : undefined)
const oneOf = (values: readonly string[]) => (text: string) => values.find((value) => value === text)
const wholeTo = (most: number) => (text: string) => {
  const number = Number(text)
  return Number.isInteger(number) && number >= 1 && number <= most ? number : undefined
}

/** Parses each parameter; undefined if it is invalid. */
const readers: Record<keyof ProductListQuery, (text: string) => string | number | undefined> = {
  search: (text) => textOf(text.replace(/\s+/gu, ' ')),
  category: oneOf(categories),
  ...eachTextFacet(() => textOf),
  mounting: oneOf(mountings),
  tag: textOf,
  inStock: oneOf(['true', 'false']),
  minPrice: amountOf,
  maxPrice: amountOf,
  minBattery: amountOf,
  minRange: amountOf,
  sort: oneOf(productSorts),
  page: wholeTo(1_000_000),
  pageSize: wholeTo(100),
}

/** A change of filters; `undefined` and an empty text remove one. */
export type FilterChange = Partial<Record<keyof ProductListQuery, string | undefined>>

/** Returns the parameters after a change. Any change but of the page returns to the first page. */
export function changeFilters(parameters: URLSearchParams, change: FilterChange): URLSearchParams {
  const changed = new URLSearchParams(parameters)
  changed.delete('page')
  for (const [name, value] of Object.entries(change)) {
    if (value) changed.set(name, value)
    else changed.delete(name)
  }
  return changed
}

export function isFiltered({ page, pageSize, sort, ...filters }: ProductListQuery): boolean {
  return Object.values(filters).some((value) => value !== undefined)
}

/** Returns whether this is the unfiltered first page, which is stored for when the API cannot be reached. */
export function isWholeCatalogue(query: ProductListQuery): boolean {
  return !isFiltered(query) && query.page === 1 && Object.values(nameSorts).includes(query.sort)
}
