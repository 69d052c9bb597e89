import type { HolidayCalendar } from './demo-slots.rules.ts'

/** Calculating a year takes some 50 ms. */
const years = new Map<string, Set<string>>()

/**
 * The general holidays of Hong Kong, with the days that stand in for those on a Sunday. The calendars of all countries take
 * 0.1 s and 40 MB to load, so they are loaded by the first question and not by the start.
 */
export async function hongKongHolidays(): Promise<HolidayCalendar> {
  const { default: Holidays } = await import('date-holidays')
  return (date) => {
    const year = date.slice(0, 4)
    const known = years.get(year) ?? daysOf(new Holidays('HK', { types: ['public'] }).getHolidays(year))
    years.set(year, known)
    return known.has(date)
  }
}

/** `date` is local: "2026-10-01 00:00:00". */
function daysOf(holidays: { date: string }[]): Set<string> {
  return new Set(holidays.map(({ date }) => date.slice(0, 10)))
}
