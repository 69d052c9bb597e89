import { countMissedSearch } from '#contract/endpoints/catalogue/search.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { call } from './request.ts'

/** POST /missed-searches: for staff, to add a synonym. Failures are ignored: nobody waits for it. */
export function reportMissedSearch(search: string, language: Language): void {
  call(countMissedSearch, { body: { search, language } }).catch(() => undefined)
}
