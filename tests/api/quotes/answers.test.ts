import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { quoteFollowSchema } from '#contract/sales/quote-requests.ts'
import type { QuoteDetail } from '#contract/sales/quotes.ts'
import { answered, ask, refused } from '#tests/api/back-office/ask.ts'
import { readPdf } from '#tests/api/datasheets/pdf.ts'
import { many, post } from '#tests/api/forms/forms.ts'
import { expectWhole, lineOf, productWith, stockOf } from '#tests/api/orders/orders.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff, type StaffMember } from '#tests/support/staff.ts'
import {
  acceptance,
  answer,
  dayIn,
  draftForm,
  follow,
  line,
  movableClock,
  ordersOf,
  type QuoteStaff,
  quotesOf,
  sentQuote,
  tokenOf,
} from './quotes.ts'

const clock = movableClock()
let app: TestApp
let manager: StaffMember
let staff: QuoteStaff

beforeAll(async () => {
  app = await startTestApp({}, { limits: many, now: clock.now })
  manager = await createStaff(app, 'manager', { name: 'Mona' })
  staff = quotesOf(app, manager)
})

beforeEach(() => clock.reset())

afterAll(() => app.close())

describe('what the buyer reads', () => {
  it('is nothing offered before something is sent, and then what was sent, in the currency of the offer', async () => {
    const begun = await staff.create({ currency: 'USD' })
    const token = tokenOf(begun)
    expect(await follow(app, token)).toMatchObject({ status: 'requested', offer: null, orderReference: null })
    const lines = [line({ unitPriceHkd: 1000, quantity: 3, discount: 10, period: 'year', note: 'a year' })]
    const draft = await staff.draft(begun, { currency: 'USD', notes: 'Net 30', lines })
    expect(await follow(app, token)).toMatchObject({ status: 'priced', offer: null })
    await staff.dispatch(draft)
    expect(await follow(app, token)).toMatchObject({
      status: 'sent',
      offer: {
        revision: 1,
        currency: 'USD',
        validUntil: dayIn(30),
        notes: 'Net 30',
        terms: 'Delivery and installation are not included unless stated.',
        total: 345.6,
        lines: [{ name: 'Site survey', slug: null, discount: 10, unitPrice: 115.2, total: 345.6, period: 'year' }],
      },
    })
  })

  it('has the offer as a document, in their language', async () => {
    const { token } = await sentQuote(
      staff,
      { lines: [line({ name: '現場勘察', nameEn: 'Site survey' })] },
      { language: 'zh-TW' },
    )
    const document = await fetch(`${app.url}/api/v1/quote-requests/${token}/quotation.pdf`)
    expect([document.status, document.headers.get('content-type'), document.headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ])
    const pdf = readPdf(Buffer.from(await document.arrayBuffer()))
    expect(pdf.info.Title).toMatch(/^報價單 RFQ-/)
    expect(pdf.pages[0]).toContain('現場勘察')
    expect(pdf.pages[0]).not.toContain('Site survey')
  })

  it('holds no note of staff, no letter of theirs before it is sent, and nothing of an earlier draft', async () => {
    const { quote, token } = await sentQuote(staff)
    await ask(app, `/admin/quotes/${quote.id}/notes`, manager, { method: 'POST', body: { text: 'Ask for more' } })
    await staff.draft(await staff.get(quote.id), { lines: [line({ name: 'Secret draft' })] })
    const read = JSON.stringify(await follow(app, token))
    expect([read.includes('Ask for more'), read.includes('Secret draft')]).toEqual([false, false])
  })
})

