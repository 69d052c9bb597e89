import { afterAll, beforeAll, expect, it } from 'vitest'
import { noCharges } from '#contract/catalogue/charges.ts'
import { totalLines } from '#contract/sales/charges.ts'
import { type OrderDetail, orderDetailSchema } from '#contract/sales/orders.ts'
import { type QuoteDetail, quoteDetailSchema } from '#contract/sales/quotes.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { mailTo, quick } from '#tests/api/deliveries/deliveries.ts'
import { many, post, quoteRequest, receiptOf } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type MailServer, startMailServer } from '#tests/support/mail/smtp.ts'
import { until } from '#tests/support/processes.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { acceptance, answer, follow, line, type QuoteStaff, quotesOf, sentQuote } from './quotes.ts'

/** 300 parking sensors at HK$980, each with HK$240 a year of NB-IoT, and a platform at HK$399 a month. */
const requestedLines = [
  { slug: 'parking-sensor', quantity: 300, note: '' },
  { slug: 'iot-platform-app', quantity: 1, note: '' },
]
const once = 300 * 980
const month = 399
const year = 300 * 240
const firstYear = once + 12 * month + year

let mail: MailServer
let app: TestApp
let manager: StaffMember
let staff: QuoteStaff
let request: QuoteDetail
let token: string

beforeAll(async () => {
  mail = await startMailServer()
  app = await startTestApp({ SMTP_URL: mail.url, ...mailTo }, { limits: many, pace: quick })
  manager = await createStaff(app, 'manager', { name: 'Mona' })
  staff = quotesOf(app, manager)
  const form = quoteRequest({ lines: requestedLines, language: 'en', email: 'parking@peak.example' })
  const receipt = await receiptOf(await post(app, '/quote-requests', form))
  token = receipt.token ?? ''
  const { id } = await app.services.database.prisma.quote.findUniqueOrThrow({ where: { reference: receipt.reference } })
  request = await staff.get(id)
})

afterAll(async () => {
  await app.close()
  await mail.close()
})

/** A mail to somebody with such a subject, once it is there. */
function mailWith(to: string, subject: string) {
  return until(async () =>
    mail.mails.find((each) => each.recipients.includes(to) && String(each.headers.subject).includes(subject)),
  )
}

const allTotals = [
  'One-off: HKD 294,000.00',
  'Per month: HKD 399.00',
  'Per year: HKD 72,000.00',
  'First-year total: HKD 370,788.00',
]

it('what was asked for keeps the connectivity of each product, and its list total is a first year', async () => {
  expect(request.lines).toMatchObject([
    { listPrice: 980, period: 'once', connectivityFee: 240 },
    { listPrice: 399, period: 'month', connectivityFee: null },
  ])
  expect(request.listTotal).toBe(firstYear)
  expect((await follow(app, token)).lines.map(({ connectivityFee }) => connectivityFee)).toEqual([240, null])
})

it('the staff’s letter of a request says what the list comes to, by what it is', async () => {
  const { text } = await mailWith('sales@harbour.example', request.reference)
  for (const expected of [
    'list price HK$980.00, connectivity HK$240.00 per year',
    'One-off: HK$294,000.00 (at list prices)',
    'Per month: HK$399.00 (at list prices)',
    'Per year: HK$72,000.00 (at list prices)',
    'First-year total: HK$370,788.00 (at list prices)',
  ]) {
    expect(text).toContain(expected)
  }
})

it('offer, letter, PDF and order of 300 parking sensors say the same, each total what it is', async () => {
  const lines = request.lines.map(({ productId, name, quantity, period, listPrice }) =>
    line({ productId, name, quantity, period, unitPriceHkd: listPrice ?? 0 }),
  )
  const draft = await staff.draft(request, { lines })
  expect(draft.revisions[0]).toMatchObject({
    total: firstYear,
    totalHkd: firstYear,
    lines: [
      { total: once, connectivityFeeHkd: 240, connectivityFee: 240 },
      { total: month, connectivityFeeHkd: 0, connectivityFee: 0 },
    ],
  })
  const sent = await staff.dispatch(draft, {})
  const letter = await mailWith(sent.email, `Quotation ${sent.reference}`)
  for (const total of allTotals) expect(letter.text).toContain(total)
  const { offer } = await follow(app, token)
  expect(offer?.total).toBe(firstYear)
  expect(totalLines(offer?.lines ?? [], offer?.charges ?? noCharges).map(({ amount }) => amount)).toEqual([
    once,
    month,
    year,
    firstYear,
  ])
  const pdf = readPdf(letter.files[0]?.bytes ?? Buffer.alloc(0)).pages.join('\n')
  for (const text of ['72,000.00', 'HKD 370,788.00', 'First-year total']) expect(pdf).toContain(text)

  await answer(app, token, acceptance)
  const { order } = await staff.get(sent.id)
  const placed: OrderDetail = await answered(await ask(app, `/admin/orders/${order?.id}`, manager), orderDetailSchema)
  expect(placed).toMatchObject({
    total: firstYear,
    totalHkd: firstYear,
    lines: [{ connectivityFeeHkd: 240, connectivityFee: 240 }, { connectivityFeeHkd: 0 }],
  })
  const biller = billerOf(app, manager)
  const { bytes } = await biller.file((await biller.issue(placed.id, 'invoice')).id)
  const bill = readPdf(bytes).pages.join('\n')
  // Once, the first month and the first year.
  for (const text of ['72,000.00', 'HKD 366,399.00', 'HKD 370,788.00']) expect(bill).toContain(text)
})

it('a fee is converted once for a piece at the frozen rate, and the discount is of the unit price', async () => {
  const { productId } = request.lines[0] ?? {}
  const lines = [line({ productId: productId ?? null, quantity: 300, unitPriceHkd: 980, discount: 10 })]
  const { quote } = await sentQuote(staff, { currency: 'USD', lines })
  // 980 less 10 % is 882: USD 112.90 at 0.128; 240 is USD 30.72.
  expect(quote).toMatchObject({ total: 300 * 112.9 + 300 * 30.72, totalHkd: 300 * 882 + 300 * 240 })
  expect(quote.revisions[0]?.lines[0]).toMatchObject({ unitPrice: 112.9, connectivityFee: 30.72, total: 33_870 })
})

it.each([
  [60, 60],
  [0, 0],
])('a fee that staff agree otherwise, %d, is what is kept', async (connectivityFeeHkd, kept) => {
  const { productId } = request.lines[0] ?? {}
  const lines = [line({ productId: productId ?? null, unitPriceHkd: 980, connectivityFeeHkd })]
  const { revisions } = await staff.draft(await staff.create(), { lines })
  expect(revisions[0]).toMatchObject({ total: 980 + kept, lines: [{ connectivityFeeHkd: kept }] })
})

it('a fee that is no amount is refused by its field', async () => {
  const quote = await staff.create()
  for (const connectivityFeeHkd of [-1, 0.001, 1e12, '120', null]) {
    const body = {
      version: quote.version,
      currency: 'HKD',
      validUntil: '2099-01-01',
      lines: [{ ...line(), connectivityFeeHkd }],
    }
    const refusal = await staff.send('PUT', `/${quote.id}/draft`, body)
    expect([refusal.status, JSON.stringify(await refusal.json())]).toEqual([
      400,
      expect.stringContaining('lines.0.connectivityFeeHkd'),
    ])
  }
  expect(quoteDetailSchema.parse(await staff.get(quote.id)).revisions).toEqual([])
})
