import { expect, it } from 'vitest'
import { reasonsToHold, wasDeclinedRecently } from '#server/modules/maintenance/retention/brake.rules.ts'

const now = new Date('2026-05-20T09:00:00Z')
const hours = (count: number) => new Date(now.getTime() + count * 3_600_000)
const enquiries = (due: number, of: number) => ({ kind: 'enquiries' as const, due, of })
const usual = { now, databaseNow: now, lastSeenAt: hours(-24), due: [enquiries(3, 2000)] }

it.each([
  ['an ordinary night', {}, []],
  ['an empty database', { lastSeenAt: null, due: [enquiries(0, 0)] }, []],
  ['clocks an hour apart', { databaseNow: hours(-1) }, []],
  ['the app ahead of PostgreSQL', { databaseNow: hours(-1.01) }, ['clocks_differ']],
  ['the app behind PostgreSQL', { databaseNow: hours(1.01) }, ['clocks_differ']],
  ['a month off', { lastSeenAt: hours(-30 * 24) }, []],
  ['more than a month off', { lastSeenAt: hours(-30 * 24 - 0.01) }, ['long_gap']],
  ['a clock behind what was written', { lastSeenAt: hours(300 * 24) }, []],
  ['all of a few', { due: [enquiries(20, 20)] }, []],
  ['half', { due: [enquiries(11, 22)] }, []],
  ['more than half', { due: [enquiries(11, 21)] }, ['unusual_amount']],
  ['more than half of one kind', { due: [enquiries(0, 500), enquiries(127, 127)] }, ['unusual_amount']],
  [
    'a clock of 2029',
    { now: new Date('2029-01-01T00:00:00Z'), due: [enquiries(127, 127)] },
    ['clocks_differ', 'long_gap', 'unusual_amount'],
  ],
])('%s', (_case, facts, reasons) => {
  expect(reasonsToHold({ ...usual, ...facts })).toEqual(reasons)
})

it.each([
  ['just now', 0, true],
  ['almost a week ago', -7 * 24 + 0.01, true],
  ['a week ago', -7 * 24, false],
  ['a month ago', -30 * 24, false],
  ['by a clock that is days ahead', 6 * 24, true],
  ['by a clock that is weeks ahead', 14 * 24, false],
])('asks again or not where staff declined %s', (_case, at, isLately) => {
  expect(wasDeclinedRecently(hours(at), now)).toBe(isLately)
})
