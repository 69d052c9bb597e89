import type { Language } from '#contract/i18n/languages.ts'

/** POST /missed-searches: for staff, to add a synonym. Nobody waits for it, and nothing is said where it fails. */
export function tellOfMissedSearch(search: string, language: Language): void {
  tell(search, language).catch(() => undefined)
}

/** With code of its own, which is no part of a first load. */
async function tell(search: string, language: Language): Promise<void> {
  const [{ call }, { countMissedSearch }] = await Promise.all([
    import('./calls/request.ts'),
    import('#contract/endpoints/catalogue/search.ts'),
  ])
  await call(countMissedSearch, { body: { search, language } })
}
