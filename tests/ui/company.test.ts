import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { type CompanyKind, companyKinds } from '#contract/content/company.ts'
import { setContent } from '#tests/api/content/content.ts'
import { expectNamed, expectNoViolationsInThemes } from './axe.ts'
import { expectAddress, failedRequests, goTo, testSite } from './site.ts'

/** Under DEMO, so that there are samples. */
const { app, visit } = testSite({ DEMO: '1' })

const words = (en: string, chinese: string) => ({ 'zh-TW': chinese, en })

/** As staff would: what is given is the company's own, in place of samples. */
async function enter(company: Partial<Record<CompanyKind, object[]>>): Promise<void> {
  for (const kind of companyKinds) {
    const entries = company[kind]
    if (entries) await setContent(app(), kind, entries)
  }
}

/** What DEMO shows in place of what staff have not entered. */
async function leaveOutSamples(): Promise<void> {
  for (const kind of companyKinds) await setContent(app(), kind, [])
}

/** At 360 px, with every summary open: nothing scrolls sideways, and axe finds nothing. */
async function expectFit(page: Page, expectUsable: (page: Page, within?: string) => Promise<void>): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.waitForLoadState('networkidle')
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  expect(await width()).toBe(360)
  const closed = page.locator('details:not([open]) > summary')
  for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click()
  await expectUsable(page, 'main')
  expect(await width()).toBe(360)
  await page.setViewportSize(usual)
}

const networks = (page: Page) => page.getByRole('list', { name: 'Social media' }).getByRole('link')
const dataOf = (page: Page) => page.locator('script[type="application/ld+json"]').first().textContent()

describe('/about', () => {
  it('has values, team, the timeline 2019 to 2024, certifications and offices in both languages, and leads to the catalogue and contact', async () => {
    const page = await visit('/about')
    const main = page.getByRole('main')
    const titles = main.getByRole('heading', { level: 2 })
    await page.getByRole('heading', { level: 1, name: '樓宇不會說話，我們替它量度' }).waitFor()
    await page.getByText('本頁這些部分是示例內容', { exact: false }).waitFor()
    expect(await titles.allTextContents()).toEqual([
      '我們堅持的四件事',
      '2019 至 2024',
      '26 個人，6 種工作',
      '認證和測試',
      '辦公室',
    ])
    await expectFit(page, expectNoViolationsInThemes)

    await goTo(page, '/en/about')
    await page.getByRole('heading', { level: 1, name: /^Buildings cannot speak/ }).waitFor()
    await page.getByText(/sample content.*: milestones, headcount, certifications and tests,? and further/).waitFor()
    const years = page.locator('main time')
    expect(await years.allTextContents()).toEqual(['2019', '2020', '2021', '2022', '2023', '2024'])
    await page.getByText('Wai Yip Street').first().waitFor()
    await page.getByRole('heading', { name: 'Singapore' }).waitFor()
    expect(await networks(page).allTextContents()).toHaveLength(3)
    expect(await dataOf(page)).toContain('sameAs')
    await expectFit(page, expectNamed)

    expect(await main.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/en/contact')
    await main.getByRole('link', { name: /^Parking/ }).click()
    await expectAddress(page, '/en/products?search=parking')
    await page.getByRole('heading', { name: 'Parking Sensor' }).waitFor()
  })

  it('calls samples so for as long as they are; leaves out what nobody has entered: no heading, no social links, nothing for search engines', async () => {
    await enter({
      team: [{ name: words('Engineering', '工程'), people: 1, text: words('Does it all.', '全部包辦。') }],
      milestones: [{ year: 2025, title: words('A start', '起步'), text: words('One client.', '一位客戶。') }],
      certificates: [],
    })
    const page = await visit('/en/about')
    await page.getByText(/sample content.*: further offices\.$/).waitFor()
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    expect(await titles.allTextContents()).toEqual([
      'Four things we stand for',
      '2025',
      '1 person, 1 kind of work',
      'Offices',
    ])

    await leaveOutSamples()
    await page.reload()
    await expect.poll(() => titles.allTextContents()).toEqual(['Four things we stand for', 'Offices'])
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).last().textContent()).toBe('Hong Kong')
    expect(await page.getByText('sample content').count()).toBe(0)
    expect(await page.getByRole('list', { name: 'Social media' }).count()).toBe(0)
    expect(await dataOf(page)).not.toContain('sameAs')
  })

  it('says where it could not be loaded, and can be tried again', async () => {
    const page = await visit('/en/about', {
      expectedErrors: failedRequests,
      before: (opening) => opening.route('**/api/v1/company', (route) => route.abort()),
    })
    await page.getByRole('heading', { name: 'The company’s details could not be loaded' }).waitFor()
    await page.unroute('**/api/v1/company')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { name: 'Offices' }).waitFor()
  })
})

