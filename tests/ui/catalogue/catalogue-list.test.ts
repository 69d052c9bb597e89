import { describe, expect, it } from 'vitest'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { sampleCount } from '#tests/support/catalogue/samples.ts'
import { goTo, testSite } from '../site.ts'

const { visit, app } = testSite()

function rowOf(page: Awaited<ReturnType<typeof visit>>, name: string) {
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
}

it('/products: a row shows stock, prices in the chosen currency, features and regions of each sample, marks free connectivity, leads on', async () => {
  const page = await visit('/en/products')
  const row = rowOf(page, 'Water Leak Sensor')
  await row.waitFor()
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(sampleCount)
  const text = await row.textContent()
  for (const part of ['In stock', '120 units', 'HK$1,180', 'HK$708', 'Hong Kong · Asia']) expect(text).toContain(part)
  expect(await row.getByRole('term').allTextContents()).toEqual(['Method', 'Alert time', 'Battery', 'Protection'])

  // only where the annual fee is 0
  await row.getByText('Free connectivity').waitFor()
  const parking = rowOf(page, 'Parking Sensor')
  expect(await parking.getByText('Free connectivity').count()).toBe(0)
  expect(await rowOf(page, 'Additional Dashboard App').getByText('Free connectivity').count()).toBe(0)

  expect(await parking.textContent()).not.toContain('Asia') // its network is Hong Kong's
  const link = parking.getByRole('link', { name: 'Parking Sensor', exact: true })
  expect(await link.getAttribute('href')).toBe('/en/products/parking-sensor')
  expect(await parking.getByRole('button', { name: /^Add to quote/ }).isEnabled()).toBe(true)

  await goTo(page, '/products')
  const software = rowOf(page, '附加儀表板')
  await software.waitFor()
  expect(await software.textContent()).toContain('HK$299／月')
  await goTo(page, '/en/products')
  const air = rowOf(page, '9-in-1 Indoor Air Quality Sensor')
  await page.getByLabel('Currency').first().selectOption('USD')
  await air.getByText('$281.60', { exact: true }).waitFor()
  await air.getByText('$168.96', { exact: true }).waitFor()
  await page.getByLabel('Currency').first().selectOption('RMB')
  await air.getByText('¥2,024', { exact: true }).waitFor()
  await page.reload()
  await air.getByText('¥2,024', { exact: true }).waitFor()
})

describe('/products: what a catalogue may hold', () => {
  it('takes the quote button off what is out of stock, falls back to Chinese, and pages by 24', async () => {
    const names = Array.from({ length: 30 }, (_, index) => `Sensor ${String(index).padStart(2, '0')}`)
    await writeProducts(app().services.database, [
      { name: '斷貨感測器', category: 'hardware', availability: 'Out of Stock', msrp: '100' },
      {
        name: '查詢價感測器',
        category: 'hardware',
        availability: 'Available',
        features: 'a: 1\nb: 2\nc: 3\nd: 4\ne: 5',
      },
      ...names.map((name) => ({ name, nameEn: name, category: 'lpwan' as const })),
    ])
    const page = await visit('/en/products?category=hardware')
    const gone = rowOf(page, '斷貨感測器')
    await gone.getByText('Temporarily out of stock').waitFor()
    expect(await gone.getByRole('button', { name: /^Add to quote/ }).isDisabled()).toBe(true)
    expect(await gone.getByRole('heading').getAttribute('lang')).toBe('zh-HK')
    const unpriced = rowOf(page, '查詢價感測器')
    await unpriced.getByText('Price on request').waitFor()
    expect(await unpriced.getByRole('term').count()).toBe(4)

    await goTo(page, '/en/products?search=Sensor%20')
    await page.getByText('Page 1 of 2').waitFor()
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(24)
    await page.getByRole('link', { name: 'Next' }).click()
    await page.getByText('Page 2 of 2').waitFor()
    expect(new URL(page.url()).searchParams.get('page')).toBe('2')
    await page.goBack()
    await page.getByText('Page 1 of 2').waitFor()
  })

  it('marks machine-translated texts', async () => {
    const page = await visit('/en/products', {
      before: (opening) =>
        opening.route('**/api/v1/products?*', async (route) => {
          const response = await route.fetch()
          const list = await response.json()
          list.items[0].machineTranslated = ['nameEn', 'name']
          await route.fulfill({ response, json: list })
        }),
    })
    await page.getByText('Machine-translated').waitFor()
    expect(await page.getByText('Machine-translated').count()).toBe(1)
  })
})
