import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  analyticsSchema,
  customerAnalyticsSchema,
  productPerformanceSchema,
  revenueTrendsSchema,
  salesDistributionSchema,
} from '#contract/staff/figures.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { type FiguresApp, startFiguresApp } from './figures.ts'
import { type Fixture, fillFixture, newYear } from './fixture.ts'

let app: FiguresApp
let fixture: Fixture

beforeAll(async () => {
  app = await startFiguresApp(newYear)
  fixture = await fillFixture(app)
})

afterAll(() => app.close())

async function read<Value>(path: string, schema: { parse: (value: unknown) => Value }): Promise<Value> {
  return answered(await ask(app, `/admin/analytics${path}`, app.viewer), schema)
}

describe.each(['', '/revenue', '/products', '/customers', '/distribution'])('GET /admin/analytics%s', (tab) => {
  it('knows twelve months', async () => {
    expect((await ask(app, `/admin/analytics${tab}?range=12m`, app.viewer)).status).toBe(200)
  })
})

describe('the cards of Analytics', () => {
  it('7 days', async () => {
    const { averageOrderValue, newCustomers } = await read('?range=7d', analyticsSchema)
    // 2734.67 ÷ 3 = 911.5567; before: 433.33 ÷ 2 = 216.665, half away from zero; 694.89 ÷ 216.67 = 320.71 %
    expect(averageOrderValue).toEqual({ value: 911.56, before: 216.67, change: 320.7 })
    // Beta at the first moment; before: only the one that was erased since. Beta's duplicate was merged: it is nobody.
    expect(newCustomers).toEqual({ value: 1, before: 0, change: null })
  })

  it('12 months: from the day after this one a year ago', async () => {
    const figures = await read('?range=12m', analyticsSchema)
    expect([figures.fromDay, figures.toDay]).toEqual(['2025-01-02', '2026-01-01'])
    // 3568.00 + J 60.00 + K 50.00 = 3678.00; before: L 40.00 + M 30.00; 3608 ÷ 70 = 5154.29 %; N is older than both
    expect(figures.revenue).toEqual({ value: 3678, before: 70, change: 5154.3 })
    expect(figures.orders).toEqual({ value: 10, before: 2, change: 400 })
    // 367.80 against 35.00: 332.8 ÷ 35 = 950.86 %
    expect(figures.averageOrderValue).toEqual({ value: 367.8, before: 35, change: 950.9 })
    // Beta joined where nobody had in the year before: no percentage.
    expect(figures.newCustomers).toEqual({ value: 1, before: 0, change: null })
  })
})

describe('Revenue Trends', () => {
  it('a month beside the same month a year before; the first and the last are cut off', async () => {
    const { buckets, bucketSize } = await read('/revenue?range=12m', revenueTrendsSchema)
    expect(bucketSize).toBe('month')
    expect(buckets).toHaveLength(13)
    const [first, last] = [buckets[0], buckets.at(-1)]
    // K, and M a year before; A, and L on 1 January 2025.
    expect(first).toMatchObject({ day: '2025-01-02', revenue: 50, orders: 1, revenueBefore: 30, ordersBefore: 1 })
    expect(last).toMatchObject({ day: '2026-01-01', revenue: 1000, orders: 1, revenueBefore: 40, ordersBefore: 1 })
    // October: I 70.00 + J 60.00. December: B 500.10 + C 1234.57 + D 333.33 + F 100.00 + G 250.00 + H 80.00.
    const sold = buckets.filter(({ orders }) => orders > 0).map(({ day, revenue, orders }) => [day, revenue, orders])
    expect(sold).toEqual([
      ['2025-01-02', 50, 1],
      ['2025-10-01', 130, 2],
      ['2025-12-01', 2498, 6],
      ['2026-01-01', 1000, 1],
    ])
  })

  it('a day beside the one that stands in its place in the week before', async () => {
    const { buckets } = await read('/revenue?range=7d', revenueTrendsSchema)
    // F on the first of the seven before; D on the last of them, a week before A.
    expect(buckets.map(({ revenueBefore }) => revenueBefore)).toEqual([100, 0, 0, 0, 0, 0, 333.33])
  })
})

