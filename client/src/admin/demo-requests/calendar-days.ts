import { dateText } from '#contract/i18n/formats.ts'
import { dateLocales, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { DemoCalendar, StaffDemoRequest } from '#contract/requests/messages.ts'

const dayMs = 86_400_000
/** Hong Kong is UTC+8 all year. */
const hongKongAheadMs = 8 * 3_600_000

/** Returns the weeks of a month (YYYY-MM) from Monday to Sunday, filled up with days of neighbouring months. */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01`)
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs
  const weeks: string[][] = []
  for (let monday = start; weeks.length === 0 || isoDay(monday).startsWith(month); monday += 7 * dayMs) {
    weeks.push(Array.from({ length: 7 }, (_, index) => isoDay(monday + index * dayMs)))
  }
  return weeks
}

/** @param by number of months; negative goes back */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** Returns the current day in Hong Kong, YYYY-MM-DD. */
export function todayInHongKong(now: Date): string {
  return isoDay(now.getTime() + hongKongAheadMs)
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** "December 2026". */
export function monthName(month: string, language: ReaderLanguage): string {
  const style = { year: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return dateText(`${month}-01`, dateLocales[language], style)
}

/** "Tuesday 1 December". */
export function dayName(day: string, language: ReaderLanguage): string {
  const style = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return dateText(day, dateLocales[language], style)
}

/** Starts with Monday. */
export function weekdayNames(language: ReaderLanguage): { short: string; long: string }[] {
  const monday = Date.parse('2026-11-23')
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(monday + index * dayMs)
    const name = (weekday: 'short' | 'long') =>
      day.toLocaleDateString(dateLocales[language], { weekday, timeZone: 'UTC' })
    return { short: name('short'), long: name('long') }
  })
}

/** Returns a day's demos by time: scheduled ones, and those that only prefer that day. */
export function demosOf({ items }: DemoCalendar, day: string): StaffDemoRequest[] {
  const timeOf = ({ scheduledTime, preferredTime }: StaffDemoRequest) => scheduledTime ?? preferredTime ?? ''
  return items
    .filter(({ scheduledDate, preferredDate }) => (scheduledDate ?? preferredDate) === day)
    .toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)))
}
