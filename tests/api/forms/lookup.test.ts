import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productLookupSchema } from '#contract/sales/quote-requests.ts'
import { list, retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { many, post } from './forms.ts'

let app: TestApp

beforeAll(async () => {
  app = await startTestApp({}, { limits: many })
  const { database } = app.services
  const secret = { minSellingPrice: '77710.77', hkdCost: '77720.77', usdCost: '77730.77', barrier: 'Moat' }
  const rows = await writeProducts(database, [
    { name: 'Leak Sensor', sku: 'LS-1', modelNumber: 'M-100', msrp: '980', ...secret },
    { name: 'Door Sensor', sku: 'DS-1', modelNumber: 'LS-1', ...secret },
    { name: 'Twin A', sku: 'TWIN', modelNumber: 'T-A' },
    { name: 'Twin B', sku: 'twin', modelNumber: 'T-B' },
    { name: 'Model A', modelNumber: 'SAME' },
    { name: 'Model B', modelNumber: 'same' },
    { name: 'same', sku: 'OTHER' },
    { name: 'Retired Sensor', sku: 'RS-1', modelNumber: 'M-900' },
    { name: 'Present Sensor', sku: 'RS-1' },
    { name: 'Former Name', sku: 'FN-1' },
    { name: 'Umlaut', sku: 'ÄÖ-1' },
  ])
  const former = rows.find(({ name }) => name === 'Former Name')
  await writeProducts(database, [{ name: 'Later Name', sku: 'FN-1', former }])
  await retireProducts(
    database,
    rows.filter(({ name }) => name === 'Retired Sensor'),
  )
})

afterAll(() => app.close())

async function lookUp(keys: string[]) {
  const answer = await post(app, '/products/lookup', { keys })
  const body: unknown = await answer.json()
  expect(answer.status, JSON.stringify(body)).toBe(200)
  const parsed = productLookupSchema.parse(body)
  expect(body).toEqual(parsed)
  return parsed.items
}

describe('POST /products/lookup', () => {
  it.each([
    ['a SKU', 'LS-1', 'Leak Sensor'],
    ['a SKU in another case', 'ls-1', 'Leak Sensor'],
    ['a SKU with blanks around', '  LS-1 ', 'Leak Sensor'],
    ['a SKU in any script', 'äö-1', 'Umlaut'],
    ['a model number', 'm-100', 'Leak Sensor'],
    ['an address', 'leak-sensor', 'Leak Sensor'],
    ['an address in capitals', 'LEAK-SENSOR', 'Leak Sensor'],
    ['a former address', 'former-name', 'Later Name'],
    ['a SKU before the model number of another', 'LS-1', 'Leak Sensor'],
    ['a SKU without its hyphen', 'ls1', 'Leak Sensor'],
    ['a SKU with another hyphen', 'LS\u20111', 'Leak Sensor'],
    ['a model number without its hyphen', 'M 100', 'Leak Sensor'],
    ['hyphens alone', '--', undefined],
    ['a SKU of two products', 'TWIN', undefined],
    ['a model number of two, though it is the address of a third', 'same', undefined],
    ['a SKU of a retired product and of a present one', 'RS-1', 'Present Sensor'],
    ["a retired product's model number", 'M-900', undefined],
    ["a retired product's address", 'retired-sensor', undefined],
    ['a name', 'Leak Sensor', undefined],
    ['part of a SKU', 'LS', undefined],
    ['a wildcard', '%', undefined],
    ['an attempt', "' OR '1'='1", undefined],
  ])('%s', async (_case, key, name) => {
    const items = await lookUp([key])
    expect(items.map((item) => [item.key, item.product?.name])).toEqual([[key.trim(), name]])
  })

  it('answers each key in the order asked for, the same one twice', async () => {
    const items = await lookUp(['DS-1', 'nothing', 'LS-1', 'DS-1', 'TWIN'])
    expect(items.map((item) => item.product?.name)).toEqual([
      'Door Sensor',
      undefined,
      'Leak Sensor',
      'Door Sensor',
      undefined,
    ])
  })

  it('a hundred keys at once', async () => {
    const items = await lookUp(Array.from({ length: 100 }, (_, index) => (index % 2 ? 'LS-1' : `none-${index}`)))
    expect(items.filter((item) => item.product)).toHaveLength(50)
  })

  it('shows a product as lists do, and nothing that is private', async () => {
    const [item] = await lookUp(['LS-1'])
    const listed = await list(app, { search: 'LS-1' })
    expect(listed.items).toContainEqual(item?.product)
    expect(JSON.stringify(item)).not.toMatch(/777[123]|Moat|margin|barrier|[cC]ost|synced|notion/)
  })

  it('does not take the place of a product whose address is "lookup"', async () => {
    await writeProducts(app.services.database, [{ name: 'Lookup', sku: 'LU-1' }])
    const detail = await fetch(`${app.url}/api/v1/products/lookup`).then((answer) => answer.json())
    expect(detail).toMatchObject({ slug: 'lookup' })
    expect((await lookUp(['LU-1']))[0]?.product?.slug).toBe('lookup')
  })
})
