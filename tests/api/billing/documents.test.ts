import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { documentPageSchema } from '#contract/billing/documents.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
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

/** Ten sensors at HK$100 and a platform at HK$500 a year: HK$1,500 are due. */
const order = () =>
  seller.create({
    lines: [lineOf(null, 10), lineOf(null, 1, { name: '平台', nameEn: 'Platform', period: 'year', unitPriceHkd: 500 })],
  })

it('an invoice is numbered, dated, due by the terms, and its bytes never change', async () => {
  const { id, reference } = await order()
  const invoice = await biller.issue(id, 'invoice')
  expect(invoice.number).toMatch(/^INV-\d{4}-\d{5}$/)
  expect(invoice).toMatchObject({ total: 1500, totalHkd: 1500, open: 1500, state: 'issued', order: { id, reference } })
  expect(Date.parse(invoice.dueOn ?? '') - Date.parse(invoice.issuedOn)).toBe(7 * 86_400_000)
  const first = await biller.file(invoice.id)
  expect(first.sha256).toBe((await biller.get(invoice.id)).sha256)
  const text = readPdf(first.bytes).pages.join('\n')
  for (const printed of [invoice.number, reference, 'Peak Property Ltd', 'Leak sensor', 'HKD 1,500.00'])
    expect(text).toContain(printed)
  await app.services.database.prisma.order.update({ where: { id }, data: { customerName: 'Another Ltd' } })
  expect((await biller.file(invoice.id)).sha256).toBe(first.sha256)
})

it('the database refuses to change or delete an issued document, its lines and its file', async () => {
  const { id } = await biller.issue((await order()).id, 'invoice')
  const { prisma } = app.services.database
  const changes = [
    prisma.issuedDocument.update({ where: { id }, data: { total: 1 } }),
    prisma.issuedDocument.update({ where: { id }, data: { snapshot: {} } }),
    prisma.issuedDocument.delete({ where: { id } }),
    prisma.documentLine.updateMany({ where: { documentId: id }, data: { amount: 1 } }),
    prisma.documentLine.deleteMany({ where: { documentId: id } }),
    prisma.issuedFile.update({ where: { documentId: id }, data: { sha256: '' } }),
  ]
  const outcomes = await Promise.allSettled(changes)
  expect(outcomes.map(({ status }) => status)).toEqual(Array(6).fill('rejected'))
})

it('a PDF that a crash kept from being stored is rendered from the snapshot', async () => {
  const { id } = await biller.issue((await order()).id, 'order_confirmation')
  const { sha256 } = await biller.file(id)
  const { prisma } = app.services.database
  await prisma.$transaction([
    prisma.$executeRaw`SET LOCAL session_replication_role = 'replica'`,
    prisma.issuedFile.delete({ where: { documentId: id } }),
  ])
  expect((await biller.get(id)).sha256).toBeNull()
  expect((await biller.file(id)).sha256).toBe(sha256)
})

it('a deposit is a share of what is due, and the invoice deducts it', async () => {
  const { id } = await order()
  const deposit = await biller.issue(id, 'deposit_invoice', { depositPercent: 33.33 })
  expect(deposit.total).toBe(499.95)
  expect(await biller.billing(id)).toMatchObject({ due: 1500, invoiced: 499.95, deposit: 499.95, open: 499.95 })
  const invoice = await biller.issue(id, 'invoice')
  expect(invoice.total).toBe(1000.05)
  expect(invoice.lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['漏水感測器', 1000],
    ['平台', 500],
    [deposit.number, -499.95],
  ])
  expect(await biller.billing(id)).toMatchObject({ invoiced: 1500, deposit: 0 })
  const answer = biller.post(`/admin/orders/${id}/documents`, { submissionId: randomUUID(), kind: 'invoice' })
  await refused(await answer, 409, 'document.nothing_left')
  const another = { submissionId: randomUUID(), kind: 'deposit_invoice', depositPercent: 10 }
  await refused(await biller.post(`/admin/orders/${id}/documents`, another), 409, 'document.nothing_left')
})

it('an invoice of some pieces leaves the others, and never takes more than is left', async () => {
  const { id } = await order()
  expect((await biller.issue(id, 'invoice', { pieces: [4, 0] })).total).toBe(400)
  const body = { submissionId: randomUUID(), kind: 'invoice', pieces: [7, 1] }
  const { errors } = await refused(await biller.post(`/admin/orders/${id}/documents`, body), 400, 'request.invalid')
  expect(errors).toMatchObject([{ path: 'pieces.0', code: 'more_than_line', params: { quantity: 6 } }])
  expect((await biller.billing(id)).lines.map(({ invoiced }) => invoiced)).toEqual([4, 0])
  expect((await biller.issue(id, 'invoice')).total).toBe(1100)
})

it('a credit note of some pieces reduces what is open, and they can be invoiced again', async () => {
  const { id } = await order()
  const invoice = await biller.issue(id, 'invoice')
  const note = await biller.credit(invoice.id, { pieces: [3, 0] })
  expect(note).toMatchObject({ kind: 'credit_note', total: 300, credits: { id: invoice.id } })
  expect(await biller.get(invoice.id)).toMatchObject({ open: 1200, credited: 300, state: 'partly_paid' })
  expect((await biller.issue(id, 'invoice')).total).toBe(300)
  const body = { submissionId: randomUUID(), reason: 'Twice', pieces: [8, 0] }
  await refused(await biller.post(`/admin/documents/${invoice.id}/credit`, body), 400, 'request.invalid')
})

