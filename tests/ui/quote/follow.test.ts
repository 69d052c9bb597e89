import request from 'supertest'
import { expect, it } from 'vitest'
import { type NewQuoteRequest, type QuoteStatus, quoteSubmittedSchema } from '#contract/sales/quote-requests.ts'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { expectAddress, failedRequests, goTo, testSite } from '../site.ts'

const { app, visit } = testSite()

/** A request that came on 31 December 2026, 23:30 in Hong Kong. */
async function sentRequest(more: Partial<NewQuoteRequest> = {}): Promise<{ reference: string; token: string }> {
  const { body } = await request(app().url)
    .post('/api/v1/quote-requests')
    .send({
      name: '陳大文',
      email: 'buyer@example.com',
      company: '港灣物業',
      phone: '+852 9876 5432',
      currency: 'USD',
      message: '<b>六層</b>\n下月安裝',
      lines: [
        { slug: 'water-leak-sensor', quantity: 20, note: '茶水間' },
        { slug: 'iot-platform-app', quantity: 2 },
      ],
      submissionId: crypto.randomUUID(),
      language: 'zh-TW',
      elapsedMs: 5000,
      ...more,
    })
    .expect(201)
  const submitted = quoteSubmittedSchema.parse(body)
  await app().services.database.prisma.quote.update({
    where: { linkHash: app().services.quoteLinks.hash(submitted.token) },
    data: { createdAt: '2026-12-31T15:30:00Z' },
  })
  return submitted
}

async function moveTo(token: string, status: QuoteStatus): Promise<void> {
  const { database, quoteLinks } = app().services
  await database.prisma.quote.update({
    where: { linkHash: quoteLinks.hash(token) },
    data: { status, ...(status === 'expired' && { validUntil: new Date('2026-01-31') }) },
  })
}

it('the private link shows what was asked, when in Hong Kong time, at what list prices, and to whom to speak, in either language and on paper; and says so where there is nothing', async () => {
  const { reference, token } = await sentRequest()
  const page = await visit(`/en/quotes/${token}`, { expectedErrors: failedRequests })
  const title = page.getByRole('heading', { level: 1, name: `Quotation request ${reference}` })
  await title.waitFor()
  await page.getByText('31 December 2026 at 23:30').waitFor()
  await page.getByText('陳大文 · 港灣物業').waitFor()
  const rows = page.getByRole('table').getByRole('row')
  expect(
    await rows.evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent))),
  ).toEqual([
    ['Product', 'SKU', 'Quantity', 'List price', 'Subtotal'],
    ['Water Leak Sensor茶水間', 'HI-WL-01', '20', '$151.04', '$3,020.80'],
    ['IoT Platform App', 'HI-SW-PLAT', '2', '$51.07/month', '$102.14/month'],
  ])
  await page.getByText('<b>六層</b>', { exact: false }).waitFor()
  expect(await page.getByText('buyer@example.com').count()).toBe(0)
  expect(await page.getByText('9876 5432').count()).toBe(0)
  const chat = await page.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')
  expect(decodeURIComponent(chat ?? '')).toContain(reference)
  expect(await page.getByRole('link', { name: /^Email/ }).getAttribute('href')).toContain(reference)
  expect(await page.getByLabel('Your private link').inputValue()).toBe(page.url())
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('main').locator('button').filter({ visible: true }).count()).toBe(0)
  await page.getByText('+852 3000 1234 ·', { exact: false }).waitFor()
  await page.emulateMedia({ media: 'screen' })

  await goTo(page, `/quotes/${token}`)
  await page.getByRole('heading', { level: 1, name: `報價要求 ${reference}` }).waitFor()
  await page.getByText('2026 年 12 月 31 日').waitFor()
  await page.getByText('24 小時內與你聯絡。', { exact: false }).first().waitFor()
  await page.getByRole('row', { name: /漏水感測器.*HI-WL-01.*20/ }).waitFor()

  const other = await sentRequest()
  await page.route('**/quote-requests/*', (route) => route.abort())
  await goTo(page, `/en/quotes/${other.token}`)
  await page.getByRole('heading', { level: 1, name: 'Your request could not be loaded' }).waitFor()
  await page.unroute('**/quote-requests/*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('heading', { level: 1, name: `Quotation request ${other.reference}` }).waitFor()

  await goTo(page, `/en/quotes/${'x'.repeat(32)}`)
  await page.getByRole('heading', { level: 1, name: 'There is no request at this link' }).waitFor()
  await page.getByRole('link', { name: 'Start a new quotation' }).click()
  await expectAddress(page, '/en/quote')
})

it('says how far each request has come and what happens next, and keeps the names and prices of the day it was sent', async () => {
  const page = await visit('/en/quote')
  for (const [status, reached, next, count] of [
    ['requested', ['Received'], 'gets in touch within 24 hours', 4],
    ['priced', ['Received', 'Priced'], 'being reviewed', 4],
    ['sent', ['Received', 'Priced', 'Quotation sent'], 'in your mailbox', 4],
    ['accepted', ['Received', 'Priced', 'Quotation sent', 'Accepted'], 'Thank you for accepting', 4],
    ['declined', ['Received', 'Priced', 'Quotation sent', 'Declined'], 'was declined', 4],
    ['expired', ['Received', 'Priced', 'Quotation sent', 'Expired'], 'no longer valid', 4],
    ['withdrawn', ['Received', 'Withdrawn'], 'was withdrawn', 2],
  ] as const) {
    const { reference, token } = await sentRequest()
    await moveTo(token, status)
    await goTo(page, `/en/quotes/${token}`)
    await page.getByRole('heading', { level: 1, name: `Quotation request ${reference}` }).waitFor()
    const steps = page.getByRole('region', { name: 'Progress' }).getByRole('listitem')
    await page.getByText(next, { exact: false }).waitFor()
    expect(await steps.count(), status).toBe(count)
    expect(await page.locator('[aria-current=step]').textContent()).toBe(reached.at(-1))
    const done = await page.locator('[data-state=done]').allTextContents()
    expect(done, status).toEqual(reached.slice(0, -1).map((label) => `${label} (done)`))
  }

  const { token } = await sentRequest()
  await writeProducts(app().services.database, [{ name: '唯一產品' }])
  await goTo(page, `/en/quotes/${token}`)
  await page.getByRole('row', { name: /Water Leak Sensor \(no longer listed\).*\$151\.04/ }).waitFor()
  expect(await page.getByRole('table').getByRole('link').count()).toBe(0)
})
