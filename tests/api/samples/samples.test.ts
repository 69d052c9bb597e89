import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conversationFiguresSchema, conversationPageSchema } from '#contract/assistant/conversations.ts'
import { analyticsSchema, salesDistributionSchema } from '#contract/staff/figures.ts'
import { Prisma } from '#prisma'
import { createSamples } from '#server/modules/maintenance/samples/samples.service.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { added as addCustomer } from '#tests/api/customers/customers.ts'
import { sell } from '#tests/api/figures/fixture.ts'
import { expectWhole } from '#tests/api/orders/orders.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { daysFrom, testNow } from '#tests/support/clock.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'

type Added = Awaited<ReturnType<TestApp['services']['samples']['fill']>>

/** Before each test of a group it has the same samples again: a year of them is some seconds of work. */
let app: TestApp

function samplesAt(of: TestApp, now: Date) {
  return createSamples({ ...of.services, now: () => now })
}

/** Everything that samples are, as one text. */
async function content({ services }: TestApp): Promise<string[]> {
  const rows = await services.database.prisma.$queryRaw<{ row: string }[]>`
    SELECT concat_ws(' ', "reference", "placedAt", "status", "totalHkd", "customerName", "version") AS "row" FROM "Order" UNION ALL
    SELECT concat_ws(' ', "reference", "createdAt", "status", "totalHkd", "company") FROM "Quote" UNION ALL
    SELECT concat_ws(' ', "reference", "createdAt", "status", "message") FROM "Enquiry" UNION ALL
    SELECT concat_ws(' ', "reference", "createdAt", "status", "scheduledDate") FROM "DemoRequest" UNION ALL
    SELECT concat_ws(' ', "name", "email", "createdAt") FROM "Customer" UNION ALL
    SELECT concat_ws(' ', "question", "answer", "rating", "sources", "createdAt") FROM "ChatTurn" UNION ALL
    SELECT "question" FROM "QuestionGap" ORDER BY 1`
  return rows.map(({ row }) => row)
}

async function reservedByProduct({ services }: TestApp): Promise<number[]> {
  const rows = await services.database.prisma.product.findMany({ orderBy: { id: 'asc' } })
  return rows.map(({ reserved }) => reserved)
}

/** Which states there are, of orders or of quotations. */
async function statesOf({ services }: TestApp, table: 'Order' | 'Quote'): Promise<string[]> {
  const from = Prisma.raw(`"${table}"`)
  const rows = await services.database.prisma.$queryRaw<{ status: string }[]>`
    SELECT DISTINCT "status"::text FROM ${from}`
  return rows.map(({ status }) => status)
}

/**
 * @param now when they are made
 * @param prepare does what comes before them
 * @returns what the samples were, once they are made
 */
function withSamples(now: Date, prepare: (opened: TestApp) => Promise<void> = async () => undefined): () => Added {
  let added: Added
  beforeAll(async () => {
    app = await startTestApp()
    await prepare(app)
    added = await samplesAt(app, now).fill()
  })
  afterAll(() => app.close())
  restoreRows(() => app)
  return () => added
}

