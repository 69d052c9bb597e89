import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { plans } from '#content/property/plans.words.ts'
import { contentOf } from '#tests/api/content/content.ts'
import { many } from '#tests/api/forms/forms.ts'
import { createStaff } from '#tests/support/staff.ts'
import { fillInBuyer, leakSensor, storedBasket, totals } from '#tests/ui/quote/basket.ts'
import { expectAccessible } from '../../axe.ts'
import { drawnPage } from '../../site.ts'
import { phone, testAdmin } from '../test-admin.ts'

const site = testAdmin({}, { limits: many })
const storedPlan = (key: string, name: string, nameEn: string, listPrice: number) => ({
  slug: `plan:${key}`,
  name,
  nameEn,
  listPrice,
})
const leakPlan = storedPlan('leak', '漏水監察計劃（20 個量度點）', 'Leak watch plan (20 points)', 680)
const airPlan = storedPlan('air', '室內空氣計劃（8 個量度點）', 'Indoor air plan (8 points)', 880)
const basketOf = (...lines: Parameters<typeof storedBasket>[0]) =>
  site.visit('/en/quote', { stored: storedBasket(lines) })
const gone = 'This plan or service is no longer offered'

async function asEditor() {
  const content = contentOf(site.app(), await createStaff(site.app(), 'editor'))
  return {
    ...content,
    async entry(key: string) {
      const found = (await content.list('plans')).find((one) => one.key === key)
      if (!found) throw new Error(`There is no plan ${key}`)
      return found
    },
  }
}

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('status').getByText('Published', { exact: true }).waitFor()
}

describe('a plan’s price', () => {
  it('an Editor changes it with the page before their eyes; then every page has it, and a basket says that it has changed', async () => {
    const page = await site.open('/admin/content/plans', 'editor', { expectedErrors: /status of 400/ })
    await page.getByText('Leaks, HK$680 per month').waitFor()
    await page.getByRole('link', { name: 'Leak watch' }).click()
    const preview = page.frameLocator('iframe[title="As the site shows it"]')
    await preview.getByText('HK$34 per point per month').waitFor()
    const price = page.getByRole('textbox', { name: 'Price per month (HKD)' })
    await price.fill('-5')
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.locator('[name="monthly"][aria-invalid="true"]').waitFor()
    await price.fill('700')
    await page.getByRole('combobox', { name: 'Mark' }).selectOption('Most chosen')
    await preview.getByText('HK$35 per point per month').waitFor()
    await preview.getByText('Most chosen').waitFor()
    await page.getByRole('button', { name: 'Save draft' }).click()
    await page.getByText('Unpublished changes').waitFor()
    const before = await site.visit('/en/property-management')
    await before.getByText('HK$680', { exact: true }).waitFor()
    await publish(page)

    const property = await site.visit('/en/property-management')
    await property.getByText('HK$700', { exact: true }).waitFor()
    await property.getByRole('listitem').filter({ hasText: 'Leak watch' }).getByText('Most chosen').waitFor()
    await expectAccessible(property, '#plans')
    for (const path of ['/', '/en', '/cn', '/property-management', '/cn/property-management']) {
      const html = await drawnPage(property, path)
      expect([path, html.includes('HK$700'), html.includes('HK$680')]).toEqual([path, true, false])
    }
    const builder = await site.visit('/en/builder?know=leak&installation=no')
    await builder.getByText('4 × HK$700').waitFor()
    const basket = await basketOf(leakPlan)
    await basket.getByText('it was HK$680 when you added it', { exact: false }).waitFor()
    await expect.poll(() => totals(basket)).toEqual(['Per month HK$700', 'First-year total HK$8,400'])
  })
})

