import { pino } from 'pino'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { webhookDeliverySchema, webhookLogSchema, webhookSecretSchema } from '#contract/webhooks/webhooks.ts'
import { createWebhookSending } from '#server/modules/webhooks/index.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { enquiry, post } from '#tests/api/forms/forms.ts'
import { lineOf, productWith, sellerOf } from '#tests/api/orders/orders.ts'
import { quotesOf, sentQuote } from '#tests/api/quotes/quotes.ts'
import { call } from '#tests/api/staff/auth.ts'
import { startTestApp } from '#tests/support/app.ts'
import { createStaff } from '#tests/support/staff.ts'
import { isGenuine, startReceiver } from './receiver.ts'

let ahead = 0
const receiver = await startReceiver()
const other = await startReceiver()
const WEBHOOK_ORIGINS = `${receiver.origin} ${other.origin}`
const app = await startTestApp({ WEBHOOK_ORIGINS }, { now: () => new Date(Date.now() + ahead) })
afterAll(async () => {
  await app.close()
  await receiver.close()
  await other.close()
})
const { database, webhookSending, secrets } = app.services
const { prisma } = database
const admin = await createStaff(app, 'super_admin')
const hourMs = 3_600_000

/** Asks at the present time, since a session ends where the clock goes on for days. */
async function ask(method: string, path: string, body?: object): Promise<Response> {
  const later = ahead
  ahead = 0
  const answer = await call(app, method, `/admin/webhooks${path}`, { headers: admin.cookie, ...(body && { body }) })
  ahead = later
  return answer
}

async function made(events: string[], url = `${receiver.origin}/hooks`) {
  const answer = await ask('POST', '', { name: 'ERP', url, events })
  expect(answer.status).toBe(201)
  const { webhook, secret } = webhookSecretSchema.parse(await answer.json())
  return { ...webhook, secret }
}

async function logOf(id: string) {
  return webhookLogSchema.parse(await (await ask('GET', `/${id}/deliveries`)).json()).items
}

async function tested(id: string) {
  const answer = await ask('POST', `/${id}/test`)
  expect(answer.status).toBe(201)
  return webhookDeliverySchema.parse(await answer.json())
}

beforeEach(async () => {
  ahead = 0
  await prisma.order.deleteMany({ where: { createdBy: anOrder.createdBy } })
  await prisma.notification.deleteMany()
  await prisma.webhookEndpoint.deleteMany()
  await prisma.webhookEvent.deleteMany()
  for (const { behave, received } of [receiver, other]) {
    behave(200)
    received.length = 0
  }
})

describe('events', () => {
  it('tell what was done, by thin bodies of the contract, each record once for each transaction', async () => {
    const all = [
      'product.created',
      'product.updated',
      'stock.changed',
      'quote.created',
      'quote.updated',
      'order.created',
    ]
    await made([
      ...all,
      'order.updated',
      'shipment.created',
      'payment.created',
      'enquiry.created',
      'subscription.created',
    ])
    const productId = await productWith(app, admin, 5)
    const seller = sellerOf(app, admin)
    const order = await seller.create({ lines: [lineOf(productId)] })
    await sentQuote(quotesOf(app, admin))
    await post(app, '/enquiries', enquiry())
    const biller = billerOf(app, admin)
    const invoice = await biller.issue(order.id, 'invoice')
    await webhookSending.sendDue()
    const events = receiver.events()
    const typesOf = (id: string) => events.flatMap(({ type, data }) => (data.id === id ? [type] : []))
    expect(typesOf(productId)).toEqual(expect.arrayContaining(['product.created', 'stock.changed']))
    expect(typesOf(order.id)[0]).toBe('order.created')
    expect(events.find(({ type }) => type === 'order.created')).toMatchObject({
      data: { reference: order.reference, status: 'pending', total: expect.any(Number) },
    })
    expect(events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['quote.created', 'quote.updated', 'enquiry.created']),
    )
    expect(invoice.id).not.toBe('')
    expect(JSON.stringify(events)).not.toMatch(/@|Jade/)
  })

  it('of what was rolled back are not sent, nor those that nobody listens to', async () => {
    await made(['order.created'])
    await expect(
      prisma.$transaction(async (tx) => {
        await tx.order.create({ data: anOrder })
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await prisma.enquiry.updateMany({ data: { phone: '1' } })
    expect(await prisma.webhookEvent.count()).toBe(0)
  })

  it('go to each webhook that listens, once, though several instances send', async () => {
    await made(['order.created'])
    await made(['order.created'], `${other.origin}/`)
    await prisma.order.createMany({
      data: Array.from({ length: 12 }, (_, n) => ({ ...anOrder, reference: `ORD-${n}` })),
    })
    await Promise.all([webhookSending.sendDue(), webhookSending.sendDue()])
    for (const { received } of [receiver, other]) {
      expect(new Set(received.map(({ id }) => id)).size).toBe(12)
      expect(received).toHaveLength(12)
    }
  })
})

describe('a secret', () => {
  it('is shown once, stored encrypted, and signs; once replaced, both sign for a day', async () => {
    const { id, secret } = await made(['order.created'])
    const stored = await prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } })
    expect(secrets.decrypt(stored.secretSealed, `webhook:${id}`)).toBe(secret)
    expect(await (await ask('GET', '')).text()).not.toContain(secret)
    const { secret: second } = webhookSecretSchema.parse(await (await ask('POST', `/${id}/rotate`)).json())
    await tested(id)
    await webhookSending.sendDue()
    const [first] = receiver.received
    expect([secret, second].map((key) => first && isGenuine(first, key))).toEqual([true, true])
    await prisma.webhookEndpoint.update({ where: { id }, data: { previousUntil: new Date() } })
    await tested(id)
    await webhookSending.sendDue()
    const last = receiver.received[1]
    expect([secret, second].map((key) => last && isGenuine(last, key))).toEqual([false, true])
  })
})

