import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { setContent } from '#tests/api/content/content.ts'
import { expectAddress, failedRequests, goTo, resize, testSite } from './site.ts'

const { app, visit } = testSite()
const phone = { viewport: { width: 390, height: 844 } }

describe('routes', () => {
  it('says Oops! Page not found, with Return to Home', async () => {
    const page = await visit('/en/nowhere', { expectedErrors: failedRequests })
    await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expectAddress(page, '/en')
  })
})

describe('before the code of a page is here', () => {
  const holdCode = (page: Page, until: Promise<void>) =>
    page.route('**/assets/**/*.js', (route) => until.then(() => route.continue()))

  it('moving to it says so', async () => {
    const late = Promise.withResolvers<void>()
    const page = await visit('/en/products')
    const link = page.getByRole('banner').getByRole('link', { name: 'About', exact: true })
    await link.waitFor()
    await holdCode(page, late.promise)
    await link.click()
    const progress = page.getByRole('progressbar', { name: 'Loading' })
    await progress.waitFor()
    late.resolve()
    await expectAddress(page, '/en/about')
    await progress.waitFor({ state: 'detached' })
  })

  it('the admin’s page, not rendered, and a page that the server could not render, say that they are on their way', async () => {
    const page = await visit('about:blank', { undrawn: true })
    for (const path of ['/terms', '/admin/link']) {
      const late = Promise.withResolvers<void>()
      await holdCode(page, late.promise)
      const going = page.goto(path)
      const progress = page.getByRole('progressbar', { name: '載入中' })
      await progress.waitFor()
      expect(await page.getByRole('heading').count(), path).toBe(0)
      late.resolve()
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await progress.count(), path).toBe(0)
      await going
      await page.unroute('**/assets/**/*.js')
    }
  })

  it.each(['/terms', '/admin/link'])(
    '%s, not rendered, says in both languages that it needs code where there is none',
    async (path) => {
      const page = await visit(path, { javaScriptEnabled: false, undrawn: true })
      const [chinese, english] = await page.locator('noscript p').all()
      await chinese?.waitFor()
      expect(await chinese?.innerText()).toContain('請在瀏覽器開啟 JavaScript')
      expect(await english?.innerText()).toContain('Please switch it on in your browser')
      expect(await page.getByRole('progressbar').count()).toBe(0)
    },
  )
})