describe('accepting', () => {
  it('makes an order at the offer’s prices, of a customer, with what is reserved for it; whoever sells is told', async () => {
    const productId = await productWith(app, manager, 20)
    const lines = [lineOf(productId, 4, { unitPriceHkd: 250, discount: 20 }), line()]
    const { quote, token } = await sentQuote(staff, { currency: 'RMB', lines })
    const accepted = await answered(await answer(app, token, acceptance), quoteFollowSchema)
    const [order, ...others] = await ordersOf(app, quote.id)
    expect(others).toEqual([])
    expect(order).toMatchObject({
      contactName: 'Amy Chan',
      purchaseOrder: 'PO-77',
      currency: 'RMB',
      status: 'pending',
      customerId: quote.customerId,
    })
    expect([Number(order?.rate), Number(order?.totalHkd), Number(order?.total)]).toEqual([0.92, 900, 828])
    expect(accepted).toMatchObject({ status: 'accepted', orderReference: order?.reference })
    expect(await stockOf(app, productId)).toEqual({ stockQuantity: 20, reserved: 4 })
    const detail = await staff.get(quote.id)
    expect(detail).toMatchObject({ status: 'accepted', order: { id: order?.id, reference: order?.reference } })
    expect(detail.thread.at(-1)).toMatchObject({
      kind: 'quote.accepted',
      actorKind: 'visitor',
      actorName: 'Amy Chan',
      params: { revision: 1, order: order?.reference },
    })
    expect(await notificationsOf(quote.id)).toEqual([
      { reference: quote.reference, answer: 'accepted', name: 'Amy Chan' },
    ])
    await expectWhole(app)
  })

  it('twice, and twenty times at once, is one order, answered the same', async () => {
    const { quote, token } = await sentQuote(staff)
    const answers = await Promise.all(Array.from({ length: 20 }, () => answer(app, token, acceptance)))
    const again = await answer(app, token, acceptance)
    const bodies = await Promise.all([...answers, again].map((one) => answered(one, quoteFollowSchema)))
    const [order, ...others] = await ordersOf(app, quote.id)
    expect(others).toEqual([])
    expect(new Set(bodies.map(({ orderReference }) => orderReference))).toEqual(new Set([order?.reference]))
    const kinds = (await staff.get(quote.id)).thread.filter(({ kind }) => kind === 'quote.accepted')
    expect([kinds.length, (await notificationsOf(quote.id)).length]).toEqual([1, 1])
    await expectWhole(app)
  })

  it('needs an address', async () => {
    const { token } = await sentQuote(staff)
    const body = await refused(await answer(app, token, { ...acceptance, address: '' }), 400, 'request.invalid')
    expect(body.errors).toMatchObject([{ path: 'address', code: 'required' }])
  })

  it('is not lost for want of stock: the order stands, and says what is wanting', async () => {
    const productId = await productWith(app, manager, 3)
    const { quote, token } = await sentQuote(staff, { lines: [lineOf(productId, 10)] })
    await answered(await answer(app, token, acceptance), quoteFollowSchema)
    const [order] = await ordersOf(app, quote.id)
    expect(order?.lines).toMatchObject([{ quantity: 10, reserved: 3 }])
    expect(await stockOf(app, productId)).toEqual({ stockQuantity: 3, reserved: 3 })
    await expectWhole(app)
  })

  it('of an offer that was revised meanwhile is refused, and so while another is being prepared', async () => {
    const { quote, token } = await sentQuote(staff)
    const drafted = await staff.draft(quote, { lines: [line({ unitPriceHkd: 90 })] })
    await refused(await answer(app, token, acceptance), 409, 'quote.revised')
    await staff.dispatch(drafted)
    await refused(await answer(app, token, acceptance), 409, 'quote.revised')
    expect(await ordersOf(app, quote.id)).toEqual([])
    await answered(await answer(app, token, { ...acceptance, revision: 2 }), quoteFollowSchema)
    expect((await ordersOf(app, quote.id)).map(({ totalHkd }) => Number(totalHkd))).toEqual([90])
  })

  it('of what was declined or withdrawn is refused, and declining what was accepted', async () => {
    const declined = await sentQuote(staff)
    const declining = { answer: 'decline', revision: 1, reason: 'Too dear' } as const
    await answered(await answer(app, declined.token, declining), quoteFollowSchema)
    expect(await staff.get(declined.quote.id)).toMatchObject({ status: 'declined', decision: 'Too dear' })
    await answered(await answer(app, declined.token, declining), quoteFollowSchema) // again
    await refused(await answer(app, declined.token, acceptance), 409, 'quote.closed')
    const withdrawn = await sentQuote(staff)
    await staff.act('POST', withdrawn.quote, '/withdraw', { reason: 'A slip' })
    await refused(await answer(app, withdrawn.token, acceptance), 409, 'quote.closed')
    const accepted = await sentQuote(staff)
    await answered(await answer(app, accepted.token, acceptance), quoteFollowSchema)
    await refused(await answer(app, accepted.token, declining), 409, 'quote.closed')
    expect(await ordersOf(app, declined.quote.id)).toEqual([])
  })

  it('while staff withdraw it at once: one of them wins, the other is told', async () => {
    const { quote, token } = await sentQuote(staff)
    const [accepted, withdrawn] = await Promise.all([
      answer(app, token, acceptance),
      staff.send('POST', `/${quote.id}/withdraw`, { version: quote.version, reason: '' }),
    ])
    expect([accepted.status, withdrawn.status].sort()).toEqual([200, 409])
    expect((await ordersOf(app, quote.id)).length).toBe(accepted.status === 200 ? 1 : 0)
  })
})

