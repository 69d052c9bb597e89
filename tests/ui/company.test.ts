import { describe, expect, it } from 'vitest'
import { expectNoViolationsInThemes } from './axe.ts'
import { expectAddress, testSite } from './site.ts'

const { visit } = testSite()

describe('/about', () => {
  it('has values, team, the timeline 2019 to 2024, certifications and offices in both languages', async () => {
    const chinese = await visit('/about')
    await chinese.getByRole('heading', { level: 1, name: '樓宇不會說話，我們替它量度' }).waitFor()
    const titles = chinese.getByRole('main').getByRole('heading', { level: 2 })
    expect(await titles.allTextContents()).toEqual([
      '我們堅持的四件事',
      '2019 至 2024',
      '26 個人，六種工作',
      '認證和測試',
      '辦公室',
    ])
    const english = await visit('/en/about')
    await english.getByRole('heading', { level: 1, name: /^Buildings cannot speak/ }).waitFor()
    const years = english.locator('main time')
    expect(await years.allTextContents()).toEqual(['2019', '2020', '2021', '2022', '2023', '2024'])
    await english.getByText('Wai Yip Street').first().waitFor()
    await english.getByText('sample content').waitFor()
  })

  it('leads to the catalogue and to the contact page', async () => {
    const page = await visit('/en/about')
    const main = page.getByRole('main')
    expect(await main.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/en/contact')
    await main.getByRole('link', { name: /^Parking/ }).click()
    await expectAddress(page, '/en/products?search=parking')
    await page.getByRole('heading', { name: 'Parking Sensor' }).waitFor()
  })
})

describe('/case-studies', () => {
  it('shows five cases whose figures are marked as illustrative', async () => {
    const page = await visit('/case-studies')
    await page.getByText('示意數字', { exact: true }).waitFor()
    expect(await page.getByRole('article').count()).toBe(5)
    const overview = page.getByRole('table', { name: '一覽' })
    expect(await overview.getByRole('row').nth(1).textContent()).toBe(
      '商業大廈滲水至有人到場滲水至有人到場310 分鐘18 分鐘−94%',
    )
  })

  it('links each case to its solution and to products that the catalogue finds', async () => {
    const page = await visit('/en/case-studies')
    await page.getByRole('article').first().waitFor()
    const products = await page
      .locator('.case-installed a')
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
    expect(products).toHaveLength(6)
    for (const address of products) {
      const found = await page.request.get(`/api/v1${address.replace('/en', '')}`)
      expect([address, (await found.json()).total > 0]).toEqual([address, true])
    }
    expect(await page.getByRole('link', { name: /^The solution: / }).count()).toBe(5)
  })

  it('leads from the overview to a case, by address', async () => {
    const page = await visit('/en/case-studies')
    await page.getByRole('link', { name: 'Secondary school' }).click()
    await expectAddress(page, '/en/case-studies#school-air')
    const title = page.getByRole('heading', { level: 2, name: 'Secondary school' })
    await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true)
  })
})

describe('/careers', () => {
  it('opens a role by address, to be applied for by e-mail', async () => {
    const page = await visit('/en/careers#field-technician')
    const apply = page.getByRole('link', { name: 'Apply by e-mail: Field installation technician' })
    await apply.waitFor({ state: 'visible' })
    expect(await apply.getAttribute('href')).toBe(
      'mailto:hello@harbour-iot.example?subject=Application%3A%20Field%20installation%20technician',
    )
  })

  it('says how we work and what happens to an application', async () => {
    const page = await visit('/careers')
    await page.getByRole('heading', { name: '我們怎樣工作' }).waitFor()
    expect(await page.locator('details').count()).toBe(5)
    await page.getByRole('link', { name: '私隱政策：保存多久' }).click()
    await expectAddress(page, '/privacy#retention')
    await page.getByRole('heading', { name: '保存多久' }).waitFor()
  })
})

const paths = ['/about', '/en/about', '/case-studies', '/en/case-studies', '/careers', '/en/careers']

describe('everybody can use them', () => {
  it.each(paths)('%s: axe finds nothing in either theme, and nothing scrolls sideways at 360 px', async (path) => {
    const page = await visit(path, { viewport: { width: 360, height: 740 } })
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    for (const summary of await page.locator('summary').all()) await summary.click()
    await expectNoViolationsInThemes(page, 'main')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})
