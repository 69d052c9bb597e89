import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { threadSchema } from '#contract/sales/activities.ts'
import {
  customerChoicesSchema,
  customerDetailSchema,
  customerPageSchema,
  customerStatsSchema,
} from '#contract/sales/customers.ts'
import { noteActivity } from '#server/modules/customers/activities/activities.service.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { demoRequest, enquiry, many, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { added, company, placeOrder } from './customers.ts'

const app = await restoredApp({}, { limits: many })
const viewer = await createStaff(app, 'viewer')
const manager = await createStaff(app, 'manager')
const prisma = () => app.services.database.prisma
const list = async (query: string) => answered(await ask(app, `/admin/customers?${query}`, viewer), customerPageSchema)
const read = async (id: string) => answered(await ask(app, `/admin/customers/${id}`, viewer), customerDetailSchema)
const write = (path: string, method: string, body: object, staff = manager) =>
  ask(app, `/admin/customers${path}`, staff, { method, body })

/** Names that nobody else here has, and no addresses of the company's. */
const nameless = (name: string) => ({ name, nameEn: '', contacts: [] })

describe('POST /admin/customers', () => {
  it('adds a company with its people, found by each of them', async () => {
    const made = await added(app, manager)
    expect(made).toMatchObject({ type: 'business', status: 'active', isStatusSet: false, source: 'staff', version: 1 })
    expect([made.email, made.ownEmail, made.phone]).toEqual(['peter@kt-logistics.example', '', ''])
    expect(made.contacts.map(({ name, email, isPrimary }) => [name, email, isPrimary])).toEqual([
      ['Peter Lam', 'peter@kt-logistics.example', true],
      ['何小姐', 'ho@kt-logistics.example', false],
    ])
    expect(made.thread).toMatchObject([{ kind: 'created', actorName: 'A manager' }])
    for (const search of ['觀塘', 'logistics', '何小姐', 'HO@kt', '2345 6789', '物流 peter']) {
      expect((await list(`search=${encodeURIComponent(search)}`)).items.map(({ id }) => id)).toEqual([made.id])
    }
    expect((await list(`search=${encodeURIComponent('物流 nobody')}`)).items).toEqual([])
  })

  it('refuses an address that another has, or that is given twice', async () => {
    await added(app, manager)
    const contact = { name: 'A', phone: '', position: '' }
    const taken = company({
      contacts: [contact, { ...contact, email: 'PETER@kt-logistics.example' }].map((c) => ({ email: '', ...c })),
    })
    const problem = await refused(await write('', 'POST', taken), 400, 'request.invalid')
    expect(problem.errors).toEqual([
      { path: 'contacts.1.email', message: 'belongs to another customer', code: 'email_of_other' },
    ])
    const twice = company({
      contacts: [
        { ...contact, email: 'a@b.example' },
        { ...contact, email: 'A@b.example' },
      ],
    })
    const { errors } = await refused(await write('', 'POST', twice), 400, 'request.invalid')
    expect(errors).toEqual([{ path: 'contacts.1.email', message: 'is given twice', code: 'given_twice' }])
    expect(await prisma().customer.count({ where: { nameEn: 'Kwun Tong Logistics Ltd' } })).toBe(1)
  })

  it('takes all that is needed, and nothing else', async () => {
    await refused(await write('', 'POST', { ...company(), name: ' ' }), 400, 'request.invalid')
    await refused(await write('', 'POST', { ...company(), spent: 1 }), 400, 'request.invalid')
  })

  it('two that take one address at once: one of them has it', async () => {
    const contacts = [{ name: 'A', email: 'both@race.example', phone: '', position: '' }]
    const answers = await Promise.all(['一', '二'].map((name) => write('', 'POST', company({ name, contacts }))))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 400])
  })
})

