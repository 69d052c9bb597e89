import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { list, retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { leaveTheSix } from '#tests/support/catalogue/samples.ts'
import { cutApi, expectAddress, failedRequests, goTo, testSite } from '../site.ts'

const { app, visit } = testSite()
beforeAll(() => leaveTheSix(app()))

const three = '/en/compare?products=water-leak-sensor,parking-sensor,smart-energy-meter'

async function columns(page: Page): Promise<string[]> {
  return page.locator('.compare-name').allTextContents()
}
async function expectColumns(page: Page, names: string[]): Promise<void> {
  await expect.poll(() => columns(page)).toEqual(names)
}
/** A line's values, without the words for screen readers; figures and units, which stay on one line, as with an ordinary space. */
async function line(page: Page, name: string): Promise<string[]> {
  const head = page.getByRole('rowheader', { name, exact: true })
  await head.waitFor()
  const texts = await head.locator('xpath=following-sibling::td').allTextContents()
  return texts.map((text) => text.replaceAll('\u00a0', ' '))
}

/** Headings of the groups, in order. */
async function groups(page: Page): Promise<string[]> {
  return page.locator('.compare th[scope=rowgroup]').allTextContents()
}

/** What is said of each product above the table: its heading, and each line by its name and value. */
async function advantages(page: Page): Promise<string[][]> {
  const products = page.getByRole('region', { name: 'At a glance' }).locator(':scope > ul > li')
  return products.evaluateAll((items) =>
    items.map((item) =>
      [...item.querySelectorAll('p, li')].map((line) => Object(line).innerText.split('\n')[0].trim()),
    ),
  )
}

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true }

/** Where each column begins, in pixels from the left. */
async function columnStarts(page: Page): Promise<number[]> {
  return page
    .locator('.compare thead tr:first-child > *')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)))
}

