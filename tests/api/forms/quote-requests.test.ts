import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type QuoteFollow, quoteFollowSchema } from '#contract/sales/quote-requests.ts'
import type { ProductToWrite } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { many, post, problemOf, quoteRequest, receiptOf, refusedFields, submit } from './forms.ts'

let app: TestApp
let leak: ProductToWrite
let dashboard: ProductToWrite
let priceless: ProductToWrite

beforeAll(async () => {
  app = await startTestApp({}, { limits: many })
  const rows = await writeProducts(app.services.database, [
    { name: '水浸感測器', nameEn: 'Leak Sensor', sku: 'LS-1', msrp: '980.50', category: 'hardware', hkdCost: '7772' },
    { name: 'Dashboard', category: 'software', msrp: '299/month' },
    { name: 'Priceless', category: 'systems' },
  ])
  const [first, second, third] = rows
  if (!first || !second || !third) throw new Error('Nothing was written')
  leak = first
  dashboard = second
  priceless = third
})

afterAll(() => app.close())
restoreRows(() => app)

function lines(...slugs: string[]) {
  return slugs.map((slug, index) => ({ slug, quantity: index + 1, note: '' }))
}

async function follow(token: string | undefined): Promise<QuoteFollow> {
  const answer = await fetch(`${app.url}/api/v1/quote-requests/${token}`)
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
  const body: unknown = await answer.json()
  expect(body).toEqual(quoteFollowSchema.parse(body))
  return quoteFollowSchema.parse(body)
}

describe('POST /quote-requests', () => {
  it('a 201 means that the request is in the database, with its products as they are called and priced now', async () => {
    const { submissionId, elapsedMs, website, lines: _, ...typed } = quoteRequest({ currency: 'USD' })
    const wanted = [
      { slug: leak.slug, quantity: 40, note: '機房' },
      { slug: dashboard.slug, quantity: 1, note: '' },
      { slug: priceless.slug, quantity: 100_000, note: '<b>soon</b>' },
      { slug: leak.slug, quantity: 2, note: 'spare' },
    ]
    const body = { submissionId, elapsedMs, website, ...typed, lines: wanted }
    const { reference, token } = await receiptOf(await post(app, '/quote-requests', body))
    expect([reference, token]).toEqual([expect.stringMatching(/^RFQ-/), expect.stringMatching(/^[\w-]{32}$/)])
    const row = await app.services.database.prisma.quote.findUniqueOrThrow({
      where: { reference },
      include: { requestLines: { orderBy: { position: 'asc' } } },
    })
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row).toMatchObject({ ...typed, status: 'requested', suspect: false })
    expect(
      row.requestLines.map(({ id, quoteId, previousPrice: _p, ...line }) => ({
        ...line,
        listPrice: line.listPrice?.toFixed(2) ?? null,
      })),
    ).toEqual([
      {
        position: 0,
        productId: leak.id,
        name: '水浸感測器',
        nameEn: 'Leak Sensor',
        sku: 'LS-1',
        quantity: 40,
        note: '機房',
        listPrice: '980.50',
        pricePeriod: 'once',
        connectivityFee: null,
      },
      {
        position: 1,
        productId: dashboard.id,
        name: 'Dashboard',
        nameEn: null,
        sku: null,
        quantity: 1,
        note: '',
        listPrice: '299.00',
        pricePeriod: 'month',
        connectivityFee: null,
      },
      {
        position: 2,
        productId: priceless.id,
        name: 'Priceless',
        nameEn: null,
        sku: null,
        quantity: 100_000,
        note: '<b>soon</b>',
        listPrice: null,
        pricePeriod: 'once',
        connectivityFee: null,
      },
      {
        position: 3,
        productId: leak.id,
        name: '水浸感測器',
        nameEn: 'Leak Sensor',
        sku: 'LS-1',
        quantity: 2,
        note: 'spare',
        listPrice: '980.50',
        pricePeriod: 'once',
        connectivityFee: null,
      },
    ])
  })

  it('holds a product to its minimum order, over all lines of it', async () => {
    await app.services.database.prisma.product.update({ where: { id: leak.id }, data: { minimumOrder: 10 } })
    const wanted = (...quantities: number[]) =>
      quoteRequest({ lines: quantities.map((quantity) => ({ slug: leak.slug, quantity, note: '' })) })
    expect(await refusedFields(await post(app, '/quote-requests', wanted(9)))).toEqual(['lines.0.quantity'])
    expect((await post(app, '/quote-requests', wanted(9, 1))).status).toBe(201)
    await app.services.database.prisma.product.update({ where: { id: leak.id }, data: { minimumOrder: null } })
  })

  it('takes a hundred lines, notes and message at their longest, in Chinese', async () => {
    const full = Array.from({ length: 100 }, () => ({ slug: leak.slug, quantity: 1, note: '註'.repeat(500) }))
    const reference = await submit(app, '/quote-requests', quoteRequest({ lines: full, message: '長'.repeat(5000) }))
    expect(await app.services.database.prisma.quoteRequestLine.count({ where: { quote: { reference } } })).toBe(100)
  })

  it('gives every request a link of its own', async () => {
    const receipts = await Promise.all(
      [1, 2, 3].map(async () =>
        receiptOf(await post(app, '/quote-requests', quoteRequest({ lines: lines(leak.slug) }))),
      ),
    )
    expect(new Set(receipts.map(({ token }) => token)).size).toBe(3)
  })

  it('knows a product by a former address', async () => {
    const [renamed] = await writeProducts(app.services.database, [{ name: 'Flood Probe', former: priceless }])
    const { token } = await receiptOf(await post(app, '/quote-requests', quoteRequest({ lines: lines('priceless') })))
    expect(renamed?.slug).toBe('flood-probe')
    expect((await follow(token)).lines).toMatchObject([{ slug: 'flood-probe', name: 'Flood Probe' }])
  })

  it('a product retired in the meantime is a 400 that names its line; a form already taken still has its answer', async () => {
    const [doomed] = await writeProducts(app.services.database, [{ name: 'Doomed Sensor', msrp: '10' }])
    if (!doomed) throw new Error('Nothing was written')
    const form = quoteRequest({ lines: lines(leak.slug, doomed.slug) })
    const receipt = await receiptOf(await post(app, '/quote-requests', form))
    await retireProducts(app.services.database, [doomed])
    const late = quoteRequest({ lines: lines(leak.slug, doomed.slug) })
    expect(await refusedFields(await post(app, '/quote-requests', late))).toEqual(['lines.1.slug'])
    expect(await receiptOf(await post(app, '/quote-requests', form))).toEqual(receipt)
  })
})

