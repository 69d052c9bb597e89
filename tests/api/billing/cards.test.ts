import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buyerBillingSchema } from '#contract/billing/buyers.ts'
import { customerAccountSchema, paymentPageSchema } from '#contract/billing/payments.ts'
import { defaultSettings } from '#contract/site/settings.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { lineOf, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
import { acceptance, answer, ordersOf, quotesOf, sentQuote } from '#tests/api/quotes/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { type Biller, billerOf } from './billing.ts'
import { type StripeStandIn, startStripe } from './stripe-stand-in.ts'

let stripe: StripeStandIn
let app: TestApp
let staff: StaffMember
let seller: Seller
let biller: Biller

beforeAll(async () => {
  stripe = await startStripe()
  app = await startTestApp(stripe.environment)
  staff = await createStaff(app, 'manager')
  seller = sellerOf(app, staff)
  biller = billerOf(app, staff)
})
afterAll(async () => {
  await app.close()
  await stripe.close()
})

/** A customer of their own with an invoice of HK$100 a piece. */
async function invoiceOf(pieces: number, more: object = {}) {
  const form = { lines: [lineOf(null, pieces)], email: `${randomUUID()}@peak.example`, customerName: 'Peak Ltd' }
  const order = await seller.create({ ...form, ...more })
  const invoice = await biller.issue(order.id, 'invoice')
  return { ...invoice, orderId: order.id, customerId: invoice.customerId ?? '' }
}

const sessionOf = (invoiceId: string, amount: number, more: object = {}) => ({
  id: `cs_${randomUUID()}`,
  payment_status: 'paid',
  payment_intent: `pi_${invoiceId.slice(0, 8)}`,
  amount_total: amount * 100,
  currency: 'hkd',
  metadata: { invoiceId },
  customer_details: { name: 'Amy Chan', email: 'amy@peak.example' },
  ...more,
})

async function report({ body, signature }: { body: string; signature: string }): Promise<Response> {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  return fetch(`${app.url}/api/v1/webhooks/stripe`, { method: 'POST', headers, body })
}

const paymentsOf = async (customerId: string) =>
  (await answered(await ask(app, `/admin/payments?customer=${customerId}`, staff), paymentPageSchema)).items
const accountOf = async (customerId: string) =>
  (await answered(await ask(app, `/admin/customers/${customerId}/account`, staff), customerAccountSchema)).accounts
const notices = () =>
  app.services.database.prisma.notification.findMany({ where: { kind: 'payment.unmatched' }, select: { params: true } })

describe('a link to pay by card', () => {
  it('asks for what is open in the invoice’s currency and language, and is the same page twice', async () => {
    const { id, number, email } = { email: '', ...(await invoiceOf(3, { currency: 'USD', language: 'zh-CN' })) }
    expect(await biller.get(id)).toMatchObject({ isPayableByCard: true })
    const [one, other] = await Promise.all([0, 1].map(() => biller.post(`/admin/documents/${id}/card-link`, {})))
    expect(await one?.json()).toEqual(await other?.json())
    const page = stripe.pages.at(-1)
    expect(Object.fromEntries(page ?? [])).toMatchObject({
      mode: 'payment',
      client_reference_id: id,
      'metadata[invoiceId]': id,
      locale: 'zh',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][unit_amount]': '3840',
    })
    expect(page?.get('line_items[0][price_data][product_data][name]')).toContain(number)
    expect(email).toBe('')
  })

  it('is not made for what is settled or no invoice, and says that Stripe is away', async () => {
    const { id, orderId } = await invoiceOf(1)
    const confirmation = await biller.issue(orderId, 'order_confirmation')
    const link = (document: string) => biller.post(`/admin/documents/${document}/card-link`, {})
    await refused(await link(confirmation.id), 404, 'billing_document.not_found')
    stripe.failWith(500)
    await refused(await link(id), 502, 'card.failed')
    stripe.failWith(undefined)
    await biller.credit(id)
    await refused(await link(id), 409, 'document.settled')
  })

  it('is neither offered nor made without keys, and a webhook is believed by nobody', async () => {
    const plain = await startTestApp()
    const member = await createStaff(plain, 'manager')
    const order = await sellerOf(plain, member).create({ lines: [lineOf(null)] })
    const { id, isPayableByCard } = await billerOf(plain, member).issue(order.id, 'invoice')
    expect(isPayableByCard).toBe(false)
    await refused(
      await billerOf(plain, member).post(`/admin/documents/${id}/card-link`, {}),
      409,
      'card.not_configured',
    )
    const { body, signature } = stripe.event(sessionOf(id, 100))
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    const answered = await fetch(`${plain.url}/api/v1/webhooks/stripe`, { method: 'POST', headers, body })
    await refused(answered, 401, 'webhook.unsigned')
    await plain.close()
  })
})

