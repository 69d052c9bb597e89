import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sumOf } from '#contract/catalogue/prices.ts'
import { chargesInputSchema } from '#contract/sales/charges.ts'
import { orderDetailSchema } from '#contract/sales/orders.ts'
import { defaultSettings } from '#contract/site/settings.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { expectWhole, lineOf, productWith, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
import { quotesOf } from '#tests/api/quotes/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { type Biller, billerOf } from './billing.ts'

let app: TestApp
let staff: StaffMember
let seller: Seller
let biller: Biller
let product: string

const taxes = [
  { country: 'SG', name: 'GST', isIncluded: false, goods: 9, software: 9, services: 9 },
  { country: 'TW', name: 'VAT', isIncluded: true, goods: 5, software: 5, services: 5 },
]

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager')
  seller = sellerOf(app, staff)
  biller = billerOf(app, staff)
  const values = { ...defaultSettings.sales, taxes }
  const put = await ask(app, '/admin/sales-settings', staff, { method: 'PUT', body: { values, version: 0 } })
  expect(put.status, await put.text()).toBe(200)
  product = await productWith(app, staff, 1000)
})
afterAll(() => app.close())

const charged = (charges: z.input<typeof chargesInputSchema>) => z.parse(chargesInputSchema, charges)
const thirds = () => [
  lineOf(product),
  lineOf(product, 1, { unitPriceHkd: 33.33 }),
  lineOf(product, 1, { discount: 33.33 }),
]
const email = () => `${randomUUID()}@peak.example`

it('an order has the tax of its customer’s destination, and figures have none', async () => {
  const body = { type: 'business', name: 'Raffles Pte', email: email(), phone: '', country: 'SG', language: 'en' }
  const customer = await (await ask(app, '/admin/customers', staff, { method: 'POST', body })).json()
  const order = await seller.create({ lines: [lineOf(product, 10)], customerId: customer.id })
  expect(order).toMatchObject({ total: 1090, totalHkd: 1000, charges: { country: 'SG', taxName: 'GST', goods: 9 } })
  const invoice = await biller.issue(order.id, 'invoice')
  expect(invoice).toMatchObject({ total: 1090, open: 1090 })
  const text = readPdf((await biller.file(invoice.id)).bytes).pages.join('\n')
  for (const printed of ['Subtotal', 'GST 9%', 'HKD 90.00', 'HKD 1,090.00']) expect(text).toContain(printed)
  await expectWhole(app)
})

it('an order at home has no tax, and one placed before taxes stays as it was', async () => {
  const order = await seller.create({ lines: [lineOf(product, 10)], email: email() })
  expect(order).toMatchObject({ total: 1000, totalHkd: 1000 })
  await app.services.database.prisma.order.update({ where: { id: order.id }, data: { charges: {} } })
  expect(await seller.get(order.id)).toMatchObject({ total: 1000, charges: { country: 'HK', taxName: '', goods: 0 } })
  expect(await biller.issue(order.id, 'invoice')).toMatchObject({ total: 1000 })
})

it.each([
  ['exclusive', 'SG', 'USD'],
  ['inclusive', 'TW', 'HKD'],
] as const)(
  'invoices in part come to the order, and credit notes give it back exactly: %s tax',
  async (_tax, country, currency) => {
    const charges = charged({ country, discountPercent: 33.33, discountHkd: 10, deliveryHkd: 33.33, roundTo: 0.1 })
    const lines = [lineOf(product, 3, { connectivityFeeHkd: 7.77 }), ...thirds()]
    const order = await seller.create({ lines, email: email(), currency, charges })
    const { due } = await biller.billing(order.id)
    const first = await biller.issue(order.id, 'invoice', { pieces: [1, 1, 0, 0] })
    const second = await biller.issue(order.id, 'invoice', { pieces: [1, 0, 1, 0] })
    const last = await biller.issue(order.id, 'invoice')
    expect(sumOf([first.total, second.total, last.total])).toBe(due)
    const part = await biller.credit(last.id, { pieces: [1, 0] })
    const rest = await biller.credit(last.id, { pieces: [0, 1] })
    expect(sumOf([part.total, rest.total])).toBe(last.total)
    expect(await biller.get(last.id)).toMatchObject({ open: 0, state: 'credited' })
    await biller.credit(first.id)
    await biller.credit(second.id)
    expect(await biller.billing(order.id)).toMatchObject({ invoiced: 0, open: 0 })
    expect((await biller.issue(order.id, 'invoice')).total).toBe(due)
  },
)