describe('today', () => {
  const added = withSamples(new Date())

  describe('sample sales', () => {
    it('are a year of orders, customers and messages, and figures of them', async () => {
      const { customers, orders: ordersAdded, enquiries, demoRequests, quotes } = added()
      expect(customers).toBe(60)
      expect(ordersAdded).toBeGreaterThan(250)
      expect(enquiries + demoRequests + quotes).toBeGreaterThan(150)
      const viewer = await createStaff(app, 'viewer')
      for (const range of ['7d', '30d', '90d', '12m']) {
        const { revenue, orders } = await answered(
          await ask(app, `/admin/analytics?range=${range}`, viewer),
          analyticsSchema,
        )
        expect(Math.min(revenue.value, orders.value)).toBeGreaterThan(0)
      }
      const shares = await answered(
        await ask(app, '/admin/analytics/distribution?range=12m', viewer),
        salesDistributionSchema,
      )
      for (const { percent } of [...shares.customerTypes, ...shares.currencies]) expect(percent).toBeGreaterThan(0)
    })

    it('nothing of them lies in the future, and every order comes to its lines', async () => {
      const [wrong] = await app.services.database.prisma.$queryRaw<
        { orders: number; late: number; activities: number }[]
      >`
      SELECT (SELECT count(*)::int FROM "Order" o WHERE "totalHkd" <> (SELECT sum("firstYearHkd") FROM "OrderLine" WHERE "orderId" = o."id")
          OR "itemsCount" <> (SELECT sum("quantity") FROM "OrderLine" WHERE "orderId" = o."id")) AS "orders",
        (SELECT count(*)::int FROM "Order" WHERE greatest("placedAt", "shippedAt", "deliveredAt", "cancelledAt") > now()) AS "late",
        (SELECT count(*)::int FROM "Activity" WHERE "at" > now()) AS "activities"`
      expect(wrong).toEqual({ orders: 0, late: 0, activities: 0 })
    })

    it('open orders hold what they promise of the stock, and never all of it', async () => {
      const [wrong] = await app.services.database.prisma.$queryRaw<{ count: number }[]>`
      SELECT count(*)::int AS "count" FROM "Product" p WHERE "reserved" > "stockQuantity" / 3 OR "reserved" <> (
        SELECT coalesce(sum(l."reserved"), 0) FROM "OrderLine" l JOIN "Order" o ON o."id" = l."orderId"
        WHERE l."productId" = p."id" AND o."status" IN ('pending', 'processing'))`
      expect(wrong?.count).toBe(0)
    })
  })

  describe('the books of sample orders', () => {
    const keep = () => samplesAt(app, new Date()).keepBooks(new AbortController().signal)

    it('have an invoice of each shipped order on its day, in the order of their numbers; the older ones are paid', async () => {
      const kept = await keep()
      const { prisma } = app.services.database
      expect(kept.invoices).toBe(await prisma.order.count({ where: { shippedAt: { not: null }, total: { gt: 0 } } }))
      expect(kept.payments).toBeGreaterThan(kept.invoices * 0.7)
      const [wrong] = await prisma.$queryRaw<Record<string, number>[]>`
        SELECT (SELECT count(*)::int FROM "IssuedDocument" d JOIN "Order" o ON o."id" = d."orderId"
            WHERE d."total" > o."total" OR NOT d."isSample" OR d."total" <> (SELECT sum("amount") FROM "DocumentLine" WHERE "documentId" = d."id")
              OR (d."total" < o."total") <> EXISTS (SELECT FROM "OrderLine" l WHERE l."orderId" = o."id" AND l."period" = 'month')
              OR d."issuedOn" <> (o."shippedAt" AT TIME ZONE 'Asia/Hong_Kong')::date) AS "invoices",
          (SELECT count(*)::int FROM "IssuedDocument" d JOIN "IssuedDocument" e ON e."year" = d."year" AND e."sequence" > d."sequence"
            AND e."issuedAt" < d."issuedAt") AS "numbers",
          (SELECT count(*)::int FROM "Payment" WHERE "allocated" <> "amount" OR NOT "isSample" OR "receivedOn" > now()) AS "payments",
          (SELECT count(*)::int FROM "Activity" a JOIN "Order" o ON o."id" = a."entityId"
            WHERE a."kind" = 'document.issued' AND a."at" <> o."shippedAt") AS "activities",
          (SELECT count(*)::int FROM "IssuedDocument" WHERE "issuedOn" < now() - interval '150 days' AND "paid" < "total") AS "unpaid"`
      expect(wrong).toEqual({ invoices: 0, numbers: 0, payments: 0, activities: 0, unpaid: 0 })
      expect(await prisma.issuedDocument.count({ where: { paid: 0, dueOn: { lt: new Date() } } })).toBeGreaterThan(0)
    })

    it('have the devices of recent shipments, each with a number of its own', async () => {
      const { prisma } = app.services.database
      // whatever a catalogue from elsewhere has
      await prisma.product.updateMany({
        where: { sku: 'HI-EM-03' },
        data: { sku: '電錶, "EM" 03', connectivityType: null },
      })
      const { shipments } = await keep()
      expect(shipments).toBeGreaterThan(10)
      const [counted] = await prisma.$queryRaw<Record<string, number>[]>`
        SELECT count(*) - count(DISTINCT "serial") AS "double", count(*) FILTER (WHERE "shippedOn" < now() - interval '62 days') AS "old",
          count(*) FILTER (WHERE "devEui" <> '') > 0 AS "radio", count(*) FILTER (WHERE "serial" LIKE 'EM03-%') > 0 AS "strange" FROM "Device"`
      expect(counted).toEqual({ double: 0n, old: 0n, radio: true, strange: true })
    })

    it('are kept once, and go on at the next start where they were interrupted', async () => {
      expect(await samplesAt(app, new Date()).keepBooks(AbortSignal.abort())).toEqual({
        invoices: 0,
        payments: 0,
        shipments: 0,
      })
      expect((await keep()).invoices).toBeGreaterThan(0)
      expect(await keep()).toEqual({ invoices: 0, payments: 0, shipments: 0 })
      expect(await app.services.database.prisma.auditEntry.count()).toBe(0)
    })
  })

  describe('sample conversations', () => {
    it('are a month of questions in both languages, most of them answered from the pages', async () => {
      expect(added().conversations).toBeGreaterThan(24)
      const viewer = await createStaff(app, 'viewer')
      const figures = await answered(await ask(app, '/admin/conversations/figures', viewer), conversationFiguresSchema)
      expect(figures.questions).toBeGreaterThan(figures.conversations)
      expect(figures.answeredPercent).toBeGreaterThan(60)
      expect(Math.min(figures.up, figures.down, figures.handedOver, figures.openGaps)).toBeGreaterThan(0)
      expect(figures.costUsd).toBe(0)
      for (const language of ['zh-TW', 'en']) {
        const path = `/admin/conversations?language=${language}&mark=unanswered&pageSize=100`
        expect((await answered(await ask(app, path, viewer), conversationPageSchema)).total).toBeGreaterThan(0)
      }
    })

    it('add up, lie in the past, and cite sources that they have', async () => {
      const [wrong] = await app.services.database.prisma.$queryRaw<{ sums: number; late: number; uncited: number }[]>`
      SELECT (SELECT count(*)::int FROM "Conversation" c WHERE ("questions", "up", "down", "unanswered", "lastAt") IS DISTINCT FROM (
          SELECT ROW(count(*)::int, (count(*) FILTER (WHERE "rating" = 'up'))::int, (count(*) FILTER (WHERE "rating" = 'down'))::int,
            count("gapId")::int, max("createdAt")) FROM "ChatTurn" WHERE "conversationId" = c."id")) AS "sums",
        (SELECT count(*)::int FROM "Conversation" WHERE "lastAt" > now() OR "startedAt" < now() - interval '31 days') AS "late",
        (SELECT count(*)::int FROM "ChatTurn" WHERE ("gapId" IS NULL) <> (cardinality("cited") > 0)) AS "uncited"`
      expect(wrong).toEqual({ sums: 0, late: 0, uncited: 0 })
      const gaps = await app.services.database.prisma.questionGap.findMany({
        include: { _count: { select: { turns: true } } },
      })
      for (const gap of gaps) expect(gap.asked).toBe(gap._count.turns)
    })
  })
})

