import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lineOf, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff } from '#tests/support/staff.ts'
import { type Biller, billerOf, documentNumbering, ledgersAddUp } from './billing.ts'

let app: TestApp
let seller: Seller
let biller: Biller

beforeAll(async () => {
  app = await startTestApp()
  const staff = await createStaff(app, 'manager')
  seller = sellerOf(app, staff)
  biller = billerOf(app, staff)
})
afterAll(() => app.close())

const run = (statement: string) => app.services.database.prisma.$executeRawUnsafe(statement)

/** Tables in the order in which issuing an invoice writes them; its PDF is stored after the commit. */
const steps = [
  ['the deposit that it deducts', 'BEFORE UPDATE ON "IssuedDocument"', false],
  ['its number', 'BEFORE INSERT ON "DocumentCounter"', false],
  ['the document', 'AFTER INSERT ON "IssuedDocument"', false],
  ['its lines', 'AFTER INSERT ON "DocumentLine"', false],
  ['the timeline', 'AFTER INSERT ON "Activity"', false],
  ['the audit log', 'AFTER INSERT ON "AuditEntry"', false],
  ['the PDF', 'BEFORE INSERT ON "IssuedFile"', true],
] as const

it('a connection that breaks at any step of issuing leaves nothing or the whole document; the form sent again is that document, without a gap', async () => {
  await run(`CREATE FUNCTION break_connection() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NEW; END $$`)
  for (const [step, when, isIssued] of steps) {
    const { id } = await seller.create({ lines: [lineOf(null, 10)] })
    const deposit = await biller.issue(id, 'deposit_invoice', { depositPercent: 30 })
    const before = await documentNumbering(app)
    const submissionId = randomUUID()
    await run(`CREATE TRIGGER "break" ${when} FOR EACH ROW EXECUTE FUNCTION break_connection()`)
    const broken = await biller.post(`/admin/orders/${id}/documents`, { submissionId, kind: 'invoice' })
    expect(broken.status, step).toBeGreaterThanOrEqual(500)
    await run(`DROP TRIGGER "break" ON ${when.split(' ON ')[1]}`)
    const next = (before.get('invoice') ?? 0) + 1
    expect((await documentNumbering(app)).get('invoice') ?? 0, step).toBe(isIssued ? next : next - 1)

    const invoice = await biller.issue(id, 'invoice', { submissionId })
    expect(Number(invoice.number.slice(-5)), step).toBe(next)
    expect(invoice.total).toBe(700)
    expect((await biller.file(invoice.id)).sha256).toBe(invoice.sha256)
    expect(await biller.billing(id)).toMatchObject({ invoiced: 1000, deposit: 0 })
    expect((await biller.get(deposit.id)).number).toBe(deposit.number)
  }
  await ledgersAddUp(app)
})

it('fifty at once of four kinds are fifty documents, numbered without a gap', { tags: ['night'] }, async () => {
  const orders = await Promise.all(Array.from({ length: 10 }, () => seller.create({ lines: [lineOf(null, 5)] })))
  const before = await documentNumbering(app)
  const forms = ['order_confirmation', 'proforma', 'invoice', 'invoice', 'delivery_note'] as const
  const pieces = [1]
  await Promise.all(
    orders.flatMap(({ id }) => forms.map((kind) => biller.issue(id, kind, kind === 'invoice' ? { pieces } : {}))),
  )
  const after = await documentNumbering(app)
  const taken = [...new Set(forms)].map((kind) => (after.get(kind) ?? 0) - (before.get(kind) ?? 0))
  expect(taken).toEqual([10, 10, 20, 10])
  await ledgersAddUp(app)
})