describe('language', () => {
  it('is Chinese by default, switches to the twin address and back, keeps the filters, and is stored', async () => {
    const page = await visit('/products?category=software')
    await page.getByRole('heading', { level: 1, name: '產品目錄' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('zh-HK')
    await page.getByRole('link', { name: 'Switch to English' }).click()
    await expectAddress(page, '/en/products?category=software')
    await page.getByRole('heading', { level: 1, name: 'Product catalogue' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'language')?.value).toBe('en')
    await page.getByRole('link', { name: '切換至繁體中文' }).click()
    await expectAddress(page, '/products?category=software')
    await page.getByRole('heading', { level: 1, name: '產品目錄' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('zh-TW')
  })

  it('follows the stored preference, and switches in place where an address without language speaks English', async () => {
    const page = await visit('/products', { stored: { language: 'en' } })
    await page.getByRole('heading', { level: 1, name: 'Product catalogue' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    await page.getByRole('link', { name: '切換至繁體中文' }).click()
    await page.getByRole('heading', { level: 1, name: '產品目錄' }).waitFor()
    await expectAddress(page, '/products')
  })
})

describe('the look', () => {
  it('of a component wins over the reset, whichever style sheet comes first', async () => {
    const page = await visit('/contact')
    const padding = await page
      .getByRole('textbox', { name: '電郵' })
      .evaluate((field) => getComputedStyle(field).paddingInlineStart)
    expect(padding).toBe('12px')
  })
})

describe('what stands around a page', () => {
  it('in Chinese: a bar that gains a shadow after 10 px, a chat of five messages, a brand that leads Home', async () => {
    const page = await visit('/products', { stored: { language: 'fr' } }) // which is no language, and ignored
    await page.getByRole('heading', { level: 1, name: '產品目錄' }).waitFor()
    await page.getByRole('heading', { name: '漏水感測器' }).waitFor()
    const shadow = () => page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).boxShadow)
    await page.evaluate(() => window.scrollTo(0, 10))
    expect(await shadow()).toBe('none')
    await page.evaluate(() => window.scrollTo(0, 11))
    await expect.poll(shadow).not.toBe('none')

    const button = page.getByRole('button', { name: '開啟對話（1 則新訊息）' })
    expect(await button.textContent(), 'a badge while the chat is closed').toBe('1')
    await button.click()
    const links = page.getByRole('region', { name: '港灣物聯' }).getByRole('link')
    await expect.poll(() => links.count()).toBe(5)
    expect(await links.first().getAttribute('href')).toBe(
      `https://wa.me/85230001234?text=${encodeURIComponent('我想了解產品價錢和供貨期')}`,
    )
    expect(await links.first().getAttribute('target')).toBe('_blank')
    await page.keyboard.press('Escape')
    await links.first().waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)

    await page.getByRole('banner').getByRole('link', { name: '港灣物聯' }).click()
    await expectAddress(page, '/')
  })

  it('in English, whatever is stored: twins for search engines, the footer, a chat that sends, categories, the brand', async () => {
    const socialLinks = [
      { name: { 'zh-TW': 'LinkedIn', en: 'LinkedIn' }, url: 'https://www.linkedin.com/company/quay' },
      { name: { 'zh-TW': 'WhatsApp', en: 'WhatsApp' }, url: 'https://wa.me/85223456789' },
    ]
    await setContent(app(), 'social', socialLinks)
    const page = await visit('/en/products', { stored: { language: 'zh-TW' } })
    await page.getByRole('heading', { level: 1, name: 'Product catalogue' }).waitFor()
    await expectTwins(page)
    await expectFooter(page, socialLinks)

    await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
    await page.getByRole('button', { name: /^Open chat/ }).click()
    const send = page.getByRole('button', { name: 'Send on WhatsApp' })
    expect(await send.isDisabled()).toBe(true)
    await page.getByLabel('Your message').fill('Hello & welcome')
    const [tab] = await Promise.all([page.context().waitForEvent('page'), send.click()])
    await expect.poll(() => tab.url()).toBe('https://wa.me/85230001234?text=Hello%20%26%20welcome')
    await tab.close()

    const banner = page.getByRole('banner')
    const demo = banner.getByRole('link', { name: 'Book a demo' })
    expect(await demo.getAttribute('href')).toBe('/en/demo')
    const button = page.getByRole('button', { name: 'Products', exact: true })
    await button.click()
    const link = banner.getByRole('link', { name: 'AI software' })
    await link.waitFor({ state: 'visible' })
    await page.keyboard.press('Escape')
    await link.waitFor({ state: 'hidden' })
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await send.isVisible(), 'Escape is for what was opened last').toBe(true)
    await page.keyboard.press('Escape')
    await send.waitFor({ state: 'hidden' })
    await button.click()
    await link.click()
    await expectAddress(page, '/en/products?category=software')
    await banner.getByRole('link', { name: 'Harbour IoT' }).click()
    await expectAddress(page, '/en')
    await expectEdges(page)
  })

  it('a chat button at the lower right that covers nothing that is read or pressed, and a menu on a phone that keeps focus in', async () => {
    const page = await visit('/en', {
      ...phone,
      stored: { comparedProducts: '["water-leak-sensor","parking-sensor"]' },
    })
    for (const path of ['/en', '/en/contact', '/en/products/water-leak-sensor', '/en/products']) {
      await goTo(page, path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      if (path === '/en/products') await page.getByRole('region', { name: 'To compare' }).waitFor()
      for (const width of [320, 390, 767, 768, 1024, 1280, 1407, 1408, 1440, 1920]) {
        await resize(page, { width, height: 800 })
        await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
        expect(await page.evaluate(coveredByChat), `${path} at ${width} px`).toEqual([])
        const { x = 0, y = 0, height = 0 } = (await page.locator('.chat-button').boundingBox()) ?? {}
        expect(x + height, `${path} at ${width} px`).toBeGreaterThan(width - 24)
        expect(y + height, `${path} at ${width} px`).toBeGreaterThan(800 - (path === '/en/products' ? 100 : 24))
      }
    }
    await page.setViewportSize(phone.viewport)
    await expectMenu(page)
  })

  it('follows the system theme until one is chosen, which is kept', async () => {
    const page = await visit('/en/products', { colorScheme: 'dark' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const dark = await background()
    const button = page.getByRole('button', { name: /^Theme/ })
    await button.click()
    await expect.poll(background).not.toBe(dark)
    await page.reload()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light')
    await button.click()
    await expect.poll(background).toBe(dark)
  })
})

async function expectTwins(page: Page): Promise<void> {
  const { origin } = new URL(page.url())
  const addressOf = (link: string) => page.locator(`link${link}`).getAttribute('href')
  expect(await addressOf('[rel=canonical]')).toBe(`${origin}/en/products`)
  expect(await addressOf('[hreflang=zh-HK]')).toBe(`${origin}/products`)
  expect(await addressOf('[hreflang=en]')).toBe(`${origin}/en/products`)
  expect(await addressOf('[hreflang=x-default]')).toBe(`${origin}/products`)
  expect(await page.title()).toBe('Product catalogue · Harbour IoT')
  expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/Asia-Pacific/)
}

/** Four columns of links, contact details, social links and seven countries. */
async function expectFooter(page: Page, socialLinks: { url: string }[]): Promise<void> {
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: '+852 3000 1234' }).waitFor()
  const columns = footer.getByRole('heading')
  expect(await columns.allTextContents()).toEqual(['Products', 'Solutions', 'Company', 'Help', 'Service areas'])
  const text = await footer.textContent()
  for (const country of ['Singapore', 'China', 'Japan', 'South Korea', 'Malaysia', 'Thailand', 'Vietnam']) {
    expect(text).toContain(country)
  }
  expect(text).toContain('within 24 hours')
  const links = footer.getByRole('list', { name: 'Social media' }).getByRole('link')
  const addresses = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(socialLinks.map(({ url }) => url))
  expect(await links.last().textContent()).toContain('WhatsApp')
  for (const path of ['case-studies', 'docs', 'support', 'careers', 'privacy', 'terms', 'solutions', 'lpwan']) {
    expect(await footer.locator(`a[href="/en/${path}"]`).count(), path).toBe(1)
  }
}

/** Where colours are forced, primary buttons and the chat button have an edge. */
async function expectEdges(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'See products and prices' }).first().waitFor()
  await page.emulateMedia({ forcedColors: 'active' })
  const buttons = [
    page.getByRole('link', { name: 'See products and prices' }).first(),
    page.getByRole('banner').getByRole('link', { name: 'Book a demo' }),
    page.getByRole('button', { name: /^Open chat/ }),
  ]
  for (const button of buttons) {
    const edge = () =>
      button.evaluate((element) => {
        const { borderTopColor, borderTopWidth, backgroundColor } = getComputedStyle(element)
        return { width: borderTopWidth, isSeen: borderTopColor !== backgroundColor }
      })
    await expect.poll(edge).toEqual({ width: '1px', isSeen: true })
  }
}

