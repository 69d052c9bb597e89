import '#contract/i18n/simplified.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { yearOf } from '#contract/catalogue/prices.ts'
import type { Price, Product } from '#contract/catalogue/products.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import { contentOf, dateOf, dayOf, dispositionOf } from '#server/modules/catalogue/datasheets/datasheets.rules.ts'
import { isJpeg, isPng } from '#server/modules/catalogue/datasheets/datasheets-picture.ts'
import { loadFonts, printable } from '#server/platform/documents/document-fonts.ts'
import { paged } from '#server/platform/documents/document-table.ts'
import { solidPng } from '#tests/support/notion/png.ts'
import { productWith, unlisted } from '#tests/unit/chat/products.ts'

describe('which lines of a table go on which page', () => {
  it.each([
    ['all where they fit', [10, 10, 10], 30, 100, [3]],
    ['as many as fit, the rest on the next', [10, 10, 10, 10], 20, 100, [2, 2]],
    ['none here where the first does not fit', [10, 10, 10], 5, 100, [0, 3]],
    ['none here where the first would stand alone', [10, 10, 10], 15, 100, [0, 3]],
    ['two on the last page, so that none stands alone there', [10, 10, 10, 10], 30, 100, [2, 2]],
    ['none where there is none', [], 30, 100, [0]],
  ])('%s', (_case, heights, first, rest, pages) => expect(paged(heights, first, rest)).toEqual(pages))

  it('loses none and overfills no page', () => {
    const space = fc.integer({ min: 0, max: 200 })
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 100 })), space, (heights, first) => {
        const rest = 100
        const pages = paged(heights, first, rest)
        expect(pages.reduce((sum, count) => sum + count, 0)).toBe(heights.length)
        let from = 0
        for (const [index, count] of pages.entries()) {
          const height = heights.slice(from, from + count).reduce((sum, value) => sum + value, 0)
          expect(height).toBeLessThanOrEqual(index === 0 ? first : rest)
          from += count
        }
      }),
    )
  })
})

describe('texts in characters that the font has', () => {
  it.each([
    ['Hong Kong’s own characters stay', '嘅啲冇喺𨋢咗嚟嗰㗎攞瞓唔咁掂', '嘅啲冇喺𨋢咗嚟嗰㗎攞瞓唔咁掂'],
    ['small figures stay', 'CO₂ µg/m³', 'CO₂ µg/m³'],
    ['what no font has is set plainly where it can be', '𝟏𝐀', '1A'],
    ['what is lacking has a geta', 'ع ⵣ', '〓 〓'],
    ['what another font has stays', '网络 한 髙﨑 สมชาย Đặng Müller Łódź', '网络 한 髙﨑 สมชาย Đặng Müller Łódź'],
    ['accents are one character with their letter', 'Cafe\u0301', 'Café'],
    ['pictures and controls go', 'a🚀\u0007\u200b\u202eb', 'ab'],
    ['lines end in one way, and a tab is a space', 'a\r\nb\rc\u2028d\te', 'a\nb\nc\nd e'],
  ])('%s', async (_case, text, printed) => {
    const { covers } = await loadFonts('zh-TW')
    expect(printable(text, covers)).toBe(printed)
  })
})

describe('the day of issue is Hong Kong’s', () => {
  it.each([
    ['2026-11-21T15:59:59.999Z', '2026-11-20T16:00:00.000Z', '2026 年 11 月 21 日', '21 November 2026'],
    ['2026-11-21T16:00:00.000Z', '2026-11-21T16:00:00.000Z', '2026 年 11 月 22 日', '22 November 2026'],
  ])('%s', (time, day, chinese, english) => {
    expect(dayOf(new Date(time)).toISOString()).toBe(day)
    expect(dateOf(new Date(time), 'zh-TW')).toBe(chinese)
    expect(dateOf(new Date(time), 'en')).toBe(english)
  })
})

/** A PNG with bytes changed. */
function changed(changes: Record<number, number>, size = 16): Buffer {
  const png = Buffer.from(solidPng([1, 2, 3], size))
  for (const [position, value] of Object.entries(changes)) png[Number(position)] = value
  return png
}

describe('photographs that pdfkit can embed without falling over', () => {
  it('takes a whole PNG', () => expect(isPng(changed({}))).toBe(true))

  it.each([
    ['says that it has an alpha channel, and has none', changed({ 25: 6 })],
    ['is interlaced', changed({ 28: 1 })],
    ['has pixels of four bits', changed({ 24: 4 })],
    ['has a kind of colour that there is none of', changed({ 25: 5 })],
    ['is higher than it has lines', changed({ 23: 17 })],
    ['says that it is as large as a wall', changed({ 16: 255, 20: 255 })],
    ['has broken pixels', changed({ 45: 0, 46: 0 })],
    ['ends early', changed({}).subarray(0, 40)],
    ['is empty', Buffer.alloc(0)],
  ])('takes no PNG that %s', (_case, bytes) => expect(isPng(bytes)).toBe(false))

  const frame = (precision: number, channels: number) =>
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xc0, 0, 17, precision, 0, 8, 0, 8, channels])

  it('takes a JPEG with a frame', () => expect(isJpeg(frame(8, 3))).toBe(true))

  it.each([
    ['of twelve bits', frame(12, 3)],
    ['of two channels', frame(8, 2)],
    ['without a frame', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['that is empty', Buffer.alloc(0)],
  ])('takes no JPEG %s', (_case, bytes) => expect(isJpeg(bytes)).toBe(false))
})

