import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { ask } from '#tests/api/back-office/ask.ts'
import { billerOf } from '#tests/api/billing/billing.ts'
import { lineOf, sellerOf } from '#tests/api/orders/orders.ts'
import { createStaff } from '#tests/support/staff.ts'
import { toast } from '../products/products.ts'
import { expectAccessibleAtBothWidths, testAdmin } from '../test-admin.ts'

const site = testAdmin()
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })

it('a bank statement is read by columns that are named once, and certain matches are confirmed with one press', async () => {
  const staff = await createStaff(site.app(), 'manager')
  const { id } = await sellerOf(site.app(), staff).create({ lines: [lineOf(null, 2)], email: 'ridge@peak.example' })
  const { number } = await billerOf(site.app(), staff).issue(id, 'invoice')
  const page = await site.open('/admin/documents/bank', 'manager')
  await page.getByText('Nothing waits to be matched').waitFor()
  await page.getByLabel('Bank account').fill('HSBC 123')
  const text = `Date,Details,Money in,Money out\n05/01/2026,FPS ${number},200.00,\n06/01/2026,INTEREST,0.05,\nx,y,1.00,`
  const file = { name: 'january.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
  await page.locator('input[type=file]').setInputFiles(file)
  const mapping = page.getByRole('dialog', { name: 'What are these columns?' })
  expect(await mapping.getByLabel('Money in').inputValue()).toBe('Money in')
  await mapping.getByRole('button', { name: 'Read the file' }).click()
  await page.getByText('Added: 2. Read before: 0. Not money in, left out: 0.').waitFor()
  await page.getByText('Line 4: there is no date').waitFor()
  await expectAccessibleAtBothWidths(page)
  await button(page, 'Confirm the one certain match').click()
  await toast(page, 'Payments recorded: 1. Still to be matched: 1.')
  await expect.poll(() => button(page, 'Leave out').count()).toBe(1)
  await button(page, 'Leave out').click()
  await page.getByText('Nothing waits to be matched').waitFor()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByText('Added: 0. Read before: 2. Not money in, left out: 0.').waitFor()
})

it('an order above the credit limit says why it waits, and a Manager releases it', async () => {
  const staff = await createStaff(site.app(), 'manager')
  const email = `${randomUUID()}@peak.example`
  const body = { type: 'business', name: 'Limit Ltd', email, phone: '', language: 'en', creditLimitHkd: 50 }
  const customer = await (await ask(site.app(), '/admin/customers', staff, { method: 'POST', body })).json()
  const { id } = await sellerOf(site.app(), staff).create({ customerId: customer.id, lines: [lineOf(null)] })
  const page = await site.open(`/admin/orders/${id}`, 'manager')
  await page.getByText(/open invoices and orders come to HK\$100\.00; the limit is HK\$50\.00/).waitFor()
  expect(await button(page, 'Start processing').count()).toBe(0)
  await expectAccessibleAtBothWidths(page)
  await button(page, 'Release the order').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Release the order' }).click()
  await toast(page, /is released$/)
  await page.getByText('released the order').waitFor()
})

it('a tax is a sales setting, and a new order to its destination is reckoned with it while it is typed', async () => {
  const page = await site.open('/admin/sales-settings', 'manager')
  await button(page, 'Add a tax').click()
  const tax = page.getByRole('group', { name: 'Tax 1' })
  await tax.getByLabel('Destination').selectOption('SG')
  await tax.getByLabel('Name').fill('GST')
  for (const kind of ['Hardware %', 'Software %', 'Services, connectivity, delivery %'])
    await tax.getByLabel(kind).fill('9')
  await expectAccessibleAtBothWidths(page)
  await button(page, 'Save').click()
  await toast(page, 'Sales settings saved')
  const order = await site.open('/admin/orders/new', 'manager')
  await order.getByLabel('Destination').selectOption('SG')
  await order.getByLabel('Product or service').fill('Survey')
  await order.getByLabel('Unit price, HKD').fill('100')
  await order.getByLabel('Delivery, HKD').fill('10')
  const totals = order.getByRole('status', { name: 'Totals' })
  for (const text of ['Delivery', 'GST 9%', 'HK$9.90', 'HK$119.90']) await totals.getByText(text).waitFor()
})

it('documents of a period are exported for Xero', async () => {
  const page = await site.open('/admin/documents', 'manager')
  await button(page, 'Export for accounting').click()
  const exporting = page.getByRole('dialog', { name: 'Export for accounting' })
  await exporting.getByLabel('Format').selectOption('xero')
  await exporting.getByLabel('From').fill('2031-02-01')
  await exporting.getByLabel('To', { exact: true }).fill('2031-01-31')
  await exporting.getByText('It ends before it starts.').waitFor()
  expect(await exporting.getByRole('link').count()).toBe(0)
  await exporting.getByLabel('To', { exact: true }).fill('2031-02-28')
  await expectAccessibleAtBothWidths(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    exporting.getByRole('link', { name: 'Download CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^xero-2031-02-01-2031-02-28.*\.csv$/)
})
