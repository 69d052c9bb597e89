import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productAlternativesSchema } from '#contract/catalogue/products.ts'
import { pageRoutes } from '#contract/site/routes.ts'
import { problemAt, retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { drawingOf, plainScript, type SmallClient, writeClient } from '#tests/support/client/client.ts'

const slugs = { sold: 'lasting-hub', renamed: 'former-hub', retired: 'retired-hub', unknown: 'no-such-hub' }
let client: SmallClient
let test: TestApp

beforeAll(async () => {
  client = await writeClient()
  test = await startTestApp({}, { client: client.folder })
  const { database } = test.services
  const software = { category: 'software', subcategory: 'Hubs', minSellingPrice: '77710.77' }
  const [, former, retired] = await writeProducts(database, [
    { ...software, name: 'Lasting Hub' },
    { ...software, name: 'Former Hub' },
    { ...software, name: 'Retired Hub' },
    { ...software, subcategory: 'Dashboards', name: 'Dashboard' },
    { ...software, category: 'hardware', name: 'Sensor' },
  ])
  await writeProducts(database, [{ ...software, former, name: 'Present Hub' }])
  await retireProducts(database, retired ? [retired] : [])
})
afterAll(async () => {
  await test.close()
  await client.remove()
})

function ask(address: string, method = 'GET'): Promise<Response> {
  return fetch(test.url + address, { method, redirect: 'manual' })
}

describe('what search engines are told of a page', () => {
  it.each(['', '/en', '/cn'])('every page of the list is there, under "%s"', async (prefix) => {
    const paths = Object.keys(pageRoutes)
      .filter((route) => !route.includes(':'))
      .map((route) => prefix + route.replace('/*', ''))
    const statuses = await Promise.all(paths.map(async (address) => (await ask(address)).status))
    expect(statuses).toEqual(paths.map(() => 200))
  })

  it.each([
    ['/nowhere', 404],
    ['/en/nowhere/at/all', 404],
    ['/%E7%94%A2%E5%93%81', 404],
    [`/products/${slugs.sold}`, 200],
    [`/en/products/${slugs.sold}/`, 200],
    [`/products/${slugs.unknown}`, 404],
    [`/cn/products/${slugs.sold}`, 200],
    ['/cn/nowhere', 404],
    [`/cn/products/${slugs.retired}`, 410],
    ['/en/products/%00', 404],
    [`/products/${slugs.retired}`, 410],
    [`/en/products/${slugs.retired}`, 410],
  ])('%s is a %d, with the site to read it in', async (address, status) => {
    const answer = await ask(address)
    const page = await answer.text()
    expect(answer.status).toBe(status)
    expect(drawingOf(page)).toBeDefined()
    expect(answer.headers.get('x-robots-tag')).toBe(status === 200 ? null : 'noindex')
    const head = await ask(address, 'HEAD')
    expect([head.status, await head.text()]).toEqual([status, ''])
    // one that is no 200 is drawn anew, with another number in it
    if (status === 200) expect(head.headers.get('content-length')).toBe(answer.headers.get('content-length'))
  })

  it.each(['', '/en', '/cn'])(
    'a former address leads to the present one, under "%s", with its query',
    async (prefix) => {
      const query = '?from=mail&next=/?page=2'
      const answer = await ask(`${prefix}/products/${slugs.renamed}${query}`)
      expect([answer.status, answer.headers.get('location')]).toEqual([301, `${prefix}/products/present-hub${query}`])
      expect(answer.headers.get('cache-control')).toBe('no-cache') // it may become the present one again
    },
  )

  it('where the database does not answer, the page comes all the same, as a 503', async () => {
    const silent = { ...test.services.products, addressOf: () => new Promise<never>(() => undefined) }
    const app = await appWith(test, { client: client.folder, products: silent })
    const answer = await app.inject('/products/lasting-hub')
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect(answer.body).toContain(plainScript)
    expect((await app.inject('/products')).statusCode).toBe(200)
    await app.close()
  })
})

describe('GET /products/{slug} of a retired product', () => {
  it('is a problem of its own that tells nothing of the product', async () => {
    const { requestId, ...problem } = await problemAt(test, `/api/v1/products/${slugs.retired}`, 410)
    expect(problem).toEqual({
      type: 'about:blank',
      code: 'product.retired',
      title: 'This product is no longer sold',
      status: 410,
      detail: 'The product at "retired-hub" is no longer sold; see its /alternatives',
    })
  })

  it('has alternatives of its category that are sold, those of its use first', async () => {
    const answer = await fetch(`${test.url}/api/v1/products/${slugs.retired}/alternatives`)
    const body: unknown = await answer.json()
    const { items } = productAlternativesSchema.parse(body)
    expect(body).toEqual({ items })
    expect(
      items
        .map(({ name }) => name)
        .slice(0, 2)
        .sort(),
    ).toEqual(['Lasting Hub', 'Present Hub'])
    expect(items.map(({ name }) => name).slice(2)).toEqual(['Dashboard'])
    expect(JSON.stringify(body)).not.toContain('77710.77')
  })

  it('is there again once it is sold again', async () => {
    const { database } = test.services
    const [back] = await writeProducts(database, [{ name: 'Returning Hub' }])
    await retireProducts(database, back ? [back] : [])
    expect((await ask('/products/returning-hub')).status).toBe(410)
    await writeProducts(database, [{ former: back, name: 'Returning Hub' }])
    await expect.poll(async () => (await ask('/products/returning-hub')).status).toBe(200)
  })
})
