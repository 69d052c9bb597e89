import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type ReturnDetail, returnDetailSchema } from '#contract/billing/returns.ts'
import { subscriptionPageSchema } from '#contract/billing/subscriptions.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { lineOf, productWith, sellerOf } from '#tests/api/orders/orders.ts'
import { movableClock } from '#tests/api/quotes/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { billerOf } from './billing.ts'

const clock = movableClock()
let app: TestApp

beforeAll(async () => {
  app = await startTestApp({}, { now: clock.now })
})
afterEach(() => clock.reset())
afterAll(() => app.close())

/** Moves the clock, and signs somebody in who works then. */
async function at(moment: string): Promise<StaffMember> {
  clock.set(moment)
  const staff = await createStaff(app, 'manager')
  await app.services.database.prisma.user.updateMany({ data: { passwordChangedAt: clock.now() } })
  return staff
}

/** An order of a customer abroad, with these terms of payment. */
async function orderOf(staff: StaffMember, country: string, paymentTerms: string) {
  const body = { type: 'business', name: `Buyer in ${country}`, email: `${randomUUID()}@buyer.example`, language: 'en' }
  const form = { ...body, phone: '', country, paymentTerms }
  const customer = await (await ask(app, '/admin/customers', staff, { method: 'POST', body: form })).json()
  return sellerOf(app, staff).create({ lines: [lineOf(null)], customerId: customer.id })
}

it.each([
  ['the last second of a year', '2026-12-31T15:59:58Z', 'HK', 'prepaid', '2026-12-31', '2027-01-07'],
  ['the first one of a year', '2026-12-31T16:00:00Z', 'HK', 'prepaid', '2027-01-01', '2027-01-08'],
  ['29 February', '2028-02-28T16:00:00Z', 'HK', 'net_30', '2028-02-29', '2028-03-30'],
  ['the end of January', '2027-01-30T16:00:00Z', 'HK', 'net_30', '2027-01-31', '2027-03-02'],
  [
    'the night that London’s clocks go forward',
    '2027-03-28T01:30:00Z',
    'GB',
    'on_delivery',
    '2027-03-28',
    '2027-03-28',
  ],
  ['the night that London’s go back', '2027-10-30T23:30:00Z', 'GB', 'net_60', '2027-10-31', '2027-12-30'],
  ['the night that Sydney’s go forward', '2027-10-02T15:59:58Z', 'AU', 'prepaid', '2027-10-02', '2027-10-09'],
  ['Sydney’s next morning', '2027-10-02T16:00:00Z', 'AU', 'prepaid', '2027-10-03', '2027-10-10'],
] as const)(
  'an invoice is of the Hong Kong day, numbered in its year, and due on one: %s',
  async (_name, moment, country, terms, day, dueOn) => {
    const staff = await at(moment)
    const biller = billerOf(app, staff)
    const { id } = await orderOf(staff, country, terms)
    const invoice = await biller.issue(id, 'invoice')
    expect(invoice).toMatchObject({ issuedOn: day, dueOn, state: 'issued' })
    expect(invoice.number).toContain(`-${day.slice(0, 4)}-`)
    const late = await at(`${dueOn}T15:59:58Z`)
    expect((await billerOf(app, late).get(invoice.id)).state).toBe('issued')
    const over = await at(`${dueOn}T16:00:00Z`)
    expect((await billerOf(app, over).get(invoice.id)).state).toBe('overdue')
  },
)

it('numbers begin again with the year in Hong Kong', async () => {
  const staff = await at('2034-12-31T15:00:00Z')
  const { id } = await orderOf(staff, 'HK', 'prepaid')
  const old = await billerOf(app, staff).issue(id, 'proforma')
  const next = await billerOf(app, await at('2034-12-31T16:00:00Z')).issue(id, 'proforma')
  expect([old.number.slice(-11), next.number.slice(-11)]).toEqual([`-2034-00001`, `-2035-00001`])
})

it('a licence that is delivered on 29 February in Hong Kong renews on the 28th, and a warranty ends at midnight there', async () => {
  const staff = await at('2028-02-28T16:30:00Z')
  const seller = sellerOf(app, staff)
  const product = await productWith(app, staff, 5, 'hardware', { warrantyMonths: '12' })
  const licence = lineOf(null, 1, { name: '平台', nameEn: 'Platform', period: 'year' })
  const placed = await seller.create({ lines: [lineOf(product, 3), licence] })
  const order = await seller.move(await seller.move(await seller.move(placed, 'processing'), 'shipped'), 'delivered')
  const list = await ask(app, `/admin/subscriptions?order=${order.id}`, staff)
  const { items } = await answered(list, subscriptionPageSchema)
  expect(items).toMatchObject([{ startsOn: '2028-02-29', renewsOn: '2029-02-28' }])

  const returned = async (moment: string): Promise<ReturnDetail> => {
    const body = { submissionId: randomUUID(), pieces: [1, 0], reason: 'faulty' }
    const answer = await ask(app, `/admin/orders/${order.id}/returns`, await at(moment), { method: 'POST', body })
    return returnDetailSchema.parse(await answer.json())
  }
  const lines = async (moment: string) => (await returned(moment)).lines
  expect(await lines('2029-02-28T15:59:58Z')).toMatchObject([{ warrantyEndsOn: '2029-02-28', isUnderWarranty: true }])
  expect(await lines('2029-02-28T16:00:00Z')).toMatchObject([{ warrantyEndsOn: '2029-02-28', isUnderWarranty: false }])
})
