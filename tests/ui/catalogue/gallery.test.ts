import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { ProductImage } from '#contract/catalogue/products.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { expectNoViolationsInThemes } from '../axe.ts'
import { failedRequests, testSite } from '../site.ts'

const { visit } = testSite()
const phone = { viewport: { width: 390, height: 844 } }
const sensor = '/en/products/parking-sensor'
const region = (page: Page) => page.getByRole('region', { name: 'Product pictures' })
const slides = (page: Page) => region(page).locator('.gallery-track > li')
const thumbnail = (page: Page, n: number) => region(page).getByRole('button', { name: `Show picture ${n}` })

const given = (name: string, given: Partial<ProductImage> = {}): ProductImage => ({
  url: `/given/${name}.png`,
  name,
  origin: 'given',
  alt: null,
  size: null,
  widths: [],
  ...given,
})

/** The parking sensor with these pictures; each is what its name says. */
function withPictures(images: ProductImage[]) {
  return async (page: Page) => {
    await page.route('**/api/v1/products/parking-sensor', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), images } })
    })
    await page.route('**/given/**', async (route) => {
      const name = route.request().url()
      if (name.includes('missing')) return route.fulfill({ status: 404 })
      if (name.includes('broken'))
        return route.fulfill({ contentType: 'image/png', body: Buffer.from(solidPng([1, 2, 3]).subarray(0, 30)) })
      const svg = (width: number, height: number) =>
        `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}"/></svg>`
      return route.fulfill({
        contentType: 'image/svg+xml',
        body: name.includes('upright') ? svg(900, 2400) : svg(1600, 1200),
      })
    })
  }
}

/** How far the picture that is seen is from the middle of the gallery's window. */
async function expectShown(page: Page, n: number) {
  await expect.poll(() => thumbnail(page, n).getAttribute('aria-pressed')).toBe('true')
  await expect
    .poll(() =>
      slides(page)
        .nth(n - 1)
        .evaluate((slide) => {
          const window = slide.parentElement?.getBoundingClientRect()
          return Math.abs(slide.getBoundingClientRect().left - (window?.left ?? 0))
        }),
    )
    .toBeLessThan(2)
}

describe('the gallery of a product', () => {
  it('asks for the first picture at once, in a kind and width that suit the screen, and for the others later; is seen in full', async () => {
    const page = await visit(sensor)
    const pictures = slides(page).locator('img')
    await expect.poll(() => pictures.count()).toBeGreaterThan(1)
    const said = await pictures.evaluateAll((all) =>
      all.map((one) => [one.getAttribute('loading'), one.getAttribute('fetchpriority')]),
    )
    expect(said[0]).toEqual([null, 'high'])
    expect(new Set(said.slice(1).map(String))).toEqual(new Set(['lazy,']))
    const first = pictures.first()
    await expect.poll(() => first.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/\/720\.avif$/)
    expect(await first.getAttribute('alt')).toBe(
      'A low, domed parking sensor with a ring of light on top and a black base',
    )
    expect([await first.getAttribute('width'), await first.getAttribute('height')]).toEqual(['1280', '960'])
    await region(page).getByText('Rendering', { exact: true }).waitFor()

    // seen in full, moves on there, and is left by Escape to where one was
    await region(page).getByRole('button', { name: 'Enlarge picture 1' }).click()
    const full = page.getByRole('dialog', { name: 'Product pictures' })
    await full.getByText(/^1 \/ \d · Rendering$/).waitFor()
    expect(await full.getByRole('button', { name: 'Previous picture' }).isDisabled()).toBe(true)
    await page.keyboard.press('ArrowRight')
    await full.getByText(/^2 \//).waitFor()
    const box = await full.getByRole('img').boundingBox()
    expect(box?.width).toBeGreaterThan(1000)
    expect(box?.y).toBeLessThan(60)
    await page.keyboard.press('Escape')
    await expect.poll(() => full.count()).toBe(0)
    await expectShown(page, 2)
    await region(page).getByRole('button', { name: 'Enlarge picture 2' }).click()
    await full.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => full.count()).toBe(0)
  })

  it('says in Chinese that it is drawn by a computer, and what it shows', async () => {
    const page = await visit('/products/parking-sensor')
    await region(page).page().getByText('電腦繪製示意圖').first().waitFor()
    await page.getByRole('img', { name: '低矮圓拱形的泊車感測器，頂部有一圈指示燈，底座為黑色' }).waitFor()
  })

  it('on a phone can be used by everybody, in both themes; moves by thumbnails, by arrow keys, and by a finger', async () => {
    const page = await visit(sensor, { ...phone, hasTouch: true })
    await expectShown(page, 1)
    await expectNoViolationsInThemes(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await thumbnail(page, 2).click()
    await expectShown(page, 2)
    await page.keyboard.press('ArrowLeft')
    await expectShown(page, 1)
    await page.keyboard.press('ArrowRight')
    await expectShown(page, 2)
    await thumbnail(page, 1).click()
    await expectShown(page, 1)
    // As a finger does: the browser scrolls, and snaps.
    const track = region(page).locator('.gallery-track')
    expect(await track.evaluate((element) => getComputedStyle(element).scrollSnapType)).toContain('mandatory')
    await track.evaluate((element) => element.scrollBy({ left: element.clientWidth * 0.8 }))
    await expectShown(page, 2)
  })

  it('keeps its place while pictures arrive', async () => {
    const page = await visit(sensor, {
      before: (opening) =>
        opening.addInitScript(() => {
          new PerformanceObserver((list) => {
            const moved = list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)
            document.documentElement.dataset.moved = String(Number(document.documentElement.dataset.moved ?? 0) + moved)
          }).observe({ type: 'layout-shift', buffered: true })
        }),
      undrawn: false,
    })
    const first = slides(page).locator('img').first()
    await expect
      .poll(() => first.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth))
      .toBeGreaterThan(0)
    expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.02)
  })
})