describe('Product Performance', () => {
  it('those that sold best, by what they came to; what is deleted under the name it had', async () => {
    const { products } = await read('/products?range=12m', productPerformanceSchema)
    expect(
      products.map(({ productId, name, quantity, orders, revenue }) => [productId ?? name, quantity, orders, revenue]),
    ).toEqual([
      // A 800.00 + B 500.10 + F 100.00 + H 80.00 + K 50.00; before: L 40.00 + M 30.00; 1460.1 ÷ 70 = 2085.86 %
      [fixture.leak, 6, 5, { value: 1530.1, before: 70, change: 2085.9 }],
      [fixture.meter, 1, 1, { value: 1234.57, before: 0, change: null }],
      // A 200.00 + D 333.33 + I 70.00 + J 60.00
      [fixture.platform, 4, 4, { value: 663.33, before: 0, change: null }],
      ['Old Gateway', 5, 1, { value: 250, before: 0, change: null }],
    ])
    expect(products[0]).toMatchObject({ name: '漏水感測器', nameEn: 'Water Leak Sensor', sku: 'HI-WL-01' })
  })

  it('sales by category; without one at the end', async () => {
    const { categories } = await read('/products?range=7d', productPerformanceSchema)
    // A 800.00 + B 500.10 + C 1234.57; before: F 100.00. A 200.00; before: D 333.33: −133.33 ÷ 333.33 = −40.0 %
    expect(categories).toEqual([
      { category: 'hardware', revenue: { value: 2534.67, before: 100, change: 2434.7 }, quantity: 4 },
      { category: 'software', revenue: { value: 200, before: 333.33, change: -40 }, quantity: 1 },
      { category: 'lpwan', revenue: { value: 0, before: 0, change: null }, quantity: 0 },
      { category: 'systems', revenue: { value: 0, before: 0, change: null }, quantity: 0 },
    ])
    const month = await read('/products?range=30d', productPerformanceSchema)
    expect(month.categories.at(-1)).toEqual({
      category: null,
      revenue: { value: 250, before: 0, change: null },
      quantity: 5,
    })
  })
})

describe('Customer Analytics', () => {
  it('those that bought most, as they are called now; the erased one without a name', async () => {
    const { top } = await read('/customers?range=30d', customerAnalyticsSchema)
    expect(top.map(({ customerId, name, type, orders, revenue }) => [customerId, name, type, orders, revenue])).toEqual(
      [
        [fixture.beta, 'Beta Works', 'business', 2, 1567.9], // C 1234.57 + D 333.33
        [fixture.alpha, 'Alpha Estates', 'enterprise', 2, 1500.1], // A + B
        [null, 'Walk-in', null, 1, 250], // G
        [fixture.erased, '', 'individual', 1, 100], // F
      ],
    )
    expect(top[0]?.lastOrder).toBe('2025-12-25T16:00:00.000Z')
  })

  it('growth: who joined, and how many there were in the end', async () => {
    const { growth } = await read('/customers?range=30d', customerAnalyticsSchema)
    expect(growth[0]).toMatchObject({ day: '2025-12-03', joined: 0, total: 1 }) // Alpha, since 2023
    const joined = growth.filter((bucket) => bucket.joined > 0)
    expect(joined.map(({ day, joined: count, total }) => [day, count, total])).toEqual([['2025-12-26', 1, 2]])
    expect(growth.at(-1)?.total).toBe(2)
  })

  it('who bought for the first time ever, and who had before; a cancelled order is no purchase', async () => {
    // In 30 days: Beta and the erased one for the first time; Alpha had bought in 2024. Nobody's order is nobody's.
    expect(await read('/customers?range=30d', customerAnalyticsSchema)).toMatchObject({ firstTime: 2, returning: 1 })
    // In 7 days: Alpha; Beta had bought on 25 December.
    expect(await read('/customers?range=7d', customerAnalyticsSchema)).toMatchObject({ firstTime: 0, returning: 2 })
  })
})

describe('Sales Distribution', () => {
  it('shares have one decimal and come to 100 together', async () => {
    const figures = await read('/distribution?range=30d', salesDistributionSchema)
    // Of 3418.00: hardware 2634.67 = 77.082 %, software 533.33 = 15.604 %, none 250.00 = 7.314 %: rounded down 77.0 + 15.6 + 7.3 =
    // 99.9; the tenth that is missing goes to hardware, which lost most (0.082).
    expect(figures.categories.map(({ category, revenue, percent }) => [category, revenue, percent])).toEqual([
      ['hardware', 2634.67, 77.1],
      ['software', 533.33, 15.6],
      ['lpwan', 0, 0],
      ['systems', 0, 0],
      [null, 250, 7.3],
    ])
    // As they were when they bought: 1500.10 = 43.888 %, 1567.90 = 45.872 %, 100.00 = 2.926 %, 250.00 = 7.314 %: 43.8 + 45.8 + 2.9 +
    // 7.3 = 99.8; one tenth each to the first (0.088) and the second (0.072).
    expect(figures.customerTypes).toEqual([
      { type: 'enterprise', revenue: 1500.1, orders: 2, percent: 43.9 },
      { type: 'business', revenue: 1567.9, orders: 2, percent: 45.9 },
      { type: 'individual', revenue: 100, orders: 1, percent: 2.9 },
      { type: null, revenue: 250, orders: 1, percent: 7.3 },
    ])
    // In HKD at each order's own rate. HKD 2083.43 = 60.955 %, USD 1234.57 = 36.120 %, RMB 100.00 = 2.926 %.
    expect(figures.currencies).toEqual([
      { currency: 'HKD', revenue: 2083.43, orders: 4, percent: 61 },
      { currency: 'USD', revenue: 1234.57, orders: 1, percent: 36.1 },
      { currency: 'RMB', revenue: 100, orders: 1, percent: 2.9 },
    ])
  })
})
