import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../../axe.ts'
import { drawnPage, failedRequests, goTo } from '../../site.ts'
import { phone, testAdmin } from '../test-admin.ts'

const site = testAdmin()
const list = '/admin/content/industries'
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()
const preview = (page: Page) => page.frameLocator('iframe[title="As the site shows it"]')

async function publishNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await toast(page, 'Published')
}

it('an Editor changes an industry’s page, sees it beside the form, on a phone too, and it is public, rendered by the server; one that is withdrawn says so at its address', async () => {
  const page = await site.open(list, 'editor')
  await page.getByRole('link', { name: 'Malls and retail' }).click()
  await preview(page).getByRole('heading', { level: 4, name: 'Free bays in the car park' }).waitFor()
  await page.getByRole('textbox', { name: 'Title (English)' }).first().fill('Shopping centres')
  await page.getByRole('textbox', { name: 'Title (Chinese)' }).first().fill('大型商場')
  await preview(page).getByRole('heading', { level: 2, name: 'Shopping centres' }).waitFor()
  await page.getByRole('button', { name: 'Free bays in the car park', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Dashboards' }).check()
  await preview(page).getByRole('link', { name: 'Dashboards' }).first().waitFor()
  await page.getByRole('checkbox', { name: 'Open interfaces' }).check()
  await page.getByRole('textbox', { name: 'Place on the page' }).fill('Free Bays')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.getByText('Small letters, digits and single hyphens only', { exact: false }).waitFor()
  await page.getByRole('textbox', { name: 'Place on the page' }).fill('bays')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await toast(page, 'Draft saved: no visitor sees it yet')
  const visitor = await site.visit('/en/solutions/retail', { expectedErrors: failedRequests })
  await visitor.getByRole('heading', { level: 2, name: 'Malls and retail' }).waitFor()
  await publishNow(page)
  await visitor.reload()
  await visitor.getByRole('heading', { level: 2, name: 'Shopping centres' }).waitFor()
  expect(await visitor.title()).toBe('Shopping centres · Industry solutions · Harbour IoT')
  const useCase = visitor.locator('#bays')
  await useCase.getByRole('link', { name: 'Dashboards' }).waitFor()
  const row = visitor.getByRole('row', { name: /^Open interfaces/ }).getByRole('cell')
  await expect
    .poll(() => row.allTextContents())
    .toEqual([
      ...['Usual scope', 'Usual scope', 'Usual scope', 'Usual scope', 'Optional', 'Usual scope', 'Usual scope'],
    ])
  const html = await drawnPage(visitor, '/solutions/retail')
  expect(html).toMatch(/<title>大型商場 · 行業方案 · /)
  expect(html).toContain('id="bays"')

  await goTo(page, list)
  await page.getByRole('link', { name: 'Industrial' }).click()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await toast(page, 'Withdrawn: no visitor sees it')
  await visitor.goto('/en/solutions/industrial')
  await visitor.getByText('This industry has no page, or no longer has one.', { exact: false }).waitFor()
  await visitor.getByRole('heading', { level: 2, name: 'Industries and their use cases' }).waitFor()
  expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  await expect.poll(() => visitor.getByRole('columnheader').allTextContents()).not.toContain('Industrial')
  await visitor.getByRole('link', { name: 'Logistics', exact: true }).click()
  await visitor.getByRole('heading', { level: 2, name: 'Logistics and warehouses' }).waitFor()
  await publishNow(page)
  await visitor.goto('/en/solutions/industrial')
  await visitor.getByRole('heading', { level: 2, name: 'Industrial' }).waitFor()

  await goTo(page, list)
  await page.setViewportSize(phone.viewport)
  await page.getByRole('link', { name: 'Government and public facilities' }).click()
  await page.getByRole('checkbox', { name: 'Scheduled reports' }).waitFor()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
})