describe('PUT /admin/customers/{id}', () => {
  const people = [
    { name: 'A', email: 'a@put.example', phone: '', position: '' },
    { name: 'B', email: 'b@put.example', phone: '', position: '' },
  ]

  it('changes it as a whole over the version that was edited, and says what in its thread', async () => {
    const made = await added(app, manager, { ...nameless('改名公司'), contacts: people })
    const [a, b] = made.contacts
    const swapped = [
      { ...a, email: 'b@put.example' },
      { ...b, email: 'a@put.example' },
      { name: 'C', email: '', phone: '', position: '' },
    ]
    const body = { ...company({ name: '新名公司', nameEn: '', contacts: swapped, statusSet: 'vip' }), version: 1 }
    const after = await answered(await write(`/${made.id}`, 'PUT', body), customerDetailSchema)
    expect(after).toMatchObject({ name: '新名公司', version: 2, status: 'vip', isStatusSet: true })
    expect(after.contacts.map(({ id, email, isPrimary }) => [id, email, isPrimary])).toEqual([
      [a?.id, 'b@put.example', true],
      [b?.id, 'a@put.example', false],
      [expect.any(String), '', false],
    ])
    expect(after.thread.at(-1)).toMatchObject({
      kind: 'customer.changed',
      params: { fields: 'name,statusSet,contacts' },
    })
    const problem = await refused(await write(`/${made.id}`, 'PUT', body), 409, 'record.changed')
    expect(customerDetailSchema.parse(problem.current).version).toBe(2)
    const again = { ...body, version: 2, contacts: after.contacts }
    expect((await answered(await write(`/${made.id}`, 'PUT', again), customerDetailSchema)).version).toBe(2)
  })

  it('two that trade addresses at once: neither waits for the other for good', async () => {
    for (let round = 0; round < 5; round += 1) {
      const emails = [`one-${round}@trade.example`, `other-${round}@trade.example`]
      const both = await Promise.all(
        emails.map((email) => added(app, manager, { contacts: [{ name: 'A', email, phone: '', position: '' }] })),
      )
      const answers = await Promise.all(
        both.map(({ id }, index) => {
          const contacts = [{ name: 'A', email: emails[1 - index], phone: '', position: '' }]
          return write(`/${id}`, 'PUT', { ...company({ contacts }), version: 1 })
        }),
      )
      for (const answer of answers) {
        const { errors } = await refused(answer, 400, 'request.invalid')
        expect(errors).toEqual([
          { path: 'contacts.0.email', message: 'belongs to another customer', code: 'email_of_other' },
        ])
      }
    }
  })

  it('refuses what is no contact of it', async () => {
    const made = await added(app, manager, nameless('單人公司'))
    const foreign = [{ ...people[0], email: '', id: randomUUID() }]
    const body = { ...company({ ...nameless('單人公司'), contacts: foreign }), version: 1 }
    const problem = await refused(await write(`/${made.id}`, 'PUT', body), 400, 'request.invalid')
    expect(problem.errors?.[0]?.path).toBe('contacts.0.id')
  })

  it('the audit log names nobody', async () => {
    const made = await added(app, manager, { ...nameless('不留名公司'), notes: 'secret note' })
    await write(`/${made.id}`, 'PUT', { ...company(nameless('另一名字')), version: 1 })
    await answered(await write(`/${made.id}/notes`, 'POST', { text: '致電 不留名' }), threadSchema)
    const entries = await prisma().auditEntry.findMany({ where: { entityId: made.id }, orderBy: { seq: 'asc' } })
    expect(entries.map(({ action, entityName, before, after }) => [action, entityName, before, after])).toEqual([
      ['customer.created', null, null, { type: 'business' }],
      ['customer.updated', null, null, { fields: ['name', 'notes'] }],
      ['customer.noted', null, null, null],
    ])
  })
})

