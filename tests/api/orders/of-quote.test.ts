import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createOrderOfQuote } from '#server/modules/sales/orders/order-placing.ts'
import { systemActor } from '#server/platform/audit.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { expectWhole, productWith, type Seller, sellerOf, stockOf } from './orders.ts'

let app: TestApp
let staff: StaffMember
let seller: Seller

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager')
  seller = sellerOf(app, staff)
})
afterEach(() => expectWhole(app))
afterAll(() => app.close())

const prisma = () => app.services.database.prisma

/** A quotation that was sent, of so many pieces at HK$90 in USD. */
async function quoteOf(productId: string, quantity: number) {
  const customer = await prisma().customer.create({
    data: { type: 'enterprise', name: 'Peak', address: '1 Peak Road' },
  })
  const line = {
    position: 0,
    productId,
    name: 'Sensor',
    category: 'hardware',
    quantity,
    period: 'once',
    unitPriceHkd: 100,
    discount: 10,
    unitPrice: 11.52,
    total: 11.52 * quantity,
    totalHkd: 90 * quantity,
  } as const
  const totals = { total: line.total, totalHkd: line.totalHkd }
  const frozen = { currency: 'USD', rate: 0.128, rateDate: new Date('2026-01-31'), validUntil: new Date('2026-02-28') }
  return prisma().quote.create({
    data: {
      reference: `RFQ-${randomUUID().slice(0, 8)}`,
      submissionId: randomUUID(),
      status: 'sent',
      customerId: customer.id,
      language: 'zh-TW',
      name: 'Amy',
      email: 'amy@peak.example',
      company: 'Peak',
      phone: '',
      currency: 'USD',
      message: '',
      revision: 1,
      revisions: { create: { number: 1, ...frozen, ...totals, createdBy: 'Mei', lines: { create: line } } },
    },
  })
}

const accept = (quoteId: string) =>
  prisma().$transaction((tx) => {
    const services = { notify: app.services.notifications.notify, now: () => new Date(), random }
    return createOrderOfQuote(tx, services, systemActor, { quoteId, revision: 1, purchaseOrder: 'PO-1' })
  })
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes))

it('a quotation becomes an order at its own prices and rate, once', async () => {
  const product = await productWith(app, staff, 10)
  const quote = await quoteOf(product, 4)
  const placed = await accept(quote.id)
  expect(placed).toMatchObject({ isKnown: false, short: 0 })
  expect(await accept(quote.id)).toEqual({ ...placed, isKnown: true })
  const order = await seller.get(placed.id)
  expect(order).toMatchObject({
    customerName: 'Peak',
    contactName: 'Amy',
    address: '1 Peak Road',
    language: 'zh-TW',
    purchaseOrder: 'PO-1',
    rate: 0.128,
    rateDate: '2026-01-31',
    total: 46.08,
    totalHkd: 360,
    quote: { id: quote.id, reference: quote.reference },
    lines: [{ quantity: 4, reserved: 4, discount: 10, unitPrice: 11.52 }],
  })
  expect(order.thread).toMatchObject([{ kind: 'created', params: { from: quote.reference } }])
  expect(await stockOf(app, product)).toEqual({ stockQuantity: 10, reserved: 4 })
})

it('an acceptance is not lost for want of stock: what comes in later is reserved at once', async () => {
  const product = await productWith(app, staff, 3)
  const placed = await accept((await quoteOf(product, 8)).id)
  expect(placed.short).toBe(5)
  const order = await seller.get(placed.id)
  expect(order.lines).toMatchObject([{ quantity: 8, reserved: 3, available: 0 }])
  expect(order.thread.at(-1)).toMatchObject({ kind: 'order.short', params: { pieces: 5 } })
  const processing = await seller.move(order, 'processing')
  const tooSoon = await seller.send('POST', `/${order.id}/status`, { version: processing.version, to: 'shipped' })
  expect(tooSoon.status).toBe(409)
  const editor = editorOf(app, staff)
  await editor.edit(await editor.get(product), { availability: '20' })
  const reserved = await seller.get(order.id)
  expect(reserved.lines).toMatchObject([{ quantity: 8, reserved: 8 }])
  expect(await seller.move(reserved, 'shipped')).toMatchObject({ address: '1 Peak Road' })
  expect(await stockOf(app, product)).toEqual({ stockQuantity: 12, reserved: 0 })
})

it('what an order lacks it may go on lacking, and no more than that', async () => {
  const product = await productWith(app, staff, 3)
  const order = await seller.get((await accept((await quoteOf(product, 8)).id)).id)
  const [line] = order.lines
  const lines = (quantity: number) => ({
    lines: [{ productId: product, name: 'Sensor', quantity, period: 'once', unitPriceHkd: line?.unitPriceHkd }],
  })
  const more = await seller.send('PATCH', `/${order.id}`, { version: order.version, ...lines(9) })
  expect(more.status).toBe(409)
  const fewer = await seller.edit(order, lines(7))
  expect(fewer.lines).toMatchObject([{ quantity: 7, reserved: 3 }])
})