describe('products side by side', () => {
  it('are compared line by line in groups; put into the quotation, copied as an address, taken off and added', async () => {
    const page = await visit(three, { permissions: ['clipboard-read', 'clipboard-write'] })
    await expectColumns(page, ['Water Leak Sensor', 'Parking Sensor', 'Smart Energy Meter'])
    // what is equal says so, what is better says why
    expect(await line(page, 'List price')).toEqual(['HK$1,180', 'HK$980Best: costs less', 'HK$1,580'])
    expect(await line(page, 'First-year total')).toEqual([
      'HK$1,180Best: costs less in the first year',
      'HK$1,220',
      'HK$1,580',
    ])
    expect(await line(page, 'A working system')).toEqual([
      'Price on request', // its gateway is not sold here
      'from HK$6,008',
      'Price on request',
    ])
    expect(await line(page, 'Connectivity')).toEqual(['LoRaWAN', 'NB-IoT SIM', 'LoRaWAN'])
    expect(await line(page, 'Stock')).toEqual(['In stock - high120 units', 'In stock - low8 units', 'In stock36 units'])
    expect(await line(page, 'Range')).toEqual(['15 kmBest: reaches further', '10 km', '15 kmBest: reaches further'])
    expect(await line(page, 'Battery life')).toEqual([
      '10 yearsBetter: fewer visits to change batteries',
      '8 years',
      'Not stated',
    ])
    expect(await line(page, 'Category Same')).toEqual(['IoT hardware', 'IoT hardware', 'IoT hardware'])
    expect(await groups(page)).toEqual([
      'Price and availability',
      'Radio',
      'Power',
      'Environment',
      'Measurement',
      'Mechanics',
      'Other',
    ])
    expect(await page.getByText(/differ, /).textContent()).toBe('20 differ, 2 the same, 10 listed for one only')

    await page.getByRole('button', { name: 'Add to quote: Parking Sensor' }).click()
    await page.getByRole('link', { name: 'View quote: Parking Sensor' }).waitFor()
    await page.getByRole('button', { name: 'Copy link' }).click()
    await page.getByText('Link copied').waitFor()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())

    await page.getByLabel('Hide what is the same').check()
    await expectAddress(
      page,
      '/en/compare?products=water-leak-sensor,parking-sensor,smart-energy-meter&differences=only',
    )
    await expect.poll(() => page.getByRole('rowheader', { name: 'Category' }).count()).toBe(0)
    await page.getByRole('rowheader', { name: 'Range' }).waitFor()
    await page.reload()
    await page.getByRole('rowheader', { name: 'Range' }).waitFor()
    expect(await page.getByLabel('Hide what is the same').isChecked()).toBe(true)
    expect(await page.getByRole('rowheader', { name: 'Category' }).count()).toBe(0)

    await page.getByLabel('Hide what is the same').uncheck()
    await expectAddress(page, '/en/compare?products=water-leak-sensor,parking-sensor,smart-energy-meter')
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

  it('speak the reader’s language and currency', async () => {
    const page = await visit('/compare?products=water-leak-sensor,parking-sensor', { stored: { currency: 'USD' } })
    await expectColumns(page, ['漏水感測器', '泊車感測器'])
    expect(await line(page, '首年總計')).toEqual(['$151.04較佳：首年花費較少', '$156.16'])
    expect(await line(page, '電池壽命')).toEqual(['10 年較佳：少換電池，少上門', '8 年'])
  })

  it('begin with which is better for what, by price and measured lines alone', async () => {
    const page = await visit('/en/compare?products=water-leak-sensor,parking-sensor')
    const glance = page.getByRole('region', { name: 'At a glance' })
    await glance.getByText('They do different jobs (Leak detection, Parking): choose by the job first.').waitFor()
    expect(await advantages(page)).toEqual([
      [
        'Water Leak Sensor is better for',
        'First-year total HK$1,180',
        'Battery life 10 years',
        'Range 15 km',
        'Weight 95 g',
        'Lead time 5 days',
      ],
      ['Parking Sensor is better for', 'List price HK$980', 'Operating temperature -30 to 75 °C', 'Protection IP68'],
    ])

    // of different categories there is no cheaper one; two that cannot be ranked say so
    await goTo(page, '/en/compare?products=water-leak-sensor,iot-platform-app')
    await glance
      .getByText('These are different kinds of product (IoT hardware, AI software), so their prices are not ranked.')
      .waitFor()
    await glance.getByText('Nothing here makes one better than another').waitFor()
    expect(await line(page, 'List price')).toEqual(['HK$1,180', 'HK$399/month'])

    // four at most: the first of the address, and none can be added
    await goTo(page, `${three},iot-platform-app,additional-dashboard-app,water-leak-sensor`)
    await expectColumns(page, ['Water Leak Sensor', 'Parking Sensor', 'Smart Energy Meter', 'IoT Platform App'])
    await page.getByText('The address lists more than 4 products. These are the first 4.').waitFor()
    await page.getByText('There are 4 already. Remove one to add another.').waitFor()
    expect(await page.getByRole('searchbox').count()).toBe(0)
  })

  it('meet by what a line says, in one unit, whatever it is called; what one alone lists is folded and counted', async () => {
    await writeProducts(app().services.database, [
      { name: '甲', nameEn: 'A', specificationsEn: 'Radio range: 15 km\nWeight: 350 g\nColour: white\nFinish: matt' },
      { name: '乙', nameEn: 'B', specificationsEn: 'Wireless distance: 800 m\nNet weight: 1.2 kg\nColour: black' },
    ])
    const page = await visit('/en/compare?products=a,b')
    expect(await line(page, 'Range')).toEqual(['15 kmBetter: reaches further', '0.8 kmlisted as 800 m'])
    expect(await line(page, 'Weight')).toEqual(['350 gBetter: lighter to mount', '1200 glisted as 1.2 kg'])
    expect(await line(page, 'Colour')).toEqual(['white', 'black'])
    const fold = page.getByText('Only for A: 1')
    expect(await page.getByText('Finish').isVisible()).toBe(false)
    await fold.focus()
    await page.keyboard.press('Enter')
    await page.getByText('matt').waitFor()
  })

  it('of two specifications and of 300, with a long name, without pictures and without English, keep their columns', async () => {
    const many = Array.from({ length: 300 }, (_, index) => `Value ${index}: ${index} mm`).join('\n')
    await writeProducts(app().services.database, [
      { name: '短', specifications: '通訊距離: 2 km\n顏色: 白' },
      {
        name: '長',
        nameEn: `${'Verylongname'.repeat(20)}`,
        specificationsEn: `Range: 3 km\n${many}`,
        specifications: many,
      },
    ])
    const { items } = await list(app(), { sort: 'createdAt' })
    const page = await visit(`/en/compare?products=${items.map(({ slug }) => slug).join(',')}`, phone)
    expect(await line(page, 'Range')).toEqual(['2 km', '3 kmBetter: reaches further'])
    await page.getByText(/: 300$/).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
    expect(
      await page
        .locator('.compare-name')
        .last()
        .evaluate((name) => name.getBoundingClientRect().height),
    ).toBeLessThan(70)
    expect(await page.getByRole('rowheader').count()).toBeLessThan(12)
  })

  it('are a table that is read without scripts', async () => {
    const page = await visit(three, { javaScriptEnabled: false })
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'Water Leak SensorWL-01',
      'Parking SensorPK-02',
      'Smart Energy MeterEM-03',
    ])
    expect(await line(page, 'Protection')).toEqual(['IP67', 'IP68Best: keeps out more dust or water', 'IP51'])
    expect(await page.getByRole('table').locator('th[scope=row]').count()).toBeGreaterThan(10)
    await page.getByText('Only for Water Leak Sensor: 3').click()
    await page.getByText('72 × 72 × 24 mm').waitFor()
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
    // drawn, and not hidden by React while something else of the page is on the way
    let waiting: number[] = []
    const shown = async () => {
      waiting = await columnStarts(page)
      return waiting.filter((start) => start > 0).length
    }
    await expect.poll(shown).toBe(4)
    answer.resolve()
    await expectColumns(page, ['Water Leak Sensor', 'Parking Sensor', 'Smart Energy Meter'])
    expect(await columnStarts(page)).toEqual(waiting)
  })
})

