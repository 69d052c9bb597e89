import request from 'supertest'
import { type NewQuoteRequest, quoteSubmittedSchema } from '#contract/sales/quote-requests.ts'
import { type QuoteDetail, type QuoteDraft, quoteDetailSchema } from '#contract/sales/quotes.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { StaffMember } from '#tests/support/staff.ts'

/** A visitor's request: 40 sensors for the plant room, and the platform by the month. */
export async function requestQuote(
  { url, services }: TestApp,
  more: Partial<NewQuoteRequest> = {},
): Promise<{ id: string; reference: string; token: string }> {
  const { body } = await request(url)
    .post('/api/v1/quote-requests')
    .send({
      name: '陳大文',
      email: 'buyer@example.com',
      company: '港灣物業管理有限公司',
      phone: '+852 9876 5432',
      currency: 'USD',
      message: 'Please quote for three towers.',
      lines: [
        { slug: 'water-leak-sensor', quantity: 40, note: 'Plant room' },
        { slug: 'iot-platform-app', quantity: 2 },
      ],
      submissionId: crypto.randomUUID(),
      language: 'en',
      elapsedMs: 5000,
      ...more,
    })
    .expect(201)
  const submitted = quoteSubmittedSchema.parse(body)
  const { id } = await services.database.prisma.quote.findUniqueOrThrow({
    where: { reference: submitted.reference },
    select: { id: true },
  })
  return { id, ...submitted }
}

/** Calls an endpoint of quotations as somebody of staff. */
export async function callQuotes(
  { url }: TestApp,
  { bearer }: StaffMember,
  [method, path, body]: ['post' | 'put' | 'patch' | 'get', string, object?],
): Promise<QuoteDetail> {
  const answer = await request(url)[method](`/api/v1/admin/quotes/${path}`).set(bearer).send(body)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text}`)
  return quoteDetailSchema.parse(answer.body)
}

/** A day from today on in Hong Kong, YYYY-MM-DD. */
export function dayFromNow(days: number): string {
  const hongKongAheadMs = 8 * 3_600_000
  return new Date(Date.now() + hongKongAheadMs + days * 86_400_000).toISOString().slice(0, 10)
}

/** Prices what was asked for, 15 % off, good for 29 days more. */
export async function priceQuote(
  app: TestApp,
  staff: StaffMember,
  id: string,
  more: Partial<QuoteDraft> = {},
): Promise<QuoteDetail> {
  const quote = await callQuotes(app, staff, ['get', id])
  const lines = quote.lines.map(({ productId, name, nameEn, sku, quantity, period, listPrice, note }) => ({
    productId,
    name,
    nameEn,
    sku,
    quantity,
    period,
    unitPriceHkd: listPrice ?? 0,
    discount: period === 'once' ? 15 : 0,
    note,
  }))
  const { version, currency } = quote
  const body = { version, currency, validUntil: dayFromNow(29), notes: 'Delivery in 10 working days.', lines, ...more }
  return callQuotes(app, staff, ['put', `${id}/draft`, body])
}

/** Prices and sends it, without mail. */
export async function sendQuote(
  app: TestApp,
  staff: StaffMember,
  id: string,
  more: Partial<QuoteDraft> = {},
): Promise<QuoteDetail> {
  const { version } = await priceQuote(app, staff, id, more)
  return callQuotes(app, staff, ['post', `${id}/send`, { version, message: '', deliver: false }])
}
