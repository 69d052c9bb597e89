import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { categories } from '#contract/catalogue/products.ts'
import { sampleCount } from '#tests/support/catalogue/samples.ts'
import { expectNamed, expectNoViolationsInThemes } from '../axe.ts'
import { cutApi, expectAddress, failedRequests, testSite } from '../site.ts'
import { chatRequests, log } from './chat-steps.ts'

const { app, visit } = testSite()
const laptop = { viewport: { width: 1440, height: 900 } }
const narrow = { viewport: { width: 320, height: 740 } }

const texts = {
  '/': {
    title: '感測器、網絡、軟件，大廈狀況一目了然',
    head: '大廈感測器、LPWAN 網絡與 AI 軟件 · 港灣物聯',
    input: '你的問題',
    topics: '熱門話題',
    topic: '機房和茶水間怎樣做漏水監測？',
    products: '看產品和價格',
    people: '想直接找人',
    demo: '預約示範',
    contact: '聯絡我們',
    promise: '24 小時內與你聯絡',
    area: '新加坡',
    renders: '電腦繪製示意圖',
    prefix: '',
  },
  '/en': {
    title: 'Sensors, network and software that show how a building is doing',
    head: 'Building sensors, LPWAN networks and AI software · Harbour IoT',
    input: 'Your question',
    topics: 'Popular topics',
    topic: 'How do I monitor server rooms and pantries for leaks?',
    products: 'See products and prices',
    people: 'Prefer to ask a person?',
    demo: 'Book a demo',
    contact: 'Contact us',
    promise: 'we’ll get in touch within 24 hours',
    area: 'Singapore',
    renders: 'Renderings',
    prefix: '/en',
  },
} as const
const homes = ['/', '/en'] as const

const main = (page: Page) => page.getByRole('main')

function topicButtons(page: Page, home: keyof typeof texts) {
  return main(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: texts[home].topics }) })
    .getByRole('button')
}

describe.each(homes)('Home at %s', (home) => {
  const text = texts[home]

  it('can be used by everybody; says what is sold, shows drawn devices at work, leads on; each of eight topics puts its question into the assistant', {
    tags: home === '/' ? [] : ['night'],
  }, async () => {
    const page = await visit(home, narrow)
    const requests = chatRequests(page)
    await main(page).getByRole('listitem').filter({ hasText: text.area }).first().waitFor()
    const cards = main(page).getByRole('article')
    for (const count of [0, 1, 2, 3]) await expect.poll(() => cards.nth(count).locator('dt').count()).toBe(4)
    await (home === '/' ? expectNoViolationsInThemes : expectNamed)(page) // words alone differ
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const small = await main(page)
      .locator('a, button, textarea')
      .filter({ visible: true })
      .evaluateAll((elements) => elements.filter((element) => element.getBoundingClientRect().height < 44).map(String))
    expect(small).toEqual([])

    await page.setViewportSize(laptop.viewport)
    await expectOffer(page, home)
    await expectTopics(page, home)
    expect(requests).toEqual([])
    await main(page).locator('header').first().getByRole('link', { name: text.products }).click()
    await expectAddress(page, `${text.prefix}/products`)
  })
})

