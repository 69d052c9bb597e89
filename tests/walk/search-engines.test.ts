import { renderAsync } from '@resvg/resvg-js'
import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { rendersBySku } from '#content/renders/renders.ts'
import { readerLanguages } from '#contract/i18n/languages.ts'
import { fontsOfLanguage } from '#server/platform/documents/document-fonts.ts'
import { retireProducts, writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { appWith } from '#tests/api/platform/app-with.ts'
import { siteCard } from '../../client/build/share-cards.tsx'
import { sheetOf } from '../../client/build/share-images.tsx'
import { sharePages } from '../../client/src/shell/share-pages.ts'
import { expectAddress, failedRequests, testSite } from '../ui/site.ts'

const { app, visit } = testSite()

async function tags(page: Page): Promise<Record<string, string>> {
  const entries = await page
    .locator('meta[property^="og:"], meta[name^="twitter:"]')
    .evaluateAll((metas) =>
      metas.map((meta) => [
        meta.getAttribute('property') ?? meta.getAttribute('name') ?? '',
        meta.getAttribute('content') ?? '',
      ]),
    )
  const byName = Map.groupBy(entries, ([name = '']) => name)
  return Object.fromEntries([...byName].map(([name, all]) => [name, all.map(([, content]) => content).join(', ')]))
}

/** Every JSON-LD block of the page that is of this type. */
async function things(page: Page, type: string): Promise<object[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  return texts
    .map((text) => z.object({ '@type': z.string() }).loose().parse(JSON.parse(text)))
    .filter((thing) => thing['@type'] === type)
}

const hashOf = (name: string) =>
  Object.values(rendersBySku)
    .flat()
    .find((render) => render.name === name)?.hash

describe('on a home screen', () => {
  it('the site has its name as it is set, and icons of the sizes that it says', async () => {
    const page = await visit('/')
    const address = await page.locator('link[rel=manifest]').getAttribute('href')
    const answer = await fetch(app().url + address)
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
    const manifest = manifestSchema.parse(await answer.json())
    expect(manifest).toMatchObject({ name: '港灣物聯 Harbour IoT', short_name: '港灣物聯', start_url: '/' })
    for (const { src, type, sizes } of manifest.icons) {
      const icon = await fetch(app().url + src)
      expect([icon.status, icon.headers.get('content-type')?.split(';')[0]]).toEqual([200, type])
      if (type === 'image/png') expect(await sizeOf(icon)).toBe(sizes)
    }
    const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
    expect(await sizeOf(await fetch(app().url + touch))).toBe('180x180')
    const old = Buffer.from(await (await fetch(`${app().url}/favicon.ico`)).arrayBuffer())
    expect([old.readUInt16LE(2), old.readUInt8(6), old.subarray(23, 26).toString()]).toEqual([1, 32, 'PNG'])
  })
})

const manifestSchema = z
  .object({ icons: z.array(z.object({ src: z.string(), type: z.string(), sizes: z.string() })) })
  .loose()

/** Of a PNG. */
async function sizeOf(answer: Response): Promise<string> {
  const bytes = Buffer.from(await answer.arrayBuffer())
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`
}

describe('what a shared link looks like', () => {
  it('has title, description, address, every locale and a picture of the language', async () => {
    const page = await visit('/en/products/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const { origin } = new URL(page.url())
    expect(await tags(page)).toEqual({
      'og:type': 'website',
      'og:site_name': 'Harbour IoT',
      'og:title': 'Product catalogue',
      'og:description': expect.stringContaining('Asia-Pacific'),
      'og:url': `${origin}/en/products`,
      'og:locale': 'en_GB',
      'og:locale:alternate': 'zh_HK, zh_CN',
      'og:image': `${origin}/share-products-en.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'Harbour IoT · Product catalogue',
      'twitter:card': 'summary_large_image',
    })
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${origin}/en/products`)
  })

  it('of a product has that one’s first picture', async () => {
    const page = await visit('/en/products/water-leak-sensor')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const { origin } = new URL(page.url())
    const shared = await tags(page)
    expect(shared).toMatchObject({
      'og:image': `${origin}/api/v1/images/${hashOf('leak-front')}/share.jpg`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': 'A white, square leak sensor with a coil of teal sensing rope at its right',
    })
    expect((await fetch(shared['og:image'] ?? '')).headers.get('content-type')).toBe('image/jpeg')
  })

  it.each(readerLanguages)(
    'the pictures in %s, the site’s and each page’s, are PNGs of 1200 × 630',
    async (language) => {
      const names = ['', ...sharePages.map((page) => `${page}-`)]
      const pictures = await Promise.all(
        names.map(async (name) => {
          const answer = await fetch(`${app().url}/share-${name}${language}.png`)
          expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png'])
          return Buffer.from(await answer.arrayBuffer())
        }),
      )
      for (const bytes of pictures) {
        const size = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
        expect([bytes.subarray(1, 4).toString(), ...size]).toEqual(['PNG', 1200, 630])
        expect(bytes.length).toBeLessThan(300_000)
      }
      expect(new Set(pictures.map((bytes) => bytes.toString('base64'))).size).toBe(names.length)
    },
  )

  it.each(readerLanguages)(
    'a picture in %s, drawn with few characters, is as with the whole fonts',
    async (language) => {
      const { family, regular, bold } = fontsOfLanguage[language]
      const font = { loadSystemFonts: false, fontFiles: [regular, bold], defaultFontFamily: family }
      const whole = (await renderAsync(sheetOf(siteCard, language), { font })).asPng()
      const answer = await fetch(`${app().url}/share-${language}.png`)
      expect(whole.equals(Buffer.from(await answer.arrayBuffer()))).toBe(true)
    },
  )

  it.each([
    ['/', 'share-zh-TW.png'],
    ['/en', 'share-en.png'],
    ['/lpwan', 'share-lpwan-zh-TW.png'],
    ['/en/solutions/commercial', 'share-solutions-en.png'],
    ['/cn/esg-compliance', 'share-esg-compliance-zh-CN.png'],
    ['/en/live-demo', 'share-live-demo-en.png'],
    ['/terms', 'share-zh-TW.png'],
  ])('%s is shared with %s', async (path, file) => {
    const html = await fetch(app().url + path).then((answer) => answer.text())
    expect(html).toMatch(new RegExp(`<meta property="og:image" content="[^"]*/${file}"`))
  })

  it('goes by PUBLIC_URL where that is configured', async () => {
    const page = await visit('/products', {
      before: (opening) =>
        opening.route('**/products', async (route) => {
          const answer = await route.fetch()
          const body = (await answer.text()).replaceAll(app().url, 'https://iot.example')
          await route.fulfill({ response: answer, body })
        }),
    })
    await expect
      .poll(() => page.locator('link[rel=canonical]').getAttribute('href'))
      .toBe('https://iot.example/products')
    expect((await tags(page))['og:image']).toBe('https://iot.example/share-products-zh-TW.png')
  })

  it('GET /site says what is configured', async () => {
    const plain = await appWith(app(), {})
    expect((await plain.inject('/api/v1/site')).json()).toMatchObject({ origin: null })
    await plain.close()
  })
})