describe('a payment by card', () => {
  it('pays its invoice once, however often and late it is reported, with a receipt', async () => {
    const { id, number, customerId } = await invoiceOf(3)
    const session = sessionOf(id, 300)
    const threeDaysAgo = Math.floor(Date.now() / 1000) - 3 * 86_400
    const event = stripe.event(session, { created: threeDaysAgo })
    const answers = await Promise.all([event, event].map(report))
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    await report(stripe.event(session, { type: 'checkout.session.async_payment_succeeded' }))
    const [payment, ...others] = await paymentsOf(customerId)
    expect(others).toEqual([])
    expect(payment).toMatchObject({ method: 'card', amount: 300, left: 0, payer: 'Amy Chan', createdBy: 'system' })
    const day = new Date(threeDaysAgo * 1000).toLocaleDateString('en-CA', { timeZone: 'Asia/Hong_Kong' })
    expect(payment?.receivedOn).toBe(day)
    expect(await biller.get(id)).toMatchObject({ state: 'paid', isPayableByCard: false })
    const detail = await (await ask(app, `/admin/payments/${payment?.id}`, staff)).json()
    expect(readPdf((await biller.file(detail.receipt.id)).bytes).pages.join('\n')).toContain(number)
  })

  it('counts as of the Hong Kong day on which it was made', async () => {
    const { id, customerId } = await invoiceOf(1)
    const beforeMidnight = Date.parse('2026-11-14T15:59:59Z') / 1000
    await report(stripe.event(sessionOf(id, 50), { created: beforeMidnight }))
    await report(stripe.event(sessionOf(id, 50), { created: beforeMidnight + 1 }))
    expect((await paymentsOf(customerId)).map(({ receivedOn }) => receivedOn)).toEqual(['2026-11-15', '2026-11-14'])
  })

  it.each([
    ['another secret', { secret: 'whsec_forged' }],
    ['a signature of an hour ago', { signedAt: Math.floor(Date.now() / 1000) - 3600 }],
  ])('is not believed with %s', async (_what, more) => {
    const { id, customerId } = await invoiceOf(1)
    await refused(await report(stripe.event(sessionOf(id, 100), more)), 401, 'webhook.unsigned')
    const { body, signature } = stripe.event(sessionOf(id, 1))
    const forged = { body: body.replace('"amount_total":100', '"amount_total":999'), signature }
    await refused(await report(forged), 401, 'webhook.unsigned')
    expect(await paymentsOf(customerId)).toEqual([])
  })

  it('of more, of another currency, or for a settled invoice is credit, and staff are told', async () => {
    const { id, customerId } = await invoiceOf(1)
    const before = (await notices()).length
    await report(stripe.event(sessionOf(id, 130)))
    expect(await accountOf(customerId)).toMatchObject([{ currency: 'HKD', open: 0, credit: 30 }])
    await report(stripe.event(sessionOf(id, 20)))
    await report(stripe.event(sessionOf(id, 15, { currency: 'usd' })))
    expect(await accountOf(customerId)).toMatchObject([
      { currency: 'HKD', credit: 50 },
      { currency: 'USD', credit: 15 },
    ])
    expect((await notices()).length).toBe(before + 3)
  })

  it('for an invoice that is gone, or in a currency that is not used, is not lost', async () => {
    const before = (await notices()).length
    const reference = `pi_${randomUUID()}`
    await report(stripe.event(sessionOf(randomUUID(), 70, { payment_intent: reference })))
    const found = await ask(app, `/admin/payments?search=${reference}`, staff)
    expect((await answered(found, paymentPageSchema)).items).toMatchObject([{ amount: 70, left: 70, customerId: null }])
    await report(stripe.event(sessionOf(randomUUID(), 9, { currency: 'jpy' })))
    expect((await notices()).slice(before).map(({ params }) => params)).toMatchObject([
      { amount: 70, currency: 'HKD' },
      { amount: 9, currency: 'JPY' },
    ])
  })

  it('that is unpaid yet, or on another program’s page, records nothing', async () => {
    const { id, customerId } = await invoiceOf(1)
    await report(stripe.event(sessionOf(id, 100, { payment_status: 'unpaid' })))
    await report(stripe.event(sessionOf(id, 100, { metadata: {} })))
    await report(stripe.event({ id: 'cus_1' }, { type: 'customer.created' }))
    expect(await paymentsOf(customerId)).toEqual([])
    expect(await biller.get(id)).toMatchObject({ open: 100 })
  })

  it('and one that staff record at once never pay an invoice twice', async () => {
    const { id, customerId } = await invoiceOf(1)
    const form = { submissionId: randomUUID(), customerId, method: 'fps', receivedOn: '2026-01-05', amount: 100 }
    const body = { ...form, currency: 'HKD', allocations: [{ documentId: id, amount: 100 }] }
    const [, recorded] = await Promise.all([
      report(stripe.event(sessionOf(id, 100))),
      biller.post('/admin/payments', body),
    ])
    expect(await biller.get(id)).toMatchObject({ paid: 100, open: 0 })
    const credit = recorded.status === 201 ? [{ credit: 100 }] : []
    expect(await accountOf(customerId)).toMatchObject(credit)
  })
})

