import { queryOptions } from '@tanstack/react-query'
import { countMissedSearch, listSuggestions } from '#contract/endpoints/catalogue/search.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { call } from './request.ts'

/** POST /missed-searches: for staff, to add a synonym. Failures are ignored: nobody waits for it. */
export function reportMissedSearch(search: string, language: Language): void {
  call(countMissedSearch, { body: { search, language } }).catch(() => undefined)
}

/** GET /suggestions: products, pages and questions for what is being typed. */
export function suggestionsOptions(q: string, language: Language) {
  return queryOptions({
    queryKey: ['suggestions', q, language],
    queryFn: ({ signal }) => call(listSuggestions, { query: { q, language }, signal }),
    retry: false,
  })
}
