import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductToWrite } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { writeProducts } from './catalogue.ts'

const privateFields = [
  'margin',
  'minSellingPrice',
  'hkdCost',
  'usdCost',
  'upMargin',
  'barrier',
  'synced',
  'contentHash',
  'notionPageId',
  'source',
  'retiredAt',
  'searchText',
]
const privateValues = {
  minSellingPrice: '77710.77',
  hkdCost: '77720.77',
  usdCost: '77730.77',
  margin: '77.7',
  upMargin: '88.8',
  barrier: 'Moat',
}

const paths = [
  '/api/v1/products',
  '/api/v1/products?search=secretive',
  '/api/v1/products/secretive-sensor',
  '/api/v1/products/neighbour',
  '/api/v1/site',
  '/api/v1/exchange-rates',
]

let app: TestApp
let rows: ProductToWrite[]

beforeAll(async () => {
  app = await startTestApp()
  const stock = { category: 'hardware', availability: 'In Stock (12) at Kwai Chung' }
  rows = await writeProducts(app.services.database, [
    { ...stock, ...privateValues, name: 'Secretive Sensor', msrp: '1180' },
    { ...stock, ...privateValues, name: 'Neighbour', msrp: '33.333' },
  ])
})

afterAll(() => app.close())

/** Every name and value in a JSON document, however deep. */
function* walk(value: unknown, name = ''): Generator<[name: string, value: unknown]> {
  yield [name, value]
  if (typeof value !== 'object' || value === null) return
  for (const [key, child] of Object.entries(value)) yield* walk(child, key)
}

async function entries(path: string): Promise<[name: string, value: unknown][]> {
  const answer = await fetch(app.url + path)
  expect(answer.status).toBe(200)
  return [...walk(await answer.json())]
}

describe('margin, costs and minimum selling price never leave', () => {
  it.each(paths)('%s names no private field', async (path) => {
    const found = (await entries(path)).map(([name]) => name)
    expect(found.filter((name) => privateFields.includes(name))).toEqual([])
  })

  it.each(paths)('%s holds no private value', async (path) => {
    const text = await fetch(app.url + path).then((answer) => answer.text())
    const secrets = [
      ...Object.values(privateValues),
      'Kwai Chung',
      ...rows.flatMap((row) => [row.notionPageId, row.contentHash]),
    ]
    expect(secrets.filter((secret) => secret && text.includes(secret))).toEqual([])
  })
})

describe('design, "REST API": money is a number with two decimals beside its currency', () => {
  const moneyNames = ['msrp', 'partnerPrice', 'sensorPrice', 'annual', 'annualFee', 'firstYearTotal']

  it.each(paths.slice(0, 4))('%s', async (path) => {
    const amounts = (await entries(path)).filter(([name, value]) => moneyNames.includes(name) && value !== null)
    expect(amounts.length).toBeGreaterThan(0)
    for (const [name, amount] of amounts) expect([name, amount]).toEqual([name, Number(Number(amount).toFixed(2))])
  })
})
