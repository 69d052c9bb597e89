import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { lineOf, type Seller, sellerOf } from '#tests/api/orders/orders.ts'
import { createStaff } from '#tests/support/staff.ts'
import { toast } from '../products/products.ts'
import { expectAccessibleAtBothWidths, expectScreen, testAdmin } from '../test-admin.ts'

const site = testAdmin()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const more = async (page: Page, item: string) => {
  await button(page, 'More').click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

const placed = async (seller: Seller) =>
  seller.create({ lines: [lineOf(null, 12, { name: '平台', nameEn: 'Platform', period: 'year', unitPriceHkd: 365 })] })

async function delivered() {
  const seller = sellerOf(site.app(), await createStaff(site.app(), 'manager'))
  await seller.move(await seller.move(await seller.move(await placed(seller), 'processing'), 'shipped'), 'delivered')
}

it('a delivered licence is a subscription: devices are added, a period invoiced, and it is paused, resumed and cancelled', async () => {
  const seller = sellerOf(site.app(), await createStaff(site.app(), 'manager'))
  const order = await placed(seller)
  const page = await site.open(`/admin/orders/${order.id}`, 'manager')
  await page.getByRole('region', { name: 'Invoices and payments' }).waitFor()
  expect(await page.getByRole('region', { name: 'Subscriptions' }).count()).toBe(0)
  await seller.move(await seller.move(await seller.move(order, 'processing'), 'shipped'), 'delivered')
  await page.reload()
  const panel = page.getByRole('region', { name: 'Subscriptions' })
  await panel.getByText(/Licence · renews/).waitFor()
  await expectAccessibleAtBothWidths(page)
  await panel.getByRole('link', { name: '12 × Platform' }).click()
  await page.getByRole('heading', { level: 1, name: 'Platform · Peak Property Ltd' }).waitFor()

  await button(page, 'Change quantity or price').click()
  const dialog = page.getByRole('dialog', { name: 'Change the subscription' })
  await dialog.getByLabel('Qty').fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.locator('[aria-invalid=true]').waitFor()
  await dialog.getByLabel('Qty').fill('14')
  await dialog.getByText(/^2 more: HK\$730\.00 until/).waitFor()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await toast(page, 'Subscription changed')
  await page.getByRole('table', { name: 'Invoices of renewals' }).getByText('HK$730.00').waitFor()

  await more(page, 'Invoice the next period')
  await page.getByRole('dialog').getByRole('button', { name: 'Invoice the next period' }).click()
  await toast(page, 'The next period is invoiced')
  await page.getByText('HK$5,110.00').first().waitFor()
  for (const [action, state] of [
    ['Pause', 'Paused'],
    ['Resume', 'Active'],
    ['Cancel at the end', 'Ending'],
  ] as const) {
    await more(page, action)
    await page.getByRole('dialog').getByRole('button', { name: action }).click()
    await page.getByText(state, { exact: true }).first().waitFor()
  }
  await expectScreen(page, 'Platform · Peak Property Ltd')
  await page.getByRole('link', { name: 'Back to subscriptions' }).click()
  await page.getByRole('heading', { level: 1, name: 'Subscriptions' }).waitFor()
})

it('the list and the recurring revenue lead to each other’s subscriptions', async () => {
  await delivered()
  const page = await site.open('/admin/subscriptions', 'manager')
  await page
    .getByRole('link', { name: /Platform/ })
    .first()
    .waitFor()
  await expectScreen(page, 'Subscriptions')
  await page.getByRole('link', { name: 'Recurring revenue' }).click()
  await page.getByRole('link', { name: /^HK\$/ }).first().waitFor()
  await expectScreen(page, 'Recurring revenue')
  const started = page.getByRole('row').nth(1).getByRole('link').first()
  await started.click()
  await page
    .getByRole('link', { name: /Platform/ })
    .first()
    .waitFor()
})