describe('the platform below the hero', () => {
  const platform = (page: Page) => page.getByRole('region', { name: /^(?:Platform|平台)$/ })

  it('is rendered by the server, loads its code once the reader moves, shows a leak where it is, and goes on in the whole platform', async () => {
    const asked: string[] = []
    const page = await visit('/en', {
      ...laptop,
      beforeHydration: true,
      undrawn: false,
      before: async (opening) => void opening.on('request', (request) => asked.push(request.url())),
    })
    const view = platform(page)
    const row = view.getByRole('link', { name: /^5\/F\s*Trading company/ })
    await row.waitFor()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    const drawn = await view.boundingBox()
    const live = page.waitForRequest(/LiveView/)
    expect(asked.filter((url) => /LiveView/.test(url))).toEqual([])
    await page.mouse.move(700, 450)
    await live
    await expect
      .poll(() => view.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__react'))))
      .toBe(true)
    expect(await view.boundingBox()).toEqual(drawn)

    const start = view.getByRole('button', { name: 'Trigger a leak' })
    await start.click()
    await view.getByRole('heading', { name: 'Leak alarm: 5/F, server room' }).waitFor()
    await row.getByText('Leak', { exact: true }).waitFor()
    await expect
      .poll(() => view.getByRole('status').textContent())
      .toBe('Leak alarm: 5/F, server room. Work order 1043.')
    await main(page).getByRole('link', { name: 'Open the whole platform' }).click()
    await expectAddress(page, '/en/live-demo')
    await page.getByRole('heading', { name: 'Leak alarm: 5/F, server room' }).waitFor()
  })

  it('stands still without scripts, and leads to the whole of it', async () => {
    const page = await visit('/', { javaScriptEnabled: false })
    await platform(page)
      .getByRole('link', { name: /^5 樓\s*貿易公司/ })
      .waitFor()
    await main(page).getByText('畫面停在 10 月 28 日 08:00').waitFor()
    expect(await platform(page).getByRole('button').filter({ visible: true }).count()).toBe(0)
    await main(page).getByRole('link', { name: '打開整個平台' }).click()
    await expectAddress(page, '/live-demo')
  })

  it('that cannot be loaded says so', { tags: ['night'] }, async () => {
    const page = await visit('/en', {
      expectedErrors: /./,
      before: (opening) => opening.route('**/LiveView*', (route) => route.abort()),
      undrawn: false,
    })
    await page.mouse.move(100, 100)
    await main(page).getByRole('alert').getByText('The platform could not be loaded').waitFor()
  })
})

it('asks a phone for pictures as wide as it shows them: the first before the text’s faces', async () => {
  const asked: string[] = []
  const seen: { asked: string[]; top: number | undefined }[] = []
  const see = async (page: Page) => {
    const below = main(page).getByRole('figure').first().locator('figcaption')
    seen.push({ asked: [...asked], top: (await below.boundingBox())?.y })
  }
  const page = await visit('/en', {
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    beforeHydration: true,
    undrawn: false,
    async before(page) {
      page.on('request', (request) => asked.push(new URL(request.url()).pathname.replace(/.*\/|-\w+(?=\.woff2)/g, '')))
      await page.route('**/720.avif', async (route) => {
        await page.getByRole('heading', { level: 1 }).waitFor() // laid out: what is to be asked for is known
        await see(page)
        await route.continue()
      })
    },
  })
  const pictures = main(page).getByRole('figure').first().locator('img')
  await expect.poll(() => fileNames(pictures)).toEqual(['720.avif', '320.avif', '320.avif', '320.avif'])
  await see(page)
  const [before, after] = seen
  expect(before?.asked.find((file) => /avif|woff2/.test(file))).toBe('720.avif')
  expect(after?.top).toBe(before?.top) // nothing moves
})

const fileNames = (pictures: Locator) =>
  pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).currentSrc.replace(/.*\//, '')))

/** What is sold, four cards, ways to people and a promise. */
async function expectOffer(page: Page, home: keyof typeof texts): Promise<void> {
  const text = texts[home]
  const opening = main(page).locator('header').first()
  await opening.getByRole('heading', { level: 1, name: text.title }).waitFor()
  await expect.poll(() => page.title()).toBe(text.head)
  expect(await opening.getByRole('link').allTextContents()).toEqual([text.products, text.demo])

  const places = main(page).getByRole('figure').first()
  await places.getByText(text.renders, { exact: true }).waitFor()
  const pictures = places.locator('img')
  expect(await pictures.count()).toBe(4)
  const first = pictures.first()
  expect([await first.getAttribute('loading'), await first.getAttribute('fetchpriority')]).toEqual([null, 'high'])
  await expect.poll(() => fileNames(pictures)).toEqual(['720.avif', '320.avif', '320.avif', '320.avif'])
  expect(await first.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(600)
  for (const link of await places.getByRole('link').all())
    expect(await link.getAttribute('href')).toMatch(new RegExp(`^${text.prefix}/products\\?`))

  const shelves = main(page).getByRole('article').getByRole('link')
  expect(await shelves.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    ['/products', '/lpwan', '/esg-compliance', '/property-management'].map((path) => text.prefix + path),
  )

  const ways = main(page).getByRole('heading', { name: text.people }).locator('..').getByRole('link')
  expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split(':')[0]))).toEqual([
    'tel',
    'https',
    'mailto',
    `${text.prefix}/contact`,
    `${text.prefix}/support`,
  ])

  const closing = main(page).locator('section').last()
  await closing.getByText(text.promise).waitFor()
  for (const [name, path] of [
    [text.demo, '/demo'],
    [text.contact, '/contact'],
  ] as const) {
    expect(await closing.getByRole('link', { name }).getAttribute('href')).toBe(text.prefix + path)
  }
}

