import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { expectAccessible } from '../axe.ts'
import { drawnPage, expectAddress, goTo, testSite } from '../site.ts'

const { app, visit } = testSite()

const laptop = { viewport: { width: 1440, height: 900 } }
const phone = { viewport: { width: 320, height: 740 }, hasTouch: true }

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })

/** Each view, and what it is called in both languages. */
const views = [
  ['', '各層現況', 'Floor by floor'],
  ['?floor=5', '5 樓 · 貿易公司', '5/F · Trading company'],
  ['?floor=B1', '地庫 1 · 停車場', 'B1 · Car park'],
  ['?device=1-air', '室內空氣感測器 · 1 樓', 'Air sensor · 1/F'],
  ['?device=B2-03', '車位 B2-03 · 地庫 2', 'Bay B2-03 · B2'],
  ['?view=orders', '工單', 'Work orders'],
  ['?view=report', '2026 年 10 月報告', 'Report for October 2026'],
] as const

describe('the views', () => {
  it('lead from the building to a floor to a device, and back by the browser’s button; an address that makes no sense is answered with one that does', async () => {
    const page = await visit('/en/live-demo', laptop)
    const main = page.getByRole('main')
    await main.getByRole('link', { name: /^5\/F\s*Trading/ }).click()
    await expectAddress(page, '/en/live-demo?floor=5')
    await heading(page, '5/F · Trading company').waitFor()
    await main.getByRole('link', { name: /^Leak sensor · server room/ }).click()
    await expectAddress(page, '/en/live-demo?device=5-leak')
    await heading(page, 'Leak sensor · server room · 5/F').waitFor()
    for (const fact of [/^\d+%, about \d\.\d years left$/, /^-\d+ dBm, (?:strong|fair|weak)$/, /(?:min|h) ago$/]) {
      await main.locator('dd').getByText(fact).waitFor()
    }
    await main.getByRole('img', { name: 'Last 24 hours: Wet for 0% of the time, now Dry.' }).waitFor()
    await page.goBack()
    await heading(page, '5/F · Trading company').waitFor()
    await page.goBack()
    await heading(page, 'Floor by floor').waitFor()
    await page.goForward()
    await heading(page, '5/F · Trading company').waitFor()
    await main.getByRole('link', { name: 'Floor below: 4/F' }).click()
    await heading(page, '4/F · Software company').waitFor()

    for (const [query, name] of [
      ['floor=99', 'Floor by floor'],
      ['floor=5&device=nothing&view=report', '5/F · Trading company'],
      ['device=..%2F', 'Floor by floor'],
      ['floor=4', '4/F · Software company'],
      ['view=%00', 'Floor by floor'],
    ] as const) {
      const address = `/en/live-demo?${query}`
      await goTo(page, address)
      await heading(page, name).waitFor()
      expect(await drawnPage(page, address), 'as it is drawn').toContain(`>${name}</h2>`)
    }
  })

  it('are rendered before any code runs, with what would be seen and the ways on', async () => {
    const page = await visit('/en/live-demo', { javaScriptEnabled: false })
    const main = page.getByRole('main')
    await main.getByText('Scripts do not run in your browser', { exact: false }).waitFor()
    expect(await main.getByRole('button').filter({ visible: true }).count()).toBe(0)
    for (const address of ['/en/demo', '/en/builder']) {
      expect(await main.locator(`a[href="${address}"]`).count()).toBe(1)
    }
    await main.getByRole('link', { name: /^5\/F\s*Trading/ }).click()
    await main.getByRole('heading', { level: 2, name: '5/F · Trading company' }).waitFor()
    await main.getByRole('link', { name: 'Monthly report' }).click()
    await main.getByRole('heading', { level: 2, name: 'Report for October 2026' }).waitFor()
  })

  it('can be used by everybody, in both themes, and keep what has happened while the reader goes from one to another', async () => {
    const page = await visit('/live-demo', laptop)
    for (const [query, name] of views) {
      await goTo(page, `/live-demo${query}`)
      await heading(page, name).waitFor()
      await expectAccessible(page, 'main')
    }

    await goTo(page, '/live-demo')
    const main = page.getByRole('main')
    await main.getByRole('button', { name: '讓一層漏水' }).click()
    await main.getByRole('link', { name: /^5 樓\s*貿易/ }).click()
    const sensor = main.getByRole('link', { name: /^漏水感測器/ })
    await sensor.getByText('有水').waitFor()
    await sensor.click()
    await main.getByRole('link', { name: /工單 1043/ }).click()
    await page.getByRole('heading', { name: '工單 1043 未完成' }).waitFor()
  })

  it('can be used on a phone', async () => {
    const page = await visit('/en/live-demo', phone)
    for (const [query, , name] of views) {
      await goTo(page, `/en/live-demo${query}`)
      await heading(page, name).waitFor()
      await expectAccessible(page, 'main')
    }
    await page.getByRole('button', { name: 'Trigger a leak' }).click()
    await page.getByRole('link', { name: /^Work orders.*1/ }).waitFor() // wider by its mark
    await expectAccessible(page, 'main')
  })
})

it('the report adds up on the screen, and goes to paper alone, on one sheet or two', async () => {
  const page = await visit('/en/live-demo?view=report', laptop)
  const table = page.getByRole('table', { name: 'By floor and tenant' })
  const energies = await table.getByRole('row').locator('td:nth-of-type(1)').allTextContents()
  const numbers = energies.map((text) => Number(text.replace(',', '')))
  const [whole = 0, ...floors] = numbers.toReversed()
  expect(floors).toHaveLength(12)
  expect(Math.abs(floors.reduce((sum, one) => sum + one, 0) - whole)).toBeLessThanOrEqual(6) // each is rounded
  await page.getByText('until 28 Oct, 08:00', { exact: false }).waitFor()

  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print' }).click()
  expect(await page.locator('body[data-printed]').count()).toBe(1)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(false)
  expect(await page.getByRole('button', { name: 'Trigger a leak' }).isVisible()).toBe(false)
  expect(await table.isVisible()).toBe(true)
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/g)
  expect(sheets?.length).toBeLessThanOrEqual(2)
})

it('property management, the menu and each software product lead there', async () => {
  const software = { name: 'Test Platform', category: 'software', msrp: '399/month' } as const
  const [product] = await writeProducts(app().services.database, [software])
  const page = await visit('/en/property-management')
  await page.getByRole('main').getByRole('link', { name: 'Try the platform on a simulated building' }).waitFor()
  expect(await page.locator('header a[href="/en/live-demo"], footer a[href="/en/live-demo"]').count()).toBeGreaterThan(
    0,
  )
  await goTo(page, `/en/products/${product?.slug}`)
  await page.getByRole('main').getByRole('link', { name: 'Try it now' }).click()
  await page.getByRole('heading', { level: 1, name: 'A simulated building, and you are on duty' }).waitFor()
})
