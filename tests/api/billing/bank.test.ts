import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bankRowsSchema, bankUploadedSchema } from '#contract/billing/bank.ts'
import { paymentPageSchema } from '#contract/billing/payments.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { lineOf, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
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

async function invoiceOf(pieces: number, customerName: string) {
  const email = `${randomUUID()}@peak.example`
  const order = await seller.create({ lines: [lineOf(null, pieces)], email, customerName })
  const { id, number, customerId } = await biller.issue(order.id, 'invoice')
  return { id, number, customerId: customerId ?? '' }
}

const upload = async (text: string, more: object = {}) => {
  const body = { fileName: 'jan.csv', account: 'HSBC 123', currency: 'HKD', text, ...more }
  return answered(await biller.post('/admin/bank/statements', body), bankUploadedSchema)
}
const mapping = { date: 'Date', credit: 'Money in', text: 'Details' }
const rows = async () => answered(await ask(app, '/admin/bank/rows', staff), bankRowsSchema)
const statement = (...lines: string[]) => ['Date,Details,Money in,Money out', ...lines].join('\n')
const paymentsOf = async (customerId: string) =>
  (await answered(await ask(app, `/admin/payments?customer=${customerId}`, staff), paymentPageSchema)).items

it('columns are named once; then files are read, matched and confirmed, and a file twice adds nothing', async () => {
  const certain = await invoiceOf(2, 'Ridge Foods Ltd')
  const likely = await invoiceOf(7, 'Lantau Logistics Ltd')
  const text = statement(
    `05/01/2026,FPS ${certain.number.replaceAll('-', '')},200.00,`,
    '06/01/2026,LANTAU LOGISTICS,700.00,',
    '07/01/2026,RENT,,9000.00',
    'x,y,1.00,',
  )
  await app.services.database.prisma.bankShape.deleteMany()
  const unknown = await upload(text)
  expect(unknown).toMatchObject({ needsMapping: true, added: 0, guess: { date: 'Date', credit: 'Money in' } })
  const first = { needsMapping: false, added: 2, known: 0, ignored: 1, bad: [{ line: 5, fault: 'no_date' }] }
  expect(await upload(text, { mapping })).toMatchObject(first)
  expect(await upload(text)).toMatchObject({ needsMapping: false, added: 0, known: 2 })
  const waiting = await rows()
  expect(waiting).toMatchObject({
    certain: 1,
    items: [
      { amount: 200, suggestions: [{ match: 'certain', number: certain.number }] },
      { amount: 700, suggestions: [{ match: 'amount_and_name', number: likely.number }] },
    ],
  })
  const all = await Promise.all([0, 1].map(() => biller.post('/admin/bank/confirm-certain', {})))
  for (const answer of all) expect(answer.status).toBe(200)
  expect(await paymentsOf(certain.customerId)).toMatchObject([
    { amount: 200, method: 'bank_transfer', receivedOn: '2026-01-05', left: 0 },
  ])
  expect(await biller.get(certain.id)).toMatchObject({ state: 'paid' })
  const [row] = (await rows()).items
  const confirm = () => biller.post(`/admin/bank/rows/${row?.id}/confirm`, { documentId: likely.id })
  const twice = await Promise.all([confirm(), confirm()])
  expect(twice.map(({ status }) => status)).toContain(204)
  expect(await paymentsOf(likely.customerId)).toHaveLength(1)
  await refused(await confirm(), 409, 'bank_row.settled')
  expect((await rows()).items).toEqual([])
})

it('more than is open becomes credit, another currency is refused, and a row that pays nothing is left out', async () => {
  const invoice = await invoiceOf(1, 'Stanley Cafe')
  await upload(statement('08/01/2026,STANLEY CAFE,130.00,', '09/01/2026,INTEREST,0.05,'), { mapping })
  const [paid, interest] = (await rows()).items
  expect(interest?.suggestions).toEqual([])
  await biller.post(`/admin/bank/rows/${paid?.id}/confirm`, { documentId: invoice.id })
  expect(await paymentsOf(invoice.customerId)).toMatchObject([{ amount: 130, left: 30, state: 'open' }])
  const usd = await invoiceOf(1, 'Dollar Ltd')
  await upload(statement('09/01/2026,DOLLAR,100.00,'), { currency: 'USD', mapping })
  const foreign = (await rows()).items.find(({ currency }) => currency === 'USD')
  expect(foreign?.suggestions).toEqual([])
  const wrong = await biller.post(`/admin/bank/rows/${foreign?.id}/confirm`, { documentId: usd.id })
  await refused(wrong, 400, 'request.invalid')
  for (const one of [interest, foreign]) {
    expect((await biller.post(`/admin/bank/rows/${one?.id}/ignore`, {})).status).toBe(204)
  }
  expect((await rows()).items).toEqual([])
})

it('what is no statement, or has other columns than are named, is refused', async () => {
  const body = { fileName: 'a.csv', account: 'BOC', currency: 'HKD', text: 'hello' }
  await refused(await biller.post('/admin/bank/statements', body), 400, 'import.unreadable')
  const other = { ...body, text: 'When,What,How much\n05/01/2026,A,1', mapping: { date: 'Day', amount: 'Amount' } }
  await refused(await biller.post('/admin/bank/statements', other), 400, 'request.invalid')
  const both = { ...other, mapping: { date: 'When', amount: 'How much', credit: 'What' } }
  await refused(await biller.post('/admin/bank/statements', both), 400, 'request.invalid')
})
