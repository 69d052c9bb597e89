import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type CostedLine,
  firstPaymentOf,
  inHkd,
  type LineToPrice,
  lineAmounts,
  lineTotals,
  listLine,
  listPriceOf,
  marginOf,
  type PricedLine,
  partsOf,
  rateOf,
  totalsOf,
} from '#contract/catalogue/prices.ts'
import { type Category, type Price, type PricePeriod, pricePeriods } from '#contract/catalogue/products.ts'

const line = (
  unitPrice: number | null,
  quantity: number,
  period: PricePeriod = 'once',
  connectivityFee: number | null = null,
): PricedLine => ({ unitPrice, quantity, period, connectivityFee })

function priceOf(msrp: number | null, period: PricePeriod, annualFee: number | null): Price {
  return {
    baseCurrency: 'HKD',
    displayPrice: '',
    msrp,
    period,
    partnerPrice: null,
    sensorPrice: null,
    licensePrice: { annual: null, currency: 'HKD' },
    connectivity: { type: null, annualFee, currency: 'HKD', description: null },
    firstYearTotal: null,
  }
}

describe('a product', () => {
  it.each<[Category, PricePeriod, string]>([
    ['hardware', 'once', 'hardware'],
    ['systems', 'once', 'hardware'],
    ['lpwan', 'once', 'hardware'],
    ['software', 'once', 'licence'],
    ['software', 'month', 'licence'],
    ['software', 'year', 'licence'],
    ['hardware', 'year', 'licence'],
    ['systems', 'month', 'licence'],
    ['lpwan', 'month', 'plan'],
    ['lpwan', 'year', 'plan'],
  ])('of %s, paid %s, is %s', (category, period, kind) => {
    expect(partsOf(priceOf(980, period, null), category)).toEqual([{ kind, period, unitPrice: 980 }])
  })

  it('has a connection of its own price: free, none, or by the year, whatever the rest is paid by', () => {
    const connections = [120, 0, null].map((fee) => partsOf(priceOf(null, 'month', fee), 'hardware').slice(1))
    expect(connections).toEqual([
      [{ kind: 'connectivity', period: 'year', unitPrice: 120 }],
      [{ kind: 'connectivity', period: 'year', unitPrice: 0 }],
      [],
    ])
  })

  it('is listed in another currency, each price by itself', () => {
    const listed = listPriceOf(priceOf(980, 'once', 120))
    expect(listLine(listed, 3, (amount) => amount / 10)).toEqual(line(98, 3, 'once', 12))
    expect(listLine(listed, 3)).toEqual(line(980, 3, 'once', 120))
    const onRequest = listPriceOf(priceOf(null, 'once', null))
    expect(listLine(onRequest, 1, () => 1)).toEqual(line(null, 1))
  })
})

