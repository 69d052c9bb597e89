import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pricePeriods } from '#contract/products.ts'
import { documentAmounts, lineAmounts, rateOf } from '#contract/sales-amounts.ts'

describe('a line of a quotation or an order', () => {
  it.each([
    // quantity, unit price HKD, discount %, rate → net HKD, unit price, total, total HKD
    [1, 1180, 0, 1, 1180, 1180, 1180, 1180],
    [3, 1180, 10, 1, 1062, 1062, 3186, 3186],
    [3, 1180, 10, 0.128, 1062, 135.94, 407.82, 3186],
    [7, 99.99, 12.5, 0.92, 87.49, 80.49, 563.43, 612.43],
    [2, 0.05, 10, 1, 0.05, 0.05, 0.1, 0.1],
    [2, 0.01, 50, 1, 0.01, 0.01, 0.02, 0.02],
    [2, 0.01, 51, 1, 0, 0, 0, 0],
    [5, 980, 100, 0.128, 0, 0, 0, 0],
    [5, 0, 0, 0.128, 0, 0, 0, 0],
    [100_000, 9_999_999.99, 0, 0.00010001, 9_999_999.99, 1000.1, 100_010_000, 999_999_999_000],
  ])(
    '%d × HKD %d less %d %% at %d',
    (quantity, unitPriceHkd, discount, rate, netPriceHkd, unitPrice, total, totalHkd) => {
      expect(lineAmounts({ quantity, unitPriceHkd, discount }, rate)).toEqual({
        netPriceHkd,
        unitPrice,
        total,
        totalHkd,
      })
    },
  )

  const lines = fc.record({
    quantity: fc.integer({ min: 1, max: 1000 }),
    unitPriceHkd: fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100),
    discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
  })
  const rates = fc.integer({ min: 10_000, max: 1e9 }).map((units) => units / 1e8)

  it('is what exact decimals give, the unit rounded half up, then multiplied', () => {
    fc.assert(
      fc.property(lines, rates, (line, rate) => {
        const net = new Big(line.unitPriceHkd).times(new Big(100).minus(line.discount)).div(100)
        const unit = net.times(rate).round(2, Big.roundHalfUp)
        const unitHkd = net.round(2, Big.roundHalfUp)
        expect(lineAmounts(line, rate)).toEqual({
          netPriceHkd: unitHkd.toNumber(),
          unitPrice: unit.toNumber(),
          total: unit.times(line.quantity).toNumber(),
          totalHkd: unitHkd.times(line.quantity).toNumber(),
        })
      }),
    )
  })

  it('in HKD both amounts are the same', () => {
    fc.assert(
      fc.property(lines, (line) => {
        const { unitPrice, netPriceHkd, total, totalHkd } = lineAmounts(line, 1)
        expect([unitPrice, total]).toEqual([netPriceHkd, totalHkd])
      }),
    )
  })
})

describe('a document', () => {
  it('adds up its lines, and says what is paid once, each month and each year', () => {
    const lines = [
      { total: 0.1, totalHkd: 1, period: 'year' },
      { total: 0.2, totalHkd: 2, period: 'once' },
      { total: 0.7, totalHkd: 5.5, period: 'year' },
    ] as const
    expect(documentAmounts(lines)).toEqual({
      total: 1,
      totalHkd: 8.5,
      byPeriod: [
        { period: 'once', total: 0.2 },
        { period: 'year', total: 0.8 },
      ],
    })
  })

  it('without lines it is nothing', () => {
    expect(documentAmounts([])).toEqual({ total: 0, totalHkd: 0, byPeriod: [] })
  })

  it('its periods make its total', () => {
    const amount = fc.integer({ min: 0, max: 1e12 }).map((cents) => cents / 100)
    const line = fc.record({ total: amount, totalHkd: amount, period: fc.constantFrom(...pricePeriods) })
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const { total, byPeriod } = documentAmounts(lines)
        const sum = byPeriod.reduce((all, one) => all.plus(one.total), new Big(0))
        expect(total).toBe(sum.toNumber())
      }),
    )
  })
})

it('one HKD is one HKD, and else what the settings say', () => {
  const rates = { hkdToUsd: 0.13, hkdToRmb: 0.9 }
  expect([rateOf('HKD', rates), rateOf('USD', rates), rateOf('RMB', rates)]).toEqual([1, 0.13, 0.9])
})