describe('on a phone', () => {
  it('two stand side by side without scrolling sideways, with their names in view; which two can be chosen; all are printed', async () => {
    const page = await visit(three, phone)
    const seen = () => page.locator('.compare-name').filter({ visible: true }).allTextContents()
    await expect.poll(seen).toEqual(['Water Leak Sensor', 'Parking Sensor'])
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.compare-name').filter({ visible: true }).count(), 'all are printed').toBe(3)
    await page.emulateMedia({ media: null })
    await expect.poll(seen).toEqual(['Water Leak Sensor', 'Parking Sensor'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.viewport.width)
    const choice = page.getByRole('group', { name: 'Which two to show' })
    await choice.getByRole('button', { name: 'Smart Energy Meter' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(seen).toEqual(['Water Leak Sensor', 'Smart Energy Meter'])
    await choice.getByRole('button', { name: 'Parking Sensor' }).tap()
    await expect.poll(seen).toEqual(['Parking Sensor', 'Smart Energy Meter'])
    expect(await choice.getByRole('button', { pressed: true }).allTextContents()).toEqual([
      'Parking Sensor',
      'Smart Energy Meter',
    ])
    await page
      .getByRole('rowheader', { name: 'Battery life' })
      .evaluate((row) => row.scrollIntoView({ block: 'center' }))
    const name = await page.locator('.compare-name').filter({ visible: true }).first().boundingBox()
    expect(name?.y).toBeGreaterThan(60)
    expect(name?.y).toBeLessThan(120)
    await page.setViewportSize({ width: 768, height: 900 })
    await expect.poll(seen).toEqual(['Water Leak Sensor', 'Parking Sensor', 'Smart Energy Meter'])
    expect(await choice.count()).toBe(0)
  })
})

describe('marking for comparison', () => {
  it('collects up to four in the catalogue, explains the limit, and leads to the comparison', async () => {
    const page = await visit('/en/products')
    const mark = (name: string) => page.getByRole('checkbox', { name: `Compare: ${name}` })
    await mark('Parking Sensor').check()
    const bar = page.getByRole('region', { name: 'To compare' })
    await bar.getByText('Select one more to compare').waitFor()
    await mark('Water Leak Sensor').check()
    await bar.getByRole('link', { name: 'Compare 2' }).waitFor()
    await mark('Smart Energy Meter').check()
    await mark('IoT Platform App').check()
    await mark('Additional Dashboard App').click()
    await page.getByText('4 products at most: remove one first').waitFor()
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
    await page.getByRole('link', { name: '比較（2）' }).click()
    await expectAddress(page, '/compare?products=water-leak-sensor,parking-sensor')
    expect(await page.evaluate(() => localStorage.getItem('comparedProducts'))).toBe(
      '["water-leak-sensor","parking-sensor"]',
    )
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
