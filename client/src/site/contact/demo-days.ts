import { demoHorizonDays, demoNoticeHours, demoTimes } from '#contract/requests/demo-values.ts'

const hourMs = 3_600_000

/** Hong Kong is 8 hours ahead of UTC all year. */
const hongKongAheadMs = 8 * hourMs

/** The first and the last day on which a demo may be booked, as ISO dates in Hong Kong. @param now ms since 1970 */
export function bookableDays(now: number): { first: string; last: string } {
  const earliest = hongKong(now + demoNoticeHours * hourMs)
  const isAfterLastStart = earliest.slice(11, 16) > (demoTimes.at(-1) ?? '')
  const first = isAfterLastStart ? hongKong(now + (demoNoticeHours + 24) * hourMs) : earliest
  const last = hongKong(now + demoHorizonDays * 24 * hourMs)
  return { first: first.slice(0, 10), last: last.slice(0, 10) }
}

/** A moment as a clock in Hong Kong shows it: 2026-11-23T09:00:00.000. */
function hongKong(time: number): string {
  return new Date(time + hongKongAheadMs).toISOString().slice(0, -1)
}
