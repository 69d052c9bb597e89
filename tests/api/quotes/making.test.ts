import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conversationDetailSchema } from '#contract/assistant/conversations.ts'
import { quoteDetailSchema } from '#contract/sales/quotes.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { enquiry, many, quoteRequest, submit } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { addConversation } from '#tests/support/conversations.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import { follow, type QuoteStaff, quoteForm, quotesOf, sentQuote, tokenOf } from './quotes.ts'

let app: TestApp
let manager: StaffMember
let staff: QuoteStaff

beforeAll(async () => {
  app = await startTestApp({}, { limits: many })
  manager = await createStaff(app, 'manager', { name: 'Mona' })
  staff = quotesOf(app, manager)
})

afterAll(() => app.close())

function customer(name: string, more: { erasedAt?: Date; mergedIntoId?: string } = {}) {
  return app.services.database.prisma.customer.create({ data: { name, type: 'business', ...more } })
}

describe('POST /admin/quotes', () => {
  it('begins a blank one, with a link, promised to nobody', async () => {
    const quote = await staff.create({ currency: 'USD', message: 'Asked at the fair' })
    expect(quote).toMatchObject({
      reference: expect.stringMatching(/^RFQ-/),
      status: 'requested',
      source: 'staff',
      currency: 'USD',
      message: 'Asked at the fair',
      revisions: [],
      lines: [],
      dueAt: null,
      order: null,
      customerId: null,
      thread: [{ kind: 'created', actorName: 'Mona' }],
    })
    expect((await follow(app, tokenOf(quote))).reference).toBe(quote.reference)
  })

  it('makes one of one form, sent twice and at once; a form that was changed is another', async () => {
    const form = quoteForm({ submissionId: randomUUID() })
    const answers = await Promise.all([1, 2, 3].map(() => staff.send('POST', '', form)))
    const made = await Promise.all(answers.map(async (answer) => quoteDetailSchema.parse(await answer.json())))
    expect(new Set(made.map(({ id }) => id)).size).toBe(1)
    const changed = await staff.send('POST', '', { ...form, message: 'And a gateway' })
    expect(quoteDetailSchema.parse(await changed.json()).id).not.toBe(made[0]?.id)
  })

  it('begins one from an enquiry about a product with that product, as many as are sold at least', async () => {
    const { prisma } = app.services.database
    const { id: productId, name } = await prisma.product.findFirstOrThrow({ where: { sku: 'HI-NET-LORA' } })
    const reference = await submit(app, '/enquiries', enquiry({ product: name }))
    const { id } = await prisma.enquiry.findUniqueOrThrow({ where: { reference } })
    const { lines } = await staff.create({ from: { kind: 'enquiry', id } })
    expect(lines).toMatchObject([{ productId, quantity: 10 }])
  })

  it('begins one from an enquiry, whose reference the timeline names', async () => {
    const reference = await submit(app, '/enquiries', enquiry())
    const { id } = await app.services.database.prisma.enquiry.findUniqueOrThrow({ where: { reference } })
    const quote = await staff.create({ from: { kind: 'enquiry', id } })
    expect(quote).toMatchObject({ source: 'enquiry', thread: [{ kind: 'created', params: { from: reference } }] })
    for (const [kind, message] of [
      ['enquiry', 'is not an enquiry'],
      ['chat', 'is not a conversation'],
    ] as const) {
      const answer = await staff.send('POST', '', quoteForm({ from: { kind, id: randomUUID() } }))
      const { errors } = await refused(answer, 400, 'request.invalid')
      expect(errors).toMatchObject([{ path: 'from.id', message }])
    }
  })

  it('begins one from a conversation, with the products that the assistant showed', async () => {
    const { id } = await addConversation(app, {
      turns: [
        { question: 'Leaks?', products: ['water-leak-sensor', 'gone-for-good'] },
        { question: 'Parking?', products: ['parking-sensor'], isSuperseded: true },
        { question: 'Energy, then?', products: ['smart-energy-meter', 'water-leak-sensor'] },
      ],
    })
    const quote = await staff.create({ from: { kind: 'chat', id }, language: 'en' })
    expect(quote).toMatchObject({ source: 'chat', language: 'en', linesCount: 2, listTotal: 1180 + 1580 })
    expect(quote.lines.map(({ name, quantity, listPrice }) => [name, quantity, listPrice])).toEqual([
      ['漏水感測器', 1, 1180],
      [expect.any(String), 1, 1580],
    ])
    const talked = () =>
      ask(app, `/admin/conversations/${id}`, manager).then((a) => answered(a, conversationDetailSchema))
    expect(await talked()).toMatchObject({
      handedOverTo: 'quote',
      quotes: [{ id: quote.id, reference: quote.reference }],
    })
    const row = await app.services.database.prisma.quote.findUniqueOrThrow({ where: { id: quote.id } })
    expect(row.sourceId).toBe(id)
    const again = await staff.create({ from: { kind: 'chat', id } })
    expect((await talked()).quotes.map(({ reference }) => reference)).toEqual([quote.reference, again.reference])
  })

  it('leaves a hand-over of the visitor’s own as it is, and begins without lines where nothing was shown', async () => {
    const { id } = await addConversation(app, { handedOverTo: 'messaging' })
    expect(await staff.create({ from: { kind: 'chat', id } })).toMatchObject({
      source: 'chat',
      lines: [],
      linesCount: 0,
    })
    const row = await app.services.database.prisma.conversation.findUniqueOrThrow({ where: { id } })
    expect(row.handedOverTo).toBe('messaging')
  })

  it('is of the customer who is named, or whose contact has the address', async () => {
    const named = await customer('Named Ltd')
    expect(await staff.create({ customerId: named.id })).toMatchObject({ customerName: 'Named Ltd' })
    const { quote } = await sentQuote(staff)
    const found = await staff.create({ email: quote.email })
    expect(found.customerId).toBe(quote.customerId)
    const gone = [randomUUID(), (await customer('Erased', { erasedAt: new Date() })).id]
    gone.push((await customer('Merged', { mergedIntoId: named.id })).id)
    for (const customerId of gone) {
      await refused(await staff.send('POST', '', quoteForm({ customerId })), 404, 'customer.not_found')
    }
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['a bad address', { email: 'amy' }, 'email'],
    ['a field that is none', { status: 'sent' }, 'status'],
  ])('refuses %s', async (_what, more, path) => {
    const { errors } = await refused(await staff.send('POST', '', { ...quoteForm(), ...more }), 400, 'request.invalid')
    expect(errors?.map((error) => error.path)).toEqual([path])
  })
})