describe('on a day of spring', () => {
  let first: string[]
  withSamples(testNow)
  beforeAll(async () => {
    first = await content(app)
  })

  it('are in every state', async () => {
    expect(await statesOf(app, 'Order')).toEqual(expect.arrayContaining(['cancelled', 'delivered', 'shipped']))
    const ends = ['accepted', 'declined', 'withdrawn', 'expired', 'sent']
    expect(await statesOf(app, 'Quote')).toEqual(expect.arrayContaining(ends))
  })

  it('a second start of the same day adds nothing; another database gets the same', async () => {
    const again = await samplesAt(app, testNow).fill()
    expect(again).toEqual({ customers: 0, enquiries: 0, demoRequests: 0, quotes: 0, orders: 0, conversations: 0 })
    expect(await content(app)).toEqual(first)
    const other = await startTestApp()
    try {
      await samplesAt(other, testNow).fill()
      expect(await content(other)).toEqual(first)
    } finally {
      await other.close()
    }
  })

  it('a later start adds the days between and leaves what is there', async () => {
    const added = await samplesAt(app, daysFrom(testNow, 10)).fill()
    expect(added.orders).toBeGreaterThan(0)
    expect(await content(app)).toEqual(expect.arrayContaining(first))
  })

  it('instances that start together make them once', async () => {
    await app.services.samples.remove()
    const [one, two] = await Promise.all([samplesAt(app, testNow).fill(), samplesAt(app, testNow).fill()])
    expect([one.orders, two.orders].toSorted((a, b) => a - b)).toEqual([0, expect.any(Number)])
    expect(await content(app)).toEqual(first)
  })
})