describe('asking', () => {
  it('is told to staff and stands in the thread; sent twice, once', async () => {
    const { quote, token } = await sentQuote(staff)
    const question = { answer: 'question', text: 'Is delivery\nincluded?', submissionId: randomUUID() } as const
    const first = await answered(await answer(app, token, question), quoteFollowSchema)
    const second = await answered(await answer(app, token, question), quoteFollowSchema)
    expect(second).toEqual(first)
    expect(first.messages).toEqual([{ at: expect.any(String), from: 'buyer', text: 'Is delivery\nincluded?' }])
    expect((await staff.get(quote.id)).thread.filter(({ kind }) => kind === 'received')).toMatchObject([
      { actorKind: 'visitor', actorName: 'Amy Chan', params: { via: 'link' }, text: 'Is delivery\nincluded?' },
    ])
    expect(await notificationsOf(quote.id)).toEqual([
      { reference: quote.reference, answer: 'question', name: 'Amy Chan' },
    ])
  })

  it('tells whoever works on it alone', async () => {
    const other = await createStaff(app, 'editor')
    const { quote, token } = await sentQuote(staff)
    await staff.act('PATCH', quote, '', { assigneeId: other.id })
    await answer(app, token, { answer: 'question', text: 'When?', submissionId: randomUUID() })
    const notifications = await app.services.database.prisma.notification.findMany({
      where: { kind: 'quote.answered' },
    })
    const ofThis = notifications.filter(({ params }) => JSON.stringify(params).includes(quote.id))
    expect(ofThis.map(({ userId }) => userId)).toEqual([other.id])
  })
})

describe('the link', () => {
  it('that never was, was revoked, renewed, or has expired is answered alike, whatever is asked of it', async () => {
    const { quote, token } = await sentQuote(staff)
    const revoked = await sentQuote(staff)
    await staff.act('DELETE', revoked.quote, '/link')
    const renewed = await sentQuote(staff)
    const fresh = await staff.act('POST', renewed.quote, '/link')
    expect((await follow(app, tokenOf(fresh))).status).toBe('sent')
    const expired = (await staff.get(quote.id)).linkExpiresAt ?? ''
    clock.set(expired)
    const bodies = []
    for (const one of [token, revoked.token, renewed.token, 'A'.repeat(32), 'short', `${token}x`]) {
      const responses = [
        await fetch(`${app.url}/api/v1/quote-requests/${one}`),
        await answer(app, one, acceptance),
        await fetch(`${app.url}/api/v1/quote-requests/${one}/quotation.pdf`),
      ]
      for (const answerOf of responses) {
        const { detail } = await refused(answerOf, 404, 'quote_request.not_found')
        bodies.push(detail)
      }
    }
    expect(new Set(bodies).size).toBe(1)
    expect(await ordersOf(app, quote.id)).toEqual([])
  })

  it('stays good for thirty days after the last day of what was sent', async () => {
    const { quote, token } = await sentQuote(staff, { validUntil: dayIn(300) })
    clock.set(`${dayIn(329)}T12:00:00Z`)
    expect((await follow(app, token)).status).toBe('expired')
    clock.set(`${dayIn(332)}T12:00:00Z`)
    await refused(await fetch(`${app.url}/api/v1/quote-requests/${token}`), 404, 'quote_request.not_found')
    expect(quote.linkExpiresAt).not.toBeNull()
  })

  it('is dead once its customer is erased, of an expired one too', async () => {
    const { quote, token } = await sentQuote(staff, { validUntil: dayIn(2) })
    const again = await sentQuote(staff, { validUntil: dayIn(2) })
    await app.services.database.prisma.quote.update({ where: { id: again.quote.id }, data: { status: 'expired' } })
    for (const one of [quote, again.quote]) expect((await erase(one)).status).toBe(200)
    await refused(await answer(app, token, acceptance), 404, 'quote_request.not_found')
    await refused(await fetch(`${app.url}/api/v1/quote-requests/${token}`), 404, 'quote_request.not_found')
    for (const one of [quote, again.quote]) {
      expect(await staff.get(one.id)).toMatchObject({ status: 'withdrawn', link: null })
    }
  })

  it('accepted while its customer is erased: there is an order and nobody is erased, or there is none', async () => {
    const { quote, token } = await sentQuote(staff)
    const [accepted, erased] = await Promise.all([answer(app, token, acceptance), erase(quote)])
    const orders = await ordersOf(app, quote.id)
    expect([accepted.status, erased.status]).toEqual(orders.length > 0 ? [200, 409] : [404, 200])
    expect(orders).toHaveLength((await staff.get(quote.id)).status === 'accepted' ? 1 : 0)
    await expectWhole(app)
  })

  it('is guessed by nobody: an address that tries many is held up', async () => {
    const strict = await startTestApp(
      {},
      { limits: { lookups: { max: 5, windowMs: 60_000 }, submissions: { max: 5, windowMs: 60_000 } } },
    )
    onTestFinished(strict.close)
    const tokens = Array.from({ length: 6 }, () => randomUUID().replaceAll('-', ''))
    const looked = await Promise.all(tokens.map((one) => fetch(`${strict.url}/api/v1/quote-requests/${one}`)))
    expect(looked.map(({ status }) => status).toSorted()).toEqual([404, 404, 404, 404, 404, 429])
    const tried = await Promise.all(tokens.map((one) => answer(strict, one, acceptance)))
    expect(tried.map(({ status }) => status).toSorted()).toEqual([404, 404, 404, 404, 404, 429])
  })

  it('takes no answer that it does not know', async () => {
    const { token } = await sentQuote(staff)
    for (const body of [{}, { answer: 'accept' }, { ...acceptance, name: ' ' }, { answer: 'question', text: '' }]) {
      await refused(await post(app, `/quote-requests/${token}/answer`, body), 400, 'request.invalid')
    }
  })
})

