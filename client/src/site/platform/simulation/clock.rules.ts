/**
 * The simulated month is October 2026 in Hong Kong. Times are seconds since its first midnight; the reader's clock and
 * time zone are never used.
 */
export const minute = 60
export const hour = 60 * minute
export const day = 24 * hour
export const monthEnd = 31 * day
/** Wednesday 28 October, 08:00, when every visit begins. */
export const start = 27 * day + 8 * hour
/** Reporting interval of meters. */
export const interval = 15 * minute

const firstWeekday = 4 // 1 October 2026 is a Thursday
/** General holidays: National Day, and the day following Chung Yeung. */
const holidays = [1, 19]

export interface CalendarTime {
  /** Day of the month from 1; 32 is the midnight that ends the month. */
  date: number
  /** 0 is Sunday. */
  weekday: number
  hours: number
  minutes: number
  seconds: number
}

export function calendarOf(at: number): CalendarTime {
  const days = Math.floor(at / day)
  const left = at - days * day
  return {
    date: days + 1,
    weekday: (firstWeekday + days) % 7,
    hours: Math.floor(left / hour),
    minutes: Math.floor((left % hour) / minute),
    seconds: Math.floor(left % minute),
  }
}

export type Work = 'full' | 'half' | 'none'

/** Working hours of each day, precomputed because they are read often. */
const works: readonly Work[] = Array.from({ length: 32 }, (_, index) => {
  const { date, weekday } = calendarOf(index * day)
  if (weekday === 0 || holidays.includes(date)) return 'none'
  return weekday === 6 ? 'half' : 'full'
})

/** Returns when offices are open: all day, Saturdays until 13:00, not on Sundays and holidays. */
export function workOf(at: number): Work {
  return works[Math.floor(at / day)] ?? 'none'
}

/** Formats as "08:05". */
export function timeOfDay(at: number): string {
  const { hours, minutes } = calendarOf(at)
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}
