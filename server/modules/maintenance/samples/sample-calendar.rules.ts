import { chanceOf } from './sample-random.ts'

export const dayMs = 24 * 60 * 60_000
/** Sample times are in Hong Kong, which has no summer time. */
const offsetMs = 8 * 60 * 60_000

export interface Span {
  /** First day of the sample company's year, YYYY-MM-DD; its growth is counted from here. */
  anchor: string
  /** Samples lie after this moment, up to and including `until`. */
  after: Date
  until: Date
}

export function dayOf(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 10)
}

/** Returns the moment in milliseconds at which a Hong Kong day begins. */
export function startOf(day: string): number {
  return Date.parse(day) - offsetMs
}

export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)
}

export function daysOf({ after, until }: Span): string[] {
  const days: string[] = []
  for (let day = dayOf(after); day <= dayOf(until); day = daysAfter(day, 1)) days.push(day)
  return days
}

/** Sunday to Saturday, relative to an average day. */
const weekdays = [0.12, 1.1, 1.25, 1.15, 1.1, 0.95, 0.4]
/** January to December: Lunar New Year is quiet, budgets are spent in March, July and November. */
const months = [0.95, 0.62, 1.25, 1.0, 1.02, 1.05, 1.12, 0.95, 1.05, 1.1, 1.22, 0.9]
const yearDays = 365

/** Returns how busy a day is relative to the first days: the company doubles in a year and then grows a little more. */
function paceOf(day: string, anchor: string): number {
  const date = new Date(day)
  const age = (Date.parse(day) - Date.parse(anchor)) / dayMs / yearDays
  const growth = 1 + Math.min(Math.max(age, 0), 3)
  return growth * (weekdays[date.getUTCDay()] ?? 1) * (months[date.getUTCMonth()] ?? 1)
}

/** Returns moments in office hours at which samples are created. @param rate average number on a day of pace 1 */
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

/** Returns the age in days at the start of the span's last day, so that states stay the same all day. */
export function ageAt(at: Date, { until }: Span): number {
  return (startOf(dayOf(until)) - at.getTime()) / dayMs
}
