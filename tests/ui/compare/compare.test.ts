import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { cutApi, expectAddress, failedRequests, testSite } from '../site.ts'

const { app, visit } = testSite()
const three = '/en/compare?products=water-leak-sensor,parking-sensor,smart-energy-meter'

async function columns(page: Page): Promise<string[]> {
  return page.locator('.compare-name').allTextContents()
}
async function expectColumns(page: Page, names: string[]): Promise<void> {
  await expect.poll(() => columns(page)).toEqual(names)
}
/** A line's values, without the words for screen readers. */
async function line(page: Page, name: string): Promise<string[]> {
  const head = page.getByRole('rowheader', { name, exact: true })
  await head.waitFor()
  return head.locator('xpath=following-sibling::td').allTextContents()
}

/** Where each column begins, in pixels from the left. */
async function columnStarts(page: Page): Promise<number[]> {
  return page
    .locator('.compare thead :is(td, th)')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))
}

describe('products side by side', () => {
  it('are compared line by line, and what differs is marked in words too', async () => {
    const page = await visit(three)
    await expectColumns(page, ['Water Leak Sensor', 'Parking Sensor', 'Smart Energy Meter'])
    expect(await line(page, 'List price (differs)')).toEqual(['HK$1,180', 'HK$980', 'HK$1,580'])
    expect(await line(page, 'First-year total (differs)')).toEqual(['HK$1,180', 'HK$1,220', 'HK$1,580'])
    expect(await line(page, 'Connectivity (differs)')).toEqual(['LoRaWAN', 'NB-IoT SIM', 'LoRaWAN'])
    expect(await line(page, 'Stock (differs)')).toEqual([
      'In Stock - High120 units',
      'In Stock - Low8 units',
      'In Stock36 units',
    ])
    expect(await line(page, 'Range (differs)')).toEqual(['15 km', '10 km', '15 km'])
    expect(await line(page, 'Battery life (differs)')).toEqual(['10 years', '8 years', 'Not stated'])
    expect(await line(page, 'Category')).toEqual(['IoT hardware', 'IoT hardware', 'IoT hardware'])
  })

  it('speak the reader’s language and currency', async () => {
    const page = await visit('/compare?products=water-leak-sensor,parking-sensor', { stored: { currency: 'USD' } })
    await expectColumns(page, ['漏水感測器', '泊車感測器'])
    expect(await line(page, '首年總計 (不同)')).toEqual(['$151.04', '$156.16'])
    expect(await line(page, '電池壽命 (不同)')).toEqual(['10 年', '8 年'])
  })

  it('show their differences only, in the address', async () => {
    const page = await visit(three)
    await page.getByLabel('Differences only').check()
    await expectAddress(
      page,
      '/en/compare?products=water-leak-sensor,parking-sensor,smart-energy-meter&differences=only',
    )
    await expect.poll(() => page.getByRole('rowheader', { name: 'Category' }).count()).toBe(0)
    await page.getByRole('rowheader', { name: 'Range (differs)' }).waitFor()
    await page.reload()
    await page.getByRole('rowheader', { name: 'Range (differs)' }).waitFor()
    expect(await page.getByLabel('Differences only').isChecked()).toBe(true)
    expect(await page.getByRole('rowheader', { name: 'Category' }).count()).toBe(0)
  })

  it('are taken off and added by search; the address follows', async () => {
    const page = await visit(three)
    await page.getByRole('button', { name: 'Remove Parking Sensor' }).click()
    await expectColumns(page, ['Water Leak Sensor', 'Smart Energy Meter'])
    await expectAddress(page, '/en/compare?products=water-leak-sensor,smart-energy-meter')
    await page.getByRole('searchbox', { name: 'Search name, description or model' }).fill('platform')
    await page.getByRole('button', { name: 'Compare IoT Platform App' }).click()
    await expectColumns(page, ['Water Leak Sensor', 'Smart Energy Meter', 'IoT Platform App'])
    await expectAddress(page, '/en/compare?products=water-leak-sensor,smart-energy-meter,iot-platform-app')
    expect(await page.evaluate(() => localStorage.getItem('comparedProducts'))).toBe(
      '["water-leak-sensor","smart-energy-meter","iot-platform-app"]',
    )
  })

  it('are four at most: the first of the address, and none can be added', async () => {
    const page = await visit(`${three},iot-platform-app,additional-dashboard-app,water-leak-sensor`)
    await expectColumns(page, ['Water Leak Sensor', 'Parking Sensor', 'Smart Energy Meter', 'IoT Platform App'])
    await page.getByText('The address lists more than 4 products. These are the first 4.').waitFor()
    await page.getByText('There are 4 already. Remove one to add another.').waitFor()
    expect(await page.getByRole('searchbox').count()).toBe(0)
  })

  it('that are not there are said to be so, and can be taken off', async () => {
    const page = await visit('/en/compare?products=water-leak-sensor,no-such,%3Cb%3E', {
      expectedErrors: failedRequests,
    })
    await page.getByText('No longer sold, or mistyped: no-such, <b>').waitFor()
    await expectColumns(page, ['Water Leak Sensor'])
    await page.getByText('Add one more to see how they differ.').waitFor()
    await page.getByRole('button', { name: 'Remove from the comparison' }).click()
    await expectAddress(page, '/en/compare?products=water-leak-sensor')
  })

  it('can be tried again when the API cannot be reached', async () => {
    const page = await visit(three, { expectedErrors: failedRequests, before: cutApi })
    await page.getByText('Some products could not be loaded').waitFor()
    await page.unroute('**/api/**')
    await page.getByRole('button', { name: 'Try Again' }).click()
    await expectColumns(page, ['Water Leak Sensor', 'Parking Sensor', 'Smart Energy Meter'])
  })

  it('have their columns drawn while they are on the way', async () => {
    const answer = Promise.withResolvers<void>()
    const page = await visit(three, {
      before: (page) =>
        page.route('**/api/v1/products/*', async (route) => {
          await answer.promise
          await route.continue()
        }),
    })
    await page.getByText('Loading the products to compare').waitFor({ state: 'attached' })
    const waiting = await columnStarts(page)
    expect(waiting).toHaveLength(4)
    answer.resolve()
    await expectColumns(page, ['Water Leak Sensor', 'Parking Sensor', 'Smart Energy Meter'])
    expect(await columnStarts(page)).toEqual(waiting)
  })

  it('can be put into the quotation from there, and the address copied', async () => {
    const page = await visit(three, { permissions: ['clipboard-read', 'clipboard-write'] })
    await page.getByRole('button', { name: 'Add to quote: Parking Sensor' }).click()
    await page.getByRole('link', { name: 'View quote: Parking Sensor' }).waitFor()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Link copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })
})

