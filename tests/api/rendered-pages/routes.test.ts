import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { pagePreviewAnswerSchema } from '#contract/catalogue/product-edits.ts'
import { languageTags, pathPrefixes, readerLanguages, withWrittenLanguage } from '#contract/i18n/languages.ts'
import { pageRoutes } from '#contract/site/routes.ts'
import { publish } from '#server/platform/database/events.ts'
import { answered, ask } from '#tests/api/back-office/ask.ts'
import { writeProducts } from '#tests/api/catalogue/catalogue.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { servedIn } from '#tests/support/client/client.ts'
import { unlimited } from '#tests/support/limits.ts'
import { restoreRows } from '#tests/support/restored.ts'
import { createStaff } from '#tests/support/staff.ts'
import { addressOf, routes } from '#tests/walk/pages.ts'

let test: TestApp

beforeAll(async () => {
  // Under DEMO, so that the pages of the company have their samples.
  test = await startTestApp({ DEMO: '1' }, { client: path.resolve('dist/client'), limits: unlimited })
})
afterAll(() => test.close())
restoreRows(() => test)

/** As whoever reads it gets it who runs no code. */
async function html(address: string): Promise<string> {
  const answer = await fetch(test.url + address)
  expect([address, answer.status]).toEqual([address, 200])
  return answer.text()
}

/** What stands within the first element of this name, as text. */
function textIn(page: string, element: string): string {
  const [, inner = ''] = new RegExp(`<${element}(?: [^>]*)?>(.*?)</${element}>`, 's').exec(page) ?? []
  return inner
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Facts for search engines, each of which can be read. */
function thingsIn(page: string): Record<string, unknown>[] {
  return [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) =>
    JSON.parse(json),
  )
}

const letters = withWrittenLanguage({ 'zh-TW': /\p{Script=Han}/u, en: /[a-z]{3}/ })
const names = withWrittenLanguage({ 'zh-TW': '港灣物聯', 'zh-CN': '港湾物联', en: 'Harbour IoT' })

