import { dateText } from '#contract/i18n/formats.ts'

/**
 * Formats a recent time in the reader's time zone: "25 Nov, 14:30".
 * @param at ISO 8601
 * @param locale one of `dateLocales`
 */
export function timeText(at: string, locale: string): string {
  return dateText(at, locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
}
