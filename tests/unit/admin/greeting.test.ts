import { expect, it } from 'vitest'
import { greetingAt } from '../../../client/src/admin/dashboard/greeting.rules.ts'

it.each([
  ['2026-11-28T20:59:00Z', 'Good evening, Mei'],
  ['2026-11-28T21:00:00Z', 'Good morning, Mei'],
  ['2026-11-29T03:59:00Z', 'Good morning, Mei'],
  ['2026-11-29T04:00:00Z', 'Good afternoon, Mei'],
  ['2026-11-29T09:59:00Z', 'Good afternoon, Mei'],
  ['2026-11-29T10:00:00Z', 'Good evening, Mei'],
  ['2026-11-29T16:00:00Z', 'Good evening, Mei'], // midnight in Hong Kong
])('%s is greeted by Hong Kong’s hour, wherever the browser is: %s', (moment, greeting) => {
  expect(greetingAt(new Date(moment))?.en('Mei')).toBe(greeting)
})
