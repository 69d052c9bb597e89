import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentPageSchema } from '#contract/billing/documents.ts'
import { documentStates } from '#contract/billing/kinds.ts'
import {
  customerAccountSchema,
  type PaymentDetail,
  paymentDetailSchema,
  paymentPageSchema,
  paymentStates,
  receivablesSchema,
} from '#contract/billing/payments.ts'
import { returnDetailSchema } from '#contract/billing/returns.ts'
import { customerDetailSchema } from '#contract/sales/customers.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { replyFile } from '#tests/api/media/media.ts'
import { lineOf, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { type Biller, billerOf, ledgersAddUp } from './billing.ts'

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

/** A customer of their own with an invoice of HK$100 a piece. */
async function invoiceOf(pieces: number, more: object = {}) {
  const email = `${randomUUID()}@peak.example`
  const order = await seller.create({
    lines: [lineOf(null, pieces)],
    email,
    customerName: `Peak ${pieces} Ltd`,
    ...more,
  })
  const invoice = await biller.issue(order.id, 'invoice')
  return { ...invoice, customerId: invoice.customerId ?? '' }
}

const formOf = (customerId: string, amount: number, more: object = {}) => ({
  submissionId: randomUUID(),
  customerId,
  method: 'fps',
  receivedOn: '2026-01-05',
  amount,
  currency: 'HKD',
  ...more,
})

async function taken(answer: Response): Promise<PaymentDetail> {
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(201)
  return paymentDetailSchema.parse(body)
}

const pay = async (customerId: string, amount: number, more: object = {}) =>
  taken(await biller.post('/admin/payments', formOf(customerId, amount, more)))
const accountOf = async (customerId: string) =>
  answered(await ask(app, `/admin/customers/${customerId}/account`, staff), customerAccountSchema)

it('a payment in parts pays an invoice, and its receipt says what it paid', async () => {
  const { id, number, customerId } = await invoiceOf(10)
  const first = await pay(customerId, 333.33, { allocations: [{ documentId: id, amount: 333.33 }], receipt: true })
  expect(first).toMatchObject({ state: 'allocated', left: 0, allocations: [{ document: { reference: number } }] })
  expect(await biller.get(id)).toMatchObject({ paid: 333.33, open: 666.67, state: 'partly_paid' })
  const { bytes } = await biller.file(first.receipt?.id ?? '')
  const text = readPdf(bytes).pages.join('\n')
  for (const printed of [number, first.receipt?.reference ?? '', 'HKD 333.33']) expect(text).toContain(printed)
  await pay(customerId, 666.67, { allocations: [{ documentId: id, amount: 666.67 }] })
  expect(await biller.get(id)).toMatchObject({ open: 0, state: 'paid' })
})

it('the slip of a payment is a file in the timeline of its order, or of the customer where there is none', async () => {
  const { id, order, customerId } = await invoiceOf(2)
  const files = await Promise.all([0, 1].map(() => replyFile(app, staff, solidPng([9, 99, 9], 8), 'Slip.png')))
  const [slip, advance] = files.map((file) => file.id)
  const form = formOf(customerId, 200, { allocations: [{ documentId: id, amount: 200 }], files: [slip] })
  const [first, again] = [
    await taken(await biller.post('/admin/payments', form)),
    await biller.post('/admin/payments', form),
  ]
  expect((await taken(again)).id).toBe(first.id)
  await pay(customerId, 50, { files: [advance] })
  const { thread } = await seller.get(order?.id ?? '')
  expect(thread.find(({ kind }) => kind === 'payment.recorded')).toMatchObject({
    files: [{ id: slip, name: 'Slip.png' }],
  })
  const customer = await answered(await ask(app, `/admin/customers/${customerId}`, staff), customerDetailSchema)
  expect(customer.thread.find(({ kind }) => kind === 'payment.recorded')).toMatchObject({ files: [{ id: advance }] })
  const used = await biller.post('/admin/payments', formOf(customerId, 50, { files: [slip] }))
  expect((await refused(used, 400, 'request.invalid')).errors).toMatchObject([{ path: 'files.0', code: 'file_gone' }])
})

it('one payment pays several invoices, and what is left is credit for the next', async () => {
  const first = await invoiceOf(2)
  const { id: orderId } = await seller.create({ lines: [lineOf(null, 3)], customerId: first.customerId })
  const second = await biller.issue(orderId, 'invoice')
  const allocations = [
    { documentId: first.id, amount: 200 },
    { documentId: second.id, amount: 100 },
  ]
  const payment = await pay(first.customerId, 450, { allocations })
  expect(payment).toMatchObject({ left: 150, state: 'open' })
  expect((await accountOf(first.customerId)).accounts).toEqual([
    { currency: 'HKD', open: 200, overdue: 0, credit: 150 },
  ])
  const body = { version: payment.version, allocations: [{ documentId: second.id, amount: 150 }] }
  const answer = await biller.post(`/admin/payments/${payment.id}/allocations`, body)
  expect(await answered(answer, paymentDetailSchema)).toMatchObject({ left: 0 })
  expect(await biller.get(second.id)).toMatchObject({ open: 50 })
  await refused(await biller.post(`/admin/payments/${payment.id}/allocations`, body), 409, 'record.changed')
})

it('more than is open, another customer’s invoice and another currency are refused by field', async () => {
  const { id, customerId } = await invoiceOf(1)
  const other = await invoiceOf(1)
  const foreign = await invoiceOf(1, { currency: 'USD' })
  const errorsOf = async (customer: string, documentId: string, amount: number) => {
    const form = formOf(customer, 500, { allocations: [{ documentId, amount }] })
    return (await refused(await biller.post('/admin/payments', form), 400, 'request.invalid')).errors
  }
  expect(await errorsOf(customerId, id, 100.01)).toMatchObject([
    { path: 'allocations.0.amount', code: 'more_than_open' },
  ])
  expect(await errorsOf(customerId, other.id, 1)).toMatchObject([{ code: 'not_their_invoice' }])
  expect(await errorsOf(foreign.customerId, foreign.id, 1)).toMatchObject([{ code: 'other_currency' }])
  const future = formOf(customerId, 1, { receivedOn: '2999-01-01' })
  expect((await refused(await biller.post('/admin/payments', future), 400, 'request.invalid')).errors).toMatchObject([
    { path: 'receivedOn', code: 'in_future' },
  ])
  expect((await biller.get(id)).open).toBe(100)
})

it('two who pay the same invoice at once pay it once, and a form sent twice is one payment', async () => {
  const { id, customerId } = await invoiceOf(1)
  const allocations = [{ documentId: id, amount: 100 }]
  const answers = await Promise.all(
    [0, 1, 2].map(() => biller.post('/admin/payments', formOf(customerId, 100, { allocations }))),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400, 400])
  const form = formOf(customerId, 70)
  const [one, other] = await Promise.all([0, 1].map(async () => taken(await biller.post('/admin/payments', form))))
  expect(one?.id).toBe(other?.id)
  expect((await accountOf(customerId)).accounts).toMatchObject([{ credit: 70 }])
})