/** The question of each comes into the assistant's input, in view and focused. */
async function expectTopics(page: Page, home: keyof typeof texts): Promise<void> {
  const buttons = topicButtons(page, home)
  await expect.poll(() => buttons.count()).toBe(8)
  const input = page.getByLabel(texts[home].input)
  const questions = new Set<string>()
  for (const button of await buttons.all()) {
    const question = (await button.locator('span').textContent()) ?? ''
    await button.click()
    await expect.poll(() => input.inputValue()).toBe(question)
    expect(await input.evaluate((field) => field === document.activeElement)).toBe(true)
    const { top, bottom } = await input.evaluate((field) => field.getBoundingClientRect().toJSON())
    expect(top).toBeGreaterThan(64)
    expect(bottom).toBeLessThan(laptop.viewport.height)
    questions.add(question)
  }
  expect(questions.size).toBe(8)
}

const facetsSchema = z.object({
  facets: z.object({ category: z.array(z.object({ value: z.enum(categories), count: z.number() })) }),
})

describe('figures of the catalogue', () => {
  it('are those that the API counts, in the visitor’s currency', async () => {
    const answer = await app().app.inject('/api/v1/products?pageSize=1')
    const { facets } = facetsSchema.parse(answer.json())
    const counted = facets.category.filter(({ count }) => count > 0)
    const page = await visit('/en', { stored: { currency: 'USD' } })
    const figures = page.getByRole('region', { name: 'In the catalogue now' }).getByRole('link')
    await expect.poll(() => figures.count()).toBe(counted.length + 1)
    const shown = await figures.evaluateAll((links) =>
      links.map((link) => [link.getAttribute('href'), Number(link.querySelector('strong')?.textContent)]),
    )
    const total = counted.reduce((sum, { count }) => sum + count, 0)
    expect(total).toBe(sampleCount)
    expect(shown).toEqual([
      ['/en/products', total],
      ...counted.map(({ value, count }) => [`/en/products?category=${value}`, count]),
    ])
    await main(page).getByRole('definition').filter({ hasText: '$87.04' }).waitFor()
    await main(page).getByRole('definition').filter({ hasText: '$151.04' }).waitFor()
  })

  it('are left out where the API cannot be reached, and the rest of the page stands', { tags: ['night'] }, async () => {
    const page = await visit('/en', { before: cutApi, expectedErrors: failedRequests })
    await main(page).getByRole('article').first().waitFor()
    await expect.poll(() => page.locator('.home-counts-pending').count()).toBe(0)
    expect(await page.getByRole('region', { name: 'In the catalogue now' }).count()).toBe(0)
    expect(await main(page).getByRole('article').first().locator('dt').count()).toBe(0)
    expect(await topicButtons(page, '/en').count()).toBe(8)
  })
})

it('a question is asked and answered without a mouse; who wants motion sees it while waiting, who wants calm does not', {
  tags: ['night'],
}, async () => {
  const page = await visit('/en')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  for (let step = 0; step < 60 && !(await focused()).endsWith(texts['/en'].topic); step += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  const input = page.getByLabel('Your question')
  await expect.poll(() => input.inputValue()).toBe(texts['/en'].topic)
  await page.keyboard.type(' Thanks.')
  await page.keyboard.press('Enter')
  const answers = log(page).locator('.answer-text')
  await answers.waitFor()
  await expect.poll(() => input.evaluate((field) => field === document.activeElement)).toBe(true)

  for (const [reducedMotion, animation] of [
    ['reduce', 'none'],
    ['no-preference', 'thinking'],
  ] as const) {
    await page.emulateMedia({ reducedMotion })
    const answered = await answers.count()
    const { promise, resolve: letGo } = Promise.withResolvers<void>()
    await page.route('**/api/v1/chat', async (route) => {
      await promise
      await route.continue()
    })
    await input.fill('Hello')
    await page.keyboard.press('Enter')
    const dot = page.locator('.chat-thinking > span').first()
    await dot.waitFor()
    expect(await dot.evaluate((element) => getComputedStyle(element).animationName)).toBe(animation)
    letGo()
    await expect.poll(() => answers.count()).toBe(answered + 1)
    await page.unroute('**/api/v1/chat')
  }
})
