import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectAddress, goTo, resize, testSite } from './site.ts'

const { visit } = testSite()

const phone = { width: 360, height: 740 }

const rules = {
  'Hong Kong': [/Appendix C2 .*Part D/, /Cap\. 610/, /HKFRS S1 and S2/, /IAQ Certification Scheme/],
  China: [/Sustainability Reports of Listed Companies/, /Carbon Emission Trading/, /GB 55015-2021/],
  Taiwan: [/Climate Change Response Act/, /Sustainable Development Roadmap/, /Indoor Air Quality Act/],
  Singapore: [/Listing Rules 711A and 711B/, /Building Control Act 1989/, /Carbon Pricing Act 2018/],
  Australia: [/AASB S2/, /NGER/, /Commercial Building Disclosure/],
  Malaysia: [/National Sustainability Reporting Framework/, /Act 861/, /Indoor Air Quality 2010/],
}

async function expectSelected(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { selected: true }).and(page.getByRole('tab', { name })).waitFor()
}

/** On a phone, and by finger. */
async function expectFit(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 }
  await resize(page, phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
  const targets = page.getByRole('main').locator('a, button').filter({ visible: true })
  const heights = await targets.evaluateAll((found) => found.map((target) => target.getBoundingClientRect().height))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  await resize(page, usual)
}

it('/esg-compliance shows the rules of six markets and what we measure for them; tabs are moved by arrow keys; everybody can use it', async () => {
  const page = await visit('/en/esg-compliance', { hasTouch: true })
  await page.getByRole('tab').first().waitFor()
  expect(await page.getByRole('tab').count()).toBe(6)
  for (const [market, names] of Object.entries(rules)) {
    await page.getByRole('tab', { name: market }).click()
    const panel = page.getByRole('tabpanel', { name: market })
    await panel.getByRole('heading', { level: 2, name: `Rules in ${market}` }).waitFor()
    const headings = await panel.getByRole('heading', { level: 3 }).allTextContents()
    expect(headings).toEqual(names.map((name) => expect.stringMatching(name)))
    expect(await panel.getByText('Issued or enforced by').count()).toBe(names.length)
    const services = panel.getByRole('table', { name: `What we measure for it in ${market}` })
    await services.getByRole('link', { name: 'Energy meters' }).waitFor()
    expect(await panel.textContent()).not.toMatch(/\p{Script=Han}/u)
  }
  await expectSelected(page, 'Malaysia')
  await expectFit(page)
  // axe, in another market: tests/walk has the first
  await goTo(page, '/en/esg-compliance?market=singapore')
  await expectSelected(page, 'Singapore')
  await expectAccessible(page)
  await goTo(page, '/en/esg-compliance?market=atlantis')
  await expectSelected(page, 'Hong Kong')

  await page.getByRole('tab', { name: 'Hong Kong' }).focus()
  const moves: [string, string][] = [
    ['ArrowDown', 'China'],
    ['ArrowRight', 'Taiwan'],
    ['ArrowUp', 'China'],
    ['End', 'Malaysia'],
    ['ArrowDown', 'Hong Kong'],
    ['ArrowLeft', 'Malaysia'],
    ['Home', 'Hong Kong'],
  ]
  for (const [key, market] of moves) {
    await page.keyboard.press(key)
    await expectSelected(page, market)
    const tab = page.getByRole('tab', { name: market })
    expect(await tab.evaluate((element) => element === document.activeElement)).toBe(true)
  }
  expect(await page.locator('[role=tab][tabindex="0"]').count()).toBe(1)
})

it('says it in Chinese; the market is chosen by a click, kept by a reload and by the other language, undone by the back button; leads to /demo, /products and the meters', async () => {
  const page = await visit('/esg-compliance', { hasTouch: true })
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 2, name: '香港的規例' }).waitFor()
  expect(await page.title()).toBe('ESG 合規 · 港灣物聯')
  await main.getByRole('heading', { level: 3, name: '《建築物能源效益條例》（第 610 章）' }).waitFor()
  for (const address of ['/demo', '/products']) expect(await main.locator(`a[href="${address}"]`).count()).toBe(2)
  await expectFit(page)

  await page.getByRole('tab', { name: '新加坡' }).click()
  await expectAddress(page, '/esg-compliance?market=singapore')
  await page.reload()
  await expectSelected(page, '新加坡')
  await page.getByRole('tab', { name: '澳洲' }).click()
  await expectAddress(page, '/esg-compliance?market=australia')
  await page.goBack()
  await expectSelected(page, '新加坡')
  await page.getByRole('link', { name: 'Switch to English' }).first().click()
  await expectSelected(page, 'Singapore')
  await page.getByRole('tab', { name: 'Hong Kong' }).click()
  await expectAddress(page, '/en/esg-compliance')
  await page.getByRole('link', { name: '切換至繁體中文' }).first().click()
  await main.getByRole('link', { name: '智能電錶' }).click()
  await page.getByRole('heading', { level: 2, name: '智能電錶' }).waitFor()
})