it('two who pay back the same credit at once pay it back once', async () => {
  const { customerId } = await invoiceOf(1)
  await pay(customerId, 80)
  const answers = await Promise.all([0, 1, 2].map(() => biller.post('/admin/refunds', formOf(customerId, 80))))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  expect((await accountOf(customerId)).accounts).toMatchObject([{ credit: 0 }])
  await ledgersAddUp(app)
})

it('documents are filtered by the state that they show', async () => {
  for (const state of documentStates) {
    const page = await answered(
      await ask(app, `/admin/documents?state=${state}&pageSize=100`, staff),
      documentPageSchema,
    )
    expect(page.items.map((one) => one.state)).toEqual(Array(page.total).fill(state))
  }
  const all = await answered(await ask(app, '/admin/documents', staff), documentPageSchema)
  const filtered = await answered(
    await ask(app, `/admin/documents?state=${documentStates.join()}`, staff),
    documentPageSchema,
  )
  expect(filtered.total).toBe(all.total)
  for (const state of paymentStates) {
    const page = await answered(
      await ask(app, `/admin/payments?state=${state}&sort=customerName&pageSize=100`, staff),
      paymentPageSchema,
    )
    expect(page.items.map((one) => one.state)).toEqual(Array(page.total).fill(state))
  }
})

it('a payment that is voided opens its invoices again', async () => {
  const { id, customerId } = await invoiceOf(1)
  const payment = await pay(customerId, 100, { allocations: [{ documentId: id, amount: 100 }] })
  const body = { version: payment.version, reason: 'Of another customer' }
  const answer = await biller.post(`/admin/payments/${payment.id}/void`, body)
  expect(await answered(answer, paymentDetailSchema)).toMatchObject({ state: 'voided', left: 0, allocations: [] })
  expect(await biller.get(id)).toMatchObject({ paid: 0, open: 100, state: 'issued' })
})

