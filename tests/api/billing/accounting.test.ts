import { randomUUID } from 'node:crypto'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { sumOf } from '#contract/catalogue/prices.ts'
import { chargesInputSchema } from '#contract/sales/charges.ts'
import { defaultSettings } from '#contract/site/settings.ts'
import { ask, refused } from '#tests/api/back-office/ask.ts'
import { lineOf, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { type Biller, billerOf } from './billing.ts'

let app: TestApp
let staff: StaffMember
let seller: Seller
let biller: Biller
/** The last moment of January in Hong Kong, and the first of February. */
const [january, february] = [new Date('2031-01-31T15:59:59.999Z'), new Date('2031-01-31T16:00:00Z')]
let clock = january

beforeAll(async () => {
  app = await startTestApp({}, { now: () => clock })
  staff = await createStaff(app, 'manager')
  await app.services.database.prisma.user.update({ where: { id: staff.id }, data: { passwordChangedAt: january } })
  seller = sellerOf(app, staff)
  biller = billerOf(app, staff)
  const taxes = [{ country: 'SG', name: 'GST', isIncluded: false, goods: 9, software: 9, services: 9 }]
  const values = { ...defaultSettings.sales, taxes }
  const put = await ask(app, '/admin/sales-settings', staff, { method: 'PUT', body: { values, version: 0 } })
  expect(put.status, await put.text()).toBe(200)
})
afterAll(() => app.close())

async function exported(query: string): Promise<Record<string, string>[]> {
  const answer = await ask(app, `/admin/accounting/export.csv?${query}`, staff)
  expect(answer.status).toBe(200)
  return z.parse(z.array(z.record(z.string(), z.string())), parse(await answer.text(), { columns: true, bom: true }))
}

const sum = (rows: Record<string, string>[], column: string) => sumOf(rows.map((row) => Number(row[column])))
const of = (rows: Record<string, string>[], number: string) =>
  rows.filter((row) => [row['Number'], row['*InvoiceNumber'], row['InvoiceNo']].includes(number))

it('has each line of a month’s invoices and credit notes, which add up to the documents', async () => {
  const charges = z.parse(chargesInputSchema, { country: 'SG', discountPercent: 33.33, deliveryHkd: 20 })
  const lines = [
    lineOf(null, 3, { unitPriceHkd: 33.33 }),
    lineOf(null, 1, { discount: 33.33, name: '=cmd()', nameEn: '' }),
  ]
  const order = await seller.create({ lines, charges, currency: 'USD', customerName: '=Peak' })
  const invoice = await biller.issue(order.id, 'invoice')
  await biller.issue(order.id, 'proforma')
  clock = february
  const note = await biller.credit(invoice.id)
  clock = january

  const month = await exported('shape=lines&from=2031-01-01&to=2031-01-31')
  expect(month.filter((row) => row['Kind'] === 'Proforma invoice')).toEqual([])
  expect(of(month, note.number)).toEqual([])
  const rows = of(month, invoice.number)
  expect(rows).toHaveLength(4) // two lines, discount, delivery
  expect(rows[0]).toMatchObject({
    Customer: "'=Peak",
    Issued: '2031-01-31',
    Currency: 'USD',
    Tax: 'GST 9%',
    Order: order.reference,
  })
  expect(sum(rows, 'Gross')).toBe(invoice.total)
  expect(sumOf([sum(rows, 'Net'), sum(rows, 'Tax amount')])).toBe(invoice.total)
  const next = await exported('shape=lines&from=2031-02-01&to=2031-02-28')
  expect(new Set(next.map((row) => row['Number']))).toEqual(new Set([note.number]))
  expect(next[0]).toMatchObject({ Credits: invoice.number, Issued: '2031-02-01' })
  for (const column of ['Gross', 'Net', 'Tax amount', 'Gross HKD']) expect(sum(next, column)).toBe(-sum(rows, column))
})

it('has the columns of Xero and QuickBooks', async () => {
  const order = await seller.create({
    lines: [lineOf(null, 2)],
    currency: 'RMB',
    email: `${randomUUID()}@peak.example`,
  })
  const invoice = await biller.issue(order.id, 'invoice')
  const note = await biller.credit(invoice.id, { pieces: [1] })
  const period = 'from=2031-01-31&to=2031-01-31'
  const xero = await exported(`shape=xero&${period}&account=4000`)
  expect(of(xero, invoice.number)).toMatchObject([
    {
      '*ContactName': order.customerName,
      '*InvoiceDate': '31/01/2031',
      '*Quantity': '2',
      '*UnitAmount': String(invoice.total / 2),
      '*AccountCode': '4000',
      '*TaxType': 'Tax Exempt',
      Currency: 'CNY',
    },
  ])
  expect(Number(of(xero, note.number)[0]?.['*UnitAmount'])).toBe(-invoice.total / 2)
  expect((await exported(`shape=xero&${period}`))[0]).toMatchObject({ '*AccountCode': '200' })
  const quickBooks = await exported(`shape=quickbooks&${period}`)
  expect(of(quickBooks, invoice.number)).toMatchObject([{ ItemAmount: String(invoice.total), ItemTaxCode: 'Exempt' }])
  expect(of(quickBooks, note.number)).toEqual([])
})

it('is recorded, and refused for a period that ends before it starts', async () => {
  await exported('shape=xero&from=2025-01-01&to=2025-01-31')
  const entry = await app.services.database.prisma.auditEntry.findFirst({
    where: { action: 'accounting.exported' },
    orderBy: { at: 'desc' },
  })
  expect(entry).toMatchObject({ after: { rows: 0, shape: 'xero', from: '2025-01-01', to: '2025-01-31' } })
  const backwards = ask(app, '/admin/accounting/export.csv?shape=lines&from=2031-02-01&to=2031-01-31', staff)
  const { errors } = await refused(await backwards, 400, 'request.invalid')
  expect(errors).toMatchObject([{ path: 'to', code: 'not_after_start' }])
})