describe('GET /quote-requests/{token}', () => {
  it('tells the buyer what was asked for, how far it is, and no email address or phone number', async () => {
    const form = quoteRequest({ lines: lines(leak.slug), currency: 'RMB' })
    const { reference, token } = await receiptOf(await post(app, '/quote-requests', form))
    const { createdAt, ...request } = await follow(token)
    expect(request).toEqual({
      reference,
      status: 'requested',
      name: form.name,
      company: form.company,
      currency: 'RMB',
      message: form.message,
      offer: null,
      messages: [],
      orderReference: null,
      decidedAt: null,
      isRenewal: false,
      lines: [
        {
          slug: leak.slug,
          name: '水浸感測器',
          nameEn: 'Leak Sensor',
          sku: 'LS-1',
          quantity: 1,
          note: '',
          listPrice: 980.5,
          period: 'once',
          connectivityFee: null,
        },
      ],
    })
    expect(Math.abs(Date.now() - Date.parse(createdAt))).toBeLessThan(60_000)
    const text = JSON.stringify(request)
    expect([form.email, form.phone, '7772', leak.id].filter((secret) => text.includes(secret))).toEqual([])
  })

  it('keeps names and prices as they were, and says which product is gone or moved', async () => {
    const [old] = await writeProducts(app.services.database, [{ name: 'Old Meter', msrp: '500' }])
    const { token } = await receiptOf(await post(app, '/quote-requests', quoteRequest({ lines: lines('old-meter') })))
    const [moved] = await writeProducts(app.services.database, [{ name: 'New Meter', msrp: '900', former: old }])
    expect((await follow(token)).lines).toMatchObject([{ slug: 'new-meter', name: 'Old Meter', listPrice: 500 }])
    if (moved) await retireProducts(app.services.database, [moved])
    expect((await follow(token)).lines).toMatchObject([{ slug: null, name: 'Old Meter', listPrice: 500 }])
    await app.services.database.prisma.product.delete({ where: { id: old?.id ?? '' } })
    expect((await follow(token)).lines).toMatchObject([{ slug: null, name: 'Old Meter', listPrice: 500 }])
  })

  it('follows the status that staff set', async () => {
    const { reference, token } = await receiptOf(
      await post(app, '/quote-requests', quoteRequest({ lines: lines(leak.slug) })),
    )
    await app.services.database.prisma.quote.update({ where: { reference }, data: { status: 'sent' } })
    expect((await follow(token)).status).toBe('sent')
  })

  it.each(['A'.repeat(32), 'x', 'A'.repeat(33), `${'A'.repeat(31)}%00`, 'a b', '漢'.repeat(32), `' OR 1=1 --`])(
    '%j leads nowhere: a 404',
    async (token) => {
      const path = token.includes('%') ? token : encodeURIComponent(token)
      const problem = await problemOf(await fetch(`${app.url}/api/v1/quote-requests/${path}`), 404)
      expect(problem.code).toBe('quote_request.not_found')
      expect(problem.detail).not.toContain(token)
    },
  )

  it('a reference is no link', async () => {
    const reference = await submit(app, '/quote-requests', quoteRequest({ lines: lines(leak.slug) }))
    await problemOf(await fetch(`${app.url}/api/v1/quote-requests/${reference}`), 404)
  })
})
