import { dateText } from '#contract/i18n/formats.ts'
import { dateLocales } from '#contract/i18n/language-values.ts'
import { useLanguage } from '../../../i18n/language.tsx'

/** Returns functions that format dates in Hong Kong time: "20 December 2026". */
export function useOfferDays() {
  const language = useLanguage()
  const locale = dateLocales[language]
  const timeZone = 'Asia/Hong_Kong'
  return {
    /** @param date YYYY-MM-DD */
    day: (date: string) => dateText(date, locale, { dateStyle: 'long', timeZone: 'UTC' }),
    /** @param at ISO 8601 */
    dayOf: (at: string) => dateText(at, locale, { dateStyle: 'long', timeZone }),
    exact: (at: string) => dateText(at, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  }
}
