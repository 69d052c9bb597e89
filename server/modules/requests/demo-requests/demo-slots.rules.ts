import {
  type DemoClosure,
  type DemoSlots,
  type DemoTime,
  demoHorizonDays,
  demoNoticeHours,
  demoTimes,
} from '#contract/requests/demo-requests.ts'
import { holidayTable } from './hong-kong-holidays-table.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Hong Kong is UTC+8 all year. */
const hongKongAheadMs = 8 * hourMs

/** Returns whether an ISO date is a public holiday in Hong Kong. */
export type HolidayCalendar = (date: string) => boolean

function startOf(date: string, time: DemoTime): Date {
  return new Date(`${date}T${time}:00+08:00`)
}

/** Returns why no demos are given on a day, or undefined. @param date ISO date in Hong Kong */
export function closureOf(date: string, now: Date, isHoliday: HolidayCalendar): DemoClosure | undefined {
  const today = new Date(now.getTime() + hongKongAheadMs).toISOString().slice(0, 10)
  const ahead = (Date.parse(date) - Date.parse(today)) / dayMs
  if (ahead < 0) return 'past'
  if (ahead > demoHorizonDays) return 'too-far'
  return restOf(date, isHoliday)
}

/**
 * Returns whether staff may confirm a slot: as for visitors, but without the minimum notice, if it is in the future.
 */
export function isOpenToStaff(date: string, time: DemoTime, now: Date, isHoliday: HolidayCalendar): boolean {
  return closureOf(date, now, isHoliday) === undefined && startOf(date, time).getTime() > now.getTime()
}

/** Returns why a day is not a working day, past or future; undefined on working days. */
export function restOf(date: string, isHoliday: HolidayCalendar): 'weekend' | 'holiday' | undefined {
  const weekday = new Date(date).getUTCDay()
  if (weekday === 0 || weekday === 6) return 'weekend'
  return isHoliday(date) ? 'holiday' : undefined
}

/** Returns the bookable start times of a day, taken ones included; none on closed days or within the minimum notice. */
export function opening(date: string, now: Date, isHoliday: HolidayCalendar): Pick<DemoSlots, 'closed' | 'slots'> {
  const closed = closureOf(date, now, isHoliday) ?? null
  const earliest = now.getTime() + demoNoticeHours * hourMs
  const slots = demoTimes
    .map((time) => ({ time, startsAt: startOf(date, time) }))
    .filter(({ startsAt }) => closed === null && startsAt.getTime() >= earliest)
  return { closed, slots: slots.map(({ time, startsAt }) => ({ time, startsAt: startsAt.toISOString() })) }
}

const days = new Set(
  Object.entries(holidayTable).flatMap(([year, holidays]) => holidays.split(' ').map((day) => `${year}-${day}`)),
)

/**
 * Returns whether an ISO date is a public holiday of Hong Kong or its substitute. Years outside the table have none.
 */
export function isHongKongHoliday(date: string): boolean {
  return days.has(date)
}
