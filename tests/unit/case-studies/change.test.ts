import { expect, it } from 'vitest'
import { changePercent } from '../../../client/src/content/CaseSheet.tsx'

it.each([
  // (18 − 310) ÷ 310 = −0.9419
  [310, 18, '−94%'],
  // (82 − 96) ÷ 96 = −0.1458
  [96, 82, '−15%'],
  // (6.5 − 9) ÷ 9 = −0.2778
  [9, 6.5, '−28%'],
  [40, 50, '+25%'],
  [40, 40, '+0%'],
])('%d to %d is %s', (before, after, percent) => {
  expect(changePercent({ before, after })).toBe(percent)
})
