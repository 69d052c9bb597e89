import { holidayTable } from './hong-kong-holidays-table.ts'

const days = new Set(
  Object.entries(holidayTable).flatMap(([year, holidays]) => holidays.split(' ').map((day) => `${year}-${day}`)),
)

/**
 * Returns whether an ISO date is a public holiday of Hong Kong or its substitute. Years outside the table have none.
 */
export function isHongKongHoliday(date: string): boolean {
  return days.has(date)
}
