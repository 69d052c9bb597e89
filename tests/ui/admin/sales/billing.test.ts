import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { toast } from '../products/products.ts'
import { expectAccessibleAtBothWidths, expectScreen, testAdmin } from '../test-admin.ts'
import { testOrders } from './orders.ts'

const site = testAdmin()
const orders = testOrders(site)
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const more = async (page: Page, item: string) => {
  await button(page, 'More').click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

it('an order is invoiced, paid in parts and credited, and its documents and payments are listed', async () => {
  const { order } = await orders.place()
  const page = await site.open(`/admin/orders/${order.id}`, 'manager')
  const panel = page.getByRole('region', { name: 'Invoices and payments' })
  await panel.getByText('No documents have been issued.').waitFor()

  await panel.getByRole('button', { name: 'Issue a document' }).click()
  const issuing = dialog(page, /^Issue a document/)
  expect(await issuing.getByLabel('Kind').inputValue()).toBe('invoice')
  await issuing.getByRole('button', { name: 'Issue', exact: true }).click()
  await toast(page, /^INV-\d{4}-\d{5} issued$/)
  await panel.getByText('Issued', { exact: true }).waitFor()

  await panel.getByRole('button', { name: 'Record a payment' }).click()
  const paying = dialog(page, /^Payment of INV-/)
  await paying.getByLabel(/^Amount/).fill('0')
  await paying.getByRole('button', { name: 'Record', exact: true }).click()
  await paying.locator('[aria-invalid=true]').first().waitFor()
  await paying.getByLabel(/^Amount/).fill('10.50')
  await paying.getByRole('button', { name: 'Record', exact: true }).click()
  await toast(page, 'Payment recorded')
  await panel.getByText('Partly paid').waitFor()
  await expectAccessibleAtBothWidths(page)

  await panel.getByRole('link', { name: /^INV-\d{4}-\d{5}$/ }).click()
  await page.getByRole('heading', { level: 1, name: /^Invoice INV-/ }).waitFor()
  await more(page, 'Issue a credit note')
  const crediting = dialog(page, /^Credit INV-/)
  await crediting.getByLabel('Reason').fill('Ordered twice')
  await crediting.getByRole('button', { name: 'Issue a credit note' }).click()
  await toast(page, /^CN-\d{4}-\d{5} issued$/)
  await page.getByRole('link', { name: /^CN-/ }).waitFor()
  await expectScreen(page, /^Invoice INV-/)

  await page.getByRole('link', { name: 'Back to documents' }).click()
  for (const number of [/^INV-/, /^CN-/, /^RCP-/]) await page.getByRole('link', { name: number }).first().waitFor()
  await page.getByRole('link', { name: 'Payments', exact: true }).last().click()
  await page.getByText('HK$10.50').first().waitFor()
  await expectScreen(page, 'Payments')
  await page.getByRole('link', { name: 'Receivables' }).click()
  await page.getByText('Every invoice is paid').waitFor()
  await expectScreen(page, 'Receivables')
})
