import { expect, it } from 'vitest'
import { bookableDays } from '../../../client/src/site/contact/demo-days.ts'

// Contract: 24 hours ahead, 90 days at most, the last start at 16:00, all in Hong Kong.
it.each([
  ['2026-11-23T09:00+08:00', '2026-11-24', '2027-02-21'],
  ['2026-11-23T16:00+08:00', '2026-11-24', '2027-02-21'],
  ['2026-11-23T16:01+08:00', '2026-11-25', '2027-02-21'],
  ['2026-11-23T23:59+08:00', '2026-11-25', '2027-02-21'],
  ['2026-11-24T00:00+08:00', '2026-11-25', '2027-02-22'],
  ['2026-12-31T12:00Z', '2027-01-02', '2027-03-31'],
])('at %s, from %s to %s', (now, first, last) => {
  expect(bookableDays(Date.parse(now))).toEqual({ first, last })
})
