/** A day is YYYY-MM-DD; "7d" means the last seven days including today, so that saved views stay relative. */
const dayPattern = /^\d{4}-\d{2}-\d{2}$/
const sincePattern = /^([1-9]\d{0,2})d$/
const dayMs = 86_400_000

/** Returns whether a text is a valid first day of a range. */
export function isFirstDay(text: string): boolean {
  return isDay(text) || sincePattern.test(text)
}

export function isDay(text: string): boolean {
  if (!dayPattern.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Returns the day of a moment in a time zone, YYYY-MM-DD. */
export function dayOf(moment: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment)
}

/** Resolves "7d" to a day, counted back from today. */
export function firstDay(text: string, today: string): string {
  const days = sincePattern.exec(text)?.[1]
  return days === undefined ? text : shiftDay(today, 1 - Number(days))
}

export function shiftDay(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Returns the moment (ISO 8601, UTC) at which a day begins in a time zone. */
export function startOfDay(day: string, timeZone: string): string {
  const asUtc = Date.parse(`${day}T00:00:00Z`)
  const guess = asUtc - offsetMs(asUtc, timeZone)
  return new Date(asUtc - offsetMs(guess, timeZone)).toISOString()
}

function offsetMs(moment: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(moment)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT'
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d{2}):(\d{2})/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

const hongKongAheadMs = 8 * 3_600_000

/**
 * Formats a moment for a datetime field, in Hong Kong time (UTC+8 all year).
 * @returns "2026-12-01T09:00", or '' for null
 */
export function hongKongTyped(moment: string | null): string {
  return moment === null ? '' : new Date(Date.parse(moment) + hongKongAheadMs).toISOString().slice(0, 16)
}

/** Parses a datetime field as Hong Kong time. @returns null where it is empty */
export function hongKongMoment(typed: string): string | null {
  return typed === '' ? null : `${typed}:00+08:00`
}
