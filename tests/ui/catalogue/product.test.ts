import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { shortLastLines } from '#tests/walk/last-lines.ts'
import { expectNoViolationsInThemes } from '../axe.ts'
import { expectLines } from '../quote/basket.ts'
import { cutApi, expectAddress, failedRequests, goTo, testSite } from '../site.ts'

const { app, visit } = testSite()

async function expectDatasheet(page: Page, name: RegExp, file: string): Promise<void> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).click()])
  expect(download.suggestedFilename()).toBe(file)
  expect((await readFile(await download.path())).toString('latin1', 0, 5)).toBe('%PDF-')
}

describe('/products/{slug}', () => {
  it('shows the way here, name, description, its datasheet and tags', async () => {
    const page = await visit('/products/water-leak-sensor')
    await page.getByRole('heading', { level: 1, name: '漏水感測器' }).waitFor()
    const way = page.getByRole('navigation', { name: '所在位置' })
    expect(await way.getByRole('listitem').allTextContents()).toEqual(['產品目錄', 'IoT 硬件', '漏水感測器'])
    await page.getByText('貼地安裝').waitFor()
    await expectDatasheet(page, /^規格書/, '漏水感測器 WL-01 產品規格書.pdf')
    await page.getByRole('link', { name: 'LoRaWAN', exact: true }).click()
    await expectAddress(page, '/products?tag=LoRaWAN')
  })

  it('speaks English under /en: price, specifications, features, its datasheet and three related products', async () => {
    const page = await visit('/en/products/water-leak-sensor')
    await page.getByRole('heading', { level: 1, name: 'Water Leak Sensor' }).waitFor()
    await page.getByText('Sits on the floor').waitFor()
    expect(await page.title()).toBe('Water Leak Sensor · Harbour IoT')
    await page.getByText('FREE', { exact: true }).waitFor() // where connectivity costs nothing
    await page.getByRole('heading', { name: 'Specifications' }).waitFor()
    await page.getByText('72 × 72 × 24 mm').waitFor()
    await page.getByText('Twin electrodes, 3 m rope optional').waitFor()
    await expectDatasheet(page, /^Datasheet/, 'Water Leak Sensor WL-01 Product datasheet.pdf')
    const related = page
      .locator('section', { has: page.getByRole('heading', { name: 'Related products' }) })
      .getByRole('link')
    expect(await related.count()).toBe(3)
    await related.first().click()
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: 'Water Leak' }).waitFor()
  })

  it('breaks the price down, leads to whoever sells, copies its address, and keeps the quote within reach', async () => {
    const page = await visit('/en/products/parking-sensor', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('term').filter({ hasText: 'First-year total' }).waitFor()
    const costs = page.locator('dl').first()
    expect(await costs.textContent()).toMatch(
      /Sensor hardwareHK\$980Annual licenceNot applicableConnectivity · NB-IoT SIMHK\$240\/yearFirst-year totalHK\$1,220/,
    )

    const main = page.getByRole('main')
    const addressOf = (name: RegExp) => main.getByRole('link', { name }).getAttribute('href')
    expect(await addressOf(/^Request a quote/)).toBe('/en/quote')
    expect(await addressOf(/^Book a demo/)).toBe('/en/demo?product=Parking+Sensor')
    expect(await addressOf(/^Ask an expert/)).toBe(
      'https://wa.me/85230001234?text=Hello%2C%20I%20would%20like%20to%20know%20more%20about%20the%20Parking%20Sensor.',
    )
    expect(await addressOf(/^\+852 3000 1234/)).toBe('tel:+85230001234')

    await page.getByRole('button', { name: 'Share' }).click() // in a browser that cannot
    await page.getByText('Link copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

    await page.setViewportSize({ width: 390, height: 844 })
    const bar = page.locator('.action-bar').getByRole('link', { name: 'Request a quote' })
    await bar.waitFor({ state: 'visible' })
    const box = await bar.boundingBox()
    expect(box && box.y + box.height, 'on a phone').toBeLessThanOrEqual(844)
  })

  it('converts a first year price by price, as the comparison does, and draws it', async () => {
    const page = await visit('/en/products/iot-platform-app', { stored: { currency: 'USD' } })
    await page.getByRole('term').filter({ hasText: 'First-year total' }).waitFor()
    // 12 × $51.07; HK$4,788 would be $612.86.
    expect(await page.locator('dl').first().textContent()).toMatch(
      /Sensor hardwareNot applicableAnnual licence\$612\.84\/yearConnectivity.*First-year total\$612\.84$/,
    )
    await page.goto('/en/compare?products=iot-platform-app,parking-sensor')
    const head = page.getByRole('rowheader', { name: 'First-year total', exact: true })
    await head.waitFor()
    expect(await head.locator('xpath=following-sibling::td').allTextContents()).toEqual(['$612.84', '$156.16'])

    await page.goto('/en/products/parking-sensor')
    await page.locator('.cost-bar').waitFor()
    const widths = page
      .locator('.cost-bar rect')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('width')))
    expect((await widths).map((width) => Number.parseFloat(width ?? '').toFixed(1))).toEqual(['80.3', '0.0', '19.7'])
  })

  it('says what is in stock, and claims only what the specifications bear out', async () => {
    const page = await visit('/en/products')
    for (const [slug, name, claims, ...inStock] of [
      ['water-leak-sensor', 'Water Leak Sensor', 'Save 40% 10 years 15 km IP67', 'In stock - high', '120 units'],
      ['smart-energy-meter', 'Smart Energy Meter', 'Save 40% 15 km IP51', 'In stock', '36 units'],
      ['parking-sensor', 'Parking Sensor', 'Save 40% 8 years 10 km IP68', 'In stock - low', '8 units'],
      ['9-in-1-indoor-air-quality-sensor', '9-in-1 Indoor Air Quality Sensor', 'Save 40% 3 years IP30'],
    ] as const) {
      await goTo(page, `/en/products/${slug}`)
      await page.getByRole('heading', { level: 1, name }).waitFor()
      const values = page.getByRole('region', { name: 'At a glance' }).locator('p:first-child + p')
      await values.first().waitFor()
      expect((await values.allTextContents()).join(' '), name).toBe(claims)
      const stock = page.getByRole('region', { name: 'Stock' })
      for (const text of inStock) await stock.getByText(text, { exact: true }).waitFor()
    }
  })

  it('says what a working system costs, opens what is in it, and adds all to the quotation', async () => {
    const page = await visit('/en/products/water-leak-sensor')
    await page.getByRole('heading', { level: 1, name: 'Water Leak Sensor' }).waitFor()
    await page.getByText('HI-WL-01').waitFor()
    await page.getByText('Against public list prices of comparable sensors').waitFor()
    const system = page.getByRole('group').filter({ hasText: 'A working system' })
    await system.getByText('from HK$8,648').waitFor()
    await system.getByText('with what it needs: Indoor LoRaWAN Gateway, IoT Platform App').click()
    const parts = await system.getByRole('listitem').allTextContents()
    expect(parts.map((part) => part.replaceAll(/\s+/g, ' '))).toEqual([
      '1 × Water Leak Sensor HK$1,180',
      '1 × Indoor LoRaWAN Gateway HK$2,680',
      '1 × IoT Platform App HK$399/month HK$4,788',
    ])
    await expectNoViolationsInThemes(page)
    await page.getByRole('button', { name: 'Add to quote: Water Leak Sensor' }).click()
    await system.getByRole('button', { name: 'Add all 3 to quote: Water Leak Sensor' }).click()
    await page.getByText('2 products were added to your quotation').waitFor()
    await system.getByRole('link', { name: 'View quote: Water Leak Sensor' }).click()
    await expectAddress(page, '/en/quote')
    await expectLines(page, [
      ['Water Leak Sensor', '1'],
      ['Indoor LoRaWAN Gateway', '1'],
      ['IoT Platform App', '1'],
    ])
    await goTo(page, '/en/products/iot-platform-app') // works alone
    await page.getByRole('heading', { level: 1, name: 'IoT Platform App' }).waitFor()
    expect(await page.getByText('A working system').count()).toBe(0)
  })

  it('says Product Not Found, with the way back', async () => {
    const page = await visit('/en/products/no-such-thing', { expectedErrors: failedRequests })
    await page.getByRole('heading', { level: 1, name: 'Product Not Found' }).waitFor()
    await page.getByRole('link', { name: 'Back to products' }).click()
    await expectAddress(page, '/en/products')
  })

  it('moves a former address to the present one', async () => {
    const page = await visit('/products/old-leak-sensor', {
      before: (opening) =>
        opening.route('**/api/v1/products/old-leak-sensor', async (route) => {
          await route.fulfill({ response: await route.fetch({ url: route.request().url().replace('old', 'water') }) })
        }),
    })
    await expectAddress(page, '/products/water-leak-sensor')
  })

  it('shows the product that this browser keeps when the API cannot be reached', { tags: ['night'] }, async () => {
    const page = await visit('/en/products', { expectedErrors: failedRequests })
    await page.getByRole('heading', { name: 'Parking Sensor' }).waitFor()
    await cutApi(page)
    await page.goto('/en/products/parking-sensor')
    await page.getByText(/The catalogue cannot be reached/).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Parking Sensor' }).waitFor()
  })

  it('offers to try again when the API cannot be reached and nothing is kept', { tags: ['night'] }, async () => {
    const page = await visit('/en/products/parking-sensor', { expectedErrors: failedRequests, before: cutApi })
    await page.getByRole('heading', { level: 1, name: 'This product could not be loaded' }).waitFor()
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await page.getByRole('heading', { level: 1, name: 'Parking Sensor' }).waitFor()
  })
})

