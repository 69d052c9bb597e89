import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { productInHead, servedSiteId, siteInHead } from '#contract/site/heads.ts'
import { siteSchema } from '#contract/site/site.ts'
import type { ProductToWrite } from '#server/modules/catalogue/editing/products-write.repo.ts'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { restoreRows } from '#tests/support/restored.ts'

const { slug, name, description } = productInHead
const productHead = (prefix: string) => [
  `<title>${name} · Harbour</title>`,
  `<meta name="description" content="${description}"/>`,
  `<link rel="canonical" href="${prefix}/products/${slug}"/>`,
]
const heads = {
  '/about': ['<title>About</title>', '<link rel="canonical" href="/about"/>'],
  '/contact': [`<title>Contact · ${siteInHead.name}</title>`],
  '/en/contact': [`<title>Contact · ${siteInHead.name}</title>`],
  '/en': ['<title>Home</title>', '<link rel="alternate" href="/"/>'],
  [`/products/${slug}`]: productHead(''),
  [`/en/products/${slug}`]: productHead('/en'),
  '/cn/contact': [`<title>联系 · ${siteInHead.name}</title>`],
  [`/cn/products/${slug}`]: productHead('/cn'),
}
let client: string
let test: TestApp
let rows: ProductToWrite[]

beforeAll(async () => {
  client = await mkdtemp(path.join(tmpdir(), 'harbour-iot-client-'))
  await writeFile(path.join(client, 'index.html'), '<html lang="zh-HK"><head></head></html>')
  await writeFile(path.join(client, 'heads.json'), JSON.stringify(heads))
  test = await startTestApp({}, { client })
  rows = await writeProducts(test.services.database, [
    { name: '閘道', nameEn: 'Gateway', description: '說明', sku: 'GW' },
    { name: 'Odd "$&" <b>', descriptionEn: 'Costs $1 & more', sku: 'ODD' },
  ])
})
afterAll(async () => {
  await test.close()
  await rm(client, { recursive: true })
})
restoreRows(() => test)

/** Without what every page carries of the site. */
async function html(address: string): Promise<string> {
  return (await page(address)).replace(servedSite, '')
}

async function page(address: string): Promise<string> {
  return (await fetch(test.url + address)).text()
}

const servedSite = new RegExp(`<script type="application/json" id="${servedSiteId}">(.*?)</script>`, 's')

describe('what those read who run no code', () => {
  it('a page says what the build rendered of it, with the origin it was asked at', async () => {
    const head = `<title>About</title>\n<link rel="canonical" href="${test.url}/about"/>`
    expect(await html('/about')).toBe(`<html lang="zh-HK"><head>${head}</head></html>`)
    expect(await html('/about/?from=mail')).toBe(await html('/about'))
  })

  it('an English one is marked as English', async () => {
    const head = `<title>Home</title>\n<link rel="alternate" href="${test.url}/"/>`
    expect(await html('/en')).toBe(`<html lang="en"><head>${head}</head></html>`)
  })

  it('a product is called by its name in each language, else by the Chinese one', async () => {
    expect(await html('/products/gateway')).toContain(
      '<title>閘道 · Harbour</title>\n<meta name="description" content="說明"/>',
    )
    const english = await html('/en/products/gateway')
    expect(english).toContain('<title>Gateway · Harbour</title>\n<meta name="description" content="說明"/>')
    expect(english).toContain(`href="${test.url}/en/products/gateway"`)
  })

  it('one in mainland Chinese is marked so, and says the product in its wording', async () => {
    const mainland = await html('/cn/products/gateway')
    expect(mainland).toContain('<html lang="zh-CN">')
    expect(mainland).toContain('<title>网关 · Harbour</title>\n<meta name="description" content="说明"/>')
    expect(mainland).toContain(`href="${test.url}/cn/products/gateway"`)
  })

  it('its texts stay texts, and a tag without text is left out', async () => {
    const [, odd] = rows
    expect(await html(`/products/${odd?.slug}`)).toBe(
      `<html lang="zh-HK"><head><title>Odd &quot;$&amp;&quot; &lt;b&gt; · Harbour</title>\n<link rel="canonical" href="${test.url}/products/${odd?.slug}"/></head></html>`,
    )
    expect(await html(`/en/products/${odd?.slug}`)).toContain('content="Costs $1 &amp; more"')
  })

  it('a change of the catalogue shows at once', async () => {
    const [gateway] = rows
    await writeProducts(test.services.database, [{ former: gateway, name: '新閘道', nameEn: 'Gateway', sku: 'GW' }])
    await expect.poll(() => html('/products/gateway')).toContain('<title>新閘道 · Harbour</title>')
  })

  it('what is missing, gone or unlisted has no head', async () => {
    expect(await html('/nowhere')).toBe('<html lang="zh-HK"><head></head></html>')
    expect(await html('/products/nowhere')).toBe('<html lang="zh-HK"><head></head></html>')
    expect(await html('/terms')).toBe('<html lang="zh-HK"><head></head></html>')
  })

  it('goes by PUBLIC_URL, and what a visitor says of the host stays text', async () => {
    const app = await appWith(test, { client, publicUrl: 'https://iot.example' })
    expect((await app.inject('/about')).body).toContain('href="https://iot.example/about"')
    await app.close()
    const unconfigured = await appWith(test, { client })
    const { body } = await unconfigured.inject({ url: '/about', headers: { host: '"><script>' } })
    expect(body).not.toContain('<script>')
    await unconfigured.close()
  })

  it('carries what GET /site answers, and is called as staff have named it, as soon as they have', async () => {
    const siteOf = async () => siteSchema.parse(JSON.parse(servedSite.exec(await page('/terms'))?.[1] ?? ''))
    const site = await fetch(`${test.url}/api/v1/site`).then((answer) => answer.json())
    expect(await siteOf()).toEqual(site)
    const { database, settings } = test.services
    const values = { siteName: '新港</script>', siteNameEn: 'New <b>Harbour', phoneNumber: '+852 3111 2222' }
    await database.prisma.settingGroup.create({ data: { name: 'general', values } })
    await settings.refresh()
    expect(await siteOf()).toMatchObject({ name: { 'zh-TW': '新港</script>' }, phone: '+852 3111 2222' })
    expect(await html('/contact')).toContain('<title>Contact · 新港&lt;/script&gt;</title>')
    expect(await html('/cn/contact')).toContain('<title>联系 · 新港&lt;/script&gt;</title>')
    expect(await html('/en/contact')).toContain('<title>Contact · New &lt;b&gt;Harbour</title>')
  })

  it('the heads themselves are no page of the site', async () => {
    expect((await fetch(`${test.url}/heads.json`)).status).toBe(404)
  })
})
