import { describe, expect, it } from 'vitest'
import { averageOf, figureOf, percentOf, sharesOf } from '#server/modules/reports/figures.rules.ts'
import { piecesOf } from '#server/modules/reports/pieces.rules.ts'

describe('a figure beside the one before', () => {
  it.each([
    [110, 100, 10],
    [90, 100, -10],
    [100.05, 100, 0.1],
    [99.95, 100, -0.1],
    [0, 8, -100],
    [5, 0, null],
    [0, 0, null],
  ])('%d after %d is %s percent', (value, before, change) => {
    expect(figureOf(value, before)).toEqual({ value, before, change })
  })
})

it.each([
  [100, 3, 33.33],
  [200, 3, 66.67],
  [0.01, 2, 0.01],
  [0, 0, 0],
  [5, 0, 0],
])('HKD %d of %d orders is %d on average', (revenue, orders, average) => {
  expect(averageOf(revenue, orders)).toBe(average)
})

describe('shares', () => {
  it.each<[number[], number | undefined, number[]]>([
    [[1, 1, 1], undefined, [33.4, 33.3, 33.3]],
    [[1, 1, 1], 0, [34, 33, 33]],
    [[2, 1], 0, [67, 33]],
    [[1, 2], 0, [33, 67]],
    [[1, 1, 1, 1, 1, 1], 0, [17, 17, 17, 17, 16, 16]],
    [[5], undefined, [100]],
    [[3, 1], 0, [75, 25]],
    [[0, 0], undefined, [0, 0]],
    [[0, 4], undefined, [0, 100]],
    [[], undefined, []],
  ])('of %o, %s decimals, are %o', (values, decimals, shares) => {
    expect(sharesOf(values, decimals)).toEqual(shares)
  })
})

it.each([
  [1, 3, 33],
  [2, 3, 67],
  [1, 8, 13],
  [0, 5, 0],
  [3, 0, 0],
])('%d of %d is %d percent', (part, whole, percent) => {
  expect(percentOf(part, whole)).toBe(percent)
})

describe('days cut into months', () => {
  it.each<[string, string, string, string[]]>([
    [
      'a year and two ends',
      '2025-11-15',
      '2026-11-15',
      ['day 2025-11-15 2025-12-01', 'month 2025-12-01 2026-11-01', 'day 2026-11-01 2026-11-15'],
    ],
    ['whole months', '2026-01-01', '2026-03-01', ['month 2026-01-01 2026-03-01']],
    ['from the first on', '2026-01-01', '2026-02-10', ['month 2026-01-01 2026-02-01', 'day 2026-02-01 2026-02-10']],
    ['to the end of a month', '2026-01-10', '2026-03-01', ['day 2026-01-10 2026-02-01', 'month 2026-02-01 2026-03-01']],
    ['two ends without a whole month', '2026-01-10', '2026-02-10', ['day 2026-01-10 2026-02-10']],
    ['within a month', '2026-01-10', '2026-01-20', ['day 2026-01-10 2026-01-20']],
    ['one day', '2026-12-31', '2027-01-01', ['day 2026-12-31 2027-01-01']],
    [
      'over the turn of a year',
      '2025-12-15',
      '2026-02-01',
      ['day 2025-12-15 2026-01-01', 'month 2026-01-01 2026-02-01'],
    ],
  ])('%s', (_what, from, to, pieces) => {
    expect(piecesOf(from, to).map((piece) => `${piece.grain} ${piece.from} ${piece.to}`)).toEqual(pieces)
  })
})