describe('on the private link', () => {
  it('the buyer sees what is open, pays it, and has its documents; nobody else’s', async () => {
    const values = { ...defaultSettings.sales, fpsProxy: '61234567', paymentDetailsEn: 'HSBC 123-456' }
    await ask(app, '/admin/sales-settings', staff, { method: 'PUT', body: { values, version: 0 } })
    const { quote, token } = await sentQuote(quotesOf(app, staff))
    const at = (path: string, init?: RequestInit) => fetch(`${app.url}/api/v1/order-links/${token}${path}`, init)
    const seen = async () => answered(await at('/billing'), buyerBillingSchema)
    await answer(app, token, acceptance)
    expect(await seen()).toMatchObject({ invoices: [], documents: [] })
    const [order] = await ordersOf(app, quote.id)
    const invoice = await biller.issue(order?.id ?? '', 'invoice')
    const code = readPdf((await biller.file(invoice.id)).bytes).pages.join('\n')
    for (const printed of ['Pay by FPS', '+852-61234567', 'HKD 100.00']) expect(code).toContain(printed)
    const billing = await seen()
    expect(billing).toMatchObject({
      invoices: [{ number: invoice.number, open: 100, isPayableByCard: true, fps: { proxy: '+852-61234567' } }],
      paymentDetails: { en: 'HSBC 123-456' },
    })
    expect(billing.invoices[0]?.fps?.qrCode).toMatch(/^<svg/)
    const page = await at(`/documents/${invoice.id}/card`, { method: 'POST' })
    expect(await page.json()).toMatchObject({ url: expect.stringContaining('https://checkout.stripe.example/') })
    expect(stripe.pages.at(-1)?.get('success_url')).toMatch(new RegExp(`/orders/${token}\\?card=paid$`))
    expect((await at(`/documents/${invoice.id}/file.pdf`)).status).toBe(200)
    await report(stripe.event(sessionOf(invoice.id, 100)))
    const paid = await seen()
    expect(paid.invoices).toMatchObject([{ open: 0, state: 'paid', fps: null, isPayableByCard: false }])
    expect(paid.documents).toMatchObject([{ kind: 'receipt' }])
    expect((await at(`/documents/${paid.documents[0]?.id}/file.pdf`)).status).toBe(200)
    const other = await invoiceOf(1)
    await refused(await at(`/documents/${other.id}/file.pdf`), 404, 'document.not_found')
    await refused(await at(`/documents/${other.id}/card`, { method: 'POST' }), 404, 'document.not_found')
    const wrong = await fetch(`${app.url}/api/v1/order-links/${'x'.repeat(32)}/billing`)
    await refused(wrong, 404, 'order_link.not_found')
  })
})