describe('pictures as they come', () => {
  it('a given one is named after its product, is not called a rendering, and stands alone without thumbnails', async () => {
    const page = await visit(sensor, { before: withPictures([given('front')]) })
    const picture = page.getByRole('img', { name: 'Parking Sensor' })
    await picture.waitFor()
    expect(await picture.getAttribute('src')).toBe('/given/front.png')
    expect(await region(page).getByText('Rendering').count()).toBe(0)
    expect(
      await region(page)
        .getByRole('button', { name: /^Show picture/ })
        .count(),
    ).toBe(0)
  })

  it('an upright one is shown as a whole, in a box no higher than others', async () => {
    const page = await visit(sensor, { before: withPictures([given('upright'), given('front')]) })
    const first = slides(page).first().locator('img')
    await expect.poll(() => first.evaluate((one: HTMLImageElement) => one.naturalHeight)).toBe(2400)
    expect(await first.evaluate((one) => getComputedStyle(one).objectFit)).toBe('contain')
    const box = await slides(page).first().boundingBox()
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(0.75, 1)
  })

  it('a missing one and a broken one are left out', async () => {
    const page = await visit(sensor, {
      before: withPictures([given('missing'), given('broken'), given('front')]),
      expectedErrors: failedRequests,
    })
    await expect.poll(() => slides(page).count()).toBe(1)
    expect(await slides(page).locator('img').getAttribute('src')).toBe('/given/front.png')
  })

  it.each([
    ['none at all', []],
    ['none that can be shown', [given('missing')]],
  ])('%s: the drawing of its kind', async (_what, images) => {
    const page = await visit(sensor, { before: withPictures(images), expectedErrors: failedRequests })
    await region(page).locator('.drawing').waitFor()
    expect(await region(page).locator('img').count()).toBe(0)
  })
})

describe('cards', () => {
  it('show the render in its smallest width, and the drawing where that cannot be had', async () => {
    const page = await visit('/en/products', phone)
    const picture = page.locator('.product-row img').first()
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.currentSrc)).toMatch(/\/320\.avif$/)
    const other = await visit('/en/products', {
      before: (opening) => opening.route('**/api/v1/images/**', (route) => route.fulfill({ status: 404 })),
      expectedErrors: failedRequests,
    })
    const first = other.locator('.product-row').first()
    await first.locator('.drawing').waitFor()
    expect(await first.locator('img').count()).toBe(0)
  })
})
