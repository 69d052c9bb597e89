import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listedPaths } from '#content/listed-paths.ts'
import { industries } from '#contract/content/choices.ts'
import type { ProductToWrite } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { productsMax } from '#server/modules/site/sitemap.rules.ts'
import { retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoreRows } from '#tests/support/restored.ts'

interface Entry {
  location: string
  changedAt: string | undefined
  alternates: Record<string, string>
}

let test: TestApp
let rows: ProductToWrite[]

beforeAll(async () => {
  test = await startTestApp()
  rows = await writeProducts(test.services.database, [{ name: 'Leak Sensor' }, { name: 'Gateway' }])
})
afterAll(() => test.close())
restoreRows(() => test)

/** Reads it as strictly as it is written: whatever is left over fails. */
function entriesOf(xml: string): Entry[] {
  const [, body = ''] =
    /^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset [^<>]+>\n([\s\S]*)\n<\/urlset>\n$/.exec(xml) ?? []
  return body.split('\n').map((line) => {
    const [, location = '', changedAt, links = ''] =
      /^<url><loc>([^<>&"]+)<\/loc>(?:<lastmod>([^<>]+)<\/lastmod>)?((?:<xhtml:link [^<>]+\/>)+)<\/url>$/.exec(line) ??
      []
    const alternates = [...links.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g)]
    return {
      location,
      changedAt,
      alternates: Object.fromEntries(alternates.map(([, language = '', address = '']) => [language, address])),
    }
  })
}

async function sitemap(): Promise<Entry[]> {
  const answer = await fetch(`${test.url}/sitemap.xml`)
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/xml; charset=utf-8'])
  return entriesOf(await answer.text())
}

describe('GET /sitemap.xml', () => {
  it('names every listed page and product in each language, with its twins', async () => {
    const entries = await sitemap()
    const paths = [...listedPaths(industries), '/products/leak-sensor', '/products/gateway']
    const addresses = paths.flatMap((path) => [
      test.url + path,
      ...['/cn', '/en'].map((prefix) => `${test.url}${prefix}${path === '/' ? '' : path}`),
    ])
    expect(entries.map(({ location }) => location).sort()).toEqual(addresses.sort())
    for (const { location, alternates } of entries) {
      expect(Object.keys(alternates)).toEqual(['zh-HK', 'zh-CN', 'en', 'x-default'])
      expect(alternates['x-default']).toBe(alternates['zh-HK'])
      expect([alternates['zh-HK'], alternates['zh-CN'], alternates.en]).toContain(location)
      expect(addresses).toEqual(expect.arrayContaining(Object.values(alternates)))
    }
  })

  it('tells when a product has changed, and forgets one that is retired', async () => {
    const gateway = async () => (await sitemap()).filter(({ location }) => location.endsWith('/products/gateway'))
    const { updatedAt } = await test.services.database.prisma.product.findUniqueOrThrow({ where: { slug: 'gateway' } })
    expect((await gateway()).map(({ changedAt }) => changedAt)).toEqual(Array(3).fill(updatedAt.toISOString()))
    await retireProducts(test.services.database, rows.slice(1))
    await expect.poll(() => gateway()).toEqual([])
  })

  it('is an index of parts where products are too many for one, and each stands in one of them', async () => {
    const pages = Array.from({ length: productsMax }, (_, index) => ({ name: `Valve ${index}` }))
    await writeProducts(test.services.database, pages)
    const parts = async () => {
      const xml = await fetch(`${test.url}/sitemap.xml`).then((answer) => answer.text())
      return [...xml.matchAll(/<sitemap><loc>([^<]+)<\/loc><\/sitemap>/g)].map(([, address = '']) => address)
    }
    const addresses = [1, 2].map((part) => `${test.url}/sitemap.xml?part=${part}`)
    await expect.poll(parts).toEqual(addresses)
    const found = await Promise.all(addresses.map(async (address) => entriesOf(await (await fetch(address)).text())))
    const locations = found.flat().map(({ location }) => location)
    expect(new Set(locations).size).toBe(3 * (listedPaths(industries).length + pages.length + 2))
    expect(locations).toHaveLength(3 * (listedPaths(industries).length + pages.length + 2))
    expect(locations).toEqual(expect.arrayContaining([`${test.url}/products/valve-0`, `${test.url}/products/gateway`]))
    expect((await fetch(`${test.url}/sitemap.xml?part=3`)).status).toBe(404)
  })

  it('is not sent again to who has it', async () => {
    const etag = (await fetch(`${test.url}/sitemap.xml`)).headers.get('etag') ?? ''
    const again = await fetch(`${test.url}/sitemap.xml`, { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
  })

  it.each([
    ['?part=2', 404],
    ['?part=0', 404],
    ['?part=x', 400],
  ])('%s is a %d', async (query, status) => {
    expect((await fetch(`${test.url}/sitemap.xml${query}`)).status).toBe(status)
  })

  it('goes by PUBLIC_URL where that is configured', async () => {
    const app = await appWith(test, { publicUrl: 'https://iot.example/' })
    const entries = entriesOf((await app.inject('/sitemap.xml')).body)
    expect(entries[0]?.location).toBe('https://iot.example/')
    expect((await app.inject('/robots.txt')).body).toContain('\nSitemap: https://iot.example/sitemap.xml\n')
    await app.close()
  })
})

describe('GET /robots.txt', () => {
  it('names the sitemap, keeps the API out but for what pages are rendered from, and tells of no private page', async () => {
    const answer = await fetch(`${test.url}/robots.txt`)
    expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await answer.text()).split('\n')).toEqual([
      'User-agent: *',
      'Allow: /api/v1/products',
      'Allow: /api/v1/images/',
      'Allow: /api/v1/site',
      'Allow: /api/v1/company',
      'Allow: /api/v1/case-studies',
      'Allow: /api/v1/industries',
      'Allow: /api/v1/regulations',
      'Allow: /api/v1/home',
      'Allow: /api/v1/exchange-rates',
      'Disallow: /api/',
      'Disallow: /admin',
      '',
      `Sitemap: ${test.url}/sitemap.xml`,
      '',
    ])
  })
})