describe('structured data, which the content security policy lets stand', () => {
  it('a product has its offer in HKD and its breadcrumb, whatever the currency chosen', async () => {
    const page = await visit('/en/products/water-leak-sensor', { stored: { currency: 'USD' } })
    await page.getByRole('heading', { level: 1, name: 'Water Leak Sensor' }).waitFor()
    const { origin } = new URL(page.url())
    const url = `${origin}/en/products/water-leak-sensor`
    await expect
      .poll(() => things(page, 'Product'))
      .toEqual([
        {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: 'Water Leak Sensor',
          url,
          description: expect.stringContaining('reports a leak'),
          sku: 'HI-WL-01',
          mpn: 'WL-01',
          category: 'IoT hardware',
          additionalProperty: [
            { '@type': 'PropertyValue', name: 'Mounting', value: 'Floor' },
            { '@type': 'PropertyValue', name: 'Radio bands', value: 'AS923 (920–925 MHz)' },
          ],
          image: ['leak-front', 'leak-place', 'leak-above', 'leak-side', 'leak-parts'].map(
            (name) => `${origin}/api/v1/images/${hashOf(name)}`,
          ),
          offers: {
            '@type': 'Offer',
            url,
            price: '1180.00',
            priceCurrency: 'HKD',
            availability: 'https://schema.org/InStock',
            seller: { '@type': 'Organization', name: 'Harbour IoT' },
            deliveryLeadTime: { '@type': 'QuantitativeValue', value: 5, unitCode: 'DAY' },
            eligibleRegion: ['HK', 'SG', 'MY', 'TH'],
            warranty: {
              '@type': 'WarrantyPromise',
              durationOfWarranty: { '@type': 'QuantitativeValue', value: 24, unitCode: 'MON' },
            },
          },
        },
      ])
    expect(await things(page, 'BreadcrumbList')).toMatchObject([
      {
        itemListElement: [
          { position: 1, name: 'Product catalogue', item: `${origin}/en/products` },
          { position: 2, name: 'IoT hardware', item: `${origin}/en/products?category=hardware` },
          { position: 3, name: 'Water Leak Sensor', item: url },
        ],
      },
    ])
  })

  it('a monthly price says so', async () => {
    const page = await visit('/products/iot-platform-app')
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await things(page, 'Product')).toMatchObject([
      {
        offers: {
          price: '399.00',
          priceSpecification: { price: '399.00', referenceQuantity: { value: 1, unitCode: 'MON' } },
        },
      },
    ])
  })

  it('support has every question, home and about say who we are', async () => {
    const support = await visit('/support?q=LoRaWAN')
    await support.getByRole('heading', { level: 1 }).waitFor()
    const [faq] = z
      .array(z.object({ mainEntity: z.array(z.object({ name: z.string() }).loose()) }))
      .parse(await things(support, 'FAQPage'))
    expect(faq?.mainEntity.length).toBeGreaterThan(20)
    const home = await visit('/en')
    await expect.poll(() => things(home, 'Organization')).toMatchObject([{ name: 'Harbour IoT' }])
    const about = await visit('/en/about')
    await expect
      .poll(() => things(about, 'Organization'))
      .toMatchObject([{ name: 'Harbour IoT', telephone: '+852 3000 1234' }])
  })

  it('text that looks like markup stays text', async () => {
    await writeProducts(app().services.database, [{ name: 'Sensor </script><script>alert(1)</script>', msrp: '10' }])
    const page = await visit('/products/sensor-script-script-alert-1-script')
    await page.getByRole('heading', { level: 1, name: 'Sensor </script>' }).waitFor()
    expect(await things(page, 'Product')).toMatchObject([{ name: 'Sensor </script><script>alert(1)</script>' }])
    const source = await page.locator('script[type="application/ld+json"]').first().innerHTML()
    expect(source).not.toContain('</script')
  })
})

