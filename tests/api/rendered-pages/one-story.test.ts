import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gatewayReach } from '#content/facts/gateways.words.ts'
import { afterOrder, limitedOffer, orderRule } from '#content/facts/ordering.words.ts'
import { serviceAreas, warrantyMonths } from '#content/facts/service.words.ts'
import { workingSystemOf, workingSystemWords } from '#contract/catalogue/prices.ts'
import { type ProductDetail, productDetailSchema } from '#contract/catalogue/products.ts'
import { servedLabels, serviceCountries } from '#contract/catalogue/values/served-countries.ts'
import { type Language, pathPrefixes, writtenLanguages } from '#contract/i18n/languages.ts'
import { productText } from '#server/modules/assistant/knowledge/product-text.rules.ts'
import { contentOf } from '#server/modules/catalogue/datasheets/datasheets.rules.ts'
import { sampleRecords } from '#server/modules/catalogue/products/samples.ts'
import { startTestApp, type TestApp } from '#tests/support/app.ts'
import { unlimited } from '#tests/support/limits.ts'
import { addressOf, routes } from '#tests/walk/pages.ts'
import { errorAnswer, firstAnswer, firstRequest } from '../../../client/src/site/docs/integrators.words.ts'

/** A page, a passage of the assistant, what it knows of a product, or a datasheet. */
interface Told {
  place: string
  language: Language
  text: string
}

let app: TestApp
let products: ProductDetail[]
let told: Told[]

beforeAll(async () => {
  app = await startTestApp({ DEMO: '1' }, { client: path.resolve('dist/client'), limits: unlimited })
  products = await Promise.all(
    (await app.services.database.prisma.product.findMany({ select: { slug: true } })).map(async ({ slug }) =>
      productDetailSchema.parse(await answerTo(`/api/v1/products/${slug}`)),
    ),
  )
  const addresses = [
    ...(await Promise.all(routes.map((route) => addressOf(route, app)))),
    ...['retail', 'commercial', 'residential', 'logistics'].map((industry) => `/solutions/${industry}`),
    ...['nb-iot', 'sigfox', 'lte-m'].map((id) => `/lpwan?tech=${id}`),
    ...products.map(({ slug }) => `/products/${slug}`),
  ]
  const passages = await app.services.database.prisma.passage.findMany()
  told = [
    ...(await Promise.all(writtenLanguages.flatMap((language) => addresses.map((one) => pageAt(one, language))))),
    ...passages.map(({ key, language, title, text }) => ({
      place: `assistant, ${key}`,
      language: language === 'en' ? ('en' as const) : ('zh-TW' as const),
      text: `${title}\n${text}`,
    })),
    ...writtenLanguages.flatMap((language) =>
      products.map((product) => ({
        place: `assistant, ${product.slug}`,
        language,
        text: productText(product, language),
      })),
    ),
    ...writtenLanguages.flatMap((language) =>
      products.map((product) => ({ place: `datasheet, ${product.slug}`, language, text: sheetOf(product, language) })),
    ),
  ]
})
afterAll(() => app.close())

async function answerTo(address: string): Promise<unknown> {
  return (await fetch(app.url + address)).json()
}

async function pageAt(address: string, language: Language): Promise<Told> {
  const place = pathPrefixes[language] + address
  const page = await (await fetch(app.url + place)).text()
  const [, body = ''] = /<body[^>]*>(.*)<\/body>/s.exec(page) ?? []
  const text = body
    .replace(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replace(/<\/?(?:p|li|h\d|dt|dd|td|th|div|section|option|label|summary)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#x27;|&#39;/g, '’')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
  return { place, language, text }
}

/** What a datasheet says, before it is set as a PDF. */
function sheetOf(product: ProductDetail, language: Language): string {
  const { description = '', prices, components, specifications, features, buying } = contentOf(product, language)
  const rows = [prices, components, specifications, features, buying].flat()
  return [description, ...rows.map(({ label, value }) => `${label}\n${value}`)].join('\n')
}

/** What is claimed anywhere, each with the places that do. */
function claims(patterns: Record<Language, RegExp>): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const { place, language, text } of told) {
    for (const [claim] of text.matchAll(patterns[language])) {
      found[claim.replace(/\s+/g, ' ')] = [...(found[claim] ?? []), place]
    }
  }
  return found
}

