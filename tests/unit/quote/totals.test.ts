import { describe, expect, it } from 'vitest'
import type { PricePeriod } from '#contract/products.ts'
import { lineTotal, totalsOf } from '../../../client/src/site/quote/totals.ts'

const line = (unitPrice: number | null, quantity: number, period: PricePeriod = 'once') => ({
  unitPrice,
  quantity,
  period,
})

describe('totals', () => {
  it('keep what is paid once, a month and a year apart', () => {
    const lines = [line(399, 2, 'month'), line(1180, 10), line(980, 3), line(5000, 1, 'year')]
    expect(totalsOf(lines)).toEqual({
      sums: [
        { period: 'once', amount: 14_740 }, // 11,800 + 2,940
        { period: 'month', amount: 798 },
        { period: 'year', amount: 5000 },
      ],
      onRequest: 0,
    })
  })

  it('count what is priced on request as such, not as nothing', () => {
    expect(totalsOf([line(null, 5), line(100, 1), line(null, 1, 'year')])).toEqual({
      sums: [{ period: 'once', amount: 100 }],
      onRequest: 2,
    })
    expect(totalsOf([line(null, 5)])).toEqual({ sums: [], onRequest: 1 })
  })

  it('count something that costs nothing', () => {
    expect(totalsOf([line(0, 5)]).sums).toEqual([{ period: 'once', amount: 0 }])
  })

  it.each([
    [[line(0.1, 3)], 0.3], // 0.30000000000000004 in floats
    [[line(0.1, 1), line(0.2, 1)], 0.3],
    [[line(151.04, 3)], 453.12],
    [[line(1.15, 100_000), line(0.01, 1)], 115_000.01],
    [[line(8.2, 3), line(4.35, 100)], 459.6],
  ])('are exact to the cent: %j is %d', (lines, amount) => {
    expect(totalsOf(lines).sums).toEqual([{ period: 'once', amount }])
  })

  it('of an empty list are none', () => {
    expect(totalsOf([])).toEqual({ sums: [], onRequest: 0 })
  })
})

describe('a line', () => {
  it.each([
    [1180, 12, 14_160],
    [151.04, 7, 1057.28],
    [1.1, 3, 3.3],
    [null, 3, null],
  ])('of %s, %d times, comes to %s', (unitPrice, quantity, total) => {
    expect(lineTotal(line(unitPrice, quantity))).toBe(total)
  })
})