describe('a product that has another address now', () => {
  it('is found at it from the former one', async () => {
    const { database } = app().services
    const [former] = await writeProducts(database, [{ name: 'Leak Rope' }])
    await writeProducts(database, [{ former, name: 'Leak Cable' }])
    const page = await visit('/en/products/leak-rope?from=mail')
    await page.getByRole('heading', { level: 1, name: 'Leak Cable' }).waitFor()
    await expectAddress(page, '/en/products/leak-cable?from=mail')
  })
})

describe('a product that is no longer sold', () => {
  it('offers what is sold of its kind', async () => {
    const { database } = app().services
    const [old] = await writeProducts(database, [
      { name: 'Old Gateway', category: 'lpwan' },
      { name: 'New Gateway', category: 'lpwan', availability: 'Yes' },
      { name: 'Valve', category: 'hardware' },
    ])
    await retireProducts(database, old ? [old] : [])
    const page = await visit('/en/products/old-gateway', { expectedErrors: failedRequests })
    await page.getByRole('heading', { level: 1, name: 'This product is no longer sold' }).waitFor()
    const links = page.getByRole('main').getByRole('link')
    await links.filter({ hasText: 'New Gateway' }).click()
    await expectAddress(page, '/en/products/new-gateway')
  })

  it('says what else to do where there is none', async () => {
    const { database } = app().services
    const [old] = await writeProducts(database, [{ name: 'Only System', category: 'systems' }])
    await retireProducts(database, old ? [old] : [])
    const page = await visit('/products/only-system', { expectedErrors: failedRequests })
    await page.getByRole('heading', { level: 1, name: '這件產品已停售' }).waitFor()
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    expect(await page.getByRole('heading', { name: '同類產品' }).count()).toBe(0)
    await page.getByRole('main').getByRole('link', { name: '返回產品目錄' }).click()
    await expectAddress(page, '/products')
  })
})
