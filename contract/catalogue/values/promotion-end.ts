import { dateText } from '../../i18n/formats.ts'

const minuteMs = 60_000
const zone = 'Asia/Hong_Kong'

/**
 * Formats the end of an offer in Hong Kong time: a day if it ends at midnight, else with the time.
 * @param until first moment after the offer, ISO 8601
 * @param locale one of `dateLocales`
 */
export function offerEndText(until: string, locale: string): string {
  const time = new Date(until).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  const day = dateText(lastOf(until), locale, { timeZone: zone, dateStyle: 'medium' })
  return time === '00:00' ? day : `${day} ${time}`
}

/** Returns the last day of an offer in Hong Kong: "2026-12-31". */
export function offerEndDay(until: string): string {
  return lastOf(until).toLocaleDateString('sv-SE', { timeZone: zone })
}

/** An offer until midnight ends on the day before. */
function lastOf(until: string): Date {
  return new Date(Date.parse(until) - minuteMs)
}
