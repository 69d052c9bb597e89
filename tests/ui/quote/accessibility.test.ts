import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { expectAccessible } from '../axe.ts'
import { goTo, resize, testSite } from '../site.ts'
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
  await fillInBuyer(page, { name: 'Name', email: 'Email' })
  await page.getByRole('button', { name: 'Send the request' }).click()
  await page.getByRole('heading', { name: 'We have your request' }).waitFor()
}

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

/** Axe finds nothing; on a phone of 360 px nothing scrolls sideways, and targets are of 44 px. */
async function expectUsable(page: Page): Promise<void> {
  await resize(page, { width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await smallTargets(page)).toEqual([])
  await resize(page, { width: 1280, height: 720 })
  await expectAccessible(page)
}

it('axe finds nothing in the quotation, what follows it, its link, and the catalogue with products marked; on a phone nothing scrolls sideways, and targets are of 44 px', async () => {
  const page = await visit('/en/quote', { hasTouch: true, stored })
  await openQuotation(page)
  await expectUsable(page)
  await sendQuotation(page)
  await expectUsable(page)
  await page.getByRole('link', { name: 'Follow my request' }).click()
  await page.getByRole('table').waitFor()
  await expectUsable(page)

  await goTo(page, '/en/products')
  await page.getByRole('region', { name: 'To compare' }).waitFor()
  await expectAccessible(page)
  await resize(page, { width: 360, height: 740 })
  await goTo(page, '/products')
  await page.getByRole('link', { name: '比較 2 款' }).waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

it('nor in the comparison, with products and without', async () => {
  const page = await visit(`${comparison},one-more`, { hasTouch: true })
  await page.getByRole('rowheader', { name: 'Range' }).waitFor()
  await page.getByText('Only for Water Leak Sensor').click()
  await expectUsable(page)
  await goTo(page, '/en/compare')
  await page.getByRole('button', { name: 'Compare Parking Sensor' }).waitFor()
  await expectAccessible(page)
})
