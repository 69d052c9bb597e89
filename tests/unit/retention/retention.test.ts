import { expect, it } from 'vitest'
import { daysBefore, erasedBefore } from '#server/modules/maintenance/retention/retention.rules.ts'

it('erases what the privacy page says: enquiries after two years, quotations after seven, talks by the settings', () => {
  const now = new Date('2026-05-20T09:00:00Z')
  expect(erasedBefore(now, 90)).toEqual({
    enquiries: new Date('2024-05-20T09:00:00Z'),
    demoRequests: new Date('2024-05-20T09:00:00Z'),
    quoteRequests: new Date('2019-05-20T09:00:00Z'),
    conversations: new Date('2026-02-19T09:00:00Z'),
  })
  expect(now.toISOString()).toBe('2026-05-20T09:00:00.000Z')
})

it.each([
  [0, '2026-03-01T09:00:00.000Z'],
  [1, '2026-02-28T09:00:00.000Z'],
  [365, '2025-03-01T09:00:00.000Z'],
])('counts %i days back', (days, then) => {
  expect(daysBefore(new Date('2026-03-01T09:00:00Z'), days).toISOString()).toBe(then)
})
