import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quoteDetailSchema } from '#contract/sales/quotes.ts'
import type { ProductToWrite } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { answered, refused } from '#tests/api/back-office/ask.ts'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { many } from '#tests/api/forms/forms.ts'
import { lineOf } from '#tests/api/orders/orders.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { dayIn, draftForm, line, type QuoteStaff, quotesOf, sentQuote } from './quotes.ts'

let app: TestApp
let manager: StaffMember
let staff: QuoteStaff
let leak: ProductToWrite

beforeAll(async () => {
  app = await startTestApp({}, { limits: many })
  manager = await createStaff(app, 'manager', { name: 'Mona' })
  staff = quotesOf(app, manager)
  const [first] = await writeProducts(app.services.database, [
    { name: '水浸感測器', nameEn: 'Leak Sensor', sku: 'LS-1', msrp: '1000', category: 'hardware' },
  ])
  if (!first) throw new Error('Nothing was written')
  leak = first
})

afterAll(() => app.close())

async function setRates(values: object): Promise<void> {
  const row = { name: 'sales', values }
  await app.services.database.prisma.settingGroup.upsert({ where: { name: 'sales' }, create: row, update: row })
  await app.services.settings.refresh()
}

async function put(quote: { id: string; version: number }, more: object) {
  return staff.send('PUT', `/${quote.id}/draft`, { version: quote.version, ...draftForm(more) })
}

