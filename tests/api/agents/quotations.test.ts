import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Quotation } from '#contract/agents/quotations.ts'
import { post, problemOf } from '#tests/api/forms/forms.ts'
import { dayIn, line, movableClock, ordersOf, type QuoteStaff, quotesOf } from '#tests/api/quotes/quotes.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import type { MailServer } from '#tests/support/mail/smtp.ts'
import { createStaff } from '#tests/support/staff.ts'
import { confirmByMail, quotationIn, quotationRequest, startMailingApp } from './agents.ts'

const clock = movableClock()
let app: TestApp
let mail: MailServer
let close: () => Promise<void>
let staff: QuoteStaff

beforeAll(async () => {
  const opened = await startMailingApp({ now: clock.now })
  ;({ app, mail, close } = opened)
  staff = quotesOf(app, await createStaff(app, 'manager'))
})
beforeEach(() => clock.reset())
afterAll(() => close())

async function request(more: object = {}): Promise<Quotation> {
  return quotationIn(await post(app, '/ucp/quotations', quotationRequest(more)), 201)
}

const read = async (id: string) => quotationIn(await fetch(`${app.url}/api/v1/ucp/quotations/${id}`))
const step = (id: string, what: string, body: object) => post(app, `/ucp/quotations/${id}/${what}`, body)

/** One that the buyer has confirmed and staff have answered with two lines. */
async function offered(): Promise<Quotation> {
  const { id, reference } = await request()
  await confirmByMail(app, mail, reference)
  const { prisma } = app.services.database
  const stored = await prisma.quote.findUniqueOrThrow({ where: { reference } })
  const lines = [line({ unitPriceHkd: 900, quantity: 3 }), line({ name: 'Survey', unitPriceHkd: 250 })]
  const quote = await staff.get(stored.id)
  await staff.dispatch(await staff.draft(quote, { validUntil: dayIn(10), lines }))
  return read(id)
}

/** Accepts exactly an offer, or as changed. */
function acceptance({ offer }: Quotation, change: object = {}) {
  return {
    revision: offer?.revision ?? 0,
    name: 'Amy Chan',
    address: '1 Peak Road',
    purchaseOrder: 'PO-1',
    lines: offer?.lines.map(({ quantity, unitPrice }) => ({ quantity, unitPrice })) ?? [],
    total: offer?.total ?? 0,
    ...change,
  }
}

describe('a request', () => {
  it('waits for the person behind the address; then it is requested, with the right sum', async () => {
    const lines = [
      { product: 'water-leak-sensor', quantity: 3 },
      { product: 'parking-sensor:each', quantity: 2 },
    ]
    const quotation = await request({ lines })
    expect(quotation).toMatchObject({ state: 'awaiting_confirmation', offer: null, orderReference: null })
    const [leak, door] = await Promise.all(
      ['water-leak-sensor', 'parking-sensor'].map((slug) => app.services.products.detail(slug)),
    )
    expect(quotation.requested.lines.map(({ product, quantity, unitPrice }) => [product, quantity, unitPrice])).toEqual(
      [
        ['water-leak-sensor', 3, leak?.price.msrp],
        ['parking-sensor', 2, door?.price.msrp],
      ],
    )
    await confirmByMail(app, mail, quotation.reference)
    expect((await read(quotation.id)).state).toBe('requested')
    const stored = await app.services.database.prisma.quote.findUnique({ where: { reference: quotation.reference } })
    expect(stored).toMatchObject({ source: 'agent', suspect: false })
  })

  it('is one, however often it is sent with the same key', async () => {
    const same = quotationRequest({ submissionId: randomUUID() })
    const [one, other] = await Promise.all([post(app, '/ucp/quotations', same), post(app, '/ucp/quotations', same)])
    expect((await quotationIn(one, 201)).id).toBe((await quotationIn(other, 201)).id)
  })

  it('whose link was not followed in time says so', async () => {
    const { id } = await request()
    clock.set(new Date(Date.now() + 8 * 86_400_000).toISOString())
    expect((await read(id)).state).toBe('confirmation_expired')
  })

  it.each([
    [{ lines: [{ product: 'no-such-thing', quantity: 1 }] }, 'lines.0.product', 'not_sold'],
    [{ lines: [{ product: 'water-leak-sensor', quantity: 0 }] }, 'lines.0.quantity', undefined],
    [{ lines: [{ product: 'water-leak-sensor', quantity: 0.5 }] }, 'lines.0.quantity', undefined],
    [{ lines: [{ product: 'water-leak-sensor', quantity: 1e9 }] }, 'lines.0.quantity', undefined],
    [{ buyer: { name: 'A', email: 'nobody' } }, 'buyer.email', 'not_email'],
  ])('is refused for %j', async (more, path, code) => {
    const { errors } = await problemOf(await post(app, '/ucp/quotations', quotationRequest(more)), 400)
    expect(errors).toContainEqual(expect.objectContaining({ path, ...(code && { code }) }))
  })

  it('is refused where no mail can ask its buyer', async () => {
    const silent = await startTestApp()
    const answer = await post(silent, '/ucp/quotations', quotationRequest())
    expect((await problemOf(answer, 409)).code).toBe('quote.cannot_confirm')
    expect(await silent.services.database.prisma.quote.count({ where: { source: 'agent' } })).toBe(0)
    await silent.close()
  })
})

