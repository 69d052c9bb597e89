import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Dashboard, dashboardSchema } from '#contract/staff/figures.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { type FiguresApp, startFiguresApp } from './figures.ts'
import { fillFixture, newYear } from './fixture.ts'

let app: FiguresApp

beforeAll(async () => {
  app = await startFiguresApp(newYear)
  await fillFixture(app)
})

afterAll(() => app.close())

async function dashboard(range = ''): Promise<Dashboard> {
  return answered(await ask(app, `/admin/dashboard${range && `?range=${range}`}`, app.viewer), dashboardSchema)
}

const hourMs = 60 * 60_000
const hoursAgo = (hours: number) => new Date(Date.parse(newYear) - hours * hourMs)

describe('GET /admin/dashboard', () => {
  it('knows no twelve months', async () => {
    await refused(await ask(app, '/admin/dashboard?range=12m', app.viewer), 400, 'request.invalid')
  })

  it('is of 30 days, unless another range is asked for', async () => {
    expect((await dashboard()).range).toBe('30d')
  })

  it('7 days: a day begins at midnight in Hong Kong', async () => {
    const figures = await dashboard('7d')
    expect(figures).toMatchObject({ fromDay: '2025-12-26', toDay: '2026-01-01', timezone: 'Asia/Hong_Kong' })
    expect([figures.from, figures.to]).toEqual(['2025-12-25T16:00:00.000Z', '2026-01-01T16:00:00.000Z'])
    // A 1000.00 + B 500.10 + C 1234.57 = 2734.67; before: D 333.33 + F 100.00 = 433.33; (2734.67 − 433.33) ÷ 433.33 = 531.08 %
    expect(figures.revenue).toEqual({ value: 2734.67, before: 433.33, change: 531.1 })
    expect(figures.orders).toEqual({ value: 3, before: 2, change: 50 })
    // C on the first day, B a millisecond before midnight, A at midnight; E is cancelled.
    expect(figures.trend.map(({ day, revenue, orders }) => [day, revenue, orders])).toEqual([
      ['2025-12-26', 1234.57, 1],
      ['2025-12-27', 0, 0],
      ['2025-12-28', 0, 0],
      ['2025-12-29', 0, 0],
      ['2025-12-30', 0, 0],
      ['2025-12-31', 500.1, 1],
      ['2026-01-01', 1000, 1],
    ])
  })

  it('30 days, by day', async () => {
    const figures = await dashboard('30d')
    // 2734.67 + D 333.33 + F 100.00 + G 250.00 = 3418.00; before: H 80.00; 3338 ÷ 80 = 4172.5 %
    expect(figures.revenue).toEqual({ value: 3418, before: 80, change: 4172.5 })
    expect(figures.orders).toEqual({ value: 6, before: 1, change: 500 })
    expect(figures.trend).toHaveLength(30)
    expect(figures.trend[0]).toMatchObject({ day: '2025-12-03', revenue: 250, orders: 1 })
  })

  it('90 days, by week from Monday, the first and the last cut off', async () => {
    const figures = await dashboard('90d')
    // 3418.00 + H 80.00 + I 70.00 = 3568.00; before: J 60.00; 3508 ÷ 60 = 5846.67 %
    expect(figures.revenue).toEqual({ value: 3568, before: 60, change: 5846.7 })
    expect(figures.orders).toEqual({ value: 8, before: 1, change: 700 })
    // 4 October 2025 is a Saturday: two days, twelve whole weeks, and Monday to Thursday.
    expect(figures.trend).toHaveLength(14)
    expect(figures.trend[0]).toMatchObject({ day: '2025-10-04', to: '2025-10-05T16:00:00.000Z', revenue: 70 })
    expect(figures.trend[1]).toMatchObject({ day: '2025-10-06', to: '2025-10-12T16:00:00.000Z', revenue: 0 })
    // From Monday 29 December: A and B; the week before: C 1234.57 and D 333.33.
    expect(figures.trend.slice(-2).map(({ day, revenue }) => [day, revenue])).toEqual([
      ['2025-12-22', 1567.9],
      ['2025-12-29', 1500.1],
    ])
  })

  it('the buckets together are the range', async () => {
    for (const range of ['7d', '30d', '90d']) {
      const { trend, revenue, orders, from, to } = await dashboard(range)
      expect(trend.reduce((sum, bucket) => sum + bucket.orders, 0)).toBe(orders.value)
      expect(trend.reduce((sum, bucket) => sum + bucket.revenue, 0)).toBeCloseTo(revenue.value, 6)
      expect([trend[0]?.from, trend.at(-1)?.to]).toEqual([from, to])
      for (const [index, bucket] of trend.slice(1).entries()) expect(bucket.from).toBe(trend[index]?.to)
    }
  })

  it('counts what waits: the first answer, or the end of it, ends the wait', async () => {
    const { prisma } = app.services.database
    const sent = (n: number, createdAt: Date) => ({
      reference: `REF-${n}`,
      submissionId: `00000000-0000-4000-8000-00000000000${n}`,
      language: 'en',
      email: 'a@buyer.example',
      company: '',
      phone: '',
      message: 'Hello',
      createdAt,
    })
    const enquiry = { product: '', firstName: 'A', lastName: 'Buyer', inquiryType: null }
    await prisma.enquiry.createMany({
      data: [
        { ...sent(1, hoursAgo(24.01)), ...enquiry },
        { ...sent(2, hoursAgo(23.99)), ...enquiry },
        { ...sent(3, hoursAgo(48)), ...enquiry, answeredAt: hoursAgo(1), status: 'answered' },
        { ...sent(4, hoursAgo(48)), ...enquiry, suspect: true },
        { ...sent(5, hoursAgo(48)), ...enquiry, status: 'closed' },
      ],
    })
    const demo = { kind: 'live', product: '', name: 'A Buyer', industry: 'retail' }
    await prisma.demoRequest.createMany({
      data: [
        { ...sent(6, hoursAgo(30)), ...demo },
        { ...sent(7, hoursAgo(30)), ...demo, status: 'confirmed', answeredAt: hoursAgo(2) },
      ],
    })
    const quote = { name: 'A Buyer', currency: 'HKD' }
    await prisma.quote.createMany({
      data: [
        { ...sent(8, hoursAgo(2)), ...quote },
        { ...sent(9, hoursAgo(30)), ...quote, status: 'sent', answeredAt: hoursAgo(3) },
      ],
    })
    // Overdue: the first enquiry and the first demo request. To be shipped: A is pending, B is processing.
    const counts = { enquiries: 2, demoRequests: 1, quotes: 1, orders: 2 }
    const late = { enquiries: 1, demoRequests: 1, quotes: 0 }
    expect((await dashboard()).waiting).toEqual({ overdue: 2, ...counts, late })
  })

  it('shares out listed products by category, each rounded by itself', async () => {
    const { prisma } = app.services.database
    // Of 24 samples 11, 2, 5 and 6: 45.8 %, 8.3 %, 20.8 % and 25 %; without the one of 23: 43.5 %, 8.7 %, 21.7 % and 26.1 %.
    const percents = async () => Object.fromEntries((await dashboard()).categories.map((c) => [c.category, c.percent]))
    expect(await percents()).toEqual({ hardware: 46, software: 8, lpwan: 21, systems: 25 })
    await prisma.product.updateMany({ where: { nameEn: 'Parking Sensor' }, data: { retiredAt: new Date() } })
    expect(await percents()).toEqual({ hardware: 43, software: 9, lpwan: 22, systems: 26 })
  })
})
