import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { quoteRequestKey } from '#contract/site/served.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { type SmallClient, servedIn, writeClient } from '#tests/support/client/client.ts'
import { unlimited } from '#tests/support/limits.ts'
import { createStaff } from '#tests/support/staff.ts'
import { type QuoteStaff, quotesOf, sentQuote } from './quotes.ts'

const readsMax = 3
let client: SmallClient
let app: TestApp
let seller: QuoteStaff

beforeAll(async () => {
  client = await writeClient()
  const reads = { max: readsMax, windowMs: 3_600_000 }
  app = await startTestApp({}, { client: client.folder, limits: { ...unlimited, reads }, trustProxy: ['127.0.0.1'] })
  seller = quotesOf(app, await createStaff(app, 'manager'))
})
afterAll(async () => {
  await app.close()
  await client.remove()
})

let visitors = 0
function newVisitor(): string {
  visitors += 1
  return `192.0.2.${visitors}`
}

/** A page as one visitor gets it, and what it brings of the link. */
async function pageAt(token: string, visitor = newVisitor()) {
  const answer = await fetch(`${app.url}/en/quotes/${token}`, { headers: { 'x-forwarded-for': visitor } })
  const { queries } = Object(servedIn(await answer.text()))
  const key = JSON.stringify(quoteRequestKey(token))
  return {
    status: answer.status,
    kept: answer.headers.get('cache-control'),
    listed: answer.headers.get('x-robots-tag'),
    quote: queries.find((query: { key: unknown }) => JSON.stringify(query.key) === key)?.data,
  }
}

describe('the page of a private link', () => {
  it('brings what the link leads to, and is kept nowhere', async () => {
    const { quote, token } = await sentQuote(seller)
    const page = await pageAt(token)
    expect(page).toMatchObject({ status: 200, kept: 'no-store', listed: 'noindex' })
    expect(page.quote).toMatchObject({ reference: quote.reference, offer: { validUntil: expect.any(String) } })
    const asked = await fetch(`${app.url}/api/v1/quote-requests/${token}`)
    expect(page.quote).toEqual(await asked.json())
  })

  it('brings nothing of one that is revoked, or that never was', async () => {
    const { quote, token } = await sentQuote(seller)
    await seller.act('DELETE', quote, '/link')
    for (const secret of [token, 'x'.repeat(32)]) {
      expect(await pageAt(secret)).toEqual({ status: 200, kept: 'no-store', listed: 'noindex', quote: undefined })
    }
  })

  it('comes without it to who has asked too often: secrets are not guessed by way of pages', async () => {
    const { token } = await sentQuote(seller)
    const one = newVisitor()
    for (let asked = 0; asked < readsMax; asked += 1) expect((await pageAt(token, one)).quote).toBeDefined()
    expect(await pageAt(token, one)).toMatchObject({ status: 200, quote: undefined })
    expect((await pageAt(token)).quote).toBeDefined()
  })
})
