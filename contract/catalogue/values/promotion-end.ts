import { dateText } from '../../i18n/date-text.ts'

const minuteMs = 60_000
const zone = 'Asia/Hong_Kong'

/**
 * Until when an offer holds, in Hong Kong: a day where it ends with one, else with the time.
 * @param until the first moment at which it holds no more, ISO 8601
 * @param locale one of `dateLocales`
 */
export function offerEndText(until: string, locale: string): string {
  const time = new Date(until).toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
  const day = dateText(lastOf(until), locale, { timeZone: zone, dateStyle: 'medium' })
  return time === '00:00' ? day : `${day} ${time}`
}

/** The day of its last minute in Hong Kong: "2026-12-31". */
export function offerEndDay(until: string): string {
  return lastOf(until).toLocaleDateString('sv-SE', { timeZone: zone })
}

/** An offer until midnight is one of the day before. */
function lastOf(until: string): Date {
  return new Date(Date.parse(until) - minuteMs)
}