describe('/products/{slug}: buttons', () => {
  it('open the system’s sheet where there is one, copy the address where that is refused, and say so where nothing can', {
    tags: ['night'],
  }, async () => {
    const page = await visit('/en/products/parking-sensor', { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.evaluate(() => {
      const reasons = [undefined, 'AbortError', 'NotAllowedError']
      const share = async ({ title = '', url = '' }: ShareData) => {
        document.documentElement.dataset.shared = `${title} ${url}`
        const reason = reasons.shift()
        if (reason) throw new DOMException('No', reason)
      }
      Object.defineProperty(navigator, 'share', { value: share, configurable: true })
    })
    const button = page.getByRole('button', { name: 'Share' })
    await button.click()
    await expect.poll(() => page.locator('html').getAttribute('data-shared')).toBe(`Parking Sensor ${page.url()}`)
    await button.click()
    expect(await page.getByText('Link copied').count()).toBe(0)
    await button.click()
    await page.getByText('Link copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

    await page.evaluate(() => {
      Reflect.deleteProperty(navigator, 'share')
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
    })
    await button.click()
    await page.getByText('Could not copy').waitFor()
  })
})

describe('a complete system', () => {
  const rows = (page: Page) =>
    page
      .getByRole('region', { name: /^(?:What it includes|由甚麼組成)$/ })
      .getByRole('row')
      .evaluateAll((found) => found.map((row) => [...row.children].map((cell) => cell.textContent?.trim()).join(' | ')))

  it('lists what it is made of, with prices of the day, and adds them up to its own price', async () => {
    const page = await visit('/en/products/car-park-guidance-system')
    await expect
      .poll(() => rows(page))
      .toEqual([
        'Part | Quantity | Unit price | Subtotal',
        'Parking SensorHI-PK-02 | 50 | HK$980connectivity HK$240/year | HK$49,000connectivity HK$12,000/year',
        'IoT Platform AppHI-SW-PLAT | 1 | HK$399/month | HK$399/month',
        'Additional Dashboard AppHI-SW-DASH | 1 | HK$299/month | HK$299/month',
      ])
    const sum = page.getByRole('region', { name: 'What it includes' })
    await sum.getByText('First-year total').locator('xpath=following-sibling::dd').getByText('HK$69,376').waitFor()
    await page.getByText('HK$69,376').nth(1).waitFor() // as the price above says
    expect(await sum.getByText('less').count()).toBe(0)
    await sum.getByRole('link', { name: 'Parking Sensor' }).click()
    await expectAddress(page, '/en/products/parking-sensor')
    await sum.waitFor({ state: 'detached' }) // the page that is left stays until the next one is drawn
  })

  it('a long name in Chinese leaves no sign to a line of its own', async () => {
    const page = await visit('/products/9-in-1-indoor-air-quality-sensor', { viewport: { width: 390, height: 800 } })
    expect((await shortLastLines(page)).filter((line) => line.startsWith('h1'))).toEqual([])
  })

  it('says which component is no longer sold, which never was, and what the system saves', async () => {
    const { database } = app().services
    const written = await writeProducts(database, [
      { name: 'Kit', sku: 'KIT', category: 'systems', msrp: '900', components: 'A: 4\nB: 1' },
      { name: 'Sensor', sku: 'A', msrp: '250' },
      { name: 'Gateway', sku: 'B', msrp: '500' },
    ])
    const page = await visit('/products/kit', { viewport: { width: 390, height: 800 } })
    await page.getByText('整套購買，首年少付 HK$600。').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    await expectNoViolationsInThemes(page)
    await retireProducts(database, written.slice(2))
    await writeProducts(database, [
      { former: written[0], name: 'Kit', sku: 'KIT', msrp: '900', components: 'A: 4\nB: 1\nC: 2' },
    ])
    await expect
      .poll(async () => {
        await page.reload()
        return rows(page)
      })
      .toEqual([
        '部分 | 數量 | 單價 | 小計',
        'SensorA | 4 | HK$250 | HK$1,000',
        '已停售B | 1 | — | —',
        '目錄沒有這個編號C | 2 | — | —',
      ])
    await page.getByText('未計 2 項沒有價格的部分。').waitFor()
  })
})
