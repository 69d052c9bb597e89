import { holidayTable } from './hong-kong-holidays-table.ts'

const days = new Set(
  Object.entries(holidayTable).flatMap(([year, holidays]) => holidays.split(' ').map((day) => `${year}-${day}`)),
)

/** Whether a day, such as 2026-10-01, is a general holiday of Hong Kong, or stands in for one on a Sunday. Beyond the table's years none is. */
export function isHongKongHoliday(date: string): boolean {
  return days.has(date)
}
