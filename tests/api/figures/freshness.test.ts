import { afterEach, beforeEach, expect, it } from 'vitest'
import { productPerformanceSchema, revenueTrendsSchema } from '#contract/staff/figures.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { type FiguresApp, startFiguresApp } from './figures.ts'
import { type Fixture, fillFixture, newYear, sell } from './fixture.ts'

let app: FiguresApp
let fixture: Fixture

beforeEach(async () => {
  app = await startFiguresApp(newYear)
  fixture = await fillFixture(app)
})

afterEach(() => app.close())

async function sold(range = '7d'): Promise<Record<string, number>> {
  const figures = await answered(
    await ask(app, `/admin/analytics/products?range=${range}`, app.viewer),
    productPerformanceSchema,
  )
  return Object.fromEntries(figures.products.map(({ productId, name, revenue }) => [productId ?? name, revenue.value]))
}

const line = (totalHkd: number) => ({ name: 'Extra', category: null, quantity: 1, totalHkd })

it('is right at once after each change of an order', async () => {
  const { order, orderLine } = app.services.database.prisma
  expect(await sold()).toEqual({ [fixture.leak]: 1300.1, [fixture.meter]: 1234.57, [fixture.platform]: 200 })
  const id = await sell(app, { placedAt: '2025-12-31T16:10:00Z', lines: [line(5)] })
  expect(await sold()).toMatchObject({ Extra: 5 })
  await orderLine.updateMany({ where: { orderId: id }, data: { totalHkd: 7, quantity: 2 } })
  expect(await sold()).toMatchObject({ Extra: 7 })
  await order.update({ where: { id }, data: { status: 'cancelled' } })
  expect(await sold()).not.toHaveProperty('Extra')
  await order.update({ where: { id }, data: { status: 'pending' } })
  expect(await sold()).toMatchObject({ Extra: 7 })
  await order.update({ where: { id }, data: { placedAt: new Date('2025-12-01T00:00:00Z') } })
  expect(await sold()).not.toHaveProperty('Extra')
  expect(await sold('90d')).toMatchObject({ Extra: 7 })
  await order.delete({ where: { id } })
  expect(await sold('90d')).not.toHaveProperty('Extra')
})

it('keeps a product that is deleted under the name that it had', async () => {
  await sold('12m')
  await app.services.database.prisma.product.delete({ where: { id: fixture.meter } })
  expect(await sold('12m')).toMatchObject({ 智能電錶: 1234.57 })
})

it('in another time zone the same orders are of other days; on the day of a change of clocks too', async () => {
  await sold()
  app.setNow('2026-03-08T20:00:00Z')
  await app.setTimezone('America/New_York')
  // On 8 March 2026 New York goes from UTC−5 to UTC−4 at 02:00: the day has 23 hours, from 05:00 UTC to 04:00 UTC.
  await sell(app, { placedAt: '2026-03-08T04:59:59.999Z', lines: [line(1)] }) // the last of 7 March
  await sell(app, { placedAt: '2026-03-08T05:00:00.000Z', lines: [line(2)] }) // the first of 8 March
  await sell(app, { placedAt: '2026-03-09T03:59:59.999Z', lines: [line(4)] }) // the last of 8 March
  await sell(app, { placedAt: '2026-03-09T04:00:00.000Z', lines: [line(8)] }) // tomorrow
  const { buckets } = await answered(
    await ask(app, '/admin/analytics/revenue?range=7d', app.viewer),
    revenueTrendsSchema,
  )
  expect(buckets.slice(-2)).toEqual([
    expect.objectContaining({
      day: '2026-03-07',
      revenue: 1,
      from: '2026-03-07T05:00:00.000Z',
      to: '2026-03-08T05:00:00.000Z',
    }),
    expect.objectContaining({ day: '2026-03-08', revenue: 6, to: '2026-03-09T04:00:00.000Z' }),
  ])
  expect(await sold()).toEqual({ Extra: 7 })
  // 90 days from 9 December: A 800.00 + B 500.10 + F 100.00 of leak sensors.
  expect(await sold('90d')).toMatchObject({ [fixture.leak]: 1400.1 })
})

it('readers and orders at once: every change is in the end, and none waits for another', async () => {
  await sold('12m')
  const place = (n: number) =>
    sell(app, { placedAt: `2025-12-${String(26 + (n % 5)).padStart(2, '0')}T10:00:00Z`, lines: [line(1)] })
  await Promise.all(Array.from({ length: 60 }, (_, n) => (n % 3 ? place(n) : sold())))
  expect(await sold()).toMatchObject({ Extra: 40 })
  expect(await app.services.database.prisma.productSalesMark.count()).toBe(0)
})
