import { expect, it } from 'vitest'
import { periodsAfter, priceUntilRenewal, renewalLead } from '#contract/billing/subscriptions.ts'

it.each([
  ['2026-11-30', 'year', 1, '2027-11-30'],
  ['2028-02-29', 'year', 1, '2029-02-28'],
  ['2028-02-29', 'year', 4, '2032-02-29'],
  ['2026-01-31', 'month', 1, '2026-02-28'],
  ['2026-01-31', 'month', 2, '2026-03-31'],
  ['2026-08-31', 'month', 6, '2027-02-28'],
  ['2026-12-31', 'month', 1, '2027-01-31'],
  ['2026-03-30', 'month', -1, '2026-02-28'],
] as const)('from %s by %s, %i later is %s', (anchor, period, periods, day) => {
  expect(periodsAfter(anchor, period, periods)).toBe(day)
})

it.each([
  ['a whole year from its first day', { anchorOn: '2026-01-01', periods: 1, period: 'year' }, '2026-01-01', 365],
  ['the last day', { anchorOn: '2026-01-01', periods: 1, period: 'year' }, '2026-12-31', 1],
  ['100 days of a leap year', { anchorOn: '2028-01-01', periods: 1, period: 'year' }, '2028-09-23', 99.73],
  ['a year that has been renewed early', { anchorOn: '2026-01-01', periods: 2, period: 'year' }, '2026-12-02', 395],
  ['half of a month', { anchorOn: '2026-06-01', periods: 1, period: 'month' }, '2026-06-16', 182.5],
  ['nothing that is paid any more', { anchorOn: '2026-01-01', periods: 1, period: 'year' }, '2027-01-01', 0],
] as const)('a piece costs until the renewal: %s', (_case, paid, from, price) => {
  expect(priceUntilRenewal(paid, 365, from)).toBe(price)
})

it('months are invoiced a week before at most', () => {
  expect([renewalLead('year', 30), renewalLead('month', 30), renewalLead('month', 3)]).toEqual([30, 7, 3])
})