describe('midnight in Hong Kong', () => {
  it('ends the offer for the buyer and for staff, before the clock’s job has been there and after', async () => {
    const { quote, token } = await sentQuote(staff, { validUntil: dayIn(2) })
    clock.set(`${dayIn(2)}T15:59:59.000Z`)
    expect((await follow(app, token)).status).toBe('sent')
    clock.set(`${dayIn(2)}T16:00:00.000Z`)
    expect((await follow(app, token)).status).toBe('expired')
    await refused(await answer(app, token, acceptance), 409, 'quote.expired')
    const reader = quotesOf(app, await createStaff(app, 'manager'))
    const detail = await reader.get(quote.id)
    expect(detail.status).toBe('expired')
    const listed = await (await reader.send('GET', `?status=expired&search=${quote.reference}`)).json()
    expect(listed).toMatchObject({ total: 1, items: [{ id: quote.id, status: 'expired' }] })
    await refused(await reader.send('POST', `/${quote.id}/accept`, { version: quote.version }), 409, 'quote.state')

    expect(await app.services.quoteExpiry.expire()).toBe(0) // this clock and PostgreSQL's differ
    clock.reset()
    const yesterday = { validUntil: new Date(dayIn(-1)) }
    await app.services.database.prisma.quote.update({ where: { id: quote.id }, data: yesterday })
    const rounds = await Promise.all([app.services.quoteExpiry.expire(), app.services.quoteExpiry.expire()])
    expect(rounds[0] + rounds[1]).toBeGreaterThanOrEqual(1)
    const marked = await reader.get(quote.id)
    expect(marked.thread.filter(({ kind }) => kind === 'quote.expired')).toHaveLength(1)
    expect([marked.status, marked.decidedAt]).toEqual(['expired', expect.any(String)])
    await refused(await answer(app, token, acceptance), 409, 'quote.expired')
    expect(await ordersOf(app, quote.id)).toEqual([])

    const again = await reader.send('PUT', `/${quote.id}/draft`, {
      ...draftForm({ validUntil: dayIn(9) }),
      version: marked.version,
    })
    expect(again.status).toBe(200)
  })
})

describe('the end of a month in Hong Kong', () => {
  it('is the day that a draft may still be good until, and that its rate is of', async () => {
    const [year = 0, month = 0] = dayIn(0).split('-').map(Number)
    const [end, next] = [0, 1].map((day) => new Date(Date.UTC(year, month + 1, day)).toISOString().slice(0, 10))
    clock.set(`${end}T15:59:00Z`)
    const seller = quotesOf(app, await createStaff(app, 'manager'))
    const quote = await seller.create()
    const last = { currency: 'USD', validUntil: end }
    const drafted = await seller.draft(quote, last)
    expect(drafted.revisions[0]).toMatchObject({ rateDate: end, validUntil: end })
    clock.set(`${end}T16:00:00Z`)
    const late = await seller.send('PUT', `/${quote.id}/draft`, { ...draftForm(last), version: drafted.version })
    const { errors } = await refused(late, 400, 'request.invalid')
    expect(errors).toEqual([{ path: 'validUntil', message: 'is in the past', code: 'past' }])
    const renewed = await seller.draft(drafted, { currency: 'USD', renewRate: true, validUntil: next })
    expect(renewed.revisions[0]).toMatchObject({ rateDate: next, validUntil: next })
  })
})

async function notificationsOf(quoteId: string): Promise<object[]> {
  const where = { kind: 'quote.answered', userId: manager.id }
  const rows = await app.services.database.prisma.notification.findMany({ where })
  return rows.flatMap(({ params }) => {
    if (typeof params !== 'object' || params === null || Array.isArray(params) || params.id !== quoteId) return []
    const { id: _id, ...rest } = params
    return [rest]
  })
}

async function erase({ customerId }: QuoteDetail): Promise<Response> {
  const { version, name } = await app.services.database.prisma.customer.findUniqueOrThrow({
    where: { id: customerId ?? '' },
  })
  return ask(app, `/admin/customers/${customerId}/erase`, manager, { method: 'POST', body: { version, name } })
}