describe('PATCH /admin/quotes/{id}', () => {
  it('gives it to somebody who may answer, who is told; and back to nobody', async () => {
    const editor = await createStaff(app, 'editor', { name: 'Eddie' })
    const viewer = await createStaff(app, 'viewer')
    const quote = await staff.create()
    const given = await staff.act('PATCH', quote, '', { assigneeId: editor.id })
    expect(given).toMatchObject({ assigneeId: editor.id, assigneeName: 'Eddie', version: quote.version + 1 })
    const notifications = await app.services.database.prisma.notification.findMany({ where: { userId: editor.id } })
    expect(notifications.map(({ kind, params }) => [kind, params])).toEqual([
      ['message.assigned', { entity: 'quote', id: quote.id, reference: quote.reference, by: 'Mona' }],
    ])
    for (const assigneeId of [viewer.id, randomUUID()]) {
      const answer = await staff.send('PATCH', `/${quote.id}`, { version: given.version, assigneeId })
      await refused(answer, 400, 'assignee.unknown')
    }
    await refused(await staff.send('PATCH', `/${quote.id}`, { version: quote.version }), 409, 'record.changed')
    expect(await staff.act('PATCH', given, '', { assigneeId: null })).toMatchObject({ assigneeName: null })
  })

  it('moves it to another customer, until it has become an order', async () => {
    const [one, two] = [await customer('One Ltd'), await customer('Two Ltd')]
    const begun = await staff.create({ customerId: one.id })
    const moved = await staff.act('PATCH', begun, '', { customerId: two.id })
    expect(moved.customerName).toBe('Two Ltd')
    const erased = await customer('Gone', { erasedAt: new Date() })
    const { version } = moved
    const away = await staff.send('PATCH', `/${moved.id}`, { version, customerId: erased.id })
    await refused(away, 404, 'customer.not_found')
    const accepted = await staff.act('POST', await staff.dispatch(await staff.draft(moved)), '/accept')
    const late = await staff.send('PATCH', `/${accepted.id}`, { version: accepted.version, customerId: one.id })
    await refused(late, 409, 'quote.state')
    expect(accepted.customerId).toBe(two.id)
  })

  it('of two customers at once, from both ends, nobody waits for ever', async () => {
    const [one, two] = [await customer('Left'), await customer('Right')]
    const quotes = await Promise.all([one, two, one, two].map(({ id }) => staff.create({ customerId: id })))
    const moves = quotes.map(({ id, version, customerId }) => {
      const other = customerId === one.id ? two.id : one.id
      return staff.send('PATCH', `/${id}`, { version, customerId: other })
    })
    expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})

describe('the private link', () => {
  it('is renewed and revoked over a version, which the timeline and the audit log tell', async () => {
    const { quote, token } = await sentQuote(staff)
    const renewed = await staff.act('POST', quote, '/link')
    expect([renewed.link === quote.link, renewed.linkExpiresAt === null]).toEqual([false, false])
    await refused(await staff.send('DELETE', `/${quote.id}/link`, { version: quote.version }), 409, 'record.changed')
    const revoked = await staff.act('DELETE', renewed, '/link')
    expect([revoked.link, revoked.linkExpiresAt]).toEqual([null, null])
    expect(revoked.thread.slice(-2).map(({ kind }) => kind)).toEqual(['quote.link_renewed', 'quote.link_revoked'])
    const entries = await app.services.database.prisma.auditEntry.findMany({ where: { entityId: quote.id } })
    expect(entries.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['quote.link_renewed', 'quote.link_revoked']),
    )
    expect(JSON.stringify(entries, (_key, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      token,
    )
  })
})

describe('the list', () => {
  it('filters by status, customer, what is due and whose it is, and sorts by validity', async () => {
    const reference = await submit(app, '/quote-requests', quoteRequest())
    const list = async (query: string) => (await (await staff.send('GET', `?pageSize=100&${query}`)).json()).items
    expect(await list(`search=${reference}&due=due`)).toMatchObject([
      { reference, status: 'requested', source: 'visitor' },
    ])
    const { quote } = await sentQuote(staff)
    expect(await list(`search=${quote.reference}&due=due,overdue`)).toEqual([])
    expect(await list(`customer=${quote.customerId}&status=sent`)).toMatchObject([{ id: quote.id, total: 100 }])
    expect(await list(`customer=${quote.customerId}&status=expired,accepted`)).toEqual([])
    await staff.act('PATCH', quote, '', { assigneeId: manager.id })
    expect(await list('assignee=mine')).toMatchObject([{ id: quote.id, assigneeName: 'Mona' }])
    const days = (await list('sort=-validUntil')).flatMap(
      ({ validUntil }: { validUntil: string | null }) => validUntil ?? [],
    )
    expect(days).toEqual(days.toSorted().reverse())
  })

  it('is exported with what was offered', async () => {
    const { quote } = await sentQuote(staff, { currency: 'USD' })
    const answer = await staff.send('GET', `/export.csv?headings=en&search=${quote.reference}`)
    const [heads = '', row = ''] = (await answer.text()).trim().split('\n')
    expect(heads).toContain('Source,Assignee,Products')
    expect(heads).toContain('Revision,First-year total,First-year total (HKD),Valid until')
    expect(row).toContain(`1,12.8,100,${quote.validUntil}`)
  })
})
