import { afterAll, beforeAll, expect, it } from 'vitest'
import { customerPageSchema } from '#contract/sales/customers.ts'
import { orderDetailSchema, orderPageSchema, type StaffOrder } from '#contract/sales/orders.ts'
import {
  type AnalyticsRange,
  analyticsRanges,
  customerAnalyticsSchema,
  productPerformanceSchema,
  revenueTrendsSchema,
  salesDistributionSchema,
} from '#contract/staff/figures.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { type FiguresApp, startFiguresApp } from './figures.ts'
import { fillFixture, newYear } from './fixture.ts'

/** A click on a figure shows the rows behind it: their sum must be the figure, of every bucket and slice. */

let app: FiguresApp

beforeAll(async () => {
  app = await startFiguresApp(newYear)
  await fillFixture(app)
})

afterAll(() => app.close())

const counts = 'status=pending,processing,partly_shipped,shipped,delivered&pageSize=100'

async function read<Value>(path: string, schema: { parse: (value: unknown) => Value }): Promise<Value> {
  return answered(await ask(app, path, app.viewer), schema)
}

async function ordersOf({ from, to }: { from: string; to: string }, more = ''): Promise<StaffOrder[]> {
  return (await read(`/admin/orders?${counts}&from=${from}&to=${to}${more}`, orderPageSchema)).items
}

function sumOf(values: number[]): number {
  return Math.round(values.reduce((sum, value) => sum + value * 100, 0)) / 100
}

function comesTo(orders: StaffOrder[], revenue: number, count?: number): void {
  expect(sumOf(orders.map(({ totalHkd }) => totalHkd))).toBe(revenue)
  if (count !== undefined) expect(orders).toHaveLength(count)
}

/** What the lines of a kind come to, of the orders that the list shows. */
async function linesOf(
  orders: StaffOrder[],
  isOne: (line: { productId: string | null; category: string | null }) => boolean,
) {
  const details = await Promise.all(orders.map(({ id }) => read(`/admin/orders/${id}`, orderDetailSchema)))
  return sumOf(details.flatMap(({ lines }) => lines.filter(isOne).map(({ totalHkd }) => totalHkd)))
}

it.each([...analyticsRanges])('%s: each bucket of the trend and of growth', async (range: AnalyticsRange) => {
  for (const bucket of (await read(`/admin/analytics/revenue?range=${range}`, revenueTrendsSchema)).buckets) {
    comesTo(await ordersOf(bucket), bucket.revenue, bucket.orders)
  }
  for (const { from, to, joined } of (await read(`/admin/analytics/customers?range=${range}`, customerAnalyticsSchema))
    .growth) {
    expect((await read(`/admin/customers?from=${from}&to=${to}`, customerPageSchema)).total).toBe(joined)
  }
})

it.each([...analyticsRanges])('%s: each product, category, customer, type and currency', async (range) => {
  const sold = await read(`/admin/analytics/products?range=${range}`, productPerformanceSchema)
  for (const { productId, revenue, orders } of sold.products) {
    if (!productId) continue
    const shown = await ordersOf(sold, `&product=${productId}`)
    expect(shown).toHaveLength(orders)
    expect(await linesOf(shown, (line) => line.productId === productId)).toBe(revenue.value)
  }
  for (const { category, revenue } of sold.categories) {
    if (!category) continue
    const shown = await ordersOf(sold, `&category=${category}`)
    expect(await linesOf(shown, (line) => line.category === category)).toBe(revenue.value)
  }
  const { top, ...period } = await read(`/admin/analytics/customers?range=${range}`, customerAnalyticsSchema)
  for (const { customerId, revenue, orders } of top) {
    if (customerId) comesTo(await ordersOf(period, `&customer=${customerId}`), revenue, orders)
  }
  const shares = await read(`/admin/analytics/distribution?range=${range}`, salesDistributionSchema)
  for (const { type, revenue, orders } of shares.customerTypes) {
    if (type) comesTo(await ordersOf(shares, `&customerType=${type}`), revenue, orders)
  }
  for (const { currency, revenue, orders } of shares.currencies) {
    comesTo(await ordersOf(shares, `&currency=${currency}`), revenue, orders)
  }
})
