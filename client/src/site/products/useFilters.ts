import { startTransition, useOptimistic } from 'react'
import { type To, useNavigate, useSearchParams } from 'react-router-dom'
import type { ProductListQuery } from '#contract/catalogue/products.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { changeFilters, type FilterChange, readFilters } from './filters.ts'

export interface Filters {
  query: ProductListQuery
  /** Adds a history entry. */
  change: (change: FilterChange) => void
  /** Replaces the history entry, for typing. */
  adjust: (change: FilterChange) => void
  /** Returns a link's target after a change. */
  linkTo: (change: FilterChange) => To
  /** A link's target without filters. */
  cleared: To
}

/**
 * Returns the catalogue's filters, whose only state is the address. The router changes the address in a transition; the
 * fields show pending changes at once.
 */
export function useFilters(): Filters {
  const language = useLanguage()
  const [present] = useSearchParams()
  const navigate = useNavigate()
  const [parameters, anticipate] = useOptimistic(present)
  function go(next: URLSearchParams, replace = false) {
    startTransition(async () => {
      anticipate(next)
      await navigate({ search: next.toString() }, { replace })
    })
  }
  return {
    query: readFilters(parameters, language),
    change: (change) => go(changeFilters(parameters, change)),
    adjust: (change) => go(changeFilters(parameters, change), true),
    linkTo: (change) => ({ search: changeFilters(parameters, change).toString() }),
    cleared: { search: '' },
  }
}
