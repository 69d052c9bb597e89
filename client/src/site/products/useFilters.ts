import { startTransition, useOptimistic } from 'react'
import type { ProductListQuery } from '#contract/catalogue/products.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useSearchParams } from '../../router/index.ts'
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
  /** The address's query with another search. */
  searchFor: (search: string) => string
}

/**
 * The catalogue's filters live in the address alone: links, reloads and the back button keep them. The router changes
 * the address in a transition; until it is through, the fields already show where it leads.
 */
export function useFilters(): Filters {
  const language = useLanguage()
  const [present, setParameters] = useSearchParams()
  const [parameters, anticipate] = useOptimistic(present)
  function go(next: URLSearchParams, replace = false) {
    startTransition(() => {
      anticipate(next)
      setParameters(next, { replace })
    })
  }
  return {
    query: readFilters(parameters, language),
    change: (change) => go(changeFilters(parameters, change)),
    adjust: (change) => go(changeFilters(parameters, change), true),
    clear: () => go(new URLSearchParams()),
    searchFor: (search) => `?${changeFilters(parameters, { search })}`,
    searchOfPage: (page) => `?${changeFilters(parameters, { page: page > 1 ? String(page) : undefined })}`,
  }
}