/** The menu of a phone keeps focus in, closes on Escape, and leads on. */
async function expectMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Menu' })
  await button.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.waitFor()
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    const inside = await menu.evaluate(
      (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
    )
    expect(inside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
  await button.click()
  await menu.getByRole('link', { name: 'ESG compliance' }).click()
  await expectAddress(page, '/en/esg-compliance')
  await menu.waitFor({ state: 'hidden' })
}

/**
 * In the page, scrolled to its end: texts and controls that the chat covers. On a phone its strip is opaque, and the page ends above it;
 * elsewhere nothing may stand in the button's columns, wherever the page is scrolled to.
 */
function coveredByChat(): string[] {
  const chat = document.querySelector('.chat')
  if (!chat) throw new Error('There is no chat button')
  const { left: ownLeft, right, top } = chat.getBoundingClientRect()
  const isPhone = innerWidth < 768
  const hasStrip = getComputedStyle(chat, '::before').display !== 'none' // as wide as the page
  const left = hasStrip && isPhone ? 0 : ownLeft
  const overlaps = (box: DOMRect) => box.width > 0 && box.right > left && box.left < right && box.bottom > top
  const stands = (box: DOMRect) => box.width > 0 && box.right > left && box.left < right
  const isCovered = isPhone ? overlaps : stands
  // what a gallery has scrolled out of sight has no place in the order of tabs
  const elements = [...document.querySelectorAll('a, button, input, select, textarea')].filter(
    (element) =>
      !element.closest('.chat, [tabindex="-1"]') &&
      element.checkVisibility() &&
      isCovered(element.getBoundingClientRect()),
  )
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode
    if (!textContent?.trim() || !parentElement?.checkVisibility() || parentElement.closest('.chat, .sr-only')) continue
    const range = document.createRange()
    range.selectNodeContents(walker.currentNode)
    if ([...range.getClientRects()].some(isCovered)) texts.push(textContent)
  }
  return [...texts, ...elements.map((element) => element.outerHTML)]
}

it.each([
  ['/en/products/water-leak-sensor', '**/api/v1/products/water-leak-sensor*', 'Loading product'],
  ['/en/quotes/some-token', '**/api/v1/quote-requests/**', 'Loading your request'],
])('%s has its heading while it is on the way', async (path, call, name) => {
  const page = await visit(path, {
    before: (opening) => opening.route(call, () => {}),
    expectedErrors: failedRequests,
  })
  await page.getByRole('heading', { level: 1, name }).waitFor()
})

it.each(['/en/about', '/en/products'])(
  '%s is shown as its code comes, without a pause that React makes',
  async (path) => {
    const page = await visit(path, { before: (opening) => opening.addInitScript(dropPauses) })
    await page.getByRole('heading', { level: 1 }).waitFor()
  },
)

/** In the page: what waits for up to 300 ms, as React does with what follows a fallback (its `FALLBACK_THROTTLE_MS`), never comes. */
function dropPauses() {
  const real = window.setTimeout.bind(window)
  const drop = (ms = 0) => ms > 10 && ms <= 300
  const patched = (work: () => void, ms?: number) => (drop(ms) ? 0 : real(work, ms))
  window.setTimeout = Object.assign(patched, window.setTimeout)
}