it('what a credit note takes back of a paid invoice is credit, which is paid back once', async () => {
  const { id, customerId } = await invoiceOf(3)
  const payment = await pay(customerId, 300, { allocations: [{ documentId: id, amount: 300 }] })
  await biller.credit(id, { pieces: [1] })
  expect((await accountOf(customerId)).accounts).toEqual([{ currency: 'HKD', open: 0, overdue: 0, credit: 100 }])
  await refused(await biller.post('/admin/refunds', formOf(customerId, 100.01)), 409, 'payment.too_much')
  const refund = await taken(await biller.post('/admin/refunds', formOf(customerId, 100)))
  expect(refund).toMatchObject({ direction: 'refunded', allocations: [{ amount: 100 }] })
  await refused(await biller.post('/admin/refunds', formOf(customerId, 0.01)), 409, 'payment.too_much')
  expect((await accountOf(customerId)).accounts).toEqual([])
  const surplus = await pay(customerId, 50)
  await taken(await biller.post('/admin/refunds', formOf(customerId, 20)))
  const current = await answered(await ask(app, `/admin/payments/${surplus.id}`, staff), paymentDetailSchema)
  const body = { version: current.version, reason: 'x' }
  await refused(await biller.post(`/admin/payments/${surplus.id}/void`, body), 409, 'payment.refunded')
  expect(payment.state).toBe('allocated')
})

it('an invoice that is credited after it was paid is credited, also when its payment is voided afterwards', async () => {
  const { id, customerId } = await invoiceOf(3)
  const payment = await pay(customerId, 300, { allocations: [{ documentId: id, amount: 300 }] })
  await biller.credit(id, { pieces: [1] })
  expect(await biller.get(id)).toMatchObject({ state: 'paid', open: 0 })
  await biller.credit(id)
  expect(await biller.get(id)).toMatchObject({ state: 'credited', open: 0 })
  const list = async (state: string) =>
    answered(await ask(app, `/admin/documents?state=${state}&customer=${customerId}`, staff), documentPageSchema)
  expect((await list('credited')).items).toMatchObject([{ id }])
  expect((await list('paid')).items).toEqual([])
  const refund = await taken(await biller.post('/admin/refunds', formOf(customerId, 50)))
  expect(await biller.get(id)).toMatchObject({ state: 'credited' })
  for (const { id: paymentId } of [refund, payment]) {
    const { version } = await answered(await ask(app, `/admin/payments/${paymentId}`, staff), paymentDetailSchema)
    await biller.post(`/admin/payments/${paymentId}/void`, { version, reason: 'Of another customer' })
  }
  expect(await biller.get(id)).toMatchObject({ state: 'credited', paid: 0, credited: 300, open: 0 })
  expect((await accountOf(customerId)).accounts).toEqual([])
})

it('a paid deposit that is credited is credit of the customer, and no longer deducted', async () => {
  const email = `${randomUUID()}@peak.example`
  const order = await seller.create({ lines: [lineOf(null, 10)], email, customerName: 'Deposit Ltd' })
  const deposit = await biller.issue(order.id, 'deposit_invoice', { depositPercent: 30 })
  const customerId = deposit.customerId ?? ''
  await pay(customerId, 300, { allocations: [{ documentId: deposit.id, amount: 300 }] })
  await biller.credit(deposit.id)
  expect(await biller.billing(order.id)).toMatchObject({ invoiced: 0, deposit: 0, paid: 300 })
  expect((await accountOf(customerId)).accounts).toMatchObject([{ open: 0, credit: 300 }])
  expect((await biller.issue(order.id, 'invoice')).total).toBe(1000)
})

it('a statement adds up from what came before to what is owed', async () => {
  const { id, customerId, issuedOn } = await invoiceOf(5)
  await pay(customerId, 120, { allocations: [{ documentId: id, amount: 120 }] })
  const body = { submissionId: randomUUID(), currency: 'HKD', from: issuedOn, to: issuedOn }
  const answer = await biller.post(`/admin/customers/${customerId}/statements`, body)
  const statement = await answer.json()
  expect(statement).toMatchObject({ kind: 'statement', total: 380 })
  const text = readPdf((await biller.file(statement.id)).bytes).pages.join('\n')
  for (const printed of ['-120.00', '500.00', 'HKD 380.00']) expect(text).toContain(printed)
  const wrong = { ...body, submissionId: randomUUID(), from: '2026-02-02', to: '2026-02-01' }
  await refused(await biller.post(`/admin/customers/${customerId}/statements`, wrong), 400, 'request.invalid')
})

