import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { expectAccessible } from '../axe.ts'
import { testSite } from '../site.ts'
import { fillInBuyer, leakSensor, parkingSensor, platform, storedBasket } from './basket.ts'

const { app, visit } = testSite()
beforeAll(() => leaveTheSix(app()))

const comparison = '/en/compare?products=water-leak-sensor,parking-sensor,smart-energy-meter,iot-platform-app'
const stored = {
  ...storedBasket([leakSensor, { ...parkingSensor, listPrice: 900 }, platform, { slug: 'gone-thing' }]),
  comparedProducts: '["parking-sensor","water-leak-sensor"]',
}

/** The quotation with everything in it: remarks, a line removed, a list checked, fields refused. */
async function openQuotation(page: Page): Promise<void> {
  await page.getByText('no longer sold', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Remove IoT Platform App' }).click()
  await page.getByLabel('SKU and quantity').fill('HI-AQ-09, 2\nNOPE, 1')
  await page.getByRole('button', { name: 'Check the list' }).click()
  await page.getByRole('button', { name: 'Add 1 product' }).waitFor()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await page.getByText('Please fill this in.').first().waitFor()
}

async function sendQuotation(page: Page): Promise<void> {
  await fillInBuyer(page, { name: 'Name', email: 'E-mail' })
  await page.getByRole('button', { name: 'Send the request' }).click()
  await page.getByRole('heading', { name: 'We have your request' }).waitFor()
}

describe('axe finds nothing', () => {
  it('in the quotation, what follows it, and its link', async () => {
    const page = await visit('/en/quote', { stored })
    await openQuotation(page)
    await expectAccessible(page)
    await sendQuotation(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Follow it' }).click()
    await page.getByRole('table').waitFor()
    await expectAccessible(page)
  })

  it('in the comparison, with products and without', async () => {
    const page = await visit(`${comparison},one-more`)
    await page.getByRole('rowheader', { name: 'Range' }).waitFor()
    await page.getByText('Only for Water Leak Sensor').click()
    await expectAccessible(page)
    const empty = await visit('/en/compare')
    await empty.getByRole('button', { name: 'Compare Parking Sensor' }).waitFor()
    await expectAccessible(empty)
  })

  it('in the catalogue with products marked', async () => {
    const page = await visit('/en/products', { stored })
    await page.getByRole('region', { name: 'To compare' }).waitFor()
    await expectAccessible(page)
  })
})

/** Whatever can be pressed in the page and is lower than a finger wants. */
async function smallTargets(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('a, button, select, input, textarea, label:has(input[type=checkbox])')
    .filter({ visible: true })
    .evaluateAll((elements) =>
      elements
        .filter(
          (element) =>
            !element.closest('label:has(input[type=checkbox]) > *, h3, p, th[scope=row], [aria-hidden], .compare-name'),
        )
        .filter((element) => element.getBoundingClientRect().height < 44)
        .map((element) => element.outerHTML),
    )
}

describe('on a phone of 360 px', () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true }
  const width = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth)

  it('the quotation and its link do not scroll sideways, and its targets are of 44 px', async () => {
    const page = await visit('/en/quote', { ...phone, stored })
    await openQuotation(page)
    expect(await width(page)).toBe(360)
    expect(await smallTargets(page)).toEqual([])
    await sendQuotation(page)
    expect(await width(page)).toBe(360)
    await page.getByRole('link', { name: 'Follow it' }).click()
    await page.getByRole('table').waitFor()
    expect(await width(page)).toBe(360)
    expect(await smallTargets(page)).toEqual([])
  })

  it('the comparison does not scroll sideways, and its targets are of 44 px', async () => {
    const page = await visit(comparison, phone)
    await page.getByRole('rowheader', { name: 'Range' }).waitFor()
    expect(await width(page)).toBe(360)
    expect(await smallTargets(page)).toEqual([])
  })

  it('the catalogue with products marked does not scroll sideways', async () => {
    const page = await visit('/products', { ...phone, stored })
    await page.getByRole('link', { name: '比較 2 款' }).waitFor()
    expect(await width(page)).toBe(360)
  })
})