type Connectivity = Partial<Price['connectivity']>

function priced(msrp: number | null, period: Price['period'] = 'once', connectivity: Connectivity = {}): Price {
  const { price } = productWith({})
  const annualFee = connectivity.annualFee ?? 0
  const firstYearTotal = msrp === null ? null : yearOf(msrp, period) + annualFee
  const none = { type: null, annualFee: null, currency: 'HKD', description: null } as const
  return { ...price, msrp, period, connectivity: { ...none, ...connectivity }, firstYearTotal }
}

const leak: Product = {
  ...unlisted,
  ...productWith({ price: priced(980, 'once', { type: 'lora', annualFee: 120 }) }),
  slug: 'leak-sensor',
  name: '漏水感測器',
  nameEn: 'Leak sensor',
  category: 'hardware',
  subcategory: '漏水 Leak detection',
  description: '漏水即時通知',
  descriptionEn: 'Tells of leaks at once',
  modelNumber: 'WL-01',
  sku: 'EM-1',
  manufacturerCode: '4006381333931',
  tags: ['感測器'],
  machineTranslated: [],
  specifications: [
    { name: '重量', value: '80', unit: 'g' },
    { name: '外殼', value: '塑膠', unit: null },
  ],
  specificationsEn: [{ name: 'Weight', value: '80', unit: 'g' }],
  features: [
    { category: '安裝', items: [{ feature: '固定', value: '螺絲' }] },
    { category: '', items: [{ feature: '電池', value: '兩年' }] },
  ],
  featuresEn: [{ category: 'Installation', items: [{ feature: 'Mounting', value: 'Screws' }] }],
}

describe('what a datasheet says of a product', () => {
  it('is in Chinese for a reader of Chinese', () => {
    expect(contentOf(leak, 'zh-TW')).toEqual({
      name: '漏水感測器',
      otherName: 'Leak sensor',
      kind: 'IoT 硬件 · 漏水',
      codes: [
        { label: '型號', value: 'WL-01' },
        { label: '產品編號', value: 'EM-1' },
        { label: '原廠編號', value: '4006381333931' },
      ],
      description: '漏水即時通知',
      isMachineTranslated: false,
      isConverted: false,
      tags: ['感測器'],
      prices: [
        { label: '建議零售價', value: 'HK$980' },
        { label: '感測器硬件', value: 'HK$980' },
        { label: '年度授權', value: '不適用' },
        { label: '連接 · LoRaWAN', value: 'HK$120／年' },
        { label: '首年總計', value: 'HK$1,100', emphasis: 'total' },
      ],
      components: [],
      specifications: [
        { label: '重量', value: '80 g' },
        { label: '外殼', value: '塑膠' },
      ],
      buying: [],
      features: [
        { label: '安裝', value: '', emphasis: 'group' },
        { label: '固定', value: '螺絲' },
        { label: '電池', value: '兩年' },
      ],
    })
  })

  it('names each component of a system with its number and SKU, and by its SKU alone what is not sold', () => {
    const components = [
      { sku: 'EM-1', quantity: 8 },
      { sku: 'GONE', quantity: 1 },
    ]
    const componentProducts = [
      { sku: 'EM-1', product: leak },
      { sku: 'GONE', product: null },
    ]
    expect(contentOf({ ...leak, components, componentProducts }, 'en').components).toEqual([
      { label: '8 × Leak sensor', value: 'EM-1' },
      { label: '1 × GONE', value: '' },
    ])
  })

  it('is in English for a reader of English', () => {
    expect(contentOf(leak, 'en')).toMatchObject({
      name: 'Leak sensor',
      otherName: '漏水感測器',
      kind: 'IoT hardware · Leak detection',
      description: 'Tells of leaks at once',
      isConverted: false,
      specifications: [{ label: 'Weight', value: '80 g' }],
      features: [
        { label: 'Installation', value: '', emphasis: 'group' },
        { label: 'Mounting', value: 'Screws' },
      ],
    })
  })

  it('is in Chinese where there is no English', () => {
    const chinese = { ...leak, nameEn: null, descriptionEn: null, specificationsEn: [], featuresEn: [] }
    const { name, otherName, description, specifications, features } = contentOf(chinese, 'en')
    expect({ name, otherName, description }).toEqual({
      name: '漏水感測器',
      otherName: undefined,
      description: '漏水即時通知',
    })
    expect(specifications).toEqual(contentOf(leak, 'zh-TW').specifications)
    expect(features).toEqual(contentOf(leak, 'zh-TW').features)
  })

  it('is mainland Chinese, and says so, for a reader of that', () => {
    const { name, description, tags, features, isConverted } = contentOf(leak, 'zh-CN')
    expect({ name, description, tags, isConverted }).toEqual({
      name: '漏水传感器',
      description: '漏水实时通知',
      tags: ['传感器'],
      isConverted: true,
    })
    expect(features[1]).toEqual({ label: '固定', value: '螺丝' })
  })

  it.each([
    ['neither is', 'IoT', 'LoRa', false],
    ['the name alone is', '感測器', 'LoRa', true],
    ['the description alone is', 'IoT', '感測器', true],
    ['there is no description', 'IoT', null, false],
  ])('is called converted where name or description is: %s', (_case, name, description, isConverted) => {
    expect(contentOf({ ...leak, name, description }, 'zh-CN').isConverted).toBe(isConverted)
  })

  it.each<[Product['machineTranslated'], ReaderLanguage, boolean]>([
    [['name'], 'zh-TW', true],
    [['description', 'nameEn'], 'zh-TW', true],
    [['nameEn', 'descriptionEn'], 'zh-TW', false],
    [['nameEn'], 'en', true],
    [['name', 'descriptionEn'], 'en', true],
    [['name', 'description'], 'en', false],
  ])('is called machine-translated where a text shown is: %j, %s', (machineTranslated, language, isTold) => {
    expect(contentOf({ ...leak, machineTranslated }, language).isMachineTranslated).toBe(isTold)
  })

  it('has no name twice, and nothing of what the product lacks', () => {
    const bare = {
      ...leak,
      nameEn: leak.name,
      subcategory: null,
      description: null,
      modelNumber: null,
      sku: null,
      manufacturerCode: null,
    }
    const { otherName, kind, codes, description } = contentOf(bare, 'zh-TW')
    expect({ otherName, kind, codes, description }).toStrictEqual({
      otherName: undefined,
      kind: 'IoT 硬件',
      codes: [],
      description: undefined,
    })
  })
})

