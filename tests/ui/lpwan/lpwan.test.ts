import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectNoViolationsInThemes } from '../axe.ts'
import { expectAddress, goTo, resize, testSite } from '../site.ts'

const { visit } = testSite()

/** At 360 px and by finger, in both themes; then the window is as it was. */
async function expectFit(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 }
  await resize(page, { width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const small = await page
    .getByRole('main')
    .locator('a, button, select, input, label:has(input)')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter((element) => !element.parentElement?.closest('label'))
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML),
    )
  expect(small).toEqual([])
  await expectNoViolationsInThemes(page, 'main')
  await resize(page, usual)
}

async function expectParts(page: Page, twin: string, title: string, parts: string[], actions: string[]): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  for (const part of parts) await page.getByRole('heading', { level: 2, name: part }).waitFor()
  const main = page.getByRole('main')
  const addresses = actions.map((name) => main.getByRole('link', { name }).getAttribute('href'))
  expect(await Promise.all(addresses)).toEqual([`${twin}/demo`, `${twin}/products?category=lpwan`])
}

it('/lpwan has all its parts and ways on, in Chinese; a tab for each technology, by pointer and arrow keys, in the address; everybody can use it', async () => {
  const page = await visit('/lpwan', { hasTouch: true })
  const parts = ['快速比較', '選型計算器', '逐項細看', '四層架構', '四步完成部署', '成本效益清單', '六個行業，各有用法']
  await expectParts(page, '', '四種 LPWAN，哪一種適合你？', parts, ['預約諮詢', '看我們的產品'])
  await expectFit(page)

  expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('LoRaWAN')
  await page.getByRole('tab', { name: 'Sigfox' }).click()
  await expectAddress(page, '/lpwan?tech=sigfox')
  await page.getByRole('tabpanel', { name: 'Sigfox' }).getByText('100–600 bps').waitFor()
  await page.keyboard.press('ArrowRight')
  await expectAddress(page, '/lpwan?tech=lte-m')
  await page.keyboard.press('ArrowRight')
  await expectAddress(page, '/lpwan')
  await page.keyboard.press('End')
  await expectAddress(page, '/lpwan?tech=lte-m')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('LTE-M')
})

it('in English, it compares all four in figures, gives each its cost structure and the rest of its sheet, guides by what comes first; everybody can use it', async () => {
  const page = await visit('/en/lpwan', { hasTouch: true })
  const parts = [
    ...['Quick comparison', 'Technology chooser', 'The four in detail', 'Four layers'],
    ...['Four steps to a running network', 'Cost-benefit checklist', 'Six industries at work'],
  ]
  const actions = ['Schedule Consultation', 'View Our Products']
  await expectParts(page, '/en', 'Four kinds of LPWAN. Which is yours?', parts, actions)

  const rows = page.getByRole('table', { name: /^Quick comparison/ }).getByRole('row')
  const texts = await rows.evaluateAll((found) =>
    found.map((row) => [...row.children].map((cell) => cell.textContent).join(' | ')),
  )
  expect(texts).toEqual([
    'Technology | Range | Battery life | Data rate | Frequency | Network type',
    'LoRaWAN | 2–15 km | 10+ years | 0.3–50 kbps | 868/915 MHz | Unlicensed',
    'NB-IoT | 1–10 km | 10+ years | 20–250 kbps | Licensed LTE | Licensed',
    'Sigfox | 3–50 km | 20+ years | 100–600 bps | 868/902 MHz | Proprietary',
    'LTE-M | 5–15 km | 10+ years | 375 kbps–1 Mbps | Licensed LTE | Licensed',
  ])
  const bars = page.getByRole('figure').filter({ hasText: 'Battery life comparison' }).getByRole('definition')
  expect(await bars.allTextContents()).toEqual(['85%', '85%', '100%', '80%'])

  const costs = [
    ['LoRaWAN', '$15–45', '$200–800', '$0.50–2/monthFree through your own gateway', '$500–2,000', '$50–200/year'],
    ['NB-IoT', '$25–60', 'Built by the operator', '$2–8/month', '$200–1,000', '$100–400/year'],
    ['Sigfox', '$10–25', 'Built by the operator', '$1–6/year', '$100–500', '$20–100/year'],
    ['LTE-M', '$30–80', 'Built by the operator', '$3–12/month', '$300–1,500', '$150–600/year'],
  ]
  for (const [name = '', ...figures] of costs) {
    await page.getByRole('tab', { name }).click()
    const panel = page.getByRole('tabpanel', { name })
    await panel.getByText('Best for').waitFor()
    const structure = panel.locator('section').filter({ has: page.getByRole('heading', { name: /^Cost structure/ }) })
    expect(await structure.getByRole('definition').allTextContents()).toEqual(figures)
    expect(await panel.getByRole('heading', { level: 4 }).allTextContents()).toEqual([
      ...['Specifications', 'Cost structure (US dollars)', 'Key features', 'Advantages', 'Considerations'],
      ...['Real-world considerations', 'Application scenarios'],
    ])
  }
  await expectAddress(page, '/en/lpwan?tech=lte-m')
  await expectFit(page)

  await goTo(page, '/en/lpwan?devices=50')
  const cards = page.locator('.lpwan-guide > li')
  await cards.first().waitFor()
  expect(await cards.locator('h3, h3 + p').allTextContents()).toEqual([
    ...['Cost first', 'Sigfox', 'Coverage first', 'LoRaWAN'],
    ...['Reliability first', 'NB-IoT', 'Data volume first', 'LTE-M'],
  ])
  await cards.nth(2).getByRole('link').click()
  await expectAddress(page, '/en/lpwan?devices=50&tech=nb-iot#technologies')
  await page.getByRole('tabpanel', { name: 'NB-IoT' }).waitFor()
})
