import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyerOrderSchema } from '#contract/billing/buyer-orders.ts'
import { buyerBillingSchema } from '#contract/billing/buyers.ts'
import {
  daysAfter,
  periodsAfter,
  type SubscriptionDetail,
  subscriptionDetailSchema,
  subscriptionPageSchema,
} from '#contract/billing/subscriptions.ts'
import type { QuoteDetail } from '#contract/sales/quotes.ts'
import { defaultSettings } from '#contract/site/settings.ts'
import { notificationListSchema } from '#contract/staff/notifications.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { lineOf, productWith, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { acceptance, answer, draftForm, follow, type QuoteStaff, quotesOf, tokenOf } from '#tests/api/quotes/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { billerOf } from './billing.ts'

let app: TestApp
let staff: StaffMember
let seller: Seller
let quotes: QuoteStaff
let today: string

/** Singapore taxes software; renewals are quoted. */
const taxes = [{ country: 'SG', name: 'GST', isIncluded: false, goods: 0, software: 9, services: 5 }]

beforeAll(async () => {
  app = await startTestApp()
  staff = await createStaff(app, 'manager')
  seller = sellerOf(app, staff)
  quotes = quotesOf(app, staff)
  today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Hong_Kong' })
  const values = { ...defaultSettings.sales, taxes, renewalBy: 'quotation' }
  const put = await ask(app, '/admin/sales-settings', staff, { method: 'PUT', body: { values, version: 0 } })
  expect(put.status, await put.text()).toBe(200)
})
afterAll(() => app.close())

const prisma = () => app.services.database.prisma
const get = async (id: string) =>
  answered(await ask(app, `/admin/subscriptions/${id}`, staff), subscriptionDetailSchema)
const send = (path: string, body: object, method = 'POST') =>
  ask(app, `/admin/subscriptions/${path}`, staff, { method, body })

/** The subscriptions of ten sensors with connectivity at HK$12 a year and two platforms at HK$365, which renew on a day. */
async function renewing(day: string, platform: object = {}, country = 'SG'): Promise<SubscriptionDetail[]> {
  const email = `${randomUUID()}@subscriber.example`
  const body = { type: 'business', name: 'Raffles Pte', email, phone: '', country, language: 'en' }
  const customer = await (await ask(app, '/admin/customers', staff, { method: 'POST', body })).json()
  const lines = [
    lineOf(null, 10, { connectivityFeeHkd: 12 }),
    lineOf(null, 2, { name: '平台', nameEn: 'Platform', period: 'year', unitPriceHkd: 365, ...platform }),
  ]
  const placed = await seller.create({ customerId: customer.id, email, lines })
  const order = await seller.move(await seller.move(await seller.move(placed, 'processing'), 'shipped'), 'delivered')
  const anchorOn = new Date(periodsAfter(day, 'year', -1))
  await prisma().subscription.updateMany({
    where: { orderId: order.id },
    data: { anchorOn, startsOn: anchorOn, renewsOn: new Date(day) },
  })
  const list = await ask(app, `/admin/subscriptions?order=${order.id}&sort=-yearlyHkd`, staff)
  const { items } = await answered(list, subscriptionPageSchema)
  return Promise.all(items.map(({ id }) => get(id)))
}

/** The newest quotation of a subscription. */
async function quoteOf(id: string): Promise<QuoteDetail> {
  return quotes.get((await get(id)).quotes[0]?.id ?? '')
}
const round = () => app.services.dailyRenewals.run()
const accepted = (quote: QuoteDetail) => answer(app, tokenOf(quote), { ...acceptance, address: '' })