describe('npm run samples:remove', () => {
  let before: string[]
  let reserved: number[]
  const added = withSamples(testNow, async (opened) => {
    await sell(opened, {
      placedAt: '2026-01-05T04:00:00Z',
      lines: [{ name: 'Real', category: null, quantity: 1, totalHkd: 10 }],
    })
    before = await content(opened)
    reserved = await reservedByProduct(opened)
  })

  it('takes away every sample with all that hangs on it, gives back what they held, and leaves everything else', async () => {
    const { prisma } = app.services.database
    await samplesAt(app, testNow).keepBooks(new AbortController().signal)
    await prisma.order.updateMany({ where: { isSample: true }, data: { notes: 'Staff wrote this', version: 2 } })
    expect(await app.services.samples.remove()).toEqual({ ...added(), entries: 0 })
    expect(await content(app)).toEqual(before)
    expect(await reservedByProduct(app)).toEqual(reserved)
    expect(await prisma.activity.count()).toBe(0)
    expect(await prisma.contact.count()).toBe(0)
    const left = [
      prisma.issuedDocument.count(),
      prisma.documentCounter.count(),
      prisma.payment.count(),
      prisma.device.count(),
    ]
    expect(await Promise.all(left)).toEqual([0, 0, 0, 0])
    const entry = await prisma.auditEntry.findFirst({ where: { action: 'samples.removed' } })
    expect(entry?.before).toEqual(added())
  })
})

describe('npm run samples:remove, among customers of the shop', () => {
  withSamples(testNow)

  it('customers who were united with samples stay, with the totals of what they ordered themselves', async () => {
    const { prisma } = app.services.database
    const manager = await createStaff(app, 'manager')
    const samples = await prisma.customer.findMany({ where: { ordersCount: { gt: 0 } }, take: 2 })
    const real = await Promise.all(
      ['one', 'other'].map((name) => {
        const contacts = [{ name, email: `${name}@real.example`, phone: '', position: '' }]
        return addCustomer(app, manager, { name, contacts })
      }),
    )
    const [into, from] = [real[0], samples[1]]
    for (const [kept, other] of [
      [into, samples[0]],
      [from, real[1]],
    ]) {
      const body = { version: kept?.version, otherId: other?.id, otherVersion: other?.version }
      const answer = await ask(app, `/admin/customers/${kept?.id}/merge`, manager, { method: 'POST', body })
      expect(answer.status).toBe(200)
    }
    await app.services.samples.remove()
    await expectWhole(app)
    const left = await prisma.contact.findMany({ where: { email: { endsWith: '@real.example' } } })
    expect(left.map(({ email, customerId }) => [email, customerId]).toSorted()).toEqual([
      ['one@real.example', into?.id],
      ['other@real.example', from?.id],
    ])
  })

  it('a second time there is nothing to take away, and nothing is noted', async () => {
    await app.services.samples.remove()
    const none = {
      orders: 0,
      quotes: 0,
      customers: 0,
      enquiries: 0,
      demoRequests: 0,
      conversations: 0,
      entries: 0,
    }
    expect(await app.services.samples.remove()).toEqual(none)
    expect(await app.services.database.prisma.auditEntry.count({ where: { action: 'samples.removed' } })).toBe(1)
  })
})
