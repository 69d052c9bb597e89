import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductRecord } from '#contract/catalogue/product-edits.ts'
import { type QuoteDetail, quoteDetailSchema } from '#contract/sales/quotes.ts'
import { ask, refused } from '#tests/api/back-office/ask.ts'
import { many, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { lineOf, productWith, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
import { editorOf } from '#tests/api/products-staff/products.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { line, type QuoteStaff, quotesOf, sentQuote } from './quotes.ts'

let app: TestApp
let manager: StaffMember
let staff: QuoteStaff
let seller: Seller

beforeAll(async () => {
  app = await startTestApp({}, { limits: many })
  manager = await createStaff(app, 'manager', { name: 'Mona' })
  staff = quotesOf(app, manager)
  seller = sellerOf(app, manager)
})

afterAll(() => app.close())

const repeat = (path: string, body: object = { submissionId: randomUUID() }) =>
  ask(app, `/admin/${path}/repeat`, manager, { method: 'POST', body })

async function repeated(path: string, body?: object): Promise<QuoteDetail> {
  const answer = await repeat(path, body)
  const detail: unknown = await answer.json()
  expect(answer.status, JSON.stringify(detail)).toBe(201)
  return quoteDetailSchema.parse(detail)
}

async function edited(id: string, change: Partial<ProductRecord>): Promise<void> {
  const editor = editorOf(app, manager)
  await editor.edit(await editor.get(id), change)
}

describe('an order repeated', () => {
  it('is a quotation for its customer at today’s prices, which says of each line what has changed', async () => {
    const product = () => productWith(app, manager, 9)
    const [dearer, same, gone, scarce] = [await product(), await product(), await product(), await product()]
    const lines = [
      lineOf(dearer, 2, { discount: 10, note: 'Plant room' }),
      ...[same, gone, scarce].map((id) => lineOf(id, 2)),
      lineOf(null, 1, { name: 'Site survey', nameEn: null, sku: null, unitPriceHkd: 450.5 }),
      lineOf(null, 3, { name: 'Installation', nameEn: null, sku: 'SVC-INSTALL', unitPriceHkd: 1 }),
    ]
    const order = await seller.create({ lines, currency: 'USD', contactName: 'Amy Chan', email: 'amy@peak.example' })
    await edited(dearer, { msrp: '130', name: 'Sensor, new model' })
    await edited(scarce, { availability: '2' })
    const editor = editorOf(app, manager)
    await editor.retire(await editor.get(gone))

    const quote = await repeated(`orders/${order.id}`)
    expect(quote).toMatchObject({
      status: 'requested',
      source: 'order',
      customerId: order.customerId,
      name: 'Amy Chan',
      company: 'Peak Property Ltd',
      email: 'amy@peak.example',
      language: 'en',
      currency: 'USD',
      dueAt: null,
      revisions: [],
      thread: [{ kind: 'created', actorName: 'Mona', params: { from: order.reference } }],
    })
    expect(quote.lines).toMatchObject([
      {
        name: 'Sensor, new model',
        quantity: 2,
        listPrice: 130,
        previousPrice: 90,
        isRetired: false,
        note: 'Plant room',
      },
      { listPrice: 100, previousPrice: 100, isRetired: false, available: 7 },
      { listPrice: 100, previousPrice: 100, isRetired: true },
      { listPrice: 100, previousPrice: 100, available: 0 },
      { productId: null, name: 'Site survey', listPrice: 450.5, previousPrice: 450.5, available: null },
      { productId: null, sku: 'SVC-INSTALL', nameEn: 'Installation and set-up (hour)', quantity: 3, previousPrice: 1 },
    ])
    expect(quote.lines[5]?.listPrice).toBeGreaterThan(1)
    const audited = await app.services.database.prisma.auditEntry.findFirst({ where: { entityId: quote.id } })
    expect(audited).toMatchObject({ action: 'quote.created', after: { source: 'order', sourceId: order.id } })
  })

  it('is one quotation, sent twice and at once', async () => {
    const order = await seller.create({ lines: [lineOf(null)] })
    const body = { submissionId: randomUUID() }
    const made = await Promise.all([1, 2, 3].map(() => repeated(`orders/${order.id}`, body)))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    expect((await repeated(`orders/${order.id}`)).id).not.toBe(made[0]?.id)
  })

  it('without an address goes to the customer’s contact; where nobody has one, it is refused', async () => {
    const order = await seller.create({ lines: [lineOf(null)], email: '' })
    await refused(await repeat(`orders/${order.id}`), 409, 'order.no_email')
    const contact = { customerId: order.customerId ?? '', name: 'Ben', email: `ben-${randomUUID()}@peak.example` }
    await app.services.database.prisma.contact.create({ data: contact })
    expect((await repeated(`orders/${order.id}`)).email).toBe(contact.email)
  })

  it('of a customer who was erased, or one that never was, is refused', async () => {
    const order = await seller.create({ lines: [lineOf(null)], email: `gone-${randomUUID()}@peak.example` })
    const { prisma } = app.services.database
    await prisma.customer.update({ where: { id: order.customerId ?? '' }, data: { erasedAt: new Date() } })
    await refused(await repeat(`orders/${order.id}`), 409, 'customer.erased')
    await refused(await repeat(`orders/${randomUUID()}`), 404, 'order.not_found')
    await refused(await repeat(`orders/${order.id}`, {}), 400, 'request.invalid')
  })
})

describe('a quotation repeated', () => {
  it('has the lines of its newest revision, and the buyer’s currency and language', async () => {
    const product = await productWith(app, manager, 3)
    const lines = [line({ productId: product, name: 'x', quantity: 4, unitPriceHkd: 80, discount: 25 })]
    const { quote } = await sentQuote(
      staff,
      { lines, currency: 'RMB', overrideReason: 'A regular' },
      { language: 'zh-TW' },
    )
    const again = await repeated(`quotes/${quote.id}`)
    expect(again).toMatchObject({
      source: 'quote',
      status: 'requested',
      language: 'zh-TW',
      currency: 'RMB',
      email: quote.email,
      customerId: quote.customerId,
      lines: [{ productId: product, quantity: 4, listPrice: 100, previousPrice: 60, available: 3 }],
      thread: [{ params: { from: quote.reference } }],
    })
    expect(again.lines).toHaveLength(1)
  })

  it('that nobody has priced has what was asked for', async () => {
    const reference = await submit(app, '/quote-requests', quoteRequest())
    const { id } = await app.services.database.prisma.quote.findUniqueOrThrow({ where: { reference } })
    const asked = await staff.get(id)
    const again = await repeated(`quotes/${id}`)
    const facts = ({ lines }: QuoteDetail) =>
      lines.map(({ productId, quantity, listPrice }) => ({ productId, quantity, listPrice }))
    expect(facts(again)).toEqual(facts(asked))
    expect(again.lines.map(({ previousPrice }) => previousPrice)).toEqual(asked.lines.map(({ listPrice }) => listPrice))
    expect(asked.lines.every(({ previousPrice }) => previousPrice === null)).toBe(true)
    await refused(await repeat(`quotes/${randomUUID()}`), 404, 'message.not_found')
  })
})
