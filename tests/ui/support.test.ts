import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectNamed, expectNoViolations, expectNoViolationsInThemes } from './axe.ts'
import { expectAddress, goTo, testSite } from './site.ts'

const { app, visit } = testSite()

/** At 360 px, with every answer open: nothing scrolls sideways, and axe finds nothing. */
async function expectFit(page: Page, expectUsable: (page: Page, within?: string) => Promise<void>): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => {
    for (const entry of document.querySelectorAll('details')) entry.open = true
  })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectUsable(page, 'main')
  await page.setViewportSize(usual)
}

it('/support opens the answer that the address names, copies such addresses, answers the same 24 questions in both languages, searches, leads to a topic', async () => {
  const page = await visit('/support#range-indoors', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByText('15 km 是空曠視線距離').waitFor({ state: 'visible' })
  expect(await page.locator('details[open]').count()).toBe(1)
  await page.locator('#account summary').click()
  await page.locator('#account').getByRole('link', { name: '複製本題連結' }).click()
  await page.getByText('已複製連結').waitFor()
  await expectAddress(page, '/support#account')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

  await page.getByRole('heading', { level: 1, name: '有甚麼可以幫到你？' }).waitFor()
  const ids = () => page.locator('details').evaluateAll((entries) => entries.map(({ id }) => id))
  const known = await ids()
  expect(known.length).toBeGreaterThanOrEqual(24)
  await expectFit(page, expectNoViolationsInThemes)
  await goTo(page, '/support?q=zzzz')
  await page.getByRole('heading', { name: '未有這個問題的答案' }).waitFor()
  expect(await page.getByRole('link', { name: '向我們提問' }).getAttribute('href')).toBe('/contact')
  await page.getByRole('link', { name: '+852 3000 1234' }).first().waitFor()

  await goTo(page, '/en/support')
  await page.getByRole('heading', { level: 1, name: 'What can we help with?' }).waitFor()
  expect(await ids()).toEqual(known)
  await expectFit(page, expectNamed)
  await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill('電池')
  await expectAddress(page, `/en/support?q=${encodeURIComponent('電池')}`)
  const account = page.getByRole('heading', { level: 3, name: 'Do I need an account' })
  await account.waitFor({ state: 'detached' })
  expect(await page.getByRole('heading', { level: 3, name: 'Can I rely on the stated battery life?' }).count()).toBe(1)
  await page.getByRole('button', { name: 'Clear search' }).click()
  await expectAddress(page, '/en/support')
  await account.waitFor()
  await page
    .getByRole('navigation', { name: 'Topics' })
    .getByRole('link', { name: /^Warranty/ })
    .click()
  const title = page.getByRole('heading', { level: 2, name: 'Warranty and returns' })
  await expect.poll(() => title.evaluate((heading) => heading.getBoundingClientRect().top)).toBeLessThan(200)
})

describe('/support, with what staff have written', () => {
  const written = { group: 'installation', isPublished: true, updatedBy: '何編輯' }

  async function write(fields: {
    slug: string
    question: string
    questionEn?: string
    answer: string
    answerEn?: string
  }) {
    const data = { questionEn: '', answerEn: '', ...written, ...fields }
    await app().services.database.prisma.question.create({ data })
    app().services.cache.clear()
  }

  it('opens one by its address, in Chinese where nobody has written the English; counts, finds and tells it to search engines', async () => {
    await write({ slug: 'q-0a1b2c3d', question: '可以分期付款嗎？', answer: '可以，企業客戶可分三期。' })
    await write({
      slug: 'can-sensors-go-on-a-roof',
      question: '感測器可以裝在天台嗎？',
      questionEn: 'Can sensors go on a roof?',
      answer: '可以，但要選 IP67 的型號。',
      answerEn: 'Yes, of a model that is IP67.\nKeep it out of the sun.',
    })
    const page = await visit('/en/support#q-0a1b2c3d')
    const answer = page.getByText('可以，企業客戶可分三期。')
    await answer.waitFor({ state: 'visible' })
    expect(await answer.getAttribute('lang')).toBe('zh-HK')

    const entry = page.locator('#installation details').last()
    expect(await entry.getAttribute('id')).toBe('can-sensors-go-on-a-roof')
    await page.getByText(`${await page.locator('details').count()} answers`, { exact: true }).waitFor()
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join()).toContain('Can sensors go on a roof?')
    await page.getByRole('searchbox', { name: 'Search questions and answers' }).fill('IP67 天台 roof')
    await page.getByText('1 answer', { exact: true }).waitFor()
    await entry.locator('summary').click()
    await page.getByText('Keep it out of the sun.').waitFor()
    await expectNoViolations(page)
  })

  it('does without where the API is away', async () => {
    const page = await visit('/support', {
      expectedErrors: /Failed to load resource/,
      before: (opened) => opened.route('**/api/v1/questions', (route) => route.abort()),
    })
    await page.getByRole('heading', { level: 3, name: '標示的電池壽命可靠嗎？' }).waitFor()
    expect(await page.getByText('可以分期付款嗎？').count()).toBe(0)
  })

  it('moves nothing that is there already when it comes late', async () => {
    await write({ slug: 'q-0a1b2c3d', question: '可以分期付款嗎？', answer: '可以，企業客戶可分三期。' })
    const page = await visit('/about', {
      async before(opened) {
        await opened.addInitScript(() => {
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const moved = Number(Reflect.get(entry, 'value')) + Number(document.documentElement.dataset.moved ?? 0)
              document.documentElement.dataset.moved = String(moved)
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })
        await opened.route('**/api/v1/questions', async (route) => {
          await opened.waitForTimeout(500)
          await route.continue()
        })
      },
    })
    await goTo(page, '/support')
    await page.locator('#q-0a1b2c3d').waitFor()
    expect(await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0))).toBeLessThan(0.02)
  })
})

it('/docs has a part for buyers and one for integrators, a first request that works as it is copied, and leads to the API’s description', async () => {
  const page = await visit('/en/docs', { permissions: ['clipboard-read', 'clipboard-write'] })
  await page.getByRole('heading', { level: 3, name: 'Reading a datasheet' }).waitFor()
  expect(await page.getByRole('table').count()).toBe(4)
  await page.getByRole('button', { name: 'Copy: Request' }).click()
  await page.getByText('Copied', { exact: true }).waitFor()
  const command = await page.evaluate(() => navigator.clipboard.readText())
  const [, address = ''] = /^curl '(.+)'$/.exec(command) ?? []
  expect(address.startsWith(app().url)).toBe(true)
  const answer = await page.request.get(address)
  expect((await answer.json()).items).toHaveLength(2)
  for (const name of ['Open the API reference', 'OpenAPI 3.1 (JSON)']) {
    const described = await page.getByRole('link', { name }).getAttribute('href')
    expect((await page.request.get(described ?? '')).status()).toBe(200)
  }
  await expectFit(page, expectNamed)

  await goTo(page, '/docs')
  await page.getByRole('heading', { level: 2, name: '給客戶' }).waitFor()
  await page.getByRole('heading', { level: 2, name: '給系統整合商' }).waitFor()
  await expectFit(page, expectNoViolationsInThemes)
})