describe('a receiver', () => {
  it('that answers 500 for a day gets the event then, under the same id', async () => {
    const { id } = await made(['order.created'])
    receiver.behave(500)
    await prisma.order.create({ data: anOrder })
    await webhookSending.sendDue()
    const [first] = await logOf(id)
    expect(first).toMatchObject({
      state: 'pending',
      attempts: 1,
      status: 500,
      fault: 'status',
      excerpt: 'x'.repeat(2000),
    })
    for (; ahead < 24 * hourMs; ahead += hourMs / 4) await webhookSending.sendDue()
    receiver.behave(204)
    ahead += 6 * hourMs
    await webhookSending.sendDue()
    const [delivered] = await logOf(id)
    expect(delivered).toMatchObject({ id: first?.id, state: 'delivered', status: 204, fault: null, nextAt: null })
    expect(receiver.received.length).toBeGreaterThan(8)
    expect(receiver.received.length).toBeLessThan(20)
    expect(new Set(receiver.received.map(({ id, body }) => id + body)).size).toBe(1)
  })

  it('that fails for three days is disabled, staff are told once, and what waits comes once it is enabled', async () => {
    const { id } = await made(['order.created'])
    receiver.behave(500)
    await prisma.order.create({ data: anOrder })
    for (; ahead < 71 * hourMs; ahead += hourMs) await webhookSending.sendDue()
    await prisma.order.create({ data: { ...anOrder, reference: 'ORD-late' } })
    for (; ahead < 80 * hourMs; ahead += hourMs) await webhookSending.sendDue()
    const stored = await prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } })
    expect(stored).toMatchObject({ isEnabled: false, disabledFor: 'failing' })
    const told = await prisma.notification.findMany({ where: { kind: 'webhook.disabled' } })
    expect(told).toMatchObject([{ userId: admin.id, params: { id, name: 'ERP', reason: 'failing' } }])
    expect((await logOf(id)).map(({ state }) => state)).toEqual(['pending', 'failed'])
    receiver.behave(200)
    const write = { name: 'ERP', url: stored.url, events: ['order.created'], isEnabled: true, version: stored.version }
    expect((await ask('PUT', `/${id}`, write)).status).toBe(200)
    ahead += 6 * hourMs
    await webhookSending.sendDue()
    expect((await logOf(id)).map(({ state }) => state)).toEqual(['delivered', 'failed'])
    const failed = (await logOf(id))[1]
    expect((await ask('POST', `/${id}/deliveries/${failed?.id}/resend`)).status).toBe(200)
    await webhookSending.sendDue()
    expect((await logOf(id)).map(({ state }) => state)).toEqual(['delivered', 'delivered'])
  })

  it('that says 410 is disabled at once', async () => {
    const { id } = await made(['order.created'])
    receiver.behave(410)
    await tested(id)
    await webhookSending.sendDue()
    expect(await prisma.webhookEndpoint.findUnique({ where: { id } })).toMatchObject({
      isEnabled: false,
      disabledFor: 'gone',
    })
  })

  it('that hangs is hung up on, and tried again later', async () => {
    const { id } = await made(['order.created'])
    receiver.behave('hang')
    await tested(id)
    const { audit, notifications, events } = app.services
    const { notify } = notifications
    const limits = {
      allowOrigins: [receiver.origin],
      timeoutMs: 300,
      now: () => new Date(),
      log: pino({ level: 'silent' }),
    }
    await createWebhookSending({ database, secrets, audit, notify, events, ...limits }).sendDue()
    expect(await logOf(id)).toMatchObject([
      { state: 'pending', status: null, fault: 'timeout', nextAt: expect.any(String) },
    ])
  })

  it('that redirects is not followed', async () => {
    const { id } = await made(['order.created'])
    receiver.behave(307, { location: `${other.origin}/inside` })
    await tested(id)
    await webhookSending.sendDue()
    expect(other.received).toEqual([])
    expect(await logOf(id)).toMatchObject([{ state: 'pending', status: 307, fault: 'redirect' }])
  })

  it.each([
    'http://erp.example/',
    'https://127.0.0.1/',
    'https://[::1]/',
    'https://10.0.0.8/',
    'https://localhost/',
    'ftp://a.example/',
  ])('at %s is refused', async (url) => {
    const answer = await ask('POST', '', { name: 'ERP', url, events: ['order.created'] })
    expect([answer.status, (await answer.json()).errors[0].path]).toEqual([400, 'url'])
  })

  it('whose name leads to a private network is refused with each attempt', async () => {
    const { id } = await made(['order.created'])
    const url = receiver.origin.replace('http://127.0.0.1', 'https://localhost')
    await prisma.webhookEndpoint.update({ where: { id }, data: { url } })
    await tested(id)
    await webhookSending.sendDue()
    expect(receiver.received).toEqual([])
    expect(await logOf(id)).toMatchObject([{ state: 'pending', status: null, fault: 'private_host' }])
  })
})

const anOrder = {
  reference: 'ORD-1',
  language: 'en',
  customerName: 'Jade Ltd',
  currency: 'HKD',
  rate: 1,
  rateDate: new Date('2026-01-05'),
  itemsCount: 1,
  total: 100,
  totalHkd: 100,
  createdBy: 'Somebody',
}