describe('a plan that is withdrawn', () => {
  it('while it is in a basket: said beside its line, counted no more, and never sent unnoticed', async () => {
    const content = await asEditor()
    const page = await site.visit('/en/quote', {
      stored: storedBasket([leakSensor, airPlan]),
      expectedErrors: /status of 400/, // what is refused
    })
    await expect.poll(() => totals(page)).toContain('Per month HK$880')
    await fillInBuyer(page, { name: 'Name', email: 'Email' })
    await content.withdraw(await content.entry('air'))
    await page.getByRole('button', { name: 'Send the request' }).click()
    await page.getByText('A product or plan in your list has just been withdrawn', { exact: false }).waitFor()
    const line = page.locator('.quote-line').filter({ hasText: 'Indoor air plan (8 points)' })
    await line.getByText(gone, { exact: false }).waitFor()
    await line.getByRole('link', { name: 'Ask us what can take its place' }).waitFor()
    await expect.poll(() => totals(page)).toEqual(['One-off HK$1,180'])
    await expect.poll(() => page.getByRole('form').getByLabel('Name').inputValue()).toBe('陳大文')
    await page.getByRole('button', { name: 'Remove Indoor air plan (8 points)' }).click()
    await page.getByRole('button', { name: 'Send the request' }).click()
    await page.getByRole('heading', { name: 'We have your request' }).waitFor()

    const chinese = await site.visit('/quote', { ...phone, stored: storedBasket([airPlan]) })
    await chinese.getByText('這項計劃或服務已停辦', { exact: false }).waitFor()
    await expectAccessible(chinese, 'main')
  })

  it('while an address of the builder has it: said, and its devices pay their own connection', async () => {
    const content = await asEditor()
    await content.withdraw(await content.entry('parking'))
    const page = await site.visit('/en/builder?know=parking&lines=plan-parking.3')
    await page.getByText('No monthly plan for “Parking” is offered at present', { exact: false }).waitFor()
    await page.getByText('+ connectivity HK$19,200', { exact: false }).first().waitFor()
    await expect.poll(() => page.locator('.builder-line').filter({ hasText: 'Smart parking plan' }).count()).toBe(0)
  })

  it('is gone from its page, which tells of as many as there are; of none it asks to be asked', async () => {
    const content = await asEditor()
    for (const { key } of plans) await content.withdraw(await content.entry(key))
    const page = await site.visit('/en/property-management')
    await page.getByRole('heading', { name: 'The solutions are being revised' }).waitFor()
    await page.getByRole('heading', { name: 'Solutions, from a monthly price' }).waitFor()
    await expectAccessible(page, '#plans')
    const home = await site.visit('/en')
    await home.getByRole('link', { name: 'See the solutions' }).waitFor()
    await content.publish(await content.entry('leak'))
    await page.reload()
    await page.getByRole('button', { name: 'Add to quote: Leak watch plan (20 points)' }).waitFor()
  })
})

describe('a new plan', () => {
  it('in one language is shown in it to all, marked, listed for staff, and can be asked for', async () => {
    const content = await asEditor()
    const data = {
      name: { 'zh-TW': '大廈漏水監察', en: '' },
      summary: { 'zh-TW': '<b>全座大廈</b>', en: '' },
      need: 'leak',
      monthly: 2500,
      points: 100,
      unit: { 'zh-TW': '個量度點', en: 'points' },
      lines: [],
      mark: 'none',
    }
    await content.publish(await content.add(data, 'plans'))
    const list = await site.open('/admin/content/plans', 'viewer')
    await list
      .getByRole('listitem')
      .filter({ hasText: '大廈漏水監察' })
      .getByText('English', { exact: false })
      .waitFor()
    const page = await site.visit('/en/property-management')
    const title = page.getByRole('heading', { level: 3, name: '大廈漏水監察' })
    await title.waitFor()
    expect(await title.getAttribute('lang')).toBe('zh-HK')
    await page.getByText('<b>全座大廈</b>').waitFor()
    await page.getByRole('button', { name: 'Add to quote: 大廈漏水監察計劃（100 個量度點）' }).click()
    await page.getByRole('link', { name: 'View quote: 大廈漏水監察計劃（100 個量度點）' }).click()
    await expect.poll(() => totals(page)).toContain('Per month HK$2,500')
  })
})
