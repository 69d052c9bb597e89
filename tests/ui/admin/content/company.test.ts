import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { companyKinds } from '#contract/content/company.ts'
import { drawnPage, goTo } from '../../site.ts'
import { expectAccessibleAtBothWidths, phone, testAdmin } from '../test-admin.ts'

const site = testAdmin({ DEMO: '1' })
const preview = (page: Page) => page.frameLocator('iframe[title="As the site shows it"]')
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text, { exact: true }).waitFor()
const saveDraft = (page: Page) => page.getByRole('button', { name: 'Save draft' }).click()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))

async function publishNow(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await toast(page, 'Published')
}

it('an Editor rewrites About, puts what the company holds to in order by keyboard, opens a role, what is missing named; each is seen beside the form, and public at its address', async () => {
  const page = await site.open('/admin/content/about', 'editor')
  await page.getByRole('link', { name: /^Buildings cannot speak/ }).click()
  await page.getByRole('textbox', { name: 'Title (English)' }).fill('We listen to buildings')
  await preview(page).getByRole('heading', { level: 1, name: 'We listen to buildings' }).waitFor()
  const rows = page.getByRole('group', { name: 'Values' })
  await rows.getByRole('button', { name: 'Move Limits in plain words up' }).press('Enter')
  await rows.getByText('Limits in plain words is now number 2 of 4').waitFor({ state: 'attached' })
  await expect.poll(() => focused(page)).toBe('Move Limits in plain words up')
  await page.keyboard.press('Enter')
  // it is the first now and can go no higher
  await expect.poll(() => focused(page)).toBe('Move Limits in plain words down')
  await rows.getByRole('button', { name: 'Remove Measure before advising' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Prices in the open')
  await saveDraft(page)
  await page.getByText('Unpublished changes').waitFor()
  await publishNow(page)
  const visitor = await site.visit('/en/about')
  await visitor.getByRole('heading', { level: 1, name: 'We listen to buildings' }).waitFor()
  const held = visitor.getByRole('main').getByRole('listitem').getByRole('heading', { level: 3 })
  expect((await held.allTextContents()).slice(0, 3)).toEqual([
    'Limits in plain words',
    'Prices in the open',
    'Readings belong to the customer',
  ])
  expect(await drawnPage(visitor, '/en/about')).toContain('We listen to buildings')

  await goTo(page, '/admin/content/roles')
  await page.getByText('Sample content', { exact: true }).first().waitFor()
  await page.getByRole('link', { name: 'New role' }).click()
  await page.getByRole('textbox', { name: 'Role (English)' }).fill('Rope tester')
  await saveDraft(page)
  await page.locator('[aria-invalid="true"]').first().waitFor()
  for (const name of ['Team', 'Place', 'Terms', 'What you look for', 'The first six months']) {
    await page.getByRole('textbox', { name: `${name} (English)` }).fill(name)
  }
  await page.getByRole('textbox', { name: 'What they would do (English)' }).fill('Wets ropes.\n\nDries ropes.')
  await preview(page).getByText('Dries ropes.').waitFor()
  await saveDraft(page)
  await page.getByRole('heading', { level: 1, name: 'Rope tester' }).waitFor()
  await publishNow(page)
  await visitor.goto('/en/careers#role-rope-tester')
  const role = visitor.locator('details#role-rope-tester')
  await role.getByText('The first six months', { exact: true }).waitFor({ state: 'visible' })
  expect(await role.getByRole('listitem').allTextContents()).toEqual([
    'Wets ropes.',
    'Dries ropes.',
    'What you look for',
  ])
})

it('each list says what it is for, marks what is a sample, and fits; on a phone, the tab that is open is in sight', async () => {
  const page = await site.open('/admin/content/social', 'editor', phone)
  await page.getByRole('link', { name: 'YouTube' }).waitFor()
  await expect.poll(() => page.locator('.area-tabs [aria-current]').evaluateAll(areInSight)).toBe(true)
  for (const kind of companyKinds) {
    await page.locator(`.area-tabs a[href="/admin/content/${kind}"]`).click()
    await page.locator(`.area-tabs a[href="/admin/content/${kind}"][aria-current=page]`).waitFor()
    await page.getByText('Sample content', { exact: true }).first().waitFor()
  }
  await page.getByRole('link', { name: 'YouTube' }).click()
  await page.getByRole('textbox', { name: 'Address' }).fill('http://youtube.com/harbour')
  await saveDraft(page)
  await page.getByText('It should begin with https://', { exact: false }).waitFor()
  await expectAccessibleAtBothWidths(page)
})

function areInSight(tabs: Element[]): boolean {
  return tabs.every((tab) => {
    const { left, right } = tab.getBoundingClientRect()
    return left >= 0 && right <= innerWidth
  })
}