it('receivables are by days after the due day', async () => {
  const { id, customerId } = await invoiceOf(4)
  const { prisma } = app.services.database
  await prisma.$transaction([
    prisma.$executeRaw`SET LOCAL session_replication_role = 'replica'`,
    prisma.$executeRaw`UPDATE "IssuedDocument" SET "dueOn" = CURRENT_DATE - 45 WHERE "id" = ${id}::uuid`,
  ])
  await prisma.customer.update({ where: { id: customerId ?? '' }, data: { nameEn: 'Peak in English' } })
  const answer = await ask(app, '/admin/receivables', staff)
  const { items } = await answer.json()
  expect(items).toContainEqual(
    expect.objectContaining({ customerId, customerNameEn: 'Peak in English', current: 0, to60: 400, total: 400 }),
  )
  expect(await biller.get(id)).toMatchObject({ state: 'overdue' })
})

it('customers that are merged have one account, and what was the other’s goes on: credit, a return, documents', async () => {
  const kept = await invoiceOf(4)
  const other = await invoiceOf(3)
  const shipped = await seller.move(await seller.get(other.order?.id ?? ''), 'processing')
  const order = await seller.move(await seller.move(shipped, 'shipped'), 'delivered')
  const payment = await pay(other.customerId, 350, { allocations: [{ documentId: other.id, amount: 300 }] })
  const asked = { submissionId: randomUUID(), pieces: [1], reason: 'faulty' }
  const added = await biller.post(`/admin/orders/${order.id}/returns`, asked)
  const { id: returnId } = await added.json()
  const limit = { creditLimitHkd: 900 }
  await app.services.database.prisma.customer.update({ where: { id: other.customerId }, data: limit })
  const readCustomer = async (id: string) =>
    answered(await ask(app, `/admin/customers/${id}`, staff), customerDetailSchema)
  const [{ version }, gone] = [await readCustomer(kept.customerId), await readCustomer(other.customerId)]
  const merge = { version, otherId: gone.id, otherVersion: gone.version }
  await answered(await biller.post(`/admin/customers/${kept.customerId}/merge`, merge), customerDetailSchema)

  const account = await accountOf(kept.customerId)
  expect(account).toMatchObject({
    creditLimitHkd: 900,
    accounts: [{ currency: 'HKD', open: 400, overdue: 0, credit: 50 }],
    invoices: [{ id: kept.id, open: 400 }],
  })
  expect(await accountOf(other.customerId)).toMatchObject({ accounts: [], invoices: [] })
  const owed = await answered(await ask(app, '/admin/receivables', staff), receivablesSchema)
  expect(owed.items.filter(({ customerName }) => customerName === 'Peak 4 Ltd')).toMatchObject([
    { customerId: kept.customerId, total: 400 },
  ])
  expect(owed.items.some(({ customerId }) => customerId === other.customerId)).toBe(false)
  await refused(await biller.post('/admin/payments', formOf(other.customerId, 1)), 409, 'customer.erased')

  const use = { version: payment.version, allocations: [{ documentId: kept.id, amount: 50 }] }
  await answered(await biller.post(`/admin/payments/${payment.id}/allocations`, use), paymentDetailSchema)
  expect(await biller.get(kept.id)).toMatchObject({ open: 350, state: 'partly_paid' })
  let found = await answered(await ask(app, `/admin/returns/${returnId}`, staff), returnDetailSchema)
  for (const to of ['approve', 'receive']) {
    const moved = await biller.post(`/admin/returns/${returnId}/status`, { version: found.version, to })
    found = await answered(moved, returnDetailSchema)
  }
  const lines = [{ outcome: 'credit', isRestocked: false }]
  const settled = await biller.post(`/admin/returns/${returnId}/settle`, { version: found.version, lines })
  await answered(settled, returnDetailSchema)
  expect((await accountOf(kept.customerId)).accounts).toMatchObject([{ open: 350, credit: 100 }])
  const printed = readPdf((await biller.file(other.id)).bytes).pages.join('\n')
  expect(printed).toContain('Peak 3 Ltd')
  expect(await biller.get(other.id)).toMatchObject({ customerId: kept.customerId, customerName: 'Peak 3 Ltd' })
  await ledgersAddUp(app)
})
