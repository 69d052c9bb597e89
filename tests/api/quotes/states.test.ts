import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type QuoteStatus, quoteStatuses } from '#contract/sales/quote-requests.ts'
import { type QuoteDetail, quoteMoves } from '#contract/sales/quotes.ts'
import { refused } from '#tests/api/back-office/ask.ts'
import { many } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { createStaff } from '#tests/support/staff.ts'
import { dayIn, draftForm, movableClock, ordersOf, type QuoteStaff, quotesOf, sentQuote } from './quotes.ts'

const clock = movableClock()
let app: TestApp
let staff: QuoteStaff

beforeAll(async () => {
  app = await startTestApp({}, { limits: many, now: clock.now })
})

beforeEach(async () => {
  clock.reset()
  staff = quotesOf(app, await createStaff(app, 'manager'))
})

afterAll(() => app.close())

/** A quotation that has come to a state by legal moves. */
async function quoteIn(status: QuoteStatus): Promise<QuoteDetail> {
  if (status === 'requested') return staff.create()
  if (status === 'priced') return staff.draft(await staff.create())
  const { quote } = await sentQuote(staff, { validUntil: dayIn(1) })
  if (status === 'sent') return quote
  if (status !== 'expired') return staff.act('POST', quote, `/${commands[status]}`)
  clock.set(`${dayIn(1)}T16:00:00Z`)
  staff = quotesOf(app, await createStaff(app, 'manager'))
  return staff.get(quote.id)
}

const commands = { accepted: 'accept', declined: 'decline', withdrawn: 'withdraw' } as const

/** What moves a quotation there; nothing that staff do asks for `requested` or `expired`. */
function move({ id, version }: QuoteDetail, to: QuoteStatus): Promise<Response> {
  if (to === 'priced') return staff.send('PUT', `/${id}/draft`, { ...draftForm({ validUntil: dayIn(60) }), version })
  if (to === 'sent') return staff.send('POST', `/${id}/send`, { version, deliver: false })
  if (to === 'requested' || to === 'expired') throw new Error('Nobody asks for that')
  return staff.send('POST', `/${id}/${commands[to]}`, { version })
}

const targets = quoteStatuses.filter((to) => to !== 'requested' && to !== 'expired')
const pairs = quoteStatuses.flatMap((from) => targets.map((to) => [from, to, quoteMoves[from].includes(to)] as const))

describe('every move of a quotation, from each state to each', () => {
  it.each(pairs)('%s → %s: %s', async (from, to, isLegal) => {
    const quote = await quoteIn(from)
    expect(quote.status).toBe(from)
    const answer = await move(quote, to)
    if (isLegal) expect(answer.status, await answer.text()).toBe(200)
    else await refused(answer, 409, 'quote.state')
    const after = await staff.get(quote.id)
    expect(after.status).toBe(isLegal ? to : from)
    if (!isLegal) expect(after.version).toBe(quote.version)
    expect(await ordersOf(app, quote.id)).toHaveLength(after.status === 'accepted' ? 1 : 0)
  })

  it('a clock that is ahead marks none, and what one has marked is open again once it is right', async () => {
    const { quote, token } = await sentQuote(staff, { validUntil: dayIn(1) })
    const stored = () => app.services.database.prisma.quote.findUniqueOrThrow({ where: { id: quote.id } })
    clock.set(`${dayIn(3)}T00:00:00Z`)
    expect(await app.services.quoteExpiry.expire()).toBe(0)
    expect((await stored()).status).toBe('sent')
    clock.reset()
    await app.services.database.prisma.quote.update({
      where: { id: quote.id },
      data: { status: 'expired', decidedAt: new Date() },
    })
    staff = quotesOf(app, await createStaff(app, 'manager'))
    expect((await staff.get(quote.id)).status).toBe('sent')
    const listed = await app.app.inject({
      url: `/api/v1/admin/quotes?status=sent&search=${quote.reference}`,
      headers: (await createStaff(app, 'viewer')).bearer,
    })
    expect(listed.json().items).toMatchObject([{ id: quote.id, status: 'sent' }])
    const followed = await fetch(`${app.url}/api/v1/quote-requests/${token}`)
    expect(await followed.json()).toMatchObject({ status: 'sent' })
  })

  it.each(quoteStatuses)('%s: the clock ends only what was sent', async (from) => {
    const { id } = await quoteIn(from)
    clock.set(`${dayIn(40)}T00:00:00Z`)
    staff = quotesOf(app, await createStaff(app, 'manager'))
    await app.services.quoteExpiry.expire()
    expect((await staff.get(id)).status).toBe(from === 'sent' ? 'expired' : from)
  })
})