describe('the prices of a datasheet', () => {
  it.each<[string, Partial<Product>, string[]]>([
    ['on request, no first year', { price: priced(null) }, ['List price: Price on request']],
    [
      'a plan by the month whose connection is free',
      { category: 'lpwan', price: priced(12.5, 'month', { annualFee: 0 }) },
      [
        'List price: HK$12.50 / month',
        'Sensor hardware: Not applicable',
        'Plan: HK$150 / year',
        'Connectivity: Free',
        'First-year total: HK$150',
      ],
    ],
    [
      'a connection with a name of its own',
      { price: priced(980, 'once', { type: 'wifi', annualFee: 99.9, description: 'Roaming' }) },
      [
        'List price: HK$980',
        'Sensor hardware: HK$980',
        'Annual licence: Not applicable',
        'Connectivity · Roaming: HK$99.90 / year',
        'First-year total: HK$1,079.90',
      ],
    ],
  ])('%s', (_case, change, lines) => {
    const rows = contentOf({ ...leak, ...change }, 'en').prices
    expect(rows.map(({ label, value }) => `${label}: ${value}`)).toEqual(lines)
  })
})

describe('the name of the file', () => {
  /** RFC 5987: what stands behind the last quote. */
  function named(change: Partial<Product>, language: ReaderLanguage = 'en'): string {
    const product = { ...leak, ...change }
    return dispositionOf(product, contentOf(product, language), language)
  }
  const fileName = (header: string) => decodeURIComponent(header.replace(/^.*''/, ''))

  it('is said twice: plainly, and in the reader’s language', () => {
    expect(named({ nameEn: 'Leak' })).toBe(
      `inline; filename="leak-sensor-datasheet.pdf"; filename*=UTF-8''Leak%20WL-01%20Product%20datasheet.pdf`,
    )
  })

  it.each<[string, Partial<Product>, string]>([
    ['the SKU where there is no model', { modelNumber: null }, 'Leak sensor EM-1 Product datasheet.pdf'],
    ['no code where there is none', { modelNumber: null, sku: null }, 'Leak sensor Product datasheet.pdf'],
    ['a space for what no file name may have', { nameEn: 'a/\\:*?"<>|b\u0007c' }, 'a b c WL-01 Product datasheet.pdf'],
    ['one space for many', { nameEn: 'a  \t b' }, 'a b WL-01 Product datasheet.pdf'],
    ['whole characters of a long name', { nameEn: '𨋢'.repeat(61) }, `${'𨋢'.repeat(60)} WL-01 Product datasheet.pdf`],
  ])('has %s', (_case, change, name) => expect(fileName(named(change))).toBe(name))

  it('is in Chinese for a reader of Chinese', () => {
    expect(fileName(named({}, 'zh-TW'))).toBe('漏水感測器 WL-01 產品規格書.pdf')
  })

  it('encodes what RFC 5987 has no room for, and keeps the plain name to ASCII', () => {
    const header = named({ nameEn: "it's (a*) b", slug: 'a"b c.1_漏' })
    expect(header).toContain('filename="a_b_c.1__-datasheet.pdf"')
    expect(header).toMatch(/''it%27s%20%28a%20%29%20b%20WL-01%20/)
  })
})
