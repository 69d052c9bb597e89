import { dateText } from '#contract/i18n/date-text.ts'
import { dateLocales, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { DemoCalendar, StaffDemoRequest } from '#contract/requests/messages.ts'

const dayMs = 86_400_000
/** Hong Kong is 8 hours ahead of UTC all year. */
const hongKongAheadMs = 8 * 3_600_000

/** A month, YYYY-MM, as weeks from Monday to Sunday; days of its neighbours fill the first and the last. */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01`)
  const start = first - ((new Date(first).getUTCDay() + 6) % 7) * dayMs
  const weeks: string[][] = []
  for (let monday = start; weeks.length === 0 || isoDay(monday).startsWith(month); monday += 7 * dayMs) {
    weeks.push(Array.from({ length: 7 }, (_, index) => isoDay(monday + index * dayMs)))
  }
  return weeks
}

/** @param by how many months later; negative: before */
export function shiftMonth(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7)
}

/** What day it is in Hong Kong, YYYY-MM-DD. */
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

/** From Monday on. */
export function weekdayNames(language: ReaderLanguage): { short: string; long: string }[] {
  const monday = Date.parse('2026-11-23')
  return Array.from({ length: 7 }, (_, index) => {
    const day = new Date(monday + index * dayMs)
    const name = (weekday: 'short' | 'long') =>
      day.toLocaleDateString(dateLocales[language], { weekday, timeZone: 'UTC' })
    return { short: name('short'), long: name('long') }
  })
}

/** Those of a day, by their time: that they hold a slot of, or wish for without one. */
export function demosOf({ items }: DemoCalendar, day: string): StaffDemoRequest[] {
  const timeOf = ({ scheduledTime, preferredTime }: StaffDemoRequest) => scheduledTime ?? preferredTime ?? ''
  return items
    .filter(({ scheduledDate, preferredDate }) => (scheduledDate ?? preferredDate) === day)
    .toSorted((a, b) => timeOf(a).localeCompare(timeOf(b)))
}