describe('what lines come to', () => {
  it.each<[string, PricedLine[], [string, number][], number]>([
    [
      '300 parking sensors on NB-IoT',
      [line(980, 300, 'once', 120)],
      [
        ['once', 294_000],
        ['year', 36_000],
        ['firstYear', 330_000],
      ],
      330_000,
    ],
    [
      'a month never adds to what is paid once',
      [line(1180, 1), line(399, 1, 'month')],
      [
        ['once', 1180],
        ['month', 399],
        ['firstYear', 5968],
      ],
      5968,
    ],
    [
      'all periods, in their order',
      [line(399, 2, 'month'), line(5000, 1, 'year'), line(1180, 10), line(980, 3)],
      [
        ['once', 14_740],
        ['month', 798],
        ['year', 5000],
        ['firstYear', 29_316],
      ],
      29_316,
    ],
    [
      'a month alone has a first year',
      [line(399, 1, 'month')],
      [
        ['month', 399],
        ['firstYear', 4788],
      ],
      4788,
    ],
    [
      'a monthly plan with a yearly connection',
      [line(10, 2, 'month', 5)],
      [
        ['month', 20],
        ['year', 10],
        ['firstYear', 250],
      ],
      250,
    ],
    ['a year alone is its own first year', [line(5000, 1, 'year', 120)], [['year', 5120]], 5120],
    ['once alone is its own first year', [line(980, 2)], [['once', 1960]], 1960],
    ['a connection that is free is no payment', [line(980, 2, 'once', 0)], [['once', 1960]], 1960],
    ['what costs nothing counts', [line(0, 5)], [['once', 0]], 0],
    ['what is on request is not nothing', [line(null, 5), line(null, 1, 'month')], [], 0],
    ['its connection is, though', [line(null, 5, 'once', 120)], [['year', 600]], 600],
    ['nothing', [], [], 0],
  ])('%s', (_what, lines, totals, firstYear) => {
    expect(totalsOf(lines)).toEqual({
      totals: totals.map(([kind, amount]) => ({ kind, amount })),
      firstYear,
      onRequest: lines.filter(({ unitPrice }) => unitPrice === null).length,
    })
  })

  it.each([
    [[line(0.1, 3)], 0.3], // 0.30000000000000004 in floats
    [[line(0.1, 1), line(0.2, 1)], 0.3],
    [[line(151.04, 3)], 453.12],
    [[line(1.15, 100_000), line(0.01, 1)], 115_000.01],
    [[line(8.2, 3), line(4.35, 100)], 459.6],
  ])('is exact to the cent: %j is %d', (lines, amount) => {
    expect(totalsOf(lines).totals).toEqual([{ kind: 'once', amount }])
  })

  it('begins with what is paid once, and the first month and year', () => {
    expect(firstPaymentOf([line(1180, 2, 'once', 120), line(399, 1, 'month'), line(null, 9)])).toBe(2999)
    expect(firstPaymentOf([])).toBe(0)
  })

  it.each([
    [line(1180, 12), { total: 14_160, connectivity: null }],
    [line(1.1, 3, 'year', 0.1), { total: 3.3, connectivity: 0.3 }],
    [line(1, 1, 'once', 0), { total: 1, connectivity: null }],
    [line(null, 3, 'once', 7), { total: null, connectivity: 21 }],
  ])('of one line %j is %j', (one, totals) => {
    expect(lineTotals(one)).toEqual(totals)
  })

  const amounts = fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100)
  const lines = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 100_000 }),
      unitPrice: fc.option(amounts),
      period: fc.constantFrom(...pricePeriods),
      connectivityFee: fc.option(amounts),
    }),
  )
  const of = (all: PricedLine[], kind: string) => totalsOf(all).totals.find((total) => total.kind === kind)?.amount ?? 0

  it('a first year is once, twelve months and a year', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const year = new Big(of(all, 'once')).plus(new Big(of(all, 'month')).times(12)).plus(of(all, 'year'))
        expect(totalsOf(all).firstYear).toBe(year.toNumber())
        expect(firstPaymentOf(all)).toBe(
          new Big(of(all, 'once')).plus(of(all, 'month')).plus(of(all, 'year')).toNumber(),
        )
      }),
    )
  })

  it('the parts make the whole, however they are parted, in any order', () => {
    fc.assert(
      fc.property(lines, fc.nat(), (all, at) => {
        const parts = [all.slice(0, at % (all.length + 1)), all.slice(at % (all.length + 1))] as const
        const sum = parts.reduce((whole, part) => whole.plus(totalsOf(part).firstYear), new Big(0))
        expect(totalsOf(all).firstYear).toBe(sum.toNumber())
        expect(totalsOf(all.toReversed())).toEqual(totalsOf(all))
        for (const kind of pricePeriods) {
          expect(of(all, kind)).toBe(new Big(of(parts[0], kind)).plus(of(parts[1], kind)).toNumber())
        }
      }),
    )
  })

  it('lines make their document', () => {
    fc.assert(
      fc.property(lines, (all) => {
        const connections = all.reduce((sum, one) => sum.plus(lineTotals(one).connectivity ?? 0), new Big(0))
        const yearly = all.filter(({ period }) => period === 'year')
        const paid = yearly.reduce((sum, one) => sum.plus(lineTotals(one).total ?? 0), connections)
        expect(of(all, 'year')).toBe(paid.toNumber())
      }),
    )
  })
})

