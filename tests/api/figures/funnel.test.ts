import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { quotePageSchema } from '#contract/sales/quotes.ts'
import { type FunnelStep, funnelSchema } from '#contract/staff/funnel.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { createStaff } from '#tests/support/staff.ts'
import { type FiguresApp, startFiguresApp } from './figures.ts'

/** Hong Kong's day is 30 November, where it is still the 29th in London. */
const now = '2026-11-29T16:30:00Z'
let app: FiguresApp
let customerId: string

beforeAll(async () => {
  app = await startFiguresApp(now)
  const data = { type: 'business' as const, name: 'Peak' }
  customerId = (await app.services.database.prisma.customer.create({ data })).id
})
afterAll(() => app.close())

interface Made {
  at: string
  listTotal?: number
  sentAt?: string
  decidedAt?: string
  placedAt?: string
  shippedAt?: string
  suspect?: boolean
  source?: string
  isCancelled?: boolean
}

/** A request that went so far, of HK$100 in all later steps. */
async function requested({ at, listTotal = 120, sentAt, decidedAt, placedAt, shippedAt, ...more }: Made) {
  const { prisma } = app.services.database
  const [id, reference] = [randomUUID(), `RFQ-${randomUUID().slice(0, 8)}`]
  const priced = { currency: 'HKD', total: 100, totalHkd: 100 }
  await prisma.quote.create({
    data: {
      id,
      reference,
      submissionId: randomUUID(),
      status: decidedAt ? 'accepted' : sentAt ? 'sent' : 'requested',
      createdAt: new Date(at),
      listTotal,
      language: 'en',
      name: 'Amy Chan',
      email: 'amy@peak.example',
      company: 'Peak',
      phone: '',
      currency: 'HKD',
      message: '',
      suspect: more.suspect ?? false,
      source: more.source ?? 'visitor',
      ...(sentAt && {
        ...priced,
        revision: 1,
        validUntil: new Date('2027-01-01'),
        revisions: {
          create: {
            number: 1,
            ...priced,
            rate: 1,
            rateDate: new Date('2026-11-01'),
            validUntil: new Date('2027-01-01'),
            createdBy: 'Amy',
            sentAt: new Date(sentAt),
          },
        },
      }),
      ...(decidedAt && { decidedAt: new Date(decidedAt) }),
    },
  })
  if (!placedAt) return undefined
  const order = await prisma.order.create({
    data: {
      reference: `ORD-${randomUUID().slice(0, 8)}`,
      quoteId: id,
      customerId,
      language: 'en',
      customerName: 'Peak',
      email: 'amy@peak.example',
      ...priced,
      rate: 1,
      rateDate: new Date('2026-11-01'),
      itemsCount: 1,
      status: more.isCancelled ? 'cancelled' : shippedAt ? 'shipped' : 'pending',
      placedAt: new Date(placedAt),
      ...(shippedAt && { shippedAt: new Date(shippedAt) }),
      createdBy: 'Amy',
      lines: {
        create: {
          position: 0,
          name: 'Sensor',
          quantity: 1,
          period: 'once',
          unitPriceHkd: 100,
          unitPrice: 100,
          total: 100,
          totalHkd: 100,
        },
      },
    },
  })
  return order.id
}

it('follows the requests of a period, in Hong Kong’s days, and each step opens its rows', async () => {
  // 1 November in Hong Kong; sent on the 3rd, accepted on the 5th, shipped on the 9th.
  const paid = await requested({
    at: '2026-10-31T16:00:00Z',
    sentAt: '2026-11-03T15:59:00Z',
    decidedAt: '2026-11-04T16:00:00Z',
    placedAt: '2026-11-04T16:00:00Z',
    shippedAt: '2026-11-08T16:00:00Z',
  })
  await requested({ at: '2026-11-10T04:00:00Z', sentAt: '2026-11-16T04:00:00Z' })
  await requested({ at: '2026-11-20T04:00:00Z' })
  await requested({
    at: '2026-11-11T04:00:00Z',
    sentAt: '2026-11-14T04:00:00Z',
    decidedAt: '2026-11-15T04:00:00Z',
    placedAt: '2026-11-15T04:00:00Z',
    isCancelled: true,
  })
  // None of these: of the day before, and suspect.
  await requested({ at: '2026-10-31T15:59:59Z' })
  await requested({ at: '2026-11-20T04:00:00Z', suspect: true })
  const biller = billerOf(app, await createStaff(app, 'manager'))
  const invoice = await biller.issue(paid ?? '', 'invoice')
  const answer = await biller.post('/admin/payments', {
    submissionId: randomUUID(),
    customerId,
    method: 'bank_transfer',
    receivedOn: invoice.issuedOn,
    payer: '',
    amount: 100,
    currency: 'HKD',
    reference: '',
    note: '',
    allocations: [{ documentId: invoice.id, amount: 100 }],
  })
  expect(answer.status, await answer.text()).toBe(201)

  const funnel = await answered(await ask(app, '/admin/analytics/funnel?range=30d', app.viewer), funnelSchema)
  const steps = funnel.steps.map(({ step, count, value, percent, days }) => [step, count, value, percent, days])
  expect(steps.slice(0, 5)).toEqual([
    ['requested', 4, 480, 100, null],
    // 2, 6 and 3 days
    ['sent', 3, 300, 75, 3],
    // 2 and 1
    ['accepted', 2, 200, 50, 1.5],
    ['ordered', 1, 100, 25, 0],
    ['shipped', 1, 100, 25, 4],
  ])
  expect(steps.slice(5).map(([step, count, value]) => [step, count, value])).toEqual([
    ['invoiced', 1, 100],
    ['paid', 1, 100],
  ])
  const rows = async (step: FunnelStep) =>
    answered(
      await ask(app, `/admin/quotes?step=${step}&from=${funnel.from}&to=${funnel.to}`, app.viewer),
      quotePageSchema,
    )
  for (const { step, count } of funnel.steps) expect([step, (await rows(step)).total]).toEqual([step, count])
})
