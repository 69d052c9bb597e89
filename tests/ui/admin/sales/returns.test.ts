import type { Page } from 'playwright-core'
import { it } from 'vitest'
import { billerOf } from '#tests/api/billing/billing.ts'
import { lineOf, productWith, sellerOf } from '#tests/api/orders/orders.ts'
import { createStaff } from '#tests/support/staff.ts'
import { toast } from '../products/products.ts'
import { expectAccessibleAtBothWidths, expectScreen, testAdmin } from '../test-admin.ts'

const site = testAdmin()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

it('a return is entered on the order, approved, received and settled with a replacement', async () => {
  const staff = await createStaff(site.app(), 'manager')
  const seller = sellerOf(site.app(), staff)
  const product = await productWith(site.app(), staff, 9, 'hardware', { warrantyMonths: '24' })
  const order = await seller.create({ lines: [lineOf(product, 4)] })
  await billerOf(site.app(), staff).issue(order.id, 'invoice')
  await seller.move(await seller.move(await seller.move(order, 'processing'), 'shipped'), 'delivered')
  const page = await site.open(`/admin/orders/${order.id}`, 'manager')
  const panel = page.getByRole('region', { name: 'Returns' })
  await panel.getByRole('button', { name: 'Enter a return' }).click()
  const adding = page.getByRole('dialog', { name: 'Enter a return' })
  await adding.getByRole('button', { name: 'Enter a return' }).click()
  await adding.getByText('Enter at least one piece.').waitFor()
  await adding.getByLabel('Pieces of Leak sensor').fill('9')
  await adding.getByRole('button', { name: 'Enter a return' }).click()
  await adding.locator('[aria-invalid=true]').first().waitFor()
  await adding.getByLabel('Pieces of Leak sensor').fill('2')
  await adding.getByRole('button', { name: 'Enter a return' }).click()
  await toast(page, /^RMA-.* entered$/)
  await expectAccessibleAtBothWidths(page)
  await panel.getByRole('link', { name: /^RMA-/ }).click()

  for (const [action, state] of [
    ['Approve', 'Approved'],
    ['Goods received', 'Received'],
  ] as const) {
    await button(page, action).first().click()
    await page.getByRole('dialog').getByRole('button', { name: action }).click()
    await page.getByText(state, { exact: true }).first().waitFor()
  }
  await button(page, 'Settle').click()
  const settling = page.getByRole('dialog', { name: 'Settle' })
  await settling.getByLabel('Finding').fill('Water inside')
  await expectAccessibleAtBothWidths(page)
  await settling.getByRole('button', { name: 'Settle', exact: true }).click()
  await toast(page, 'Return settled')
  await page.getByRole('link', { name: /^ORD-/ }).nth(1).waitFor()
  await page.getByText('Water inside').waitFor()
  await page.getByRole('link', { name: 'Back to returns' }).click()
  await page.getByRole('link', { name: /^RMA-/ }).first().waitFor()
  await expectScreen(page, 'Returns')
})
