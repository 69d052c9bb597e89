import { randomUUID } from 'node:crypto'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { paymentDetailSchema } from '#contract/billing/payments.ts'
import { returnDetailSchema } from '#contract/billing/returns.ts'
import { subscriptionDetailSchema, subscriptionPageSchema } from '#contract/billing/subscriptions.ts'
import type { EventType } from '#contract/webhooks/events.ts'
import { webhookSecretSchema } from '#contract/webhooks/webhooks.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { lineOf, productWith, sellerOf } from '#tests/api/orders/orders.ts'
import { startTestApp } from '#tests/support/app.ts'
import { createStaff } from '#tests/support/staff.ts'
import { startReceiver } from './receiver.ts'

const receiver = await startReceiver()
const app = await startTestApp({ WEBHOOK_ORIGINS: receiver.origin })
afterAll(async () => {
  await app.close()
  await receiver.close()
})
const { prisma } = app.services.database
const admin = await createStaff(app, 'super_admin')
const staff = await createStaff(app, 'manager')
const seller = sellerOf(app, staff)
const biller = billerOf(app, staff)

beforeEach(async () => {
  await prisma.webhookEndpoint.deleteMany()
})

const post = (path: string, body: object) => ask(app, path, staff, { method: 'POST', body })

async function listenTo(...events: EventType[]): Promise<void> {
  const body = { name: 'ERP', url: `${receiver.origin}/hooks`, events }
  const answer = await ask(app, '/admin/webhooks', admin, { method: 'POST', body })
  webhookSecretSchema.parse(await answer.json())
}

/** Returns the events that are sent now, each as its type and data. */
async function sent() {
  await app.services.webhookSending.sendDue()
  return receiver.events().map(({ type, data }) => ({ type, ...data }))
}

/** An order of four sensors in stock and of two platforms by year. */
async function order() {
  const product = await productWith(app, staff, 20)
  const yearly = { name: '平台', nameEn: 'Platform', period: 'year', unitPriceHkd: 365 } as const
  return seller.create({ lines: [lineOf(product, 4), lineOf(null, 2, yearly)], email: `${randomUUID()}@peak.example` })
}

async function delivered() {
  return seller.move(await seller.move(await seller.move(await order(), 'processing'), 'shipped'), 'delivered')
}

it('a payment: recorded, then void', async () => {
  const invoice = await biller.issue((await order()).id, 'invoice')
  await listenTo('payment.created', 'payment.updated')
  const form = { customerId: invoice.customerId, method: 'fps', receivedOn: '2026-01-05', amount: 50, currency: 'HKD' }
  const answer = await post('/admin/payments', { submissionId: randomUUID(), ...form })
  const { id, version } = paymentDetailSchema.parse(await answer.json())
  const payment = { id, direction: 'received', receivedOn: '2026-01-05', customerId: invoice.customerId, amount: 50 }
  expect(await sent()).toEqual([
    expect.objectContaining({ type: 'payment.created', ...payment, currency: 'HKD', isVoid: false, version }),
  ])
  await answered(await post(`/admin/payments/${id}/void`, { version, reason: 'A mistake' }), paymentDetailSchema)
  expect(await sent()).toEqual([expect.objectContaining({ type: 'payment.updated', ...payment, isVoid: true })])
})

it('a shipment: packed, shipped with its tracking number, delivered', async () => {
  const placed = await seller.move(await order(), 'processing')
  await listenTo('shipment.created', 'shipment.updated')
  const packed = await seller.ship(placed, { pieces: [3, 0], state: 'packed' })
  const [shipment] = packed.shipments
  const id = shipment?.id ?? ''
  const known = { id, orderId: placed.id, number: 1 }
  expect(await sent()).toEqual([
    { type: 'shipment.created', ...known, state: 'packed', carrier: '', trackingNumbers: [] },
  ])
  const carried = { carrier: 'DHL', trackingNumbers: ['X1', 'X2'] }
  const shipped = await seller.step(packed, id, 'ship', carried)
  expect(await sent()).toEqual([{ type: 'shipment.updated', ...known, state: 'shipped', ...carried }])
  await seller.step(shipped, id, 'deliver', { note: 'Signed' })
  expect(await sent()).toEqual([{ type: 'shipment.updated', ...known, state: 'delivered', ...carried }])
})

it('a return: requested, approved, received', async () => {
  const { id: orderId } = await delivered()
  await listenTo('return.created', 'return.updated')
  const form = { submissionId: randomUUID(), pieces: [2, 0], reason: 'faulty' }
  const requested = returnDetailSchema.parse(await (await post(`/admin/orders/${orderId}/returns`, form)).json())
  const { id, reference } = requested
  const known = { id, reference, orderId }
  expect(await sent()).toEqual([{ type: 'return.created', ...known, state: 'requested', version: requested.version }])
  let now = requested
  for (const [to, state] of [
    ['approve', 'approved'],
    ['receive', 'received'],
  ]) {
    now = await answered(await post(`/admin/returns/${id}/status`, { version: now.version, to }), returnDetailSchema)
    expect(await sent()).toEqual([{ type: 'return.updated', ...known, state, version: now.version }])
  }
})

it('a subscription: begun by a delivery, then ending', async () => {
  await listenTo('subscription.created', 'subscription.updated')
  const placed = await delivered()
  const list = await ask(app, `/admin/subscriptions?order=${placed.id}`, staff)
  const [item] = (await answered(list, subscriptionPageSchema)).items
  const { version, renewsOn } = await answered(
    await ask(app, `/admin/subscriptions/${item?.id}`, staff),
    subscriptionDetailSchema,
  )
  const known = { id: item?.id, orderId: placed.id, customerId: placed.customerId, quantity: 2, renewsOn }
  expect(await sent()).toEqual([{ type: 'subscription.created', ...known, state: 'active', version }])
  const ending = await answered(
    await post(`/admin/subscriptions/${item?.id}/status`, { version, to: 'cancel' }),
    subscriptionDetailSchema,
  )
  expect(await sent()).toEqual([
    { type: 'subscription.updated', ...known, state: ending.state, version: ending.version },
  ])
})
