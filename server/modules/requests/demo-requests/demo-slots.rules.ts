import {
  type DemoClosure,
  type DemoSlots,
  type DemoTime,
  demoHorizonDays,
  demoNoticeHours,
  demoTimes,
} from '#contract/requests/demo-requests.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** Hong Kong is 8 hours ahead of UTC all year. */
const hongKongAheadMs = 8 * hourMs

/** Whether an ISO date is a general holiday in Hong Kong. */
export type HolidayCalendar = (date: string) => boolean

/** When a demo starts. */
function startOf(date: string, time: DemoTime): Date {
  return new Date(`${date}T${time}:00+08:00`)
}

/**
 * Why there are no demos on a day, or undefined on a working day within reach.
 * @param date ISO date in Hong Kong
 */
export function closureOf(date: string, now: Date, isHoliday: HolidayCalendar): DemoClosure | undefined {
  const today = new Date(now.getTime() + hongKongAheadMs).toISOString().slice(0, 10)
  const ahead = (Date.parse(date) - Date.parse(today)) / dayMs
  if (ahead < 0) return 'past'
  if (ahead > demoHorizonDays) return 'too-far'
  return restOf(date, isHoliday)
}

/**
 * Whether staff may agree on a slot: on the days and at the times that visitors may choose, without the day's notice that they
 * need, as long as it is still to come.
 */
export function isOpenToStaff(date: string, time: DemoTime, now: Date, isHoliday: HolidayCalendar): boolean {
  return closureOf(date, now, isHoliday) === undefined && startOf(date, time).getTime() > now.getTime()
}

/** Why nobody gives demos on a day, whenever it is; undefined on a working day. */
export function restOf(date: string, isHoliday: HolidayCalendar): 'weekend' | 'holiday' | undefined {
  const weekday = new Date(date).getUTCDay()
  if (weekday === 0 || weekday === 6) return 'weekend'
  return isHoliday(date) ? 'holiday' : undefined
}

/**
 * The starts that can be booked on a day, whether they are taken or not: none on a closed day, and none so soon that nobody
 * could confirm it.
 */
export function opening(date: string, now: Date, isHoliday: HolidayCalendar): Pick<DemoSlots, 'closed' | 'slots'> {
  const closed = closureOf(date, now, isHoliday) ?? null
  const earliest = now.getTime() + demoNoticeHours * hourMs
  const slots = demoTimes
    .map((time) => ({ time, startsAt: startOf(date, time) }))
    .filter(({ startsAt }) => closed === null && startsAt.getTime() >= earliest)
  return { closed, slots: slots.map(({ time, startsAt }) => ({ time, startsAt: startsAt.toISOString() })) }
}
