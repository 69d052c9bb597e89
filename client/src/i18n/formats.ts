import { dateText, grouped } from '#contract/i18n/formats.ts'

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

/** Formats an amount as Hong Kong writes it, with cents only if there are any: "1,180", "151.04". */
export function amountText(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.')
  return cents === '00' ? grouped(whole) : `${grouped(whole)}.${cents}`
}
