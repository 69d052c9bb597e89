import { dateText } from '#contract/i18n/formats.ts'
import { dateLocales } from '#contract/i18n/language-values.ts'
import { useLanguage } from '../../i18n/language.tsx'

/** Returns a function that formats an ISO date in words, such as 2026 年 11 月 25 日星期三. */
export function useDay(): (date: string) => string {
  const locale = dateLocales[useLanguage()]
  return (date) => dateText(date, locale, { dateStyle: 'full', timeZone: 'UTC' })
}
