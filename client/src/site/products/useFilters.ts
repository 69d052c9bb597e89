import { useSearchParams } from 'react-router-dom'
import type { ProductListQuery } from '#contract/products.ts'
import { changeFilters, type FilterChange, readFilters } from './filters.ts'

export interface Filters {
  query: ProductListQuery
  /** A step of its own in the browser's history. */
  change: (change: FilterChange) => void
  /** Takes the place of the present step: for what is typed. */
  adjust: (change: FilterChange) => void
  clear: () => void
  /** The address's query with another page. */
  searchOfPage: (page: number) => string
}

/** The catalogue's filters live in the address alone: links, reloads and the back button keep them. */
export function useFilters(): Filters {
  const [parameters, setParameters] = useSearchParams()
  const apply = (change: FilterChange, replace: boolean) =>
    setParameters((current) => changeFilters(current, change), { preventScrollReset: true, replace })
  return {
    query: readFilters(parameters),
    change: (change) => apply(change, false),
    adjust: (change) => apply(change, true),
    clear: () => setParameters({}, { preventScrollReset: true }),
    searchOfPage: (page) => `?${changeFilters(parameters, { page: page > 1 ? String(page) : undefined })}`,
  }
}
