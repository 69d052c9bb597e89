import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { drawnPage, expectAddress, expectFitsPhone, goTo, testSite } from './site.ts'

const { visit } = testSite()

async function expectChosen(page: Page, name: string): Promise<void> {
  const filter = page.getByRole('navigation', { name: /^(按行業篩選|Filter by industry)$/ })
  await expect.poll(() => filter.locator('[aria-current]').allTextContents()).toEqual([name])
}

it('/solutions says it all in Chinese, leads to /demo and /contact, and to an industry by its address, which search engines know', async () => {
  const page = await visit('/solutions', { hasTouch: true })
  const main = page.getByRole('main')
  await main.getByRole('heading', { level: 1, name: '行業方案' }).waitFor()
  expect(await page.title()).toBe('行業方案 · 港灣物聯')
  await expectChosen(page, '全部')
  expect(await main.getByRole('heading', { level: 3 }).allTextContents()).toEqual([
    ...['商業樓宇', '大型企業', '商場與零售', '物流與倉庫', '住宅屋苑', '政府及公共設施', '工業'],
    ...['勘察與設計', '安裝與整合', '調校與移交'],
  ])
  for (const weeks of ['2–3 星期', '6–12 星期', '2–4 星期']) await main.getByText(weeks, { exact: true }).waitFor()
  expect(await main.locator('a[href="/demo"]').count()).toBe(2)
  expect(await main.locator('a[href="/contact"]').count()).toBe(2)
  await expectFitsPhone(page)

  const canonical = page.locator('link[rel=canonical]')
  for (const [path, name, address] of [
    ['/solutions/retail', '零售', '/solutions/retail'],
    ['/solutions?industry=zoo', '全部', '/solutions'],
    ['/solutions/retail/', '零售', '/solutions/retail'],
    ['/solutions/retail?industry=logistics', '物流', '/solutions/logistics'],
  ] as const) {
    await goTo(page, path)
    await expectChosen(page, name)
    expect(await drawnPage(page, path)).toContain(`aria-current="true" href="${address}"`)
    if (path === '/solutions/retail')
      await expect.poll(() => canonical.getAttribute('href')).toMatch(/\/solutions\/retail$/)
  }
  await goTo(page, '/solutions/zoo')
  await expectChosen(page, '全部')
  await page.getByText('這個行業沒有專頁', { exact: false }).waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')

  await goTo(page, '/solutions?industry=residential')
  await page.getByRole('link', { name: 'Switch to English' }).first().click()
  await expectAddress(page, '/en/solutions?industry=residential')
  await page.getByRole('heading', { level: 2, name: 'Residential estates' }).waitFor()
  const useCase = page.getByRole('listitem').filter({ hasText: 'Pump rooms and roof tanks' })
  await useCase.waitFor()
  expect(
    await useCase.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/en/products?search=leak', '/en/products?category=lpwan', '/en/products?category=software'])
  await useCase.getByText('LPWAN gateways', { exact: true }).waitFor()
  await useCase.getByRole('link', { name: 'Leak sensors' }).click()
  await page.getByRole('heading', { level: 2, name: 'Water Leak Sensor' }).waitFor()
})

it('says it all in English; an industry is chosen by a click, kept by a reload and undone by the back button; everybody can use it', async () => {
  const page = await visit('/en/solutions', { hasTouch: true })
  const main = page.getByRole('main')
  const table = main.getByRole('table', { name: /What the platform does/ })
  await table.waitFor()
  expect(await table.getByRole('columnheader').allTextContents()).toEqual([
    'Feature',
    ...['Commercial', 'Enterprise', 'Retail', 'Logistics', 'Residential', 'Government', 'Industrial'],
  ])
  expect(
    await table
      .getByRole('row', { name: /^Floor plans/ })
      .getByRole('cell')
      .allTextContents(),
  ).toEqual([...['Usual scope', 'Optional', 'Usual scope', 'Usual scope', 'Usual scope', 'Usual scope', 'Optional']])
  for (const weeks of ['2–3 weeks', '6–12 weeks', '2–4 weeks']) await main.getByText(weeks, { exact: true }).waitFor()
  expect(await main.textContent()).not.toMatch(/\p{Script=Han}/u)

  await page.getByRole('link', { name: 'Retail', exact: true }).click()
  await expectAddress(page, '/en/solutions/retail')
  await expectChosen(page, 'Retail')
  await page.getByRole('heading', { level: 4, name: 'Free bays in the car park' }).waitFor()
  await page.getByText('Retail: 3 use cases').waitFor()
  await page.reload()
  await expectChosen(page, 'Retail')
  await page.getByRole('link', { name: 'Industrial', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: 'Industrial' }).waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 2, name: 'Malls and retail' }).waitFor()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await expectAddress(page, '/en/solutions')

  // axe, with an industry chosen: tests/walk has them all
  await goTo(page, '/en/solutions?industry=logistics')
  await expectChosen(page, 'Logistics')
  await expectAccessible(page)
  await expectFitsPhone(page)
})