describe('a draft', () => {
  it('takes SKU, category, list price and minimum from the catalogue, whatever is typed; amounts follow', async () => {
    const lines = [
      lineOf(leak.id, 3, { name: '特別版', nameEn: null, sku: 'FAKE', unitPriceHkd: 1000, discount: 12.5 }),
      line(),
    ]
    const quote = await staff.draft(await staff.create(), { currency: 'USD', lines, notes: 'For two sites' })
    expect(quote).toMatchObject({ status: 'priced', revision: 1, total: null })
    expect(quote.revisions).toMatchObject([
      {
        number: 1,
        currency: 'USD',
        rate: 0.128,
        rateDate: dayIn(0),
        notes: 'For two sites',
        total: 348.8,
        totalHkd: 2725,
        overrideReason: null,
        createdBy: 'Mona',
        sentAt: null,
        lines: [
          {
            productId: leak.id,
            name: '特別版',
            nameEn: 'Leak Sensor',
            sku: 'LS-1',
            category: 'hardware',
            listPrice: 1000,
            minSellingPrice: 800,
            unitPrice: 112,
            total: 336,
            totalHkd: 2625,
          },
          { productId: null, name: 'Site survey', category: null, listPrice: null, unitPrice: 12.8, total: 12.8 },
        ],
      },
    ])
  })

  it('below the minimum selling price after the discount is refused line by line, to the cent', async () => {
    const quote = await staff.create()
    const at = (unitPriceHkd: number, discount: number) => lineOf(leak.id, 1, { unitPriceHkd, discount })
    const lines = [at(800, 0), at(799.99, 0), line({ unitPriceHkd: 0 }), at(1000, 20), at(1000, 20.01)]
    const { errors } = await refused(await put(quote, { lines }), 400, 'request.invalid')
    expect(errors).toEqual(
      [1, 4].map((index) => ({
        path: `lines.${index}.unitPriceHkd`,
        message: 'is below the minimum selling price',
        code: 'below_minimum',
      })),
    )
    expect(await staff.get(quote.id)).toMatchObject({ status: 'requested', revisions: [], version: quote.version })
  })

  it('may go below it for a reason, which is kept with who gave it, in the timeline and in the audit log', async () => {
    const lines = [lineOf(leak.id, 1, { unitPriceHkd: 500 })]
    const overrideReason = 'Pilot of 400 units'
    const quote = await staff.draft(await staff.create(), { lines, overrideReason })
    expect(quote.revisions[0]).toMatchObject({ overrideReason, overrideBy: 'Mona' })
    expect(quote.thread.at(-1)).toMatchObject({ kind: 'quote.priced', params: { reason: overrideReason, total: 500 } })
    const other = quotesOf(app, await createStaff(app, 'super_admin', { name: 'Sam' }))
    const again = await other.draft(quote, { lines: [...lines, line()], overrideReason })
    expect(again.revisions[0]).toMatchObject({ overrideReason, overrideBy: 'Mona' })
    const changed = await other.draft(again, { lines, overrideReason: 'The board agreed' })
    expect(changed.revisions[0]).toMatchObject({ overrideReason: 'The board agreed', overrideBy: 'Sam' })
    const above = await other.draft(changed, { overrideReason: 'No need' })
    expect(above.revisions[0]).toMatchObject({ overrideReason: null, overrideBy: null })
    const entries = await app.services.database.prisma.auditEntry.findMany({
      where: { entityId: quote.id, action: 'quote.priced' },
      orderBy: { seq: 'asc' },
    })
    expect(entries.map(({ actorName }) => actorName)).toEqual(['Mona', 'Sam', 'Sam', 'Sam'])
    expect(entries[0]?.after).toMatchObject({ overrideReason, overrideBy: 'Mona', total: 500 })
  })

  it('keeps the rate it began with, until today’s is asked for or the currency is another; a new revision has today’s', async () => {
    await setRates({})
    const begun = await staff.draft(await staff.create(), { currency: 'USD' })
    await setRates({ hkdToUsd: 0.2, hkdToRmb: 0.8 })
    const kept = await staff.draft(begun, { currency: 'USD', lines: [line({ unitPriceHkd: 200 })] })
    expect(kept.revisions[0]).toMatchObject({ rate: 0.128, total: 25.6 })
    const other = await staff.draft(kept, { currency: 'RMB' })
    expect(other.revisions[0]).toMatchObject({ rate: 0.8, total: 80 })
    await setRates({ hkdToUsd: 0.25, hkdToRmb: 0.7 })
    const renewed = await staff.draft(other, { currency: 'RMB', renewRate: true })
    expect(renewed.revisions[0]).toMatchObject({ rate: 0.7, total: 70, rateDate: dayIn(0) })
    const sent = await staff.dispatch(renewed)
    await setRates({})
    expect((await staff.get(sent.id)).revisions[0]).toMatchObject({ rate: 0.7, total: 70 })
    const next = await staff.draft(sent, { currency: 'RMB' })
    expect(next.revisions).toMatchObject([
      { number: 2, rate: 0.92, sentAt: null },
      { number: 1, rate: 0.7, sentAt: expect.any(String) },
    ])
  })

  it('after one that was sent leaves that as it was, for good', async () => {
    const { quote } = await sentQuote(staff, { notes: 'First' })
    const [first] = quote.revisions
    const drafted = await staff.draft(quote, { notes: 'Second', lines: [line({ unitPriceHkd: 50 })] })
    expect(drafted).toMatchObject({ status: 'priced', revision: 2, total: 100 })
    expect(drafted.revisions[1]).toEqual(first)
    const again = await staff.dispatch(await staff.draft(drafted, { notes: 'Second, again' }))
    expect(again.revisions).toMatchObject([{ number: 2, notes: 'Second, again' }, first])
    expect(again).toMatchObject({ status: 'sent', total: 100, revision: 2 })
  })

  it('of another version is refused with the quotation as it is; of two at once one is kept', async () => {
    const quote = await staff.create()
    const answers = await Promise.all([put(quote, { notes: 'One' }), put(quote, { notes: 'Two' })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [lost] = answers.filter(({ status }) => status === 409)
    if (!lost) throw new Error('Both were kept')
    const { current } = await refused(lost, 409, 'record.changed')
    expect(quoteDetailSchema.parse(current)).toEqual(await staff.get(quote.id))
  })

  it('holds from today in Hong Kong to two years from now', async () => {
    const quote = await staff.create()
    const { errors } = await refused(await put(quote, { validUntil: dayIn(-1) }), 400, 'request.invalid')
    expect(errors).toEqual([{ path: 'validUntil', message: 'is in the past', code: 'past' }])
    const far = await refused(await put(quote, { validUntil: '9999-12-31' }), 400, 'request.invalid')
    expect(far.errors).toEqual([
      { path: 'validUntil', message: 'is more than 2 years ahead', code: 'too_far_ahead', params: { years: 2 } },
    ])
    await answered(await put(quote, { validUntil: dayIn(0) }), quoteDetailSchema)
  })

  it.each([
    ['no lines', { lines: [] }, 'lines'],
    ['101 lines', { lines: Array.from({ length: 101 }, () => line()) }, 'lines'],
    ['a product that is not there', { lines: [line({ productId: randomUUID() })] }, 'lines.0.productId'],
    ['half a piece', { lines: [line({ quantity: 0.5 })] }, 'lines.0.quantity'],
    ['a price of three decimals', { lines: [line({ unitPriceHkd: 1.005 })] }, 'lines.0.unitPriceHkd'],
    ['a negative price', { lines: [line({ unitPriceHkd: -1 })] }, 'lines.0.unitPriceHkd'],
    ['a discount over 100', { lines: [line({ discount: 100.01 })] }, 'lines.0.discount'],
    [
      'more than a document holds',
      { lines: Array.from({ length: 11 }, () => line({ unitPriceHkd: 999_999_999.99, quantity: 100 })) },
      'lines',
    ],
    ['a day that is none', { validUntil: '2026-02-30' }, 'validUntil'],
    ['another currency', { currency: 'EUR' }, 'currency'],
    ['an empty reason', { overrideReason: ' ' }, 'overrideReason'],
  ])('refuses %s', async (_what, more, path) => {
    const quote = await staff.create()
    const { errors } = await refused(await put(quote, more), 400, 'request.invalid')
    expect(errors?.map((error) => error.path)).toContain(path)
    expect((await staff.get(quote.id)).revisions).toEqual([])
  })

  it('takes a hundred lines, in order', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => line({ name: `Line ${index}`, unitPriceHkd: index }))
    const { revisions } = await staff.draft(await staff.create(), { lines })
    expect(revisions[0]?.lines.map(({ name }) => name)).toEqual(lines.map(({ name }) => name))
    expect(revisions[0]?.total).toBe(4950)
  })
})
