import { demoHorizonDays, demoNoticeHours, demoTimes } from '#contract/requests/demo-values.ts'

const hourMs = 3_600_000

/** Hong Kong is UTC+8 all year. */
const hongKongAheadMs = 8 * hourMs

/**
 * Returns the first and last bookable day as ISO dates in Hong Kong.
 * @param now ms since 1970
 */
export function bookableDays(now: number): { first: string; last: string } {
  const earliest = hongKong(now + demoNoticeHours * hourMs)
  const isAfterLastStart = earliest.slice(11, 16) > (demoTimes.at(-1) ?? '')
  const first = isAfterLastStart ? hongKong(now + (demoNoticeHours + 24) * hourMs) : earliest
  const last = hongKong(now + demoHorizonDays * 24 * hourMs)
  return { first: first.slice(0, 10), last: last.slice(0, 10) }
}

/** Formats a time as Hong Kong's local time: 2026-11-23T09:00:00.000. */
function hongKong(time: number): string {
  return new Date(time + hongKongAheadMs).toISOString().slice(0, -1)
}
