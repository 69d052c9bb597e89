import { chanceOf } from './sample-random.ts'

export const dayMs = 24 * 60 * 60_000
/** Samples live in Hong Kong, which has no summer time. */
const offsetMs = 8 * 60 * 60_000

/** What samples are made of and for. */
export interface Span {
  /** The day on which the sample company's year began, YYYY-MM-DD: it grows from there on. */
  anchor: string
  /** What is made comes after this moment, up to and with `until`. */
  after: Date
  until: Date
}

/** The day in Hong Kong. */
export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10)
}

/** When a day begins in Hong Kong. */
export function startOf(day: string): number {
  return Date.parse(day) - offsetMs
}

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

/** Days of a span, from the first that it touches on. */
export function daysOf({ after, until }: Span): string[] {
  const days: string[] = []
  for (let day = dayOf(after); day <= dayOf(until); day = daysAfter(day, 1)) days.push(day)
  return days
}

/** Hardly anybody works on Sundays. */
const weekdays = [0.12, 1.1, 1.25, 1.15, 1.1, 0.95, 0.4]
/** January to December: Lunar New Year is quiet, budgets are spent in March, July and November. */
const months = [0.95, 0.62, 1.25, 1.0, 1.02, 1.05, 1.12, 0.95, 1.05, 1.1, 1.22, 0.9]
const yearDays = 365

/** How busy a day is beside one of the first days: the company doubles in a year, and then a little more. */
function paceOf(day: string, anchor: string): number {
  const date = new Date(day)
  const age = (Date.parse(day) - Date.parse(anchor)) / dayMs / yearDays
  const growth = 1 + Math.min(Math.max(age, 0), 3)
  return growth * (weekdays[date.getUTCDay()] ?? 1) * (months[date.getUTCMonth()] ?? 1)
}

/**
 * The moments of a day at which something of a kind happened, within the span, in office hours.
 * @param rate how many on a day of pace 1
 */
export function momentsOf(kind: string, day: string, rate: number, span: Span): { key: string; at: Date }[] {
  const chance = chanceOf(`${kind} on ${day}`)
  const expected = rate * paceOf(day, span.anchor) * (0.5 + chance.next())
  const count = Math.floor(expected) + (chance.next() < expected % 1 ? 1 : 0)
  const moments = Array.from({ length: count }, (_, nth) => ({
    key: `${kind} ${day} ${nth}`,
    at: new Date(startOf(day) + chance.between(9 * 60, 19 * 60) * 60_000 + chance.between(0, 59_999)),
  }))
  return moments.filter(({ at }) => at > span.after && at <= span.until)
}

/** Days from a moment to the beginning of the span's last day: what has happened to a thing by then is the same all day. */
export function ageAt(at: Date, { until }: Span): number {
  return (startOf(dayOf(until)) - at.getTime()) / dayMs
}