it('/case-studies shows five cases in pictures, said once to have illustrative figures, with their solutions and products that the catalogue finds', async () => {
  const page = await visit('/case-studies')
  const cases = page.getByRole('article')
  await cases.first().waitFor()
  expect(await cases.count()).toBe(5)
  expect(await page.getByText('示意數字', { exact: true }).count()).toBe(1)
  const pictures = await cases
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('alt')))
  expect(new Set(pictures.filter(Boolean)).size).toBe(5)
  const overview = page.getByRole('table', { name: '一覽' })
  expect(await overview.getByRole('row').nth(1).textContent()).toBe(
    '商業大廈滲水至有人到場滲水至有人到場310 分鐘18 分鐘−94%',
  )
  await expectFit(page, expectNoViolationsInThemes)

  await goTo(page, '/en/case-studies')
  const solutions = page.getByRole('link', { name: /^The solution: / })
  await solutions.first().waitFor()
  expect(await solutions.count()).toBe(5)
  const products = await page
    .locator('.case-installed a')
    .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href') ?? ''))])
  expect(products).toHaveLength(7)
  for (const address of products) {
    const found = await page.request.get(`/api/v1${address.replace('/en', '')}`)
    expect([address, (await found.json()).total > 0]).toEqual([address, true])
  }
  await expectFit(page, expectNamed)
  await page.getByRole('link', { name: 'Secondary school' }).click()
  await expectAddress(page, '/en/case-studies#school-air')
  const title = page.getByRole('heading', { level: 2, name: 'Secondary school' })
  await expect.poll(() => title.evaluate((heading) => heading === document.activeElement)).toBe(true)
})

describe('/careers', () => {
  it('opens a role by address, to be applied for by email, and says how we work and what happens to an application', async () => {
    const page = await visit('/en/careers#role-field-installation-technician')
    const apply = page.getByRole('link', { name: 'Apply by email: Field installation technician' })
    await apply.waitFor({ state: 'visible' })
    expect(await apply.getAttribute('href')).toBe(
      'mailto:hello@harbour-iot.example?subject=Application%3A%20Field%20installation%20technician',
    )
    await expectFit(page, expectNamed)

    await goTo(page, '/careers')
    await page.getByRole('heading', { name: '我們怎樣工作' }).waitFor()
    await page.getByText('本頁職位為示例內容', { exact: false }).waitFor()
    expect(await page.locator('details').count()).toBe(5)
    await expectFit(page, expectNoViolationsInThemes)
    await page.getByRole('link', { name: '私隱政策：保存多久' }).click()
    await expectAddress(page, '/privacy#retention')
    await page.getByRole('heading', { name: '保存多久' }).waitFor()
  })

  it('says that there are no openings, and how to write to us; shows a role as staff have entered it, an entry a line', async () => {
    await leaveOutSamples()
    const page = await visit('/en/careers#roles')
    await page.getByText('There are no openings at the moment.').waitFor()
    expect(await page.locator('details').count()).toBe(0)
    expect(await page.getByText('sample content').count()).toBe(0)
    const write = page.getByRole('link', { name: 'Apply by email' })
    expect(await write.getAttribute('href')).toBe('mailto:hello@harbour-iot.example?subject=Open%20application')

    const hongKong = words('Hong Kong', '香港')
    await enter({
      roles: [
        {
          name: words('Rope tester', '測試員'),
          team: words('Testing', '測試'),
          place: hongKong,
          terms: words('Full time', '全職'),
          does: words('Wets ropes.\n\nDries ropes.', '弄濕。\n弄乾。'),
          needs: words('Patience.', '耐性。'),
          firstMonths: words('Many ropes.', '很多繩。'),
        },
      ],
    })
    await goTo(page, '/en/careers#role-rope-tester')
    await page.reload()
    const role = page.locator('details')
    await role.getByText('Many ropes.').waitFor({ state: 'visible' })
    expect(await role.getByRole('listitem').allTextContents()).toEqual(['Wets ropes.', 'Dries ropes.', 'Patience.'])
    expect(await page.getByText('sample content').count()).toBe(0)
  })
})
