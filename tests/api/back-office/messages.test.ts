import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readerLanguages } from '#contract/i18n/languages.ts'
import {
  demoRequestDetailSchema,
  demoRequestPageSchema,
  enquiryDetailSchema,
  enquiryPageSchema,
} from '#contract/requests/messages.ts'
import { quoteDetailSchema, quotePageSchema } from '#contract/sales/quotes.ts'
import { demoRequest, enquiry, many, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { answered, ask, refused } from './ask.ts'

const app = await restoredApp({}, { limits: many })
const viewer = await createStaff(app, 'viewer')
const manager = await createStaff(app, 'manager')
await submit(app, '/enquiries', enquiry({ message: '停車場漏水嗎？' }))
const english = { firstName: 'Ann', lastName: 'Lee', company: 'Bay Tower', language: 'en', inquiryType: 'support' }
await submit(app, '/enquiries', enquiry(english))
await submit(app, '/enquiries', enquiry({ company: '=SUM(A1)', website: 'https://spam.example', phone: '' }))
await submit(app, '/demo-requests', demoRequest())
await submit(app, '/demo-requests', demoRequest({ name: 'Ann Lee', industry: 'retail', language: 'en' }))
await submit(app, '/quote-requests', quoteRequest())
await submit(app, '/quote-requests', quoteRequest({ lines: [{ slug: 'parking-sensor', quantity: 1, note: '' }] }))

const tables = ['enquiries', 'demo-requests', 'quotes'] as const

describe.each(tables)('GET /admin/%s', (table) => {
  it('is filtered by each language that visitors read', async () => {
    const { status } = await ask(app, `/admin/${table}?language=${readerLanguages.join()}`, viewer)
    expect(status).toBe(200)
  })

  it.each([
    'page=0',
    'pageSize=101',
    'sort=message',
    'language=fr',
    'from=yesterday',
    'colour=red',
    'suspect=maybe',
    'product=leak',
  ])('refuses %s', async (query) => {
    const { errors } = await refused(await ask(app, `/admin/${table}?${query}`, viewer), 400, 'request.invalid')
    expect(errors?.[0]?.path).toMatch(new RegExp(`^${query.split('=')[0]}`))
  })
})

async function enquiries(query: string) {
  return answered(await ask(app, `/admin/enquiries?${query}`, viewer), enquiryPageSchema)
}

describe('enquiries', () => {
  it('come the newest first, with what was sent', async () => {
    const { items, total } = await enquiries('')
    expect(total).toBe(3)
    expect(items.map(({ name }) => name)).toEqual(['陳家明', 'Ann Lee', '陳家明'])
    expect(items[1]).toMatchObject({ company: 'Bay Tower', language: 'en', inquiryType: 'support', suspect: false })
    expect(items.map(({ createdAt }) => createdAt)).toEqual(
      items
        .map(({ createdAt }) => createdAt)
        .toSorted()
        .reverse(),
    )
  })

  it.each([
    ['search=漏水', ['停車場漏水嗎？']],
    ['search=bay%20tower', ['Bay Tower']],
    ['suspect=true', ['=SUM(A1)']],
    ['language=en', ['Bay Tower']],
    ['inquiryType=support,other', ['Bay Tower']],
    ['inquiryType=', ['停車場漏水嗎？', 'Bay Tower', '=SUM(A1)']],
    ['to=2020-01-01T00:00:00Z', []],
  ])('%s finds %j', async (query, found) => {
    const { items, total } = await enquiries(`${query}&sort=createdAt`)
    expect(total).toBe(found.length)
    expect(items.map(({ message, company }) => (found.includes(company) ? company : message.split('\n')[0]))).toEqual(
      found,
    )
  })

  it('pages never overlap, in either direction', async () => {
    for (const sort of ['name', '-name', 'company', '-company', 'createdAt', '-createdAt']) {
      const pages = await Promise.all([1, 2, 3].map((page) => enquiries(`sort=${sort}&page=${page}&pageSize=1`)))
      expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size, sort).toBe(3)
    }
  })

  it('one is read with its deliveries', async () => {
    const [first] = (await enquiries('search=漏水')).items
    await app.services.database.prisma.delivery.create({
      data: {
        reference: first?.reference ?? '',
        channel: 'form',
        status: 'parked',
        attempts: 56,
        lastError: 'no answer',
      },
    })
    const detail = await answered(await ask(app, `/admin/enquiries/${first?.id}`, viewer), enquiryDetailSchema)
    expect(detail).toEqual({
      conversation: null,
      customerId: null,
      thread: [expect.objectContaining({ kind: 'created' })],
      ...first,
      deliveries: [{ channel: 'form', status: 'parked', attempts: 56, lastError: 'no answer', deliveredAt: null }],
    })
  })

  it('are exported whole, in the language of whoever reads, and no cell is a formula', async () => {
    const answer = await ask(app, '/admin/enquiries/export.csv?sort=createdAt&headings=zh-TW', manager)
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="enquiries-\d{4}-\d\d-\d\d.csv"$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const text = Buffer.from(await answer.arrayBuffer()).toString('utf8')
    expect(text.startsWith('\uFEFF參考編號,')).toBe(true)
    expect(text).toContain("'+852 2345 6789")
    expect(text).toContain("'=SUM(A1)")
    expect(text).toContain('"我們有三座大廈，請報價。\n每座約 40 個感測器。"')
    const english = await ask(app, '/admin/enquiries/export.csv?search=Bay', manager)
    expect((await english.text()).split('\n')[0]).toContain('Reference,Received (UTC),Name')
  })

  it('who exported how many is in the audit log', async () => {
    await (await ask(app, '/admin/enquiries/export.csv?language=en', manager)).text()
    const { prisma } = app.services.database
    const entry = await prisma.auditEntry.findFirst({ orderBy: { seq: 'desc' } })
    expect(entry).toMatchObject({
      action: 'enquiries.exported',
      actorId: manager.id,
      after: { rows: 1, language: ['en'] },
    })
  })
})

