import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type CatalogSearched,
  catalogLookedUpSchema,
  catalogProductSchema,
  catalogSearchedSchema,
} from '#contract/agents/ucp.ts'
import { post, problemOf } from '#tests/api/forms/forms.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

async function search(body: object): Promise<CatalogSearched> {
  return catalogSearchedSchema.parse(await (await post(app, '/ucp/catalog/search', body)).json())
}

describe('/.well-known/ucp', () => {
  it('names our endpoint and capabilities of 2026-08-25', async () => {
    const answer = await fetch(`${app.url}/.well-known/ucp`)
    const body = await answer.json()
    expect(answer.headers.get('content-type')).toContain('application/json')
    expect(body.ucp).toMatchObject({
      version: '2026-08-25',
      services: {
        'dev.ucp.shopping': [
          { transport: 'rest', endpoint: `${app.url}/api/v1/ucp` },
          { transport: 'mcp', endpoint: `${app.url}/mcp` },
        ],
      },
      payment_handlers: {},
    })
    expect(Object.keys(body.ucp.capabilities)).toEqual([
      'dev.ucp.shopping.catalog.search',
      'dev.ucp.shopping.catalog.lookup',
      expect.stringMatching(/^[a-z][a-z0-9_]*(?:\.[a-z0-9_]+)*\.quotation$/),
    ])
  })
})

describe('POST /ucp/catalog/search', () => {
  it('finds by words, with minor units, volume prices and availability', async () => {
    const { products, ucp } = await search({ query: 'water leak sensor', context: { currency: 'HKD' } })
    expect(ucp).toEqual({
      version: '2026-08-25',
      capabilities: { 'dev.ucp.shopping.catalog.search': [{ version: '2026-08-25' }] },
    })
    const stored = await app.services.products.detail('water-leak-sensor')
    expect(products[0]).toMatchObject({
      id: 'water-leak-sensor',
      title: stored.nameEn,
      url: `${app.url}/en/products/water-leak-sensor`,
      variants: [
        {
          id: 'water-leak-sensor:each',
          price: { amount: Math.round((stored.price.msrp ?? 0) * 100), currency: 'HKD' },
          availability: { available: true, status: 'in_stock' },
          metadata: {
            stock: stored.stockQuantity,
            volume_prices: stored.volumePrices.map(({ from, price }) => ({
              from,
              price: { amount: Math.round(price * 100), currency: 'HKD' },
            })),
          },
        },
      ],
    })
  })

  it('speaks Chinese and renminbi where the context says so', async () => {
    const context = { language: 'zh-Hant-HK', currency: 'CNY' }
    const [product] = (await search({ query: 'water leak sensor', context })).products
    const stored = await app.services.products.detail('water-leak-sensor')
    expect(product?.title).toBe(stored.name)
    expect(product?.price_range.min).toEqual({
      amount: Math.round((stored.price.msrp ?? 0) * 0.92 * 100),
      currency: 'CNY',
    })
  })

  it('walks all pages by cursor, each product once, also over several categories', async () => {
    const all = await search({ pagination: { limit: 100 } })
    const ids: string[] = []
    let cursor: string | undefined
    const filters = { categories: ['hardware', 'software', 'lpwan', 'systems', 'shoes'] }
    do {
      const page = await search({ filters, pagination: { limit: 5, ...(cursor && { cursor }) } })
      ids.push(...page.products.map(({ id }) => id))
      cursor = page.pagination.cursor
      expect(page.pagination.has_next_page).toBe(cursor !== undefined)
    } while (cursor)
    expect(ids.toSorted()).toEqual(all.products.map(({ id }) => id).toSorted())
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each([
    [{ categories: ['shoes'] }, 0],
    [{ availability: ['preorder'] }, 0],
  ])('finds nothing by %j', async (filters, total) => {
    expect(await search({ filters })).toMatchObject({ products: [], pagination: { total_count: total } })
  })

  it('limits by price in the asked currency', async () => {
    const { products } = await search({
      filters: { price: { max: 20_000 } },
      context: { currency: 'USD' },
      pagination: { limit: 100 },
    })
    expect(products.length).toBeGreaterThan(0)
    for (const { price_range } of products) expect(price_range.max.amount).toBeLessThanOrEqual(20_000)
  })

  it.each([[{ pagination: { limit: 0 } }], [{ query: 'x'.repeat(101) }], [{ pagination: { cursor: 'x' } }]])(
    'refuses %j',
    async (body) => {
      expect((await problemOf(await post(app, '/ucp/catalog/search', body), 400)).code).toBe('request.invalid')
    },
  )
})

describe('lookup', () => {
  it('answers each product once with the ids that led there, and names what is unknown', async () => {
    const { sku } = await app.services.products.detail('water-leak-sensor')
    const ids = ['water-leak-sensor', 'water-leak-sensor:each', sku, 'no-such-thing']
    const body = await (await post(app, '/ucp/catalog/lookup', { ids })).json()
    const { products, messages } = catalogLookedUpSchema.parse(body)
    expect(products.map(({ variants }) => variants[0]?.inputs)).toEqual([
      [
        { id: 'water-leak-sensor', match: 'featured' },
        { id: 'water-leak-sensor:each', match: 'exact' },
        { id: sku, match: 'exact' },
      ],
    ])
    expect(messages).toEqual([{ type: 'info', code: 'not_found', content: 'no-such-thing' }])
  })

  it('shows a product with its specifications; of an unknown one the status is error, in an answer of 200', async () => {
    const one = await (await post(app, '/ucp/catalog/product', { id: 'water-leak-sensor:each' })).json()
    expect(catalogProductSchema.parse(one).product?.metadata.specifications?.length).toBeGreaterThan(0)
    const answer = await post(app, '/ucp/catalog/product', { id: 'no-such-thing' })
    expect(answer.status).toBe(200)
    const none = catalogProductSchema.parse(await answer.json())
    expect(none).toMatchObject({
      ucp: { status: 'error' },
      messages: [{ type: 'error', code: 'not_found', severity: 'unrecoverable' }],
      continue_url: `${app.url}/products`,
    })
  })

  it('never sells for nothing what has its price on request', async () => {
    await app.services.database.prisma.product.update({ where: { slug: 'parking-sensor' }, data: { msrp: null } })
    await app.services.cache.clear()
    const body = await (await post(app, '/ucp/catalog/lookup', { ids: ['parking-sensor'] })).json()
    expect(body).toMatchObject({ products: [], messages: [{ code: 'price_on_request', content: 'parking-sensor' }] })
  })
})

it('logs who asked for what and what came of it, without personal data', async () => {
  await fetch(`${app.url}/api/v1/ucp/catalog/search`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'ucp-agent': 'profile="https://agent.example/profile.json"',
    },
    body: JSON.stringify({ query: 'leak for amy@peak.example' }),
  })
  await expect
    .poll(() => app.services.database.prisma.agentCall.findFirst({ where: { client: 'agent.example' } }))
    .toMatchObject({ channel: 'ucp', tool: 'search_catalog', asked: 'leak for [email]', outcome: 'answered' })
})
