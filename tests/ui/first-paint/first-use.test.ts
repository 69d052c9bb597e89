import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { unlimited } from '#tests/support/limits.ts'
import { leakSensor } from '../quote/basket.ts'
import { expectAddress, failedRequests, testSite } from '../site.ts'

const { visit } = testSite({}, { limits: unlimited })

const product = `/en/products/${leakSensor.slug}`
const codeOf = { list: /\/assets\/ProductsPage-/, product: /\/assets\/ProductPage-/ }

/** Opens an address and keeps what matches from coming, until it is let go. */
async function held(address: string, code: RegExp): Promise<{ page: Page; letGo: () => void; asked: string[] }> {
  let letGo = () => {}
  const coming = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const asked: string[] = []
  const page = await visit(address, {
    unused: true,
    undrawn: false,
    before: (page) =>
      page.route(code, async (route) => {
        asked.push(route.request().url())
        await coming
        await route.continue()
      }),
  })
  return { page, letGo, asked }
}

const framed = (page: Page) => page.locator('html[data-framed]').waitFor({ state: 'attached' })
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
const addToQuote = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add to quote/ })
    .first()
const quoted = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Quotation (1 item)' })

describe('a page that the server drew', () => {
  it('has its own code once somebody moves on it, and not before', async () => {
    const page = await visit(product, { unused: true })
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await framed(page)
    await page.waitForLoadState('networkidle')
    expect(asked.filter((url) => codeOf.product.test(url))).toEqual([])
    expect(await page.locator('html[data-hydrated]').count()).toBe(0)
    await page.mouse.move(200, 200)
    await hydrated(page)
    expect(asked.filter((url) => codeOf.product.test(url))).toHaveLength(1)
  })

  it('carries out what was pressed on it before its code was there, once', async () => {
    const { page, letGo, asked } = await held(product, codeOf.product)
    await framed(page)
    await addToQuote(page).click()
    await expect.poll(() => asked).toHaveLength(1)
    letGo()
    await quoted(page).waitFor()
    expect(await page.evaluate(() => localStorage.quoteBasket)).toMatch(/"quantity":1\b/)
  })

  it('has its bar work meanwhile, and does nothing there twice', async () => {
    const { page, letGo } = await held(product, codeOf.product)
    await framed(page)
    const theme = page.getByRole('banner').getByRole('button', { name: /theme/i })
    await theme.click()
    const chosen = await page.evaluate(() => localStorage.theme)
    expect(chosen).toBeDefined()
    letGo()
    await hydrated(page)
    expect(await page.evaluate(() => localStorage.theme)).toBe(chosen)
  })

  it('leads on by its links and those of the bar while its code is on the way', async () => {
    const { page } = await held('/en/products', codeOf.list)
    await framed(page)
    await page.getByRole('main').getByRole('link', { name: 'Parking Sensor', exact: true }).click()
    await expectAddress(page, '/en/products/parking-sensor')
    await page.goBack()
    await framed(page)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click()
    await page.getByRole('heading', { level: 1, name: 'Get in Touch' }).waitFor()
    await expectAddress(page, '/en/contact')
  })

  it('can be read on where its code did not come; says so once something is pressed, and comes anew', async () => {
    let isCut = true
    const page = await visit(product, {
      unused: true,
      undrawn: false,
      expectedErrors: /Failed to load resource|could not be loaded|Minified React error/,
      before: (page) => page.route(codeOf.product, (route) => (isCut ? route.abort() : route.continue())),
    })
    await framed(page)
    const failed = page.waitForEvent('requestfailed', (request) => codeOf.product.test(request.url()))
    await Promise.all([failed, page.mouse.move(200, 200)])
    await page.waitForLoadState('networkidle')
    await page.getByRole('heading', { level: 1, name: 'Water Leak Sensor' }).waitFor()
    await addToQuote(page).click()
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor()
    isCut = false
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Water Leak Sensor' }).waitFor()
    await addToQuote(page).click()
    await quoted(page).waitFor()
  })
})

describe('its code comes without being asked for', () => {
  it.each<[why: string, address: string, stored: Record<string, string>]>([
    ['to who has chosen a currency', product, { currency: 'USD' }],
    ['where a place in it is meant', '/en/support#top', {}],
    ['where it moves by itself', '/en/live-demo', {}],
  ])('%s', async (_why, address, stored) => {
    const page = await visit(address, { unused: true, stored })
    await hydrated(page)
    expect(await page.locator('html[data-used]').count()).toBe(0)
  })

  it('where a picture did not come, which something else then stands for', async () => {
    const page = await visit(product, {
      unused: true,
      undrawn: false,
      expectedErrors: failedRequests,
      before: (page) =>
        page.route(/\/(?:api\/v1\/images|renders|assets)\/.*\.(?:avif|webp|png|jpg)/, (route) => route.abort()),
    })
    await hydrated(page)
    await page.getByRole('main').locator('svg').first().waitFor()
  })
})