describe('demo requests', () => {
  it('are filtered by industry, and those without a date come last in either direction', async () => {
    const query = async (text: string) =>
      answered(await ask(app, `/admin/demo-requests?${text}`, viewer), demoRequestPageSchema)
    expect((await query('industry=retail')).items.map(({ name }) => name)).toEqual(['Ann Lee'])
    const { prisma } = app.services.database
    await prisma.demoRequest.updateMany({ where: { name: 'Ann Lee' }, data: { preferredDate: new Date('2030-01-07') } })
    for (const sort of ['preferredDate', '-preferredDate']) {
      expect((await query(`sort=${sort}`)).items.map(({ preferredDate }) => preferredDate)).toEqual([
        '2030-01-07',
        null,
      ])
    }
    const [dated] = (await query('sort=preferredDate')).items
    const detail = await answered(await ask(app, `/admin/demo-requests/${dated?.id}`, viewer), demoRequestDetailSchema)
    expect(detail).toEqual({
      ...dated,
      customerId: null,
      deliveries: [],
      thread: [expect.objectContaining({ kind: 'created' })],
    })
    expect(await (await ask(app, '/admin/demo-requests/export.csv', manager)).text()).toContain('2030-01-07')
  })
})

describe('quotes', () => {
  it('carry how many products they ask for and what these are worth by the list', async () => {
    const { items } = await answered(await ask(app, '/admin/quotes?sort=-listTotal', viewer), quotePageSchema)
    const { prisma } = app.services.database
    for (const item of items) {
      const lines = await prisma.quoteRequestLine.findMany({ where: { quoteId: item.id } })
      const total = lines.reduce((sum, { listPrice, connectivityFee, quantity }) => {
        return sum + (Number(listPrice ?? 0) + Number(connectivityFee ?? 0)) * quantity
      }, 0)
      expect([item.linesCount, item.listTotal]).toEqual([lines.length, total])
    }
    expect(items.map(({ linesCount }) => linesCount)).toEqual([2, 1])
    expect(items[0]?.listTotal).toBeGreaterThan(0)
  })

  it('one is read with its lines, as they were called and priced when it came', async () => {
    const { items } = await answered(await ask(app, '/admin/quotes?status=requested', viewer), quotePageSchema)
    const of = items.find(({ linesCount }) => linesCount === 2)
    const { lines, deliveries, ...detail } = await answered(
      await ask(app, `/admin/quotes/${of?.id}`, viewer),
      quoteDetailSchema,
    )
    expect(detail).toMatchObject({
      ...of,
      thread: [expect.objectContaining({ kind: 'created' })],
      revisions: [],
      order: null,
    })
    expect(deliveries).toEqual([])
    expect(lines.map(({ quantity, note }) => [quantity, note])).toEqual([
      [40, '機房'],
      [2, ''],
    ])
    expect(await (await ask(app, '/admin/quotes/export.csv', manager)).text()).toContain(String(of?.listTotal))
  })
})

describe('what is about one product', () => {
  const named = async (sku: string) =>
    (await app.services.database.prisma.product.findFirstOrThrow({ where: { sku } })) satisfies { id: string }

  it('is a quote with a line of it', async () => {
    const { id, slug } = await named('HI-SW-DASH')
    await submit(app, '/quote-requests', quoteRequest({ lines: [{ slug, quantity: 3, note: '' }] }))
    const page = await answered(await ask(app, `/admin/quotes?product=${id}`, viewer), quotePageSchema)
    expect(page.total).toBe(1)
    const other = await answered(await ask(app, `/admin/quotes?product=${randomUUID()}`, viewer), quotePageSchema)
    expect(other.total).toBe(0)
  })

  it('is an enquiry or a demo request that names it in either language', async () => {
    const { id, name, nameEn } = await named('HI-PK-02')
    await submit(app, '/enquiries', enquiry({ product: name }))
    await submit(app, '/enquiries', enquiry({ product: nameEn ?? '', language: 'en' }))
    await submit(app, '/demo-requests', demoRequest({ product: name }))
    const enquiries = await answered(await ask(app, `/admin/enquiries?product=${id}`, viewer), enquiryPageSchema)
    expect(enquiries.items.map(({ product }) => product).sort()).toEqual([name, nameEn].sort())
    const demos = await answered(await ask(app, `/admin/demo-requests?product=${id}`, viewer), demoRequestPageSchema)
    expect(demos.total).toBe(1)
  })
})
