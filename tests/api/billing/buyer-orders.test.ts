import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyerOrderSchema, orderLinkSchema } from '#contract/billing/buyer-orders.ts'
import { buyerBillingSchema } from '#contract/billing/buyers.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { lineOf, orderThatIsShort, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
import { quotesOf, sentQuote } from '#tests/api/quotes/quotes.ts'
import { keeperOf } from '#tests/api/stock/stock.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { type Biller, billerOf } from './billing.ts'

let app: TestApp
let staff: StaffMember
let seller: Seller
let biller: Biller

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager')
  seller = sellerOf(app, staff)
  biller = billerOf(app, staff)
})
afterAll(() => app.close())

const link = (id: string, method: string) =>
  ask(app, `/admin/orders/${id}/link`, staff, method === 'GET' ? {} : { method })

async function linked(id: string): Promise<string> {
  const { link: url } = await answered(await link(id, 'POST'), orderLinkSchema)
  return url?.split('/').at(-1) ?? ''
}

const billingOf = async (token: string) => answered(await ask(app, `/order-links/${token}/billing`), buyerBillingSchema)
const follow = async (token: string) => answered(await ask(app, `/order-links/${token}`), buyerOrderSchema)

it('the buyer sees on the link what was ordered, invoiced, paid, shipped and renews, and nothing of staff', async () => {
  const placed = await seller.create({
    notes: 'Pays late',
    lines: [lineOf(null, 10), lineOf(null, 1, { name: '平台', nameEn: 'Platform', period: 'year', unitPriceHkd: 500 })],
  })
  const invoice = await biller.issue(placed.id, 'invoice')
  const payment = {
    submissionId: randomUUID(),
    customerId: placed.customerId,
    method: 'fps',
    receivedOn: invoice.issuedOn,
    amount: 600,
    currency: 'HKD',
    allocations: [{ documentId: invoice.id, amount: 600 }],
    receipt: true,
    note: 'Internal',
  }
  expect((await biller.post('/admin/payments', payment)).status).toBe(201)
  const shipped = await seller.move(await seller.move(placed, 'processing'), 'shipped', {
    carrier: 'SF Express',
    trackingNumber: 'SF123456',
  })
  await seller.move(shipped, 'delivered')
  const token = await linked(placed.id)
  const order = await follow(token)
  expect(order).toMatchObject({
    reference: placed.reference,
    status: 'delivered',
    lines: [{ quantity: 10 }, { quantity: 1 }],
    shipments: [{ carrier: 'SF Express', parcels: [{ trackingNumber: 'SF123456' }] }],
    toFollow: [],
    subscriptions: [{ kind: 'licence', quantity: 1, state: 'active' }],
  })
  const billing = await billingOf(token)
  expect(billing).toMatchObject({
    invoices: [{ number: invoice.number, open: 900, state: 'partly_paid' }],
    documents: [{ kind: 'receipt' }],
    payments: [{ method: 'fps', amount: 600, invoice: invoice.number }],
  })
  expect(JSON.stringify([order, billing])).not.toMatch(/Pays late|Internal|A manager/)
  for (const { id } of [...billing.invoices, ...billing.documents]) {
    const file = await ask(app, `/order-links/${token}/documents/${id}/file.pdf`)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  }

  const other = await biller.issue((await seller.create({ lines: [lineOf(null)] })).id, 'invoice')
  await refused(await ask(app, `/order-links/${token}/documents/${other.id}/file.pdf`), 404, 'document.not_found')
})

it('of an order that is shipped in part, the buyer sees what follows and when it is expected', async () => {
  const { order, product } = await orderThatIsShort(app, staff, 6, 4)
  await keeperOf(app, staff).expecting([{ productId: product, quantity: 9 }])
  const token = await linked(order.id)
  expect((await follow(token)).toFollow).toMatchObject([{ quantity: 6, expectedOn: '2027-01-15' }])
  const shipped = await seller.ship(order, { pieces: [3] })
  await seller.ship(shipped, { pieces: [1], state: 'packed' })
  expect(await follow(token)).toMatchObject({
    status: 'partly_shipped',
    shipments: [{ lines: [{ quantity: 3 }] }],
    toFollow: [{ nameEn: 'Leak sensor', quantity: 3, expectedOn: '2027-01-15' }],
  })
})

it('a renewed or revoked link stops working, and one that has expired is as one that never was', async () => {
  const { id } = await seller.create({ lines: [lineOf(null)] })
  expect(await answered(await link(id, 'GET'), orderLinkSchema)).toEqual({
    link: null,
    expiresAt: null,
    quote: null,
  })
  const first = await linked(id)
  const second = await linked(id)
  await refused(await ask(app, `/order-links/${first}`), 404, 'order_link.not_found')
  expect((await follow(second)).status).toBe('pending')
  expect((await answered(await link(id, 'GET'), orderLinkSchema)).link).toContain(`/orders/${second}`)
  await app.services.database.prisma.orderLink.update({ where: { orderId: id }, data: { expiresAt: new Date(0) } })
  await refused(await ask(app, `/order-links/${second}`), 404, 'order_link.not_found')
  expect((await answered(await link(id, 'GET'), orderLinkSchema)).link).toBeNull()
  const third = await linked(id)
  await answered(await link(id, 'DELETE'), orderLinkSchema)
  for (const token of [third, 'x', '0'.repeat(32)])
    await refused(await ask(app, `/order-links/${token}`), 404, 'order_link.not_found')
})

it('the link of a quotation opens the order that was made of it', async () => {
  const quotes = quotesOf(app, staff)
  const { quote, token } = await sentQuote(quotes)
  await refused(await ask(app, `/order-links/${token}`), 404, 'order_link.not_found')
  const body = { answer: 'accept', revision: 1, name: 'Amy Chan', address: '1 Peak Road', purchaseOrder: 'PO-9' }
  const accepted = await ask(app, `/quote-requests/${token}/answer`, undefined, { method: 'POST', body })
  expect(accepted.status, await accepted.clone().text()).toBe(200)
  expect(await follow(token)).toMatchObject({ status: 'pending', purchaseOrder: 'PO-9' })
  expect(await billingOf(token)).toMatchObject({ invoices: [], documents: [], payments: [] })
  const decided = await quotes.get(quote.id)
  const id = decided.order?.id ?? ''
  expect(await answered(await link(id, 'GET'), orderLinkSchema)).toMatchObject({
    link: null,
    quote: { id: quote.id, reference: quote.reference },
  })
  await quotes.act('DELETE', decided, '/link')
  expect((await answered(await link(id, 'GET'), orderLinkSchema)).quote).toBeNull()
})