it('quotes what renews soon once, and the accepted quotation becomes one invoice of the next period', async () => {
  const day = daysAfter(today, 20)
  const [platform, connectivity] = await renewing(day)
  if (!(platform && connectivity)) throw new Error('There are two')
  expect(await round()).toEqual({ invoiced: 0, quoted: 1, failed: [] })
  expect(await round()).toEqual({ invoiced: 0, quoted: 0, failed: [] })
  const quote = await quoteOf(platform.id)
  // 730 and 9 %; 120 and 5 %
  expect(quote).toMatchObject({ source: 'renewal', status: 'sent', total: 921.7, totalHkd: 850 })
  expect((await get(connectivity.id)).quotes).toMatchObject([{ id: quote.id, from: day, status: 'sent' }])
  const { offer, isRenewal } = await follow(app, tokenOf(quote))
  expect(isRenewal).toBe(true)
  expect(offer?.lines.map(({ quantity, total }) => [quantity, total]).toSorted()).toEqual([
    [10, 120],
    [2, 730],
  ])
  await refused(
    await quotes.send('PUT', `/${quote.id}/draft`, { version: quote.version, ...draftForm() }),
    409,
    'quote.is_renewal',
  )

  const answers = await Promise.all([accepted(quote), accepted(quote), accepted(quote)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  for (const { id, renewsOn } of [platform, connectivity]) {
    const renewed = await get(id)
    expect(renewed).toMatchObject({
      renewsOn: periodsAfter(day, 'year', 1),
      offeredOn: null,
      quotes: [{ status: 'accepted' }],
    })
    expect(renewed.invoices).toMatchObject([{ from: renewsOn, to: renewed.renewsOn }])
  }
  const invoice = (await get(platform.id)).invoices[0]
  const event = (await quotes.get(quote.id)).thread.find(({ kind }) => kind === 'quote.accepted')
  expect(event?.params).toEqual({ revision: 1, name: acceptance.name, invoice: invoice?.number })
  const token = tokenOf(quote)
  const billing = await answered(await fetch(`${app.url}/api/v1/order-links/${token}/billing`), buyerBillingSchema)
  expect(billing.invoices.map(({ total }) => total)).toEqual([921.7])
  const { bytes } = await billerOf(app, staff).file((await get(platform.id)).invoices[0]?.id ?? '')
  expect(readPdf(bytes).pages.join('\n')).toContain(acceptance.purchaseOrder)
  const order = await answered(await fetch(`${app.url}/api/v1/order-links/${token}`), buyerOrderSchema)
  expect(order.subscriptions).toHaveLength(2)
  expect((await follow(app, token)).orderReference).toBe(order.reference)
  expect(await prisma().order.count({ where: { quoteId: quote.id } })).toBe(0)
  expect(await round()).toEqual({ invoiced: 0, quoted: 0, failed: [] })
})

it('a price, quantity or pause that changes withdraws the quotation, and what is still due is quoted anew', async () => {
  const product = await productWith(app, staff, '', 'software', { msrp: '365/year' })
  const [platform] = await renewing(daysAfter(today, 10), { productId: product }, 'HK')
  const id = platform?.id ?? ''
  await answered(await send(id, { version: platform?.version, price: 'list' }, 'PATCH'), subscriptionDetailSchema)
  await round()
  const first = await quoteOf(id)
  expect(first.totalHkd).toBe(850)
  const editor = editorOf(app, staff)
  await editor.edit(await editor.get(product), { msrp: '400/year' })
  const { version } = await get(id)
  await answered(await send(id, { version, quantity: 1 }, 'PATCH'), subscriptionDetailSchema)
  expect((await quotes.get(first.id)).status).toBe('withdrawn')
  await refused(await accepted(first), 409, 'quote.closed')
  await round()
  const second = await quoteOf(id)
  expect(second.totalHkd).toBe(520)
  expect(await get(id)).toMatchObject({ quantity: 2, unitPrice: 365 })

  const paused = await answered(
    await send(`${id}/status`, { version: (await get(id)).version, to: 'pause' }),
    subscriptionDetailSchema,
  )
  await round()
  const third = await quoteOf(
    (await prisma().subscription.findFirstOrThrow({ where: { orderId: paused.order?.id ?? '', kind: 'connectivity' } }))
      .id,
  )
  expect(third.totalHkd).toBe(120)
  await prisma().subscription.update({ where: { id }, data: { pausedOn: new Date(daysAfter(today, -7)) } })
  await send(`${id}/status`, { version: paused.version, to: 'resume' })
  await round()
  const last = await quoteOf(id)
  expect((await get(id)).quotes[0]).toMatchObject({ from: daysAfter(today, 17) })
  expect((await accepted(last)).status).toBe(200)
  expect(await get(id)).toMatchObject({ quantity: 1, unitPrice: 400, yearlyHkd: 400, invoices: [{ amount: 400 }] })
})

it('is not sent again after a refusal; the period can be invoiced or quoted by hand, and never both', async () => {
  const [platform] = await renewing(daysAfter(today, 5))
  const id = platform?.id ?? ''
  await round()
  const refusal = await quoteOf(id)
  expect((await answer(app, tokenOf(refusal), { answer: 'decline', revision: 1, reason: 'Too dear' })).status).toBe(200)
  expect(await round()).toMatchObject({ quoted: 0 })
  const again = await answered(
    await send(`${id}/renew`, { version: (await get(id)).version, by: 'quotation' }),
    subscriptionDetailSchema,
  )
  expect(again.quotes.map(({ status }) => status)).toEqual(['sent', 'declined'])
  const open = await quoteOf(id)
  const [invoiced, late] = await Promise.all([send(`${id}/renew`, { version: again.version }), accepted(open)])
  expect([invoiced.status, late.status].toSorted()).toEqual([200, 409])
  expect((await get(id)).invoices).toHaveLength(1)
})

it('29 February is followed by the 28th, and one of its own way is invoiced', async () => {
  const [leap, other] = await renewing('2028-02-29')
  const sent = await send(`${leap?.id}/renew`, { version: leap?.version, by: 'quotation' })
  const { quotes: made } = await answered(sent, subscriptionDetailSchema)
  expect(made).toMatchObject([{ from: '2028-02-29', to: '2029-02-28' }])
  const [mine] = await renewing(daysAfter(today, 3))
  const way = { version: mine?.version, renewal: 'invoice' }
  await answered(await send(mine?.id ?? '', way, 'PATCH'), subscriptionDetailSchema)
  expect(await round()).toMatchObject({ invoiced: 1, quoted: 1, failed: [] })
  expect((await get(mine?.id ?? '')).invoices).toHaveLength(1)
  expect((await get(other?.id ?? '')).invoices).toEqual([])
})

it('is sent by the next round where the first was interrupted, and staff are told once of a customer without an address', async () => {
  const [platform] = await renewing(daysAfter(today, 4))
  await round()
  const quote = await quoteOf(platform?.id ?? '')
  await prisma().quoteFile.deleteMany({ where: { revision: { quoteId: quote.id } } })
  await prisma().quoteRevision.updateMany({ where: { quoteId: quote.id }, data: { sentAt: null, sentBy: null } })
  await prisma().quote.update({ where: { id: quote.id }, data: { status: 'priced' } })
  expect(await round()).toMatchObject({ quoted: 1 })
  expect((await quotes.get(quote.id)).status).toBe('sent')

  const [nobody] = await renewing(daysAfter(today, 4))
  const { customerId } = await get(nobody?.id ?? '')
  await prisma().contact.deleteMany({ where: { customerId: customerId ?? '' } })
  await prisma().customer.update({ where: { id: customerId ?? '' }, data: { email: '' } })
  await prisma().order.updateMany({ where: { customerId }, data: { email: '' } })
  for (let rounds = 0; rounds < 2; rounds += 1) {
    expect(await round()).toMatchObject({ quoted: 0, failed: [{ customerId, error: { code: 'renewal.no_email' } }] })
  }
  const list = await answered(await ask(app, '/admin/notifications?limit=100', staff), notificationListSchema)
  const notices = list.items.filter(({ kind }) => kind === 'renewal.no_email')
  expect(notices.map(({ params }) => params)).toEqual([
    { id: customerId, name: 'Raffles Pte', on: daysAfter(today, 4) },
  ])
  await prisma().subscription.deleteMany({ where: { customerId } })
})
