import { expect, it } from 'vitest'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { restoredApp } from '#tests/support/restored.ts'
import { answered, refused } from './tools.ts'

const app = await restoredApp()

it('compares products row by row and says which is better', async () => {
  const { products, rows } = await answered(app, 'compare_products', { products: ['HI-GW-02', 'GW-08'] })
  expect(products.map(({ slug }) => slug)).toEqual(['indoor-lorawan-gateway', 'outdoor-lorawan-gateway'])
  expect(rows.find(({ label }) => label === 'Range')).toMatchObject({
    values: ['2 km', '15 km'],
    better: ['outdoor-lorawan-gateway'],
  })
  const { rows: chinese } = await answered(app, 'compare_products', { products: ['HI-GW-02', 'GW-08'] }, 'zh-TW')
  expect(chinese.every(({ label }) => !/^[a-z]/i.test(label) || /^[A-Z]{2}/.test(label))).toBe(true)
  expect(await refused(app, 'compare_products', { products: ['HI-GW-02'] })).toMatchObject({ fault: 'too_few' })
  expect(await refused(app, 'compare_products', { products: ['HI-GW-02', 'HI-GW-99'] })).toMatchObject({
    code: 'tool.product_not_found',
    product: 'HI-GW-99',
  })
})

it('says whether a quantity is in stock, and when it leaves', async () => {
  const samples = [{ product: 'HI-SW-PLAT', quantity: 9 }, { product: 'HI-WL-01' }]
  const known = await answered(app, 'stock_and_lead_time', { products: samples })
  expect(known.items).toMatchObject([
    { tracksStock: false, isEnough: null, missing: 0 },
    { stock: 120, asked: null, isEnough: null },
  ])
  await writeProducts(app.services.database, [
    { sku: 'L-1', nameEn: 'Slow', availability: 'In Stock (3)', leadTimeDays: '21', minimumOrder: '2' },
    { sku: 'L-2', nameEn: 'Gone', availability: 'Out of stock' },
  ])
  const { items } = await answered(app, 'stock_and_lead_time', {
    products: [
      { product: 'L-1', quantity: 5 },
      { product: 'L-1', quantity: 1 },
      { product: 'L-2', quantity: 1 },
    ],
  })
  expect(items).toMatchObject([
    { stock: 3, asked: 5, isEnough: false, missing: 2, leadTimeDays: 21, isBelowMinimum: false },
    { isEnough: true, missing: 0, minimumOrder: 2, isBelowMinimum: true },
    { inStock: false, isEnough: false, missing: 1, leadTimeDays: null },
  ])
  expect(await refused(app, 'stock_and_lead_time', { products: [{ product: 'L-1', quantity: -1 }] })).toMatchObject({
    path: 'products.0.quantity',
  })
})

it('says what a product needs, how it connects, and whether another goes with it', async () => {
  const sensor = await answered(app, 'compatibility', { product: 'HI-WL-01', with: 'HI-GW-02' })
  expect(sensor).toMatchObject({
    network: 'lora',
    needsGateway: true,
    with: { product: { slug: 'indoor-lorawan-gateway' }, verdict: 'yes', reason: 'required' },
  })
  expect(sensor.gateways.map(({ slug }) => slug)).toContain('indoor-lorawan-gateway')
  const parking = await answered(app, 'compatibility', { product: 'HI-PK-02', with: 'HI-GW-02' })
  expect(parking).toMatchObject({
    network: 'nb-iot',
    needsGateway: false,
    with: { verdict: 'no', reason: 'other_network' },
  })
  const part = await answered(app, 'compatibility', { product: 'HI-SYS-LEAK', with: 'HI-WL-01' })
  expect(part.with).toMatchObject({ verdict: 'yes', reason: 'part' })
  const alike = await answered(app, 'compatibility', { product: 'HI-WL-01', with: 'HI-TH-05' })
  expect(alike.with).toMatchObject({ verdict: 'unknown', reason: 'not_stated' })
  await writeProducts(app.services.database, [
    { sku: 'P-1', nameEn: 'Probe', connectivityType: 'LoRaWAN' },
    { sku: 'G-1', nameEn: 'Gateway', connectivityType: 'LoRaWAN' },
  ])
  const heard = await answered(app, 'compatibility', { product: 'P-1', with: 'G-1' })
  expect(heard.with).toMatchObject({ verdict: 'yes', reason: 'same_network' })
})

it('says whether it may be used in a country only where the product states its countries', async () => {
  await writeProducts(app.services.database, [{ sku: 'C-1', nameEn: 'Local', countries: 'HK, SG' }])
  const inCountry = async (product: string, country?: string) =>
    (await answered(app, 'compatibility', { product, country })).isForCountry
  expect(await inCountry('C-1', 'SG')).toBe(true)
  expect(await inCountry('C-1', 'JP')).toBe(false)
  expect(await inCountry('C-1')).toBeNull()
  expect(await refused(app, 'compatibility', { product: 'C-1', country: 'Japan' })).toMatchObject({ path: 'country' })
})
