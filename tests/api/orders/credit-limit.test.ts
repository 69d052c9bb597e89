import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { customerAccountSchema } from '#contract/billing/payments.ts'
import { auditPageSchema } from '#contract/staff/audit.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { acceptance, answer, ordersOf, quotesOf, sentQuote } from '#tests/api/quotes/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { lineOf, type Seller, sellerOf } from './orders.ts'

let app: TestApp
let manager: StaffMember
let admin: StaffMember
let seller: Seller

beforeAll(async () => {
  app = await startTestApp()
  manager = await createStaff(app, 'manager', { name: 'Mei Manager' })
  admin = await createStaff(app, 'super_admin')
  seller = sellerOf(app, await createStaff(app, 'sales'))
})
afterAll(() => app.close())

/** A customer who may owe so much. */
async function customerWith(creditLimitHkd: number | null) {
  const name = `Peak ${randomUUID()}`
  const body = {
    type: 'business',
    name,
    email: `${randomUUID()}@peak.example`,
    phone: '',
    language: 'en',
    creditLimitHkd,
  }
  const made = await (await ask(app, '/admin/customers', manager, { method: 'POST', body })).json()
  return { id: String(made.id), email: String(body.email) }
}

const release = (id: string, version: number, as = manager) =>
  ask(app, `/admin/orders/${id}/release`, as, { method: 'POST', body: { version, reason: 'Paid by cheque' } })
const placed = (customerId: string, pieces: number) => seller.create({ customerId, lines: [lineOf(null, pieces)] })

it('an order within the limit goes on, and one above it waits for a Manager', async () => {
  const { id } = await customerWith(1000)
  const within = await placed(id, 10)
  expect(within).toMatchObject({ isHeld: false, hold: null })
  const above = await placed(id, 1)
  expect(above).toMatchObject({ isHeld: true, hold: { limitHkd: 1000, exposureHkd: 1100, releasedAt: null } })
  const move = { version: above.version, to: 'processing' }
  await refused(await seller.send('POST', `/${above.id}/status`, move), 409, 'order.held')
  expect((await release(above.id, above.version, await createStaff(app, 'sales'))).status).toBe(403)
  const account = await answered(await ask(app, `/admin/customers/${id}/account`, manager), customerAccountSchema)
  expect(account).toMatchObject({ creditLimitHkd: 1000, exposureHkd: 1100 })
  const released = await (await release(above.id, above.version)).json()
  expect(released).toMatchObject({ isHeld: false, hold: { releasedBy: 'Mei Manager' } })
  await refused(await release(above.id, released.version), 409, 'order.not_held')
  await refused(await release(within.id, within.version), 409, 'order.not_held')
  expect((await seller.move(released, 'processing')).status).toBe('processing')
  const log = await answered(await ask(app, '/admin/audit?action=order.released', admin), auditPageSchema)
  expect(log.items).toMatchObject([{ entityId: above.id, after: { limitHkd: '1000.00', exposureHkd: '1100.00' } }])
  expect(await app.services.database.prisma.notification.count({ where: { kind: 'order.held' } })).toBeGreaterThan(0)
})

it('invoices and payments count, an order and its invoice once, and cancelled ones not at all', async () => {
  const { id } = await customerWith(500)
  const biller = billerOf(app, manager)
  const first = await placed(id, 5)
  const invoice = await biller.issue(first.id, 'invoice')
  const exposure = async () =>
    (await answered(await ask(app, `/admin/customers/${id}/account`, manager), customerAccountSchema)).exposureHkd
  expect(await exposure()).toBe(500)
  const cancelled = await placed(id, 1)
  expect(cancelled.isHeld).toBe(true)
  await seller.move(cancelled, 'cancelled')
  expect(await exposure()).toBe(500)
  const body = { submissionId: randomUUID(), customerId: id, method: 'fps', receivedOn: '2026-01-05', amount: 500 }
  const allocations = [{ documentId: invoice.id, amount: 500 }]
  await biller.post('/admin/payments', { ...body, currency: 'HKD', allocations })
  expect(await exposure()).toBe(0)
  expect((await placed(id, 5)).isHeld).toBe(false)
})

it('two orders at once are both counted, and an accepted quotation waits too', async () => {
  const { id } = await customerWith(100)
  const both = await Promise.all([placed(id, 1), placed(id, 1)])
  expect(both.filter(({ isHeld }) => isHeld)).toHaveLength(1)
  const { id: other, email } = await customerWith(0)
  const { quote, token } = await sentQuote(quotesOf(app, manager), {}, { customerId: other, email })
  expect((await answer(app, token, acceptance)).status).toBe(200)
  const [order] = await ordersOf(app, quote.id)
  expect(await seller.get(order?.id ?? '')).toMatchObject({ isHeld: true, hold: { limitHkd: 0 } })
})

it('changed lines are weighed again while it is pending, and nobody without a limit waits', async () => {
  const { id } = await customerWith(300)
  const order = await placed(id, 4)
  expect(order.isHeld).toBe(true)
  const smaller = await seller.edit(order, { lines: [lineOf(null, 3)] })
  expect(smaller).toMatchObject({ isHeld: false, hold: null })
  expect((await seller.edit(smaller, { lines: [lineOf(null, 5)] })).isHeld).toBe(true)
  const { id: free } = await customerWith(null)
  expect((await placed(free, 10_000)).isHeld).toBe(false)
})
