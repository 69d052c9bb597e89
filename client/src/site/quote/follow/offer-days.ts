import { dateText } from '#contract/i18n/date-text.ts'
import { dateLocales } from '#contract/i18n/language-values.ts'
import { useLanguage } from '../../../i18n/language.tsx'

const dayMs = 86_400_000
/** Hong Kong is 8 hours ahead of UTC all year. */
const hongKongAheadMs = 8 * 3_600_000

/** Days until the end of one in Hong Kong; 0 on the day itself. @param day YYYY-MM-DD @param now ms since 1970 */
export function daysUntil(day: string, now: number): number {
  const today = new Date(now + hongKongAheadMs).toISOString().slice(0, 10)
  return Math.round((Date.parse(day) - Date.parse(today)) / dayMs)
}

/** Writes days and moments as in Hong Kong: "20 December 2026". */
export function useOfferDays() {
  const language = useLanguage()
  const locale = dateLocales[language]
  const timeZone = 'Asia/Hong_Kong'
  return {
    /** Of YYYY-MM-DD. */
    day: (date: string) => dateText(date, locale, { dateStyle: 'long', timeZone: 'UTC' }),
    /** The day of a moment. */
    dayOf: (at: string) => dateText(at, locale, { dateStyle: 'long', timeZone }),
    exact: (at: string) => dateText(at, locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }),
  }
}
