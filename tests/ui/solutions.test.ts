import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './axe.ts'
import { expectAddress, failedRequests, testSite } from './site.ts'

const { visit } = testSite()

const phone = { width: 360, height: 740 }

async function expectChosen(page: Page, name: string): Promise<void> {
  const filter = page.getByRole('navigation', { name: /^(按行業篩選|Filter by industry)$/ })
  await expect.poll(() => filter.locator('[aria-current]').allTextContents()).toEqual([name])
}

describe('spec §2, /solutions', () => {
  it('says it all in Chinese, and leads to /demo and /contact', async () => {
    const page = await visit('/solutions')
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
  })

  it('says it all in English', async () => {
    const page = await visit('/en/solutions')
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
  })
})

describe('the industry lives in the address', () => {
  it('is chosen by a click, kept by a reload and undone by the back button', async () => {
    const page = await visit('/en/solutions')
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
  })

  it('is kept when the language changes', async () => {
    const page = await visit('/solutions?industry=residential')
    await page.getByRole('link', { name: 'Switch to English' }).first().click()
    await expectAddress(page, '/en/solutions?industry=residential')
    await page.getByRole('heading', { level: 2, name: 'Residential estates' }).waitFor()
  })

  it.each([
    ['/solutions/retail', '零售'],
    ['/solutions/retail/', '零售'],
    ['/solutions/retail?industry=logistics', '物流'],
    ['/solutions?industry=zoo', '全部'],
  ])('%s shows %s', async (path, name) => {
    const page = await visit(path)
    await expectChosen(page, name)
  })

  it('lists an industry’s own address for search engines, but not an unknown one', async () => {
    const known = await visit('/solutions/retail')
    await expectChosen(known, '零售')
    expect(await known.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/solutions\/retail$/)
    const unknown = await visit('/solutions/zoo', { expectedErrors: failedRequests })
    await expectChosen(unknown, '全部')
    await unknown.getByText('這個行業沒有專頁', { exact: false }).waitFor()
    expect(await unknown.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
  })
})

it('leads from a use case to the devices that it needs', async () => {
  const page = await visit('/en/solutions?industry=residential')
  const useCase = page.getByRole('listitem').filter({ hasText: 'Pump rooms and roof tanks' })
  await useCase.waitFor()
  expect(
    await useCase.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/en/products?search=leak', '/en/products?category=lpwan', '/en/products?category=software'])
  await useCase.getByText('LPWAN gateways', { exact: true }).waitFor()
  await useCase.getByRole('link', { name: 'Leak sensors' }).click()
  await page.getByRole('heading', { level: 2, name: 'Water Leak Sensor' }).waitFor()
})

describe('everybody can use it', () => {
  const paths = ['/solutions', '/en/solutions?industry=logistics']
  it('axe finds nothing with an industry chosen: tests/walk has them all', async () => {
    const page = await visit('/en/solutions?industry=logistics')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectAccessible(page)
  })

  it.each(paths)('%s fits a phone, and a finger', async (path) => {
    const page = await visit(path, { viewport: phone, hasTouch: true })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    const links = page.getByRole('main').getByRole('link').filter({ visible: true })
    const heights = await links.evaluateAll((found) => found.map((link) => link.getBoundingClientRect().height))
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })
})
