import { languageTags } from '#contract/i18n/language-values.ts'
import { useLanguage } from '../../i18n/language.tsx'

/** Writes an ISO date in words, such as 2026年11月25日星期三. */
export function useDay(): (date: string) => string {
  const format = new Intl.DateTimeFormat(languageTags[useLanguage()], { dateStyle: 'full', timeZone: 'UTC' })
  return (date) => format.format(new Date(date))
}