describe('marking for comparison', () => {
  it('collects up to four in the catalogue, explains the limit, and leads to the comparison', async () => {
    const page = await visit('/en/products')
    const mark = (name: string) => page.getByRole('checkbox', { name: `Compare: ${name}` })
    await mark('Parking Sensor').check()
    const bar = page.getByRole('region', { name: 'To compare' })
    await bar.getByText('Mark one more to compare').waitFor()
    await mark('Water Leak Sensor').check()
    await bar.getByRole('link', { name: 'Compare 2' }).waitFor()
    await mark('Smart Energy Meter').check()
    await mark('IoT Platform App').check()
    await mark('Additional Dashboard App').click()
    await page.getByText('4 products at most: take one off first').waitFor()
    expect(await mark('Additional Dashboard App').isChecked()).toBe(false)
    await mark('Smart Energy Meter').uncheck()
    await page.reload()
    await bar.getByRole('link', { name: 'Compare 3' }).click()
    await expectAddress(page, '/en/compare?products=parking-sensor,water-leak-sensor,iot-platform-app')
    await expectColumns(page, ['Parking Sensor', 'Water Leak Sensor', 'IoT Platform App'])
    await page.goBack()
    await bar.getByRole('button', { name: 'Clear all' }).click()
    await expect.poll(() => bar.count()).toBe(0)
    expect(await mark('Parking Sensor').isChecked()).toBe(false)
  })

  it('works on the product too', async () => {
    const page = await visit('/products/parking-sensor', { stored: { comparedProducts: '["water-leak-sensor"]' } })
    await page.getByRole('checkbox', { name: '比較：泊車感測器' }).check()
    await page.getByRole('link', { name: '比較已選的 2 款產品' }).click()
    await expectAddress(page, '/compare?products=water-leak-sensor,parking-sensor')
  })

  it('is what an address without products compares; with nothing marked, it says how to begin', async () => {
    const marked = await visit('/en/compare', { stored: { comparedProducts: '["parking-sensor",7,""]' } })
    await expectAddress(marked, '/en/compare?products=parking-sensor')
    await marked.getByRole('button', { name: 'Remove Parking Sensor' }).click()
    await marked.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor()
    const empty = await visit('/en/compare')
    await empty.getByRole('heading', { name: 'Nothing to compare yet' }).waitFor()
    await empty.getByRole('button', { name: 'Compare Parking Sensor' }).click()
    await expectColumns(empty, ['Parking Sensor'])
  })
})

it('a product that was retired is said to be gone; a former address still leads to its product', async () => {
  const { database } = app().services
  const [sold, gone] = await writeProducts(database, [
    { name: '甲', nameEn: 'Sensor A' },
    { name: '乙', nameEn: 'Sensor B' },
  ])
  await writeProducts(database, [{ former: sold, name: '甲二', nameEn: 'Sensor A2' }])
  await retireProducts(database, gone ? [gone] : [])
  const page = await visit(`/en/compare?products=${sold?.slug},${gone?.slug}`, { expectedErrors: failedRequests })
  await page.getByText(`No longer sold, or mistyped: ${gone?.slug}`).waitFor()
  await expectColumns(page, ['Sensor A2'])
})
