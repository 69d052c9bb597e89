import { describe, expect, it } from 'vitest'
import type { Product } from '#contract/catalogue/products.ts'
import { isExactly, productText, productTitle } from '#server/modules/assistant/knowledge/product-text.rules.ts'
import { productWith, unlisted } from '../chat/products.ts'

type Change = Parameters<typeof productWith>[0] & Partial<Pick<Product, 'specifications' | 'specificationsEn'>>

function product({ specifications = [], specificationsEn = [], ...change }: Change = {}): Product {
  return { ...productWith(change), ...unlisted, specifications, specificationsEn }
}

const connectivity = (type: Product['price']['connectivity']['type'], annualFee: number | null) => ({
  connectivity: { type, annualFee, currency: 'HKD' as const, description: null },
})
const free = connectivity(null, null)

/** All that there is to say. */
const full = product({
  subcategory: '漏水',
  description: '漏水即報',
  descriptionEn: 'Tells of leaks',
  specifications: [
    { name: '重量', value: '80', unit: 'g' },
    { name: '外殼', value: 'ABS', unit: null },
  ],
  specificationsEn: [
    { name: 'Weight', value: '80', unit: 'g' },
    { name: 'Case', value: 'ABS', unit: null },
  ],
  features: [
    { category: '安裝', items: [{ feature: '防水', value: 'IP67' }] },
    { category: '電池', items: [{ feature: '壽命', value: '五年' }] },
  ],
  featuresEn: [{ category: 'Fitting', items: [{ feature: 'Sealed', value: 'IP67' }] }],
})