describe('a line of a quotation or an order', () => {
  it.each([
    // quantity, unit price HKD, discount %, fee HKD, rate → net HKD, unit price, fee, total, total HKD
    [1, 1180, 0, 0, 1, 1180, 1180, 0, 1180, 1180],
    [3, 1180, 10, 120, 1, 1062, 1062, 120, 3186, 3186],
    [3, 1180, 10, 120, 0.128, 1062, 135.94, 15.36, 407.82, 3186],
    [7, 99.99, 12.5, 0.05, 0.92, 87.49, 80.49, 0.05, 563.43, 612.43],
    [2, 0.05, 10, 0, 1, 0.05, 0.05, 0, 0.1, 0.1],
    [2, 0.01, 50, 0, 1, 0.01, 0.01, 0, 0.02, 0.02],
    [2, 0.01, 51, 0, 1, 0, 0, 0, 0, 0],
    [5, 980, 100, 120, 0.128, 0, 0, 15.36, 0, 0],
    [5, 0, 0, 0, 0.128, 0, 0, 0, 0, 0],
    [100_000, 9_999_999.99, 0, 0, 0.00010001, 9_999_999.99, 1000.1, 0, 100_010_000, 999_999_999_000],
  ])(
    '%d × HKD %d less %d %%, HKD %d a year, at %d',
    (quantity, unitPriceHkd, discount, connectivityFeeHkd, rate, netPriceHkd, unitPrice, fee, total, totalHkd) => {
      expect(lineAmounts({ quantity, unitPriceHkd, discount, connectivityFeeHkd }, rate)).toEqual({
        netPriceHkd,
        unitPrice,
        connectivityFee: fee,
        total,
        totalHkd,
      })
    },
  )

  const lines: fc.Arbitrary<LineToPrice> = fc.record({
    quantity: fc.integer({ min: 1, max: 1000 }),
    unitPriceHkd: fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100),
    discount: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
    connectivityFeeHkd: fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100),
  })
  const rates = fc.integer({ min: 10_000, max: 1e9 }).map((units) => units / 1e8)

  it('is what exact decimals give, each price of one rounded once, half up, then multiplied', () => {
    fc.assert(
      fc.property(lines, rates, (one, rate) => {
        const net = new Big(one.unitPriceHkd).times(new Big(100).minus(one.discount)).div(100)
        const unit = net.times(rate).round(2, Big.roundHalfUp)
        const unitHkd = net.round(2, Big.roundHalfUp)
        expect(lineAmounts(one, rate)).toEqual({
          netPriceHkd: unitHkd.toNumber(),
          unitPrice: unit.toNumber(),
          connectivityFee: new Big(one.connectivityFeeHkd).times(rate).round(2, Big.roundHalfUp).toNumber(),
          total: unit.times(one.quantity).toNumber(),
          totalHkd: unitHkd.times(one.quantity).toNumber(),
        })
      }),
    )
  })

  it('a discount takes something off or nothing, never more than there is, and nothing off a connection', () => {
    fc.assert(
      fc.property(lines, rates, (one, rate) => {
        const [net, full] = [lineAmounts(one, rate), lineAmounts({ ...one, discount: 0 }, rate)]
        expect(net.unitPrice).toBeGreaterThanOrEqual(0)
        expect(net.unitPrice).toBeLessThanOrEqual(full.unitPrice)
        expect(net.netPriceHkd).toBeLessThanOrEqual(one.unitPriceHkd)
        expect(net.connectivityFee).toBe(full.connectivityFee)
      }),
    )
  })

  it('in HKD a document comes to the same in both of its currencies', () => {
    fc.assert(
      fc.property(lines, fc.constantFrom(...pricePeriods), (one, period) => {
        const amounts = lineAmounts(one, 1)
        expect([amounts.unitPrice, amounts.total]).toEqual([amounts.netPriceHkd, amounts.totalHkd])
        const own = { quantity: one.quantity, period, ...amounts }
        expect(totalsOf([inHkd({ ...one, period })])).toEqual(totalsOf([own]))
      }),
    )
  })
})

describe('what lines earn', () => {
  const costed = (quantity: number, unitPriceHkd: number, unitCostHkd: number, more: Partial<CostedLine> = {}) => ({
    quantity,
    unitPriceHkd,
    unitCostHkd,
    discount: 0,
    connectivityFeeHkd: 0,
    period: 'once' as const,
    ...more,
  })

  it.each<[string, CostedLine[], number, number | null]>([
    ['a piece', [costed(1, 1180, 708)], 472, 40],
    ['all pieces, after the discount', [costed(40, 1180, 708, { discount: 12.5 })], 12_980, 31.4],
    ['the price of a piece is rounded once', [costed(3, 99.99, 50, { discount: 12.5 })], 112.47, 42.9],
    ['a connection is charged on, and earns nothing', [costed(2, 980, 588, { connectivityFeeHkd: 120 })], 784, 40],
    ['a month twelve times, as its first year', [costed(2, 399, 239.4, { period: 'month' })], 3830.4, 40],
    ['a year once', [costed(1, 5000, 4000, { period: 'year' })], 1000, 20],
    ['lines together', [costed(10, 100, 60), costed(1, 50, 40, { period: 'month' })], 520, 32.5],
    ['below what it costs it is lost', [costed(3, 100, 120)], -60, -20],
    ['a third of a percent, half away from zero', [costed(1, 80, 79.96)], 0.04, 0.1],
    ['the same of a loss', [costed(1, 80, 80.04)], -0.04, -0.1],
    ['given away it costs, and has no share', [costed(2, 100, 60, { discount: 100 })], -120, null],
    ['nothing', [], 0, null],
  ])('%s', (_what, lines, amount, percent) => {
    expect(marginOf(lines)).toEqual({ amount, percent })
  })
})

it('one HKD is one HKD, and else what the settings say', () => {
  const rates = { hkdToUsd: 0.13, hkdToRmb: 0.9 }
  expect([rateOf('HKD', rates), rateOf('USD', rates), rateOf('RMB', rates)]).toEqual([1, 0.13, 0.9])
})
