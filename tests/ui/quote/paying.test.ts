import { expect, it } from 'vitest'
import { ask } from '#tests/api/back-office/ask.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { many } from '#tests/api/forms/forms.ts'
import { acceptance, answer, ordersOf, quotesOf, sentQuote } from '#tests/api/quotes/quotes.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessibleAtBothWidths } from '../admin/test-admin.ts'
import { testSite } from '../site.ts'

const { app, visit } = testSite({}, { limits: many })

it('the private link shows invoices with their QR code, how to pay, and documents to download', async () => {
  const staff = await createStaff(app(), 'manager')
  const settings = await (await ask(app(), '/admin/sales-settings', staff)).json()
  const values = { ...settings.values, fpsProxy: '61234567', paymentDetailsEn: 'HSBC 123-456' }
  const { version } = settings
  expect((await ask(app(), '/admin/sales-settings', staff, { method: 'PUT', body: { values, version } })).status).toBe(
    200,
  )
  const { quote, token } = await sentQuote(quotesOf(app(), staff))
  await answer(app(), token, acceptance)
  const [order] = await ordersOf(app(), quote.id)
  const { number } = await billerOf(app(), staff).issue(order?.id ?? '', 'invoice')
  await billerOf(app(), staff).issue(order?.id ?? '', 'order_confirmation')
  const page = await visit(`/en/quotes/${token}`)
  const panel = page.getByRole('region', { name: 'Invoices and payment' })
  await panel.getByText(`Invoice ${number}`).waitFor()
  await panel.getByRole('img', { name: `FPS code of ${number}` }).waitFor()
  await panel.getByText('It pays to +852-61234567', { exact: false }).waitFor()
  await panel.getByText('HSBC 123-456').waitFor()
  expect(await panel.getByRole('button', { name: 'Pay by card' }).count()).toBe(0)
  await expectAccessibleAtBothWidths(page)
  for (const link of await panel.getByRole('link').all()) {
    const file = await page.request.get((await link.getAttribute('href')) ?? '')
    expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  }
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
})