describe('what is known of a product', () => {
  it('is all that the public reads of it', () => {
    expect(productText(full, 'zh-TW').split('\n')).toEqual([
      '漏水即報',
      '編號（SKU）：HI-WL-01',
      '型號：WL-01',
      '類別：漏水',
      '價格：HK$1,180',
      '連接：LoRaWAN，連接年費免費',
      '首年總計：HK$1,180',
      '庫存：有現貨，120 件',
      '規格：重量 80 g；外殼 ABS',
      '特點：防水 IP67；壽命 五年',
    ])
    expect(productText(full, 'en').split('\n')).toEqual([
      'Tells of leaks',
      'SKU: HI-WL-01',
      'Model: WL-01',
      'Category: 漏水',
      'Price: HK$1,180',
      'Connectivity: LoRaWAN, no annual fee (free)',
      'First-year total: HK$1,180',
      'Stock: in stock, 120 units',
      'Specifications: Weight 80 g; Case ABS',
      'Features: Sealed IP67',
    ])
  })

  it('has what it takes to buy it, put it up and use it', () => {
    const bought = product({
      mounting: ['wall', 'pipe'],
      volumePrices: [
        { from: 10, price: 1080 },
        { from: 50, price: 990 },
      ],
      minimumOrder: 2,
    })
    const known = { ...bought, bands: ['AS923'], certificates: ['OFCA', 'CE'], warrantyMonths: 36, leadTimeDays: 7 }
    const all: Product = { ...known, countries: ['HK', 'SG'], requires: ['HI-GW-02'], accessories: ['HI-VA-01'] }
    const afterStock = (text: string, stock: string) =>
      text.split('\n').slice(text.split('\n').findIndex((line) => line.startsWith(stock)) + 1)
    expect(afterStock(productText(all, 'zh-TW'), '庫存')).toEqual([
      '安裝方式：掛牆、喉管',
      '無線頻段：AS923',
      '認證：OFCA、CE',
      '出貨時間：7 日',
      '最少訂購量：2 件',
      '保養期：3 年',
      '適用地區：香港、新加坡',
      '批量價：10 件起 HK$1,080；50 件起 HK$990',
      '需要配合：HI-GW-02',
      '配件：HI-VA-01',
    ])
    expect(afterStock(productText(all, 'en'), 'Stock')).toEqual([
      'Mounting: Wall, Pipe',
      'Radio bands: AS923',
      'Certificates: OFCA, CE',
      'Lead time: 7 days',
      'Minimum order: 2 pieces',
      'Warranty: 3 years',
      'Regions of use: Hong Kong, Singapore',
      'Volume prices: From 10 pieces HK$1,080; From 50 pieces HK$990',
      'Requires: HI-GW-02',
      'Accessories: HI-VA-01',
    ])
  })

  it('is no more than there is', () => {
    const price = { ...free, msrp: null, sensorPrice: null, firstYearTotal: null }
    const bare = product({ sku: null, modelNumber: null, inStock: false, price })
    expect(productText(bare, 'zh-TW').split('\n')).toEqual(['價格：按需報價', '庫存：暫時缺貨'])
    expect(productText(bare, 'en').split('\n')).toEqual(['Price: on request', 'Stock: temporarily out of stock'])
  })

  it('is what the other language has where one has nothing', () => {
    const { description, specifications, features } = full
    const chinese = product({ description, specifications, features })
    const english = productText(chinese, 'en').split('\n')
    expect([english[0], ...english.slice(-2)]).toEqual([
      '漏水即報',
      'Specifications: 重量 80 g; 外殼 ABS',
      'Features: 防水 IP67; 壽命 五年',
    ])
    expect(productText(product({ descriptionEn: 'Tells' }), 'zh-TW').split('\n')[0]).toBe('Tells')
  })

  it.each<[Product['price']['period'], string, string]>([
    ['once', 'HK$399', 'HK$399'],
    ['month', 'HK$399／月', 'HK$399 per month'],
    ['year', 'HK$399／年', 'HK$399 per year'],
  ])('its price, paid %s', (period, chinese, english) => {
    const one = product({ price: { ...free, msrp: 399, period } })
    expect(productText(one, 'zh-TW').split('\n')[2]).toBe(`價格：${chinese}`)
    expect(productText(one, 'en').split('\n')[2]).toBe(`Price: ${english}`)
  })

  it.each<[Product['price']['connectivity']['type'], number | null, string[], string[]]>([
    ['lora', 0, ['連接：LoRaWAN，連接年費免費'], ['Connectivity: LoRaWAN, no annual fee (free)']],
    ['nb-iot', 120, ['連接：NB-IoT；年費 HK$120'], ['Connectivity: NB-IoT; HK$120 per year']],
    ['wifi', null, ['連接：Wi-Fi'], ['Connectivity: Wi-Fi']],
    [null, null, [], []],
  ])('its connection: %s of %s a year', (type, annualFee, chinese, english) => {
    const one = product({ price: connectivity(type, annualFee) })
    const of = (text: string, word: string) => text.split('\n').filter((line) => line.startsWith(word))
    expect(of(productText(one, 'zh-TW'), '連接')).toEqual(chinese)
    expect(of(productText(one, 'en'), 'Connectivity')).toEqual(english)
  })

  it('the licence or plan of a year, and what a first year costs', () => {
    const price = { ...connectivity('nb-iot', 120), msrp: 100, period: 'month' as const, sensorPrice: null }
    const plan = product({
      category: 'software',
      price: { ...price, licensePrice: { annual: 1200, currency: 'HKD' }, firstYearTotal: 1320 },
    })
    expect(productText(plan, 'zh-TW').split('\n').slice(2, 6)).toEqual([
      '價格：HK$100／月',
      expect.stringMatching(/^.+：HK\$1,200／年$/),
      '連接：NB-IoT；年費 HK$120',
      '首年總計：HK$1,320',
    ])
    expect(productText(plan, 'en').split('\n').slice(2, 6)).toEqual([
      'Price: HK$100 per month',
      expect.stringMatching(/^.+: HK\$1,200 per year$/),
      'Connectivity: NB-IoT; HK$120 per year',
      'First-year total: HK$1,320',
    ])
  })
})

it('its title is that of the language, or else the Chinese one', () => {
  expect(productTitle(full, 'zh-TW')).toBe('漏水感測器')
  expect(productTitle(full, 'en')).toBe('Water Leak Sensor')
  expect(productTitle({ ...full, nameEn: null }, 'en')).toBe('漏水感測器')
})

describe('a question names a product to the letter', () => {
  it.each([
    ['有冇漏水感測器？', true],
    ['water leak sensor', true],
    ['Is the WATER-LEAK  sensor there?', true],
    ['underwater leak sensor', false],
    ['water leak sensors', false],
    ['HI-WL-01', true],
    ['the hiwl01, please', true],
    ['ｗｌ－０１', true],
    ['wl01', true],
    ['WL-02', false],
    ['sensor', false],
    ['', false],
  ])('%s: %s', (question, isNamed) => {
    expect(isExactly(full, question)).toBe(isNamed)
  })

  it('never by what it has not, nor by a number of less than four letters', () => {
    const bare = { ...full, nameEn: null, sku: null, modelNumber: null }
    expect(isExactly(bare, 'null')).toBe(false)
    expect(isExactly({ ...bare, sku: 'A-12' }, 'a12')).toBe(false)
    expect(isExactly({ ...bare, sku: 'A-123' }, 'a 123')).toBe(true)
    expect(isExactly({ ...bare, modelNumber: 'B-1234' }, 'a 123')).toBe(false)
  })
})
