import { countMissedSearch } from '#contract/endpoints/search.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { call } from './request.ts'

/** POST /missed-searches: for staff, to add a synonym. Nobody waits for it, and nothing is said where it fails. */
export function tellOfMissedSearch(search: string, language: Language): void {
  call(countMissedSearch, { body: { search, language } }).catch(() => undefined)
}
