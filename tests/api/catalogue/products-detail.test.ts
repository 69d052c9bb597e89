import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ProductToWrite } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { detail, list, names, problemAt, retireProducts, writeProducts } from './catalogue.ts'

let app: TestApp
let leak: ProductToWrite

beforeAll(async () => {
  app = await startTestApp()
  const sensor = { category: 'hardware', availability: 'In Stock (20)' }
  const rows = await writeProducts(app.services.database, [
    {
      ...sensor,
      name: 'Leak Sensor',
      nameEn: 'Leak Sensor',
      msrp: '980.50',
      connectivityType: 'NB-IoT',
      connectivityFee: '120',
      subcategory: 'Water',
      specifications: 'Range: 15 km',
    },
    { ...sensor, name: 'Flood Sensor', subcategory: 'Water' },
    { ...sensor, name: 'Air Sensor' },
    { ...sensor, name: 'Door Sensor' },
    { ...sensor, name: 'Bin Sensor', availability: 'Out of Stock' },
    { name: 'Dashboard', category: 'software', msrp: '299/month' },
    { name: 'Leak Sensor', category: 'systems' },
  ])
  const [first] = rows
  if (!first) throw new Error('Nothing was written')
  leak = first
})

afterAll(() => app.close())
restoreRows(() => app)

describe('/products/{slug}', () => {
  it('answers by slug, with prices, stock and specifications', async () => {
    expect(await detail(app, 'leak-sensor')).toMatchObject({
      id: leak.id,
      slug: 'leak-sensor',
      inStock: true,
      stockQuantity: 20,
      stockStatus: 'in-stock',
      availability: 'In Stock',
      term: 'annual',
      recurring: true,
      specifications: [{ name: 'Range', value: '15', unit: 'km' }],
      price: {
        baseCurrency: 'HKD',
        displayPrice: 'HK$980.50',
        msrp: 980.5,
        period: 'once',
        partnerPrice: 588.3,
        sensorPrice: 980.5,
        licensePrice: { annual: null, currency: 'HKD' },
        connectivity: { type: 'nb-iot', annualFee: 120, currency: 'HKD', description: null },
        firstYearTotal: 1100.5,
      },
    })
  })

  it('a monthly price makes a first year of twelve', async () => {
    expect((await detail(app, 'dashboard')).price).toMatchObject({
      displayPrice: 'HK$299.00/month',
      period: 'month',
      licensePrice: { annual: 3588 },
      firstYearTotal: 3588,
    })
  })

  it('design, "Slugs": the later of two products of one name gets -2', async () => {
    expect((await detail(app, 'leak-sensor-2')).category).toBe('systems')
  })

  it('up to 3 related products of the same category, of the same subcategory first, then what is in stock', async () => {
    const { related } = await detail(app, 'leak-sensor')
    expect(related.map(({ name }) => name)).toEqual(['Flood Sensor', 'Air Sensor', 'Door Sensor'])
    expect((await detail(app, 'dashboard')).related).toEqual([])
  })

  it.each(['no-such-product', '漏水', 'LEAK-SENSOR', 'x'.repeat(200)])('%s is a 404 problem', async (slug) => {
    const problem = await problemAt(app, `/api/v1/products/${encodeURIComponent(slug)}`, 404)
    expect(problem).toMatchObject({ code: 'product.not_found', title: 'Product Not Found' })
  })

  it.each(['x'.repeat(201), '\0'])('%j cannot be an address: a 400 problem', async (slug) => {
    const problem = await problemAt(app, `/api/v1/products/${encodeURIComponent(slug)}`, 400)
    expect(problem.errors?.map(({ path }) => path)).toEqual(['slug'])
  })
})

describe('design, "Slugs": a slug once published keeps working after a rename', () => {
  it('a former address answers with the product and its present one', async () => {
    const database = app.services.database
    const [former] = await writeProducts(database, [{ name: 'Gate Sensor', category: 'lpwan' }])
    await writeProducts(database, [{ former, name: 'Barrier Sensor', category: 'lpwan' }])
    const product = await detail(app, 'gate-sensor')
    expect(product).toMatchObject({ id: former?.id, slug: 'barrier-sensor', name: 'Barrier Sensor' })
    expect(await detail(app, 'barrier-sensor')).toEqual(product)
  })
})

describe('a retired product is nowhere', () => {
  it('neither in the list, the search, the facets, its addresses nor among the related; and it can come back', async () => {
    const database = app.services.database
    const [old, sibling] = await writeProducts(database, [
      { name: 'Retiring Hub', category: 'software', subcategory: 'Hubs' },
      { name: 'Lasting Hub', category: 'software', subcategory: 'Hubs' },
    ])
    expect((await detail(app, 'lasting-hub')).related.map(({ name }) => name)).toContain('Retiring Hub')

    await retireProducts(database, old ? [old] : [])
    const related = async () => (await detail(app, 'lasting-hub')).related.map(({ name }) => name)
    await expect.poll(related).not.toContain('Retiring Hub')
    expect(await names(app)).not.toContain('Retiring Hub')
    expect(await names(app, { search: 'hub' })).toEqual(['Lasting Hub'])
    expect((await list(app)).facets.subcategory).toContainEqual({ value: 'Hubs', count: 1 })
    expect((await problemAt(app, '/api/v1/products/retiring-hub', 410)).code).toBe('product.retired')

    await writeProducts(database, [{ former: old, name: 'Retiring Hub', category: 'software' }])
    await expect.poll(() => names(app, { search: 'retiring' })).toEqual(['Retiring Hub'])
    expect((await detail(app, 'retiring-hub')).id).not.toBe(sibling?.id)
  })
})