/** Fails with the places of each claim that is not among those of the source. */
function expectClaims(patterns: Record<Language, RegExp>, ...expected: string[]) {
  const found = claims(patterns)
  const others = Object.entries(found).filter(([claim]) => !expected.includes(claim))
  expect(Object.fromEntries(others)).toEqual({})
  expect(Object.keys(found).toSorted()).toEqual(expected.toSorted())
}

/** Fails where a place does not tell it, in either language. */
function expectTold(fact: Record<Language, string>, ...places: string[]) {
  for (const language of writtenLanguages) {
    for (const place of places) {
      const texts = told.filter((one) => one.language === language && one.place.endsWith(place))
      expect([language, place, texts.some(({ text }) => text.includes(fact[language]))]).toEqual([
        language,
        place,
        true,
      ])
    }
  }
}

describe('one story, whoever tells it', () => {
  it('the number of gateways is that of the builder’s rule', () => {
    expectTold(gatewayReach, '/support', '/builder', '/lpwan', 'assistant, question:how-many-gateways')
    expectClaims(
      {
        en: /\b(?:\d+|[Oo]ne|two|three|four|five|several|a few)(?: or (?:two|three))? (?:indoor |outdoor |solar )?gateways?\b|covers the whole building/g,
        'zh-TW':
          /網關 ?[\d一兩二三四五]+(?:至[兩二三四五])? ?部|[\d一兩二三四五]+(?:至[兩二三四五])? ?部網關|接收全幢/g,
      },
      // of a tower by the rule, and in the open: one on a roof, one in a field
      ...['One gateway', 'one gateway', '5 gateways', '1 solar gateway', '網關 5 部', '一部網關', '網關 1 部'],
    )
  })

  it('the platform has no minimum', () => {
    expectClaims({
      en: /\b(?:from|at least|minimum of|more than) [\d,]+ (?:devices|sensors|points)|Devices:? From [\d,]+/gi,
      'zh-TW': /[\d,]+ ?(?:部|[部個件](?:裝置|感測器))起|最少(?:要)? ?[\d,]+ ?[部個件](?:裝置|感測器)/g,
    })
    expectTold({ en: 'no minimum', 'zh-TW': '不設最低裝置數目' }, '/support')
    expectTold({ en: 'No minimum', 'zh-TW': '不設下限' }, '/products/iot-platform-app')
  })

  it('LoRaWAN costs no network fee through one’s own gateway', () => {
    expectTold({ en: 'Free through your own gateway', 'zh-TW': '經自己的網關：免費' }, '/lpwan')
    const devices = products.filter(
      ({ category, price }) => category === 'hardware' && price.connectivity.type === 'lora',
    )
    expect(devices.map(({ price }) => price.connectivity.annualFee)).toEqual(devices.map(() => 0))
    // A fee of a complete system is named after what it pays.
    const systems = products.filter(({ category }) => category === 'systems')
    for (const { price } of systems) expect(price.connectivity.description).toMatch(/platform/)
    expectClaims({
      en: /LoRaWAN[^.:;\n]*?(?:pays?|costs?|fee of|,) (?:HK|US)?\$[\d.,]+|every month/gi,
      'zh-TW': /LoRaWAN[^。：；\n]*?(?:網絡費|月費|年費)[^。：；\n]*?\$[\d.,]+|每月都要付費/g,
    })
  })

  it('the warranty is that of the products', () => {
    const years = warrantyMonths / 12
    const given = products.filter((product) => product.warrantyMonths !== null)
    expect(given.length).toBeGreaterThan(15)
    expect(given.map((product) => product.warrantyMonths)).toEqual(given.map(() => warrantyMonths))
    expectClaims(
      {
        en: /warranty[^.\n]*? (\d+|one|two|three|five) (?:years?|months?)|Warranty:? ?\n?\d+ \w+/g,
        'zh-TW': /保養期?[^。\n]{0,12}?\s*[\d一兩二三五]+\s*(?:年|個月)/g,
      },
      `warranty of ${years} years`,
      `Warranty ${years} years`,
      `Warranty: ${years} years`,
      `保養 ${years} 年`,
      `保養期：${years} 年`,
      `保養期 ${years} 年`,
      `保養期相同 ${years} 年`, // of two that are compared
    )
  })

  it('service areas are one list, which each product’s regions are among', () => {
    for (const language of writtenLanguages) {
      const names = serviceCountries.map((code) => servedLabels[code][language])
      expect(told.find(({ place }) => place === `${pathPrefixes[language]}/`)?.text).toContain(names.join('\n'))
    }
    expectTold(serviceAreas, '/support')
    const regions = [...new Set(products.flatMap(({ countries }) => countries))]
    expect(regions.toSorted()).toEqual([...serviceCountries].toSorted())
    expectClaims({ en: /^Countr(?:y|ies)\b.*$/gm, 'zh-TW': /^國家$/gm })
  })

  it('a working system costs the same on a product’s page and in its datasheet', () => {
    const systems = products.flatMap((product) => {
      const total = workingSystemOf(product)?.total
      return total ? [{ slug: product.slug, amount: `HK$${total.toLocaleString('en-HK')}` }] : []
    })
    expect(systems.length).toBeGreaterThan(5)
    const { from } = workingSystemWords
    for (const { slug, amount } of systems) {
      expectTold({ en: from.en(amount), 'zh-TW': from['zh-TW'](amount) }, `/products/${slug}`, `datasheet, ${slug}`)
    }
  })

  it('the mall has 420 bays, and found them as much sooner wherever it is told', () => {
    expectClaims(
      { en: /(?:levels|mall)[^.\n]{0,30}?[\d,]+ bays/gi, 'zh-TW': /(?:停車場|商場)[^。\n]{0,10}?[\d,]+ 個車位/g },
      ...['levels, 420 bays', '停車場，420 個車位'],
    )
    for (const figures of ['9.5', '3.8']) {
      expectTold({ en: figures, 'zh-TW': figures }, '/property-management', '/case-studies')
    }
  })

  it('a quotation is an order once it is accepted', () => {
    expectTold(orderRule, '/support', '/terms', '/docs')
    expectTold(afterOrder, '/support', '/terms')
    expectClaims({
      en: /once [^.\n]*we confirm|confirm the order in writing|we prepare the order/gi,
      'zh-TW': /我們確認(?:後)?，訂單|以書面確認訂單|便可安排訂單/g,
    })
  })

  it('what is out of stock is not added, and stays where it is listed', () => {
    expectClaims({
      en: /out of stock cannot be|cannot be put in a quotation|can request a quotation once/gi,
      'zh-TW': /不能索取報價|到貨後才可索取/g,
    })
    const out = products.filter(({ inStock }) => !inStock)
    expect(out.length).toBeGreaterThan(0)
    for (const { slug } of out) {
      expectTold(
        { en: 'You can add it to a quotation once it is back', 'zh-TW': '到貨後才可加入報價清單' },
        `/products/${slug}`,
      )
    }
  })

  it('a limited offer has a former price and an end, so no product is marked without', () => {
    expectTold(limitedOffer, '/support', '/terms')
    expectClaims({ en: /until stock is gone/gi, 'zh-TW': /售完或撤回/g })
    for (const { limitedOffer: isOffered, price } of products) expect(isOffered).toBe(price.promotion !== undefined)
    expect(sampleRecords.flatMap((record) => Object.keys(record).filter((key) => /offer/i.test(key)))).toEqual([])
  })
})

/** Reads an example, which leaves parts out as "…". */
function shown(example: string): Record<string, unknown> {
  return JSON.parse(example.replace(/,\s*…/g, '').replace(/\{ … \}/g, '{}'))
}

describe('the examples of /docs', () => {
  it('the first answer is that of the API to the request, which docs/integrating.md has too', async () => {
    const [, address = ''] = /^curl '(.+)'$/.exec(firstRequest('')) ?? []
    const { items, ...rest } = shown(firstAnswer) as { items: object[] }
    const answered = (await answerTo(address)) as { items: object[] }
    expect(answered).toMatchObject(rest)
    expect(answered.items.slice(0, items.length)).toMatchObject(items)
    expect(readFileSync('docs/integrating.md', 'utf8')).toContain(firstRequest('http://localhost:3000'))
  })

  it('the error is what the API answers, but for its id', async () => {
    const requestId = expect.stringMatching(/^[\da-f-]{36}$/)
    expect(await answerTo('/api/v1/products?pageSize=101')).toEqual({ ...shown(errorAnswer), requestId })
  })
})
