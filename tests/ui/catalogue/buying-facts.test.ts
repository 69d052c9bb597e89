import { describe, expect, it } from 'vitest'
import { retireProducts, type Page as Written, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { expectAddress, goTo, testSite } from '../site.ts'

const { visit, app } = testSite()

const sensor: Written = {
  name: '漏水感測器',
  nameEn: 'Leak Sensor',
  sku: 'HI-L',
  category: 'hardware',
  availability: 'In Stock (60)',
  msrp: '1180',
  mounting: 'wall, din-rail',
  bands: 'AS923, LTE B3/B8',
  certificates: 'CE, OFCA HKCA 1035',
  warrantyMonths: '24',
  leadTimeDays: '14',
  minimumOrder: '5',
  volumePrices: '10: 1100\n50: 1040.50',
  requires: 'HI-GW',
  accessories: 'HI-ROPE',
  countries: 'HK, MO, CN',
  documents: 'Installation guide: https://example.com/guide.pdf',
}
const gateway: Written = { name: '網關', nameEn: 'Gateway', sku: 'HI-GW', category: 'lpwan', msrp: '2400' }
const rope: Written = {
  name: '感應繩',
  nameEn: 'Sensing rope',
  sku: 'HI-ROPE',
  category: 'hardware',
  mounting: 'floor',
}

const write = (...pages: Written[]) => writeProducts(app().services.database, pages)

describe('what a buyer needs to know of a product', () => {
  it('is on its page, in both languages, and told to search engines; what it needs has its price, and is a step away; of nothing known is nothing said', async () => {
    const unknown: Written = { name: '未知感測器', nameEn: 'Unknown Sensor', requires: 'HI-GONE' }
    const rows = await write(sensor, gateway, rope, { ...gateway, sku: 'HI-GONE', nameEn: 'Gone Gateway' }, unknown)
    await retireProducts(app().services.database, rows.slice(3, 4))
    const page = await visit('/en/products/leak-sensor')
    const factOf = (name: string) => page.locator('dt', { hasText: name }).locator('xpath=following-sibling::dd')
    await page.getByRole('heading', { name: 'Delivery and warranty' }).waitFor()
    for (const [name, value] of [
      ['Mounting', 'Wall, DIN rail'],
      ['Radio bands', 'AS923, LTE B3/B8'],
      ['Certificates', 'CE, OFCA HKCA 1035'],
      ['Lead time', 'Ships within 14 days of the order'],
      ['Minimum order', '5 pieces'],
      ['Warranty', '2 years'],
      ['Regions of use', 'Hong Kong, Macau, Mainland China'],
    ] as const) {
      expect([name, await factOf(name).textContent()]).toEqual([name, value])
    }
    const prices = page.getByRole('listitem').filter({ hasText: /^From \d+ pieces/ })
    expect(await prices.allTextContents()).toEqual(['From 10 piecesHK$1,100', 'From 50 piecesHK$1,040.50'])
    const guide = page.getByRole('link', { name: 'Installation guide' })
    expect(await guide.getAttribute('href')).toBe('https://example.com/guide.pdf')
    const [product] = await page.locator('script[type="application/ld+json"]').allTextContents()
    const amount = { '@type': 'UnitPriceSpecification', priceCurrency: 'HKD' }
    expect(JSON.parse(product ?? '')).toMatchObject({
      additionalProperty: [
        { '@type': 'PropertyValue', name: 'Mounting', value: 'Wall' },
        { name: 'Mounting', value: 'DIN rail' },
        { name: 'Radio bands', value: 'AS923' },
        { name: 'Radio bands', value: 'LTE B3/B8' },
      ],
      hasCertification: [{ '@type': 'Certification', name: 'CE' }, { name: 'OFCA HKCA 1035' }],
      subjectOf: [{ '@type': 'DigitalDocument', url: 'https://example.com/guide.pdf' }],
      offers: {
        deliveryLeadTime: { value: 14, unitCode: 'DAY' },
        eligibleQuantity: { minValue: 5 },
        eligibleRegion: ['HK', 'MO', 'CN'],
        warranty: { '@type': 'WarrantyPromise', durationOfWarranty: { value: 24, unitCode: 'MON' } },
        priceSpecification: [
          { ...amount, price: '1180.00' },
          { ...amount, price: '1100.00', eligibleQuantity: { minValue: 10 } },
          { ...amount, price: '1040.50', eligibleQuantity: { minValue: 50 } },
        ],
      },
    })

    await goTo(page, '/products/leak-sensor')
    const needed = page.getByRole('group').filter({ hasText: '整套可運作的系統' })
    await needed.getByText('HK$8,300 起').click() // five sensors at least, and a gateway
    await needed.getByText('HK$2,400').waitFor()
    for (const text of ['掛牆、DIN 導軌', '訂購後 14 日內出貨', '2 年', '香港、澳門、中國內地', '10 件起'])
      await page.getByText(text, { exact: true }).waitFor()
    const accessories = page.locator('section', { has: page.getByRole('heading', { name: '配件', exact: true }) })
    await accessories.getByRole('link', { name: '感應繩' }).waitFor()
    await needed.getByRole('link', { name: '網關' }).click()
    await expectAddress(page, '/products/gateway')

    await goTo(page, '/en/products/unknown-sensor')
    await page.getByRole('heading', { level: 1, name: 'Unknown Sensor' }).waitFor()
    await page.getByText('A working system').click()
    await page.getByText('And one product that is not in the catalogue').waitFor()
    const titles = ['Accessories', 'Delivery and warranty', 'Mounting and approvals', 'Documents']
    for (const name of titles) expect(await page.getByRole('heading', { name }).count()).toBe(0)
    expect(await page.getByText('HI-GONE').count()).toBe(0)
  })
})

it('the catalogue is filtered by mounting, by counts and in the address; a quotation says that it reckons with the volume price, and what one alone costs', async () => {
  await write(sensor, gateway, rope)
  const page = await visit('/en/products')
  await page.getByRole('button', { name: 'All filters' }).click()
  const mountings = page.getByRole('region', { name: 'Mounting' }).getByRole('link')
  expect(await mountings.allTextContents()).toEqual(['Wall1', 'DIN rail1', 'Floor1'])
  await mountings.filter({ hasText: 'DIN rail' }).click()
  await expectAddress(page, '/en/products?mounting=din-rail')
  await page.getByText('1 product', { exact: true }).waitFor()
  await goTo(page, '/products?mounting=floor')
  await page.getByRole('heading', { name: '感應繩' }).waitFor()
  await page.getByRole('link', { name: '移除條件：地面' }).waitFor()

  await goTo(page, '/en/products/leak-sensor')
  await page.getByRole('button', { name: 'Add to quote' }).first().click()
  await goTo(page, '/en/quote')
  await page.getByLabel('Quantity of Leak Sensor', { exact: true }).fill('10')
  await page.getByText('At the volume price: a single unit is HK$1,180.').waitFor()
  await page.getByText('HK$11,000', { exact: true }).first().waitFor()
  expect(await page.getByText('The list price has changed').count()).toBe(0)
})