describe('an answer to an offer', () => {
  it('accepts what is offered, once: it is an order, and a second answer is refused', async () => {
    const quotation = await offered()
    expect(quotation).toMatchObject({
      state: 'offered',
      offer: { total: 2950, lines: [{ total: 2700 }, { total: 250 }] },
    })
    const accepted = await quotationIn(await step(quotation.id, 'accept', acceptance(quotation)))
    expect(accepted).toMatchObject({ state: 'accepted', orderReference: expect.stringMatching(/^ORD-/) })
    const again = await problemOf(await step(quotation.id, 'accept', acceptance(quotation)), 409)
    expect(again.code).toBe('quote.closed')
    const { id } = await app.services.database.prisma.quote.findUniqueOrThrow({
      where: { reference: quotation.reference },
    })
    expect(await ordersOf(app, id)).toHaveLength(1)
  })

  it('with other lines, prices or another total is refused, and nothing is ordered', async () => {
    const quotation = await offered()
    const [first, second] = acceptance(quotation).lines
    const changed = [
      { total: 2949 },
      { lines: [first] },
      { lines: [second, first] },
      { lines: [{ ...first, quantity: 4 }, second] },
      { lines: [{ ...first, unitPrice: 1 }, second] },
    ]
    for (const change of changed) {
      const answer = await step(quotation.id, 'accept', acceptance(quotation, change))
      expect((await problemOf(answer, 409)).code, JSON.stringify(change)).toBe('quote.lines_changed')
    }
    expect((await read(quotation.id)).state).toBe('offered')
  })

  it('of another revision, after its last day, or before the buyer has confirmed is refused', async () => {
    const quotation = await offered()
    const other = await step(quotation.id, 'accept', acceptance(quotation, { revision: 9 }))
    expect((await problemOf(other, 409)).code).toBe('quote.revised')
    clock.set(new Date(Date.now() + 12 * 86_400_000).toISOString())
    const late = await step(quotation.id, 'accept', acceptance(quotation))
    expect((await problemOf(late, 409)).code).toBe('quote.expired')
    clock.reset()
    const unconfirmed = await request()
    const early = await step(unconfirmed.id, 'accept', acceptance(quotation))
    expect((await problemOf(early, 409)).code).toBe('quote.unconfirmed')
  })

  it('asks for other terms in the thread that staff read, and declines', async () => {
    const quotation = await offered()
    const counter = {
      revision: 1,
      text: 'A better price for forty?',
      lines: [{ line: 0, quantity: 40, unitPrice: 850 }],
      submissionId: randomUUID(),
    }
    await step(quotation.id, 'counter', counter)
    const countered = await quotationIn(await step(quotation.id, 'counter', counter))
    expect(countered.state).toBe('countered')
    expect(countered.messages.filter(({ from }) => from === 'buyer')).toEqual([
      { at: expect.any(String), from: 'buyer', text: 'A better price for forty?\nSite survey × 40 @ HKD 850' },
    ])
    const declined = await quotationIn(await step(quotation.id, 'decline', { revision: 1, reason: 'Too dear' }))
    expect(declined.state).toBe('declined')
  })
})