describe('GET /admin/customers', () => {
  it('sorts, filters and counts by what customers are and ordered', async () => {
    const [big, small] = [await added(app, manager, nameless('大戶')), await added(app, manager, nameless('小戶'))]
    const long = new Date('2020-01-01')
    await prisma().customer.update({
      where: { id: big.id },
      data: { spent: 500_000, ordersCount: 1, lastOrderAt: new Date() },
    })
    await prisma().customer.update({ where: { id: small.id }, data: { createdAt: long, type: 'individual' } })
    await placeOrder(app, big.id, { total: 500_000, totalHkd: 500_000 })
    await placeOrder(app, big.id, { total: 900_000, totalHkd: 900_000, status: 'cancelled' })
    expect((await list('sort=-totalSpent')).items[0]).toMatchObject({ id: big.id, status: 'vip', totalSpent: 500_000 })
    expect((await list('status=vip&search=大戶')).total).toBe(1)
    expect((await list('status=inactive')).items.map(({ id }) => id)).toEqual([small.id])
    expect((await list('type=individual')).items.map(({ id }) => id)).toEqual([small.id])
    expect((await list('to=2021-01-01T00:00:00Z')).items.map(({ id }) => id)).toEqual([small.id])
    expect((await list('sort=-lastOrder')).items[0]?.id).toBe(big.id)
    const stats = await answered(await ask(app, '/admin/customers/stats', viewer), customerStatsSchema)
    const { total } = await list('')
    const vip = (await list('status=vip')).total
    const active = (await list('status=active')).total
    expect(stats).toEqual({ total, vip, active, totalRevenue: 500_000, averageOrderValue: 500_000 })
    expect(total).toBe(vip + active + 1)
    await refused(await ask(app, '/admin/customers?sort=spent', viewer), 400, 'request.invalid')
  })

  it('VIP is by what was ordered within twelve months', async () => {
    const { id } = await added(app, manager, nameless('舊日大戶'))
    const old = new Date(Date.now() - 380 * 86_400_000)
    await placeOrder(app, id, { totalHkd: 500_000, placedAt: old })
    await prisma().customer.update({ where: { id }, data: { spent: 500_000, ordersCount: 1, lastOrderAt: old } })
    expect((await read(id)).status).toBe('inactive')
    await placeOrder(app, id, { totalHkd: 200_000 })
    await prisma().customer.update({ where: { id }, data: { spent: 700_000, ordersCount: 2, lastOrderAt: new Date() } })
    expect((await read(id)).status).toBe('vip')
  })

  it('a few are found for a form, and all are exported', async () => {
    await added(app, manager)
    const { items } = await answered(await ask(app, '/admin/customers/search?q=peter', viewer), customerChoicesSchema)
    expect(items).toMatchObject([
      { name: '觀塘物流有限公司', email: 'peter@kt-logistics.example', address: '觀塘道 1 號' },
    ])
    const answer = await ask(app, '/admin/customers/export.csv?search=peter&headings=zh-TW', manager)
    const [head, row] = (await answer.text()).split('\n')
    expect([head?.includes('消費總額（HKD）'), row?.startsWith('觀塘物流有限公司,')]).toEqual([true, true])
    const mainland = await ask(app, '/admin/customers/export.csv?search=peter&headings=zh-CN', manager)
    const [mainlandHead, sameRow] = (await mainland.text()).split('\n')
    expect([mainlandHead?.includes('消费总额（HKD）'), sameRow?.startsWith('觀塘物流有限公司,')]).toEqual([true, true])
    const entry = await prisma().auditEntry.findFirstOrThrow({ where: { action: 'customers.exported' } })
    expect(entry.after).toEqual({ rows: 1, searched: true })
  })
})

describe('a customer’s screen', () => {
  it('shows everything they sent, by every address of theirs, and what is theirs', async () => {
    const email = 'All.Mine@example.com'
    const contacts = [{ name: 'Mine', email, phone: '', position: '' }]
    const { id } = await added(app, manager, { ...nameless('時間線公司'), contacts })
    const sent = [
      await submit(app, '/enquiries', enquiry({ email: 'all.mine@EXAMPLE.com' })),
      await submit(app, '/demo-requests', demoRequest({ email })),
      await submit(app, '/quote-requests', quoteRequest({ email })),
    ]
    const order = await placeOrder(app, id)
    await submit(app, '/enquiries', enquiry({ email: 'another@example.com' }))
    const { items } = await read(id)
    expect(items.map(({ kind, reference }) => [kind, reference])).toEqual([
      ['order', order.reference],
      ['quote', sent[2]],
      ['demo-request', sent[1]],
      ['enquiry', sent[0]],
    ])
    expect(items[0]).toMatchObject({ totalHkd: 1000, summary: '漏水感測器', status: 'pending' })
  })

  it('tells what one step noted in the order in which it happened, however quickly', async () => {
    const { id } = await added(app, manager, nameless('一步多事'))
    const texts = Array.from({ length: 12 }, (_, index) => `note ${index}`)
    const author = { kind: 'staff', id: manager.id, name: 'A manager' } as const
    await prisma().$transaction(async (tx) => {
      for (const text of texts) {
        await noteActivity(tx, author, { entity: 'customer', entityId: id, kind: 'note', params: {}, text })
      }
    })
    const { thread } = await read(id)
    expect(thread.flatMap(({ kind, text }) => (kind === 'note' ? [text] : []))).toEqual(texts)
  })

  it('names those that may be the same', async () => {
    const first = await added(app, manager, { ...nameless('Harbour Tower Limited'), phone: '+852 2888 1234' })
    const byName = await added(app, manager, nameless('HARBOUR TOWER  Co., Ltd.'))
    const byPhone = await added(app, manager, { ...nameless('別名'), phone: '2888-1234 轉 123456' })
    const contacts = [{ name: 'X', email: 'tower@example.com', phone: '', position: '' }]
    const byAddress = await added(app, manager, { ...nameless('別的名'), contacts })
    await prisma().customer.update({ where: { id: first.id }, data: { email: 'tower@example.com' } })
    const { duplicates } = await read(first.id)
    expect(new Map(duplicates.map(({ id, reason }) => [id, reason]))).toEqual(
      new Map([
        [byName.id, 'name'],
        [byPhone.id, 'phone'],
        [byAddress.id, 'email'],
      ]),
    )
  })
})
