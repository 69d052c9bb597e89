import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { QuoteAnswer } from '#contract/sales/quote-answers.ts'
import { type QuoteFollow, quoteFollowSchema } from '#contract/sales/quote-requests.ts'
import { type NewQuote, type QuoteDetail, quoteDetailSchema, type SalesLineInput } from '#contract/sales/quotes.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'
import { post } from '../forms/forms.ts'

const dayMs = 86_400_000

/** The real clock, moved on. */
export function movableClock() {
  let movedMs = 0
  return {
    now: () => new Date(Date.now() + movedMs),
    /** From now on it is this moment. */
    set(moment: string): void {
      movedMs = Date.parse(moment) - Date.now()
    },
    reset(): void {
      movedMs = 0
    },
  }
}

/** A day in Hong Kong, so many days from now. */
export function dayIn(days: number): string {
  return new Date(Date.now() + days * dayMs).toLocaleDateString('en-CA', { timeZone: 'Asia/Hong_Kong' })
}

/** Asks as somebody who sells. */
export function quotesOf(app: TestApp, staff: StaffMember) {
  const send = (method: string, path: string, body?: object) =>
    ask(app, `/admin/quotes${path}`, staff, { method, ...(body && { body }) })
  const get = async (id: string) => answered(await send('GET', `/${id}`), quoteDetailSchema)
  const act = async (method: string, { id, version }: QuoteDetail, path: string, more: object = {}) =>
    answered(await send(method, `/${id}${path}`, { version, ...more }), quoteDetailSchema)

  return {
    send,
    get,
    act,
    async create(form: Partial<NewQuote> = {}): Promise<QuoteDetail> {
      const answer = await send('POST', '', quoteForm(form))
      const body: unknown = await answer.json()
      expect(answer.status, JSON.stringify(body)).toBe(201)
      return quoteDetailSchema.parse(body)
    },
    draft: (quote: QuoteDetail, more: object = {}) => act('PUT', quote, '/draft', draftForm(more)),
    dispatch: (quote: QuoteDetail, more: object = { deliver: false }) => act('POST', quote, '/send', more),
  }
}

export type QuoteStaff = ReturnType<typeof quotesOf>

/** One that has been sent, without a mail. */
export async function sentQuote(staff: QuoteStaff, draft: object = {}, form: Partial<NewQuote> = {}) {
  const quote = await staff.dispatch(await staff.draft(await staff.create(form), draft))
  return { quote, token: tokenOf(quote) }
}

/** The secret of its private link. */
export function tokenOf({ link }: QuoteDetail): string {
  const token = link?.split('/').at(-1)
  if (!token) throw new Error('It has no link')
  return token
}

export function quoteForm(form: Partial<NewQuote> = {}) {
  return {
    name: 'Amy Chan',
    email: `amy-${randomUUID()}@peak.example`,
    company: 'Peak Property Ltd',
    phone: '+852 2345 6789',
    language: 'en',
    currency: 'HKD',
    message: '',
    ...form,
  }
}

/** A draft of one free line at HK$100. */
export function draftForm(more: object = {}) {
  return { currency: 'HKD', validUntil: dayIn(30), notes: '', lines: [line()], ...more }
}

export function line(more: Partial<SalesLineInput> = {}) {
  return { productId: null, name: 'Site survey', quantity: 1, period: 'once', unitPriceHkd: 100, note: '', ...more }
}

/** What a buyer reads. */
export async function follow(app: TestApp, token: string): Promise<QuoteFollow> {
  return answered(await fetch(`${app.url}/api/v1/quote-requests/${token}`), quoteFollowSchema)
}

export function answer(app: TestApp, token: string, given: QuoteAnswer): Promise<Response> {
  return post(app, `/quote-requests/${token}/answer`, given)
}

export const acceptance = {
  answer: 'accept',
  revision: 1,
  name: 'Amy Chan',
  address: '1 Peak Road\nHong Kong',
  purchaseOrder: 'PO-77',
} as const

/** The orders that a quotation has become. */
export function ordersOf({ services }: TestApp, quoteId: string) {
  return services.database.prisma.order.findMany({ where: { quoteId }, include: { lines: true } })
}
