// node scripts/holidays.ts: updates the table of Hong Kong's public holidays from date-holidays. That package takes
// 40 MB and 0.1 s to load, and 50 ms per year, so the server uses the table. A test fails when the table is outdated.
import { writeFile } from 'node:fs/promises'
import Holidays from 'date-holidays'

const file = 'server/modules/requests/demo-requests/hong-kong-holidays-table.ts'
const [first, last] = [2024, 2060]

/** Returns month and day of each holiday, substitutes for Sundays included: "01-01 02-17". */
export function holidaysOf(year: number): string {
  const found = new Holidays('HK', { types: ['public'] }).getHolidays(year)
  return found.map(({ date }) => date.slice('2026-'.length, '2026-01-01'.length)).join(' ')
}

if (import.meta.main) {
  const years = Array.from({ length: last - first + 1 }, (_, index) => first + index)
  const rows = years.map((year) => `  ${year}: '${holidaysOf(year)}',\n`)
  const comment = '/** Written by scripts/holidays.ts: the general holidays of Hong Kong by year, month and day. */'
  await writeFile(file, `${comment}\nexport const holidayTable: Record<string, string> = {\n${rows.join('')}}\n`)
}
