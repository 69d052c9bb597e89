import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { siteSchema } from '#contract/site/site.ts'
import type { ProductToWrite } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { publish } from '#server/platform/database/events.ts'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { servedIn } from '#tests/support/client/client.ts'
import { restoreRows } from '#tests/support/restored.ts'

const client = path.resolve('dist/client')
let test: TestApp
let rows: ProductToWrite[]

beforeAll(async () => {
  test = await startTestApp({}, { client })
  rows = await writeProducts(test.services.database, [
    { name: '閘道', nameEn: 'Gateway', description: '說明', sku: 'GW' },
    { name: 'Odd "$&" <b>', descriptionEn: 'Costs $1 & more', sku: 'ODD' },
  ])
})
afterAll(() => test.close())
restoreRows(() => test)

async function page(address: string): Promise<string> {
  return (await fetch(test.url + address)).text()
}

/** Of a page's head, each tag that starts so. */
async function tags(address: string, start: string): Promise<string[]> {
  const [head = ''] = (await page(address)).split('</head>', 1)
  return head.match(new RegExp(`<${start}[^>]*>(?:[^<]*</title>)?`, 'g')) ?? []
}

describe('what those read who run no code', () => {
  it('a page says its title, and its addresses with the origin it was asked at', async () => {
    expect(await tags('/en/about', 'title')).toEqual(['<title>About us · Harbour IoT</title>'])
    expect(await tags('/en/about', 'link rel="(?:canonical|alternate)"')).toEqual([
      `<link rel="canonical" href="${test.url}/en/about"/>`,
      `<link rel="alternate" hrefLang="zh-HK" href="${test.url}/about"/>`,
      `<link rel="alternate" hrefLang="zh-CN" href="${test.url}/cn/about"/>`,
      `<link rel="alternate" hrefLang="en" href="${test.url}/en/about"/>`,
      `<link rel="alternate" hrefLang="x-default" href="${test.url}/about"/>`,
      `<link rel="alternate" type="text/markdown" href="${test.url}/en/about.md"/>`,
    ])
    expect(await page('/about/?from=mail')).toBe(await page('/about'))
  })

  it.each([
    ['/', 'zh-HK'],
    ['/en', 'en'],
    ['/cn/terms', 'zh-CN'],
    ['/en/nowhere', 'en'],
  ])('%s is marked as %s', async (address, language) => {
    expect(await page(address)).toContain(`<html lang="${language}">`)
  })

  it('a product is called by its name in each language, else by the Chinese one', async () => {
    expect(await tags('/products/gateway', 'title')).toEqual(['<title>閘道 · 港灣物聯</title>'])
    expect(await tags('/products/gateway', 'meta name="description"')).toEqual([
      '<meta name="description" content="說明"/>',
    ])
    expect(await tags('/en/products/gateway', 'title')).toEqual(['<title>Gateway · Harbour IoT</title>'])
    expect(await tags('/en/products/gateway', 'meta name="description"')).toEqual([
      '<meta name="description" content="說明"/>',
    ])
    expect(await tags('/en/products/gateway', 'meta property="og:url"')).toEqual([
      `<meta property="og:url" content="${test.url}/en/products/gateway"/>`,
    ])
  })

  it('in mainland Chinese it is said in that wording', async () => {
    expect(await tags('/cn/products/gateway', 'title')).toEqual(['<title>网关 · 港湾物联</title>'])
    expect(await tags('/cn/products/gateway', 'link rel="canonical"')).toEqual([
      `<link rel="canonical" href="${test.url}/cn/products/gateway"/>`,
    ])
  })

  it('its texts stay texts, and a tag without text is left out', async () => {
    const [, odd] = rows
    const address = `/products/${odd?.slug}`
    expect(await tags(address, 'title')).toEqual(['<title>Odd &quot;$&amp;&quot; &lt;b&gt; · 港灣物聯</title>'])
    expect(await page(address)).not.toContain('"$&" <b>')
    expect(await page(`/en${address}`)).toContain('content="Costs $1 &amp; more"')
  })

  it('a change of the catalogue shows at once', async () => {
    expect(await page('/products/gateway')).toContain('>閘道</h1>')
    const [gateway] = rows
    await writeProducts(test.services.database, [{ former: gateway, name: '新閘道', nameEn: 'Gateway', sku: 'GW' }])
    await expect.poll(() => page('/products/gateway')).toContain('<title>新閘道 · 港灣物聯</title>')
    expect(await page('/products/gateway')).toContain('>新閘道</h1>')
  })

  it.each(['/nowhere', '/products/nowhere', '/quote'])('%s has no address to be listed by', async (address) => {
    expect(await tags(address, '(?:link rel="(?:canonical|alternate)"|meta property="og:)')).toEqual([])
    expect(await tags(address, 'meta name="robots"')).toEqual(['<meta name="robots" content="noindex"/>'])
  })

  it('goes by PUBLIC_URL, and what a visitor says of the host stays text', async () => {
    const app = await appWith(test, { client, publicUrl: 'https://iot.example' })
    expect((await app.inject('/about')).body).toContain('<link rel="canonical" href="https://iot.example/about"/>')
    await app.close()
    const unconfigured = await appWith(test, { client })
    const { body } = await unconfigured.inject({ url: '/about', headers: { host: '"><script>alert(1)' } })
    expect(body).toContain('<link rel="canonical" href="http://localhost')
    expect(body).not.toContain('alert(1)')
    await unconfigured.close()
  })

  it('carries what GET /site answers, and is called as staff have named it, as soon as they have', async () => {
    const siteOf = async () => siteSchema.parse(Object(servedIn(await page('/terms'))).site)
    const site = await fetch(`${test.url}/api/v1/site`).then((answer) => answer.json())
    expect(await siteOf()).toEqual({ ...site, origin: test.url })
    const { database } = test.services
    const values = { siteName: '新港</script>', siteNameEn: 'New <b>Harbour', phoneNumber: '+852 3111 2222' }
    await database.prisma.settingGroup.create({ data: { name: 'general', values } })
    await publish(database.prisma, 'settings.changed')
    await expect.poll(siteOf).toMatchObject({ name: { 'zh-TW': '新港</script>' }, phone: '+852 3111 2222' })
    expect(await tags('/contact', 'title')).toEqual(['<title>聯絡我們 · 新港&lt;/script&gt;</title>'])
    expect(await tags('/cn/contact', 'title')).toEqual(['<title>联系我们 · 新港&lt;/script&gt;</title>'])
    expect(await tags('/en/contact', 'title')).toEqual(['<title>Get in Touch · New &lt;b&gt;Harbour</title>'])
    expect(await page('/en/contact')).not.toContain('New <b>')
  })
})
