import { expect, it } from 'vitest'
import { billerOf } from '#tests/api/billing/billing.ts'
import { lineOf, sellerOf } from '#tests/api/orders/orders.ts'
import { createStaff } from '#tests/support/staff.ts'
import { expectAccessibleAtBothWidths } from '../admin/test-admin.ts'
import { failedRequests, testSite } from '../site.ts'

const { app, visit } = testSite()

it('a buyer follows an order: progress, what is to pay, documents, delivery and subscriptions, also without scripts', async () => {
  const staff = await createStaff(app(), 'manager')
  const seller = sellerOf(app(), staff)
  const biller = billerOf(app(), staff)
  const placed = await seller.create({
    lines: [lineOf(null, 3), lineOf(null, 1, { name: '平台', nameEn: 'Platform', period: 'year', unitPriceHkd: 365 })],
  })
  const invoice = await biller.issue(placed.id, 'invoice')
  const parcel = { carrier: 'SF Express', trackingNumber: 'SF123456' }
  const shipped = await seller.move(await seller.move(placed, 'processing'), 'shipped', parcel)
  const made = await biller.post(`/admin/orders/${placed.id}/link`, {})
  const { link } = Object(await made.json())
  const path = new URL(String(link)).pathname

  const page = await visit(path)
  await page.getByRole('heading', { level: 1, name: `Order ${placed.reference}` }).waitFor()
  await page.getByText('Your goods are on their way.').waitFor()
  const billing = page.getByRole('region', { name: 'Invoices and payment' })
  await billing.getByText('HK$665.00').first().waitFor()
  await page.getByText('SF Express · SF123456').waitFor()
  const href = await billing.getByRole('link', { name: `Download ${invoice.number}` }).getAttribute('href')
  const file = await page.request.get(href ?? '')
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await expectAccessibleAtBothWidths(page)

  await seller.move(shipped, 'delivered')
  await page.reload()
  await page.getByRole('region', { name: 'Subscriptions' }).getByText('1 × Platform').waitFor()

  const returns = page.getByRole('region', { name: 'Returns' })
  await returns.getByRole('button', { name: 'Ask for a return' }).click()
  await returns.getByRole('button', { name: 'Send' }).click()
  await returns.getByRole('alert').getByText('Say how many pieces you return.').waitFor()
  await returns.getByLabel('Leak sensor').fill('2')
  await returns.getByLabel('What is wrong?').fill('Dead on arrival')
  await expectAccessibleAtBothWidths(page)
  await returns.getByRole('button', { name: 'Send' }).click()
  await returns.getByText('Requested').waitFor()
  await returns.getByText('2 × Leak sensor').waitFor()

  const plain = await visit(path.replace('/en/', '/'), { javaScriptEnabled: false })
  await plain.getByRole('heading', { level: 1, name: `訂單 ${placed.reference}` }).waitFor()
  await plain.getByRole('region', { name: '發票及付款' }).getByText('HK$665.00').first().waitFor()

  const unknown = await visit(`/en/orders/${'0'.repeat(32)}`, { expectedErrors: failedRequests })
  await unknown.getByRole('heading', { level: 1, name: 'There is no order at this link' }).waitFor()
})