it('a deposit is a share of what is due with charges, which the invoice deducts', async () => {
  const charges = charged({ country: 'SG', deliveryHkd: 100 })
  const order = await seller.create({ lines: [lineOf(product, 10)], email: email(), charges })
  const deposit = await biller.issue(order.id, 'deposit_invoice', { depositPercent: 30 })
  expect(deposit.total).toBe(359.7)
  expect((await biller.issue(order.id, 'invoice')).total).toBe(839.3)
})

it('charges change with the lines, keep their tax, and are fixed once invoiced', async () => {
  const order = await seller.create({
    lines: [lineOf(product, 10)],
    email: email(),
    charges: charged({ country: 'SG' }),
  })
  const charges = { country: 'SG', deliveryHkd: 100, discountPercent: 10 }
  const changed = await seller.edit(order, { charges })
  expect(changed).toMatchObject({ total: 1090, totalHkd: 1000, lines: [{ quantity: 10 }] })
  const home = await seller.edit(changed, { charges: { ...charges, country: 'HK' } })
  expect(home).toMatchObject({ total: 1000 })
  await biller.issue(order.id, 'proforma')
  await biller.issue(order.id, 'invoice')
  const edit = { version: home.version, charges }
  await refused(await seller.send('PATCH', `/${order.id}`, edit), 409, 'order.invoiced')
  const tooMuch = { discountHkd: 1000.01 }
  const form = { version: home.version, charges: tooMuch }
  expect(
    (await refused(await seller.send('PATCH', `/${order.id}`, form), 400, 'request.invalid')).errors,
  ).toMatchObject([{ path: 'charges.discountHkd', code: 'discount_too_large' }])
})

it('a quotation’s charges are those of its order, and a discount may not hide a price below the minimum', async () => {
  const quotes = quotesOf(app, staff)
  const dear = await productWith(app, staff, 5, 'hardware', { minSellingPrice: '95' })
  const made = await quotes.create({ submissionId: randomUUID(), email: email() })
  const charges = { country: 'SG', discountPercent: 10, deliveryHkd: 50 }
  const line = lineOf(dear, 2)
  const draft = { version: made.version, currency: 'HKD', validUntil: '2027-01-05', notes: '', lines: [line], charges }
  const refusedDraft = await ask(app, `/admin/quotes/${made.id}/draft`, staff, { method: 'PUT', body: draft })
  expect((await refused(refusedDraft, 400, 'request.invalid')).errors).toMatchObject([{ code: 'below_minimum' }])
  const drafted = await quotes.draft(made, { lines: [line], charges: { ...charges, discountPercent: 5 } })
  expect(drafted.revisions[0]).toMatchObject({ total: 261.6, totalHkd: 240, charges: { taxName: 'GST' } })
})

it('an order whose rest is cancelled keeps its share of a discount, and its delivery', async () => {
  const charges = charged({ country: 'SG', discountHkd: 100, deliveryHkd: 50 })
  const order = await seller.create({ lines: [lineOf(product, 4)], email: email(), charges })
  expect(order.total).toBe(381.5)
  const processing = await seller.move(order, 'processing')
  const { version } = await seller.ship(processing, { pieces: [1] })
  const close = await seller.send('POST', `/${order.id}/close`, { version, reason: 'Enough' })
  expect(await answered(close, orderDetailSchema)).toMatchObject({
    total: 136.25,
    totalHkd: 125,
    charges: { discount: 25, delivery: 50 },
  })
})
