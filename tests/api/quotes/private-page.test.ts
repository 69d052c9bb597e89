import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createLogger } from '#server/platform/logging.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { drawingOf, plainScript, servedIn, writeClient } from '#tests/support/client/client.ts'
import { unlimited } from '#tests/support/limits.ts'
import { createStaff } from '#tests/support/staff.ts'
import { draftForm, line, type QuoteStaff, quotesOf, sentQuote } from './quotes.ts'

const readsMax = 3
const limits = { ...unlimited, reads: { max: readsMax, windowMs: 3_600_000 } }
let app: TestApp
let seller: QuoteStaff

beforeAll(async () => {
  app = await startTestApp({}, { client: path.resolve('dist/client'), limits, trustProxy: ['127.0.0.1'] })
  seller = quotesOf(app, await createStaff(app, 'manager'))
})
afterAll(() => app.close())

let visitors = 0
function newVisitor(): string {
  visitors += 1
  return `192.0.2.${visitors}`
}

/** As whoever runs no code reads it, and what its code begins with. */
async function pageAt(token: string, { prefix = '/en', visitor = newVisitor() } = {}) {
  const answer = await fetch(`${app.url}${prefix}/quotes/${token}`, { headers: { 'x-forwarded-for': visitor } })
  const html = await answer.text()
  const [, main = ''] = /<main[^>]*>(.*)<\/main>/s.exec(html) ?? []
  const { queries } = Object(servedIn(html))
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    text: main
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    quote: queries.find(({ key }: { key: unknown[] }) => String(key) === `quote-request,${token}`),
  }
}

const ownHeaders = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

describe('the page of a private link', () => {
  it.each([
    ['', '報價單', '尚餘 30 天', '接受報價'],
    ['/cn', '报价单', '尚余 30 天', '接受报价'],
    ['/en', 'Quotation', '30 days left', 'Accept the quotation'],
  ])('at %j/quotes is drawn with what the link leads to, and is kept nowhere', async (prefix, title, left, accept) => {
    const { quote, token } = await sentQuote(seller, { notes: '<b>By lift</b>' })
    const page = await pageAt(token, { prefix })
    expect(page).toMatchObject({ status: 200, headers: ownHeaders })
    const { 'referrer-policy': referrers, ...others } = page.headers
    expect(referrers).toBe('no-referrer')
    expect(JSON.stringify(others)).not.toContain(token)
    for (const said of [`${title} ${quote.reference}`, 'Site survey', 'HK$100.00', '&lt;b&gt;By lift', left, accept]) {
      expect(page.text).toContain(said)
    }
    const asked = await fetch(`${app.url}/api/v1/quote-requests/${token}`)
    expect(page.quote?.data).toEqual(await asked.json())
  })

  it('shows each visitor their own, as it is now, also where it was asked for a moment ago', async () => {
    const [one, other] = await Promise.all([sentQuote(seller), sentQuote(seller)])
    const visitor = newVisitor()
    const pages = await Promise.all([pageAt(one.token, { visitor }), pageAt(other.token, { visitor })])
    expect(pages.map(({ text }) => [one, other].map(({ quote }) => text.includes(quote.reference)))).toEqual([
      [true, false],
      [false, true],
    ])
    const lines = [line({ name: 'Second survey', unitPriceHkd: 250 })]
    await seller.dispatch(await seller.draft(one.quote, draftForm({ lines })))
    const page = await pageAt(one.token)
    expect(page.text).toContain('Second survey')
    expect(page.text).not.toContain('Site survey')
  })

  it('says that there is nothing at one that is revoked, or that never was', async () => {
    const { quote, token } = await sentQuote(seller)
    await pageAt(token)
    await seller.act('DELETE', quote, '/link')
    for (const secret of [token, 'x'.repeat(32), 'x', '%2e%2e%2fproducts']) {
      const page = await pageAt(secret)
      expect(page).toMatchObject({ status: 200, headers: ownHeaders })
      expect(page.text).toContain('There is no request at this link')
      expect(page.text).not.toContain(quote.reference)
    }
  })

  it('comes without it to who has asked too often: secrets are not guessed by way of pages', async () => {
    const { token } = await sentQuote(seller)
    const visitor = newVisitor()
    for (let asked = 0; asked < readsMax; asked += 1) expect((await pageAt(token, { visitor })).quote).toBeDefined()
    const page = await pageAt(token, { visitor })
    expect(page).toMatchObject({ status: 200, headers: ownHeaders, text: '', quote: undefined })
    expect(page.headers['retry-after']).toBeUndefined()
    expect((await pageAt(token)).quote).toBeDefined()
  })
})

it('a private page that cannot be rendered is the browser’s to render, kept nowhere either; no log has its secret', async () => {
  const client = await writeClient()
  onTestFinished(client.remove)
  const lines: string[] = []
  const logger = createLogger('trace', { write: (written) => lines.push(written) })
  const renderTimes = { openMs: 8000, renderMs: 2000, waitMs: 1000 }
  await using site = await appWith(app, { client: client.folder, limits: unlimited, logger, renderTimes })
  const drawn = await site.inject('/quotes/one-secret')
  expect(drawn.headers).toMatchObject(ownHeaders)
  const again = await site.inject('/Quotes/one-secret/')
  expect(again.body).toContain('/quotes/one-secret')
  expect(drawingOf(again.body)?.page).toBe((drawingOf(drawn.body)?.page ?? 0) + 1)
  for (const secret of ['it-throws', 'it-takes-long']) {
    const { statusCode, headers, body } = await site.inject(`/en/quotes/${secret}`)
    expect([statusCode, drawingOf(body)]).toEqual([200, undefined])
    expect(headers).toMatchObject(ownHeaders)
    expect(body).toContain(plainScript)
  }
  const other = await site.inject('/en/terms')
  expect(other.body).not.toMatch(/one-secret|it-throws|it-takes-long/)
  const log = lines.join('')
  expect(log).toContain('A page is left to the browser to render')
  expect(log).toContain('"address":"/en/quotes/[redacted]"')
  expect(log).not.toMatch(/one-secret|quotes\/it-/i)
})