describe.each(readerLanguages)('in %s', (language) => {
  const at = async (route: string) =>
    `${pathPrefixes[language]}${await addressOf(route, test)}`.replace(/(?<=.)\/$/, '')

  it.each(routes)('%s is a page of text before any code runs', async (route) => {
    const address = await at(route)
    const page = await html(address)
    expect(textIn(page, 'h1')).toMatch(letters[language])
    expect(textIn(page, 'title')).toMatch(new RegExp(`\\S · ${names[language]}$`))
    const text = textIn(page, 'main')
    if (route !== '/confirm') expect(text.length).toBeGreaterThan(language === 'en' ? 300 : 100)
    expect(text).not.toMatch(/undefined|NaN|\[object/)
    expect(page).not.toMatch(/class="arriving"|<noscript>/)

    const { isListed } = pageRoutes[route]
    const links = [...page.matchAll(/<link rel="(?:canonical|alternate)"(?: hrefLang="([^"]*)")? href="([^"]*)"/g)]
    expect(links.map(([, tag]) => tag)).toEqual(
      isListed ? [undefined, ...Object.values(languageTags), 'x-default'] : [],
    )
    if (isListed) {
      expect(links[0]?.[2]).toBe(test.url + address.split('?')[0])
      for (const name of ['title', 'description', 'url', 'image', 'locale']) {
        expect(page).toMatch(new RegExp(`<meta property="og:${name}" content="[^"]+"`))
      }
      expect(page).toMatch(/<meta name="description" content="[^"]{15,}"/)
    } else expect(page).toContain('<meta name="robots" content="noindex"/>')
    for (const thing of thingsIn(page)) expect(thing).toMatchObject({ '@context': 'https://schema.org' })

    // what the content security policy would refuse
    expect(page).not.toMatch(/<[^>]+\s(?:style|on[a-z]+)="/)
    expect(page.match(/<script(?! type="(?:application\/|module"))[^>]*>/g)).toEqual(['<script>'])
  })

  it('a product says its name, its price and the same to search engines', async () => {
    const page = await html(await at('/products/:slug'))
    const answer = await fetch(`${test.url}/api/v1/products/water-leak-sensor`)
    const { name, nameEn } = await answer.json()
    const shown = withWrittenLanguage({ 'zh-TW': name, 'zh-CN': '漏水传感器', en: nameEn })[language]
    expect(textIn(page, 'h1')).toBe(shown)
    expect(textIn(page, 'main')).toContain('HK$1,180')
    const product = thingsIn(page).find((thing) => thing['@type'] === 'Product')
    expect(product).toMatchObject({
      name: shown,
      offers: { price: '1180.00', priceCurrency: 'HKD' },
    })
  })

  it('the list says its products, and those that a filter and a search leave', async () => {
    expect((await html(await at('/products'))).match(/<h2[ >]/g)?.length).toBeGreaterThanOrEqual(6)
    const filtered = textIn(await html(`${await at('/products')}?search=parking`), 'main')
    expect(filtered).toMatch(/泊車感測器|停车传感器|Parking/)
    expect(filtered).not.toMatch(/漏水感測器|漏水传感器|Leak/)
  })

  it('the list brings one picture of each product, a product all of its own', async () => {
    const product = JSON.stringify(servedIn(await html(await at('/products/water-leak-sensor'))))
    expect(product.match(/"url":"\/api\/v1\/images\//g)?.length).toBeGreaterThan(4)
    const list = JSON.stringify(servedIn(await html(await at('/products'))))
    expect(list.match(/"url":/g)).toHaveLength(list.match(/"slug":/g)?.length ?? 0)
  })
})

it('the page that confirms an address asks for the click that does; its secret, behind the #, is told to no server', async () => {
  const page = await html('/en/confirm?token=told-all-the-same')
  expect(textIn(page, 'h1')).toBe('Confirm your email address')
  expect(textIn(page, 'main')).toContain('One click confirms that this address is yours.')
  expect(page).not.toContain('told-all-the-same')
})

const bidirectional = '\u202e\u2066\u200f'

it('staff see the page of a product before they save it: with what visitors may read alone, and without scripts', async () => {
  const editor = await createStaff(test, 'editor')
  const { id, ...saved } = await test.services.database.prisma.product.findUniqueOrThrow({
    where: { slug: 'water-leak-sensor' },
  })
  const preview = async (body: object) => {
    const answer = await ask(test, '/admin/products/page-preview', editor, { method: 'POST', body })
    return (await answered(answer, pagePreviewAnswerSchema)).html ?? ''
  }
  const record = { nameEn: 'Leak Rope <b>', msrp: '4321', hkdCost: '98765.4', specificationsEn: 'Rope: 12 m' }
  const page = await preview({ id, language: 'en', record })
  expect(textIn(page, 'h1')).toBe('Leak Rope &lt;b&gt;')
  expect(textIn(page, 'main')).toMatch(/HK\$4,321.*Rope.*12 m/s)
  expect(page).not.toMatch(/<script(?! type="application\/ld\+json")|<style|\sstyle="/)
  expect(page).not.toMatch(/98,?765/)
  expect(page).toMatch(/<link rel="stylesheet" href="\/assets\//)
  expect(await test.services.database.prisma.product.findUniqueOrThrow({ where: { id } })).toMatchObject(saved)

  const picture = `/api/v1/images/${'a'.repeat(64)}`
  expect(await preview({ language: 'en', record: { name: '', msrp: 'cheap' } })).toContain('<main')
  const images = [{ key: picture, url: picture, name: 'new.png' }]
  const unsaved = await preview({ language: 'zh-TW', record: { name: '全新產品', images } })
  expect(textIn(unsaved, 'h1')).toBe('全新產品')
  expect(unsaved).toContain(picture)
})

it('names full of markup stay text: in the page, in its data, for search engines', async () => {
  const name = `Sensor </script><script>alert(1)</script> <!-- <img src=x onerror=alert(2)> "' & ${bidirectional}`
  const [row] = await writeProducts(test.services.database, [{ name, description: `]]> ${name}`, msrp: '10' }])
  for (const prefix of Object.values(pathPrefixes)) {
    const page = await html(`${prefix}/products/${row?.slug}`)
    expect(page).not.toMatch(/<script>alert|<img src=x|<!-- </)
    expect(page.match(/<script(?! type="(?:application\/|module"))[^>]*>/g)).toEqual(['<script>'])
    expect(thingsIn(page)).toContainEqual(
      expect.objectContaining({ '@type': 'Product', name: expect.stringContaining('</script>') }),
    )
    expect(JSON.stringify(servedIn(page))).toContain('</script><script>alert(1)')
    const list = await html(`${prefix}/products`)
    expect(list).not.toMatch(/<script>alert|<img src=x|<!-- </)
  }
})

it('a product with 500 specifications, and a list of 100 products, are rendered whole', async () => {
  const specifications = Array.from({ length: 500 }, (_, index) => `Value ${index}: ${index} mm`).join('\n')
  const many = Array.from({ length: 99 }, (_, index) => ({ name: `Sensor ${index}`, msrp: '10' }))
  await writeProducts(test.services.database, [{ name: 'Long Sensor', specifications }, ...many])
  const page = await html('/en/products/long-sensor')
  expect(textIn(page, 'main')).toContain('499 mm')
  const list = await html('/en/products?pageSize=100')
  expect(list.match(/<h2[ >]/g)?.length).toBeGreaterThanOrEqual(100)
})

it('photographs have their room; what is seen first is fetched first, the rest as it is scrolled to', async () => {
  const { prisma } = test.services.database
  const rows = await writeProducts(test.services.database, [{ name: 'Seen first' }, { name: 'Seen second' }])
  const images = ['a', 'b'].map((key) => ({ key, hash: key.repeat(64), name: `${key}.png` }))
  await prisma.product.updateMany({ where: { id: { in: rows.map(({ id }) => id) } }, data: { images } })
  await publish(prisma, 'catalogue.changed')
  const picturesOf = async (address: string) => [...(await html(address)).matchAll(/<img [^>]*>/g)].map(([tag]) => tag)
  const isFirst = (tag: string) => /fetchPriority="high"/i.test(tag) && !tag.includes('loading=')
  const isLater = (tag: string) => tag.includes('loading="lazy"') && !/fetchPriority/i.test(tag)
  for (const address of ['/en/products', `/en/products/${rows[0]?.slug}`]) {
    await vi.waitFor(async () => expect(await picturesOf(address)).not.toEqual([]))
    const [first = '', ...others] = await picturesOf(address)
    expect([address, isFirst(first), others.length > 0, others.filter((tag) => !isLater(tag))]).toEqual([
      address,
      true,
      true,
      [],
    ])
    expect([first, ...others].filter((tag) => !/ width="\d+" height="\d+"/.test(tag))).toEqual([])
  }
})
