import { dateText } from '#contract/i18n/date-text.ts'

/**
 * A time of the last days, as the reader's clock has it: "25 Nov, 14:30".
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