it('a credit note of all cancels an invoice and gives its deposit back to the order', async () => {
  const { id } = await order()
  await biller.issue(id, 'deposit_invoice', { depositPercent: 50 })
  const invoice = await biller.issue(id, 'invoice')
  expect((await biller.credit(invoice.id)).total).toBe(750)
  expect(await biller.get(invoice.id)).toMatchObject({ open: 0, state: 'credited' })
  expect(await biller.billing(id)).toMatchObject({ deposit: 750, invoiced: 750 })
  const again = biller.post(`/admin/documents/${invoice.id}/credit`, { submissionId: randomUUID(), reason: 'x' })
  await refused(await again, 409, 'document.nothing_left')
  expect((await biller.issue(id, 'invoice')).total).toBe(750)
})

it('what is no invoice cannot be credited, and a cancelled order has no further documents', async () => {
  const placed = await order()
  const confirmation = await biller.issue(placed.id, 'order_confirmation')
  const credit = { submissionId: randomUUID(), reason: 'x' }
  await refused(await biller.post(`/admin/documents/${confirmation.id}/credit`, credit), 409, 'document.not_creditable')
  await seller.move(placed, 'cancelled')
  const body = { submissionId: randomUUID(), kind: 'invoice' }
  await refused(await biller.post(`/admin/orders/${placed.id}/documents`, body), 409, 'order.state')
})

it('twelve at once have twelve numbers without a gap, and a form sent twice is one document', async () => {
  const orders = await Promise.all([order(), order(), order()])
  const issue = ({ id }: { id: string }) => biller.issue(id, 'proforma')
  const documents = await Promise.all(orders.flatMap((one) => Array.from({ length: 4 }, () => issue(one))))
  const numbers = documents.map(({ number }) => Number(number.slice(-5))).toSorted((one, other) => one - other)
  expect(numbers).toEqual(Array.from({ length: 12 }, (_, index) => (numbers[0] ?? 0) + index))
  const listed = await answered(await ask(app, '/admin/documents?kind=proforma', staff), documentPageSchema)
  const shown = listed.items.map(({ number }) => number)
  expect(shown).toEqual(shown.toSorted().toReversed()) // those of one day, too
  const [{ id }] = orders
  const twice = { submissionId: randomUUID() }
  const [one, other] = await Promise.all([biller.issue(id, 'invoice', twice), biller.issue(id, 'invoice', twice)])
  expect(one.id).toBe(other.id)
})

it('a draft takes no number', async () => {
  const { id } = await order()
  const { number } = await biller.issue(id, 'invoice', { pieces: [1, 0] })
  const answer = await biller.post(`/admin/orders/${id}/documents/preview`, { kind: 'invoice' })
  expect(answer.status).toBe(200)
  expect(readPdf(Buffer.from(await answer.arrayBuffer())).pages.join('\n')).toContain('Draft')
  const next = await biller.issue(id, 'invoice', { pieces: [1, 0] })
  expect(Number(next.number.slice(-5)) - Number(number.slice(-5))).toBe(1)
})

it('an order that has been invoiced changes no lines and is not cancelled until the invoice is credited', async () => {
  const placed = await order()
  const invoice = await biller.issue(placed.id, 'invoice')
  const edit = { version: placed.version, lines: [lineOf(null, 11)] }
  await refused(await seller.send('PATCH', `/${placed.id}`, edit), 409, 'order.invoiced')
  const cancel = { version: placed.version, to: 'cancelled' }
  await refused(await seller.send('POST', `/${placed.id}/status`, cancel), 409, 'order.invoiced')
  await biller.credit(invoice.id)
  expect((await seller.move(await seller.get(placed.id), 'cancelled')).status).toBe('cancelled')
})

it('documents of an erased customer are sealed, and erased after the years of the settings', async () => {
  const placed = await seller.create({ lines: [lineOf(null)], email: 'seal@peak.example', customerName: 'Seal Ltd' })
  const { id, customerId } = await biller.issue(placed.id, 'invoice')
  await biller.credit(id)
  await seller.move(await seller.get(placed.id), 'cancelled')
  const customer = await (await ask(app, `/admin/customers/${customerId}`, staff)).json()
  const erase = { version: customer.version, name: customer.name }
  expect((await ask(app, `/admin/customers/${customerId}/erase`, staff, { method: 'POST', body: erase })).status).toBe(
    200,
  )
  expect(await biller.get(id)).toMatchObject({ isSealed: true, canSend: false })
  const viewer = await createStaff(app, 'viewer')
  expect((await ask(app, `/admin/documents/${id}/file.pdf`, viewer)).status).toBe(403)
  expect((await biller.file(id)).bytes.length).toBeGreaterThan(0)
  expect((await app.services.retention.erase(new Date())).sealedDocuments).toBe(0)
  const { prisma } = app.services.database
  await prisma.$transaction([
    prisma.$executeRaw`SET LOCAL session_replication_role = 'replica'`,
    prisma.$executeRaw`UPDATE "IssuedDocument" SET "issuedOn" = "issuedOn" - 3000 WHERE "sealedAt" IS NOT NULL`,
  ])
  expect((await app.services.retention.erase(new Date())).sealedDocuments).toBe(2)
})
