import { describe, expect, it } from 'vitest'
import { convert, exchangeRates } from '#contract/catalogue/money.ts'
import { firstYearOf, ratesNow, totalLabels, workingSystemOf, yearOf } from '#contract/catalogue/prices.ts'
import type { PricePeriod, Product } from '#contract/catalogue/products.ts'
import { unverifiedFigures } from '#server/modules/assistant/answers/figures/figures.rules.ts'
import type { Found as Source } from '#server/modules/assistant/knowledge/knowledge.service.ts'
import { productText } from '#server/modules/assistant/knowledge/product-text.rules.ts'
import { contentOf } from '#server/modules/catalogue/datasheets/datasheets.rules.ts'
import { productWith, unlisted } from '#tests/unit/chat/products.ts'

interface Listed {
  category: Product['category']
  msrp: number | null
  period?: PricePeriod
  annualFee?: number | null
}

/** As the catalogue derives it. */
function listed({ category, msrp, period = 'once', annualFee = null }: Listed): Product {
  const firstYearTotal = msrp === null ? null : yearOf(msrp, period) + (annualFee ?? 0)
  const connectivity = { type: 'nb-iot', annualFee, currency: 'HKD', description: null } as const
  const summary = productWith({ category, price: { msrp, period, connectivity, firstYearTotal } })
  return { ...summary, ...unlisted }
}

const sensor = listed({ category: 'hardware', msrp: 980, annualFee: 120 })
const app = listed({ category: 'software', msrp: 399, period: 'month', annualFee: 120 })
const plan = listed({ category: 'lpwan', msrp: 12.5, period: 'month', annualFee: 0 })
const bought = listed({ category: 'software', msrp: 5000 })
const onRequest = listed({ category: 'hardware', msrp: null, annualFee: 120 })
const leak = listed({ category: 'hardware', msrp: 1180, annualFee: 0 })
const platform = listed({ category: 'software', msrp: 399, period: 'month' })
const tenPlans = {
  ...listed({ category: 'lpwan', msrp: 96, period: 'year' }),
  minimumOrder: 10,
  volumePrices: [{ from: 10, price: 90 }],
}

describe('what a first year is made of', () => {
  it.each([
    ['hardware with a connection', sensor, ['Sensor hardware 980', 'Annual licence –', 'Connectivity 120/year'], 1100],
    ['a licence by the month', app, ['Sensor hardware –', 'Annual licence 4788/year', 'Connectivity 120/year'], 4908],
    ['a plan, not a licence', plan, ['Sensor hardware –', 'Plan 150/year', 'Connectivity 0/year'], 150],
    ['a licence that is bought', bought, ['Sensor hardware –', 'Licence 5000', 'Connectivity –'], 5000],
    ['on request', onRequest, ['Sensor hardware –', 'Annual licence –', 'Connectivity 120/year'], null],
  ])('%s', (_what, product, lines, total) => {
    const year = firstYearOf(product)
    expect(
      year.parts.map(({ label, amount, isYearly }) => `${label.en} ${amount ?? '–'}${isYearly ? '/year' : ''}`),
    ).toEqual(lines)
    expect(year.total).toBe(total)
  })

  it('is told by none where a fee could not be read', () => {
    const unread = productWith({ price: { firstYearTotal: null } })
    expect(firstYearOf(unread).total).toBeNull()
  })

  it('is converted price by price', () => {
    const { parts, total } = firstYearOf(app, (amount) => convert(amount, 'HKD', 'USD').amount)
    expect(parts.map(({ amount }) => amount)).toEqual([null, 612.84, 15.36]) // 4788 × 0.128 is 612.86
    expect(total).toBe(628.2)
  })
})

describe('a working system', () => {
  const gateway = listed({ category: 'lpwan', msrp: 2680 })
  const needs = (product: Product, requires: Product[], missing: string[] = []) =>
    workingSystemOf({ ...product, parts: { requires, missing, accessories: [] } })

  it.each([
    ['a leak sensor, its gateway and the platform', needs(leak, [gateway, platform]), [1180, 2680, 4788], 8648],
    ['a device with a SIM, and the platform', needs(sensor, [platform]), [1100, 4788], 5888],
    ['a plan of ten at least, at its price for ten', needs(tenPlans, [platform]), [900, 4788], 5688],
    ['a required product on request', needs(leak, [onRequest]), [1180, null], null],
    ['a required product that is not sold', needs(leak, [platform], ['hi-gw']), [1180, 4788], null],
  ])('is %s', (_what, system, years, total) => {
    expect(system?.parts.map(({ firstYear }) => firstYear)).toEqual(years)
    expect(system?.total).toBe(total)
  })

  it('is none of a product that works alone', () => {
    expect(needs(platform, [])).toBeUndefined()
  })

  it('is converted price by price', () => {
    const product = { ...leak, parts: { requires: [platform], missing: [], accessories: [] } }
    // 1180 × 0.128, and twelve times 399 × 0.128, each rounded
    expect(workingSystemOf(product, (amount) => convert(amount, 'HKD', 'USD').amount)?.total).toBe(763.88)
  })
})

describe('datasheet, passage and assistant say the engine’s figures', () => {
  it.each([
    ['hardware', sensor],
    ['licence', app],
    ['plan', plan],
    ['bought licence', bought],
  ])('%s', (_what, product) => {
    const { parts, total } = firstYearOf(product)
    const amount = `HK$${total?.toLocaleString('en')}`
    const { prices } = contentOf(product, 'en')
    expect(prices.at(-1)).toEqual({ label: 'First-year total', value: amount, emphasis: 'total' })
    expect(prices.slice(1, -1).map(({ label }) => label.replace(' · NB-IoT', ''))).toEqual(
      parts.map(({ label }) => label.en),
    )
    expect(productText(product, 'en')).toContain(`\nFirst-year total: ${amount}\n`)
    expect(productText(product, 'zh-TW')).toContain(`\n首年總計：${amount}\n`)
    const yearly = parts.find(({ kind, isYearly }) => isYearly && kind !== 'connectivity')
    if (yearly)
      expect(productText(product, 'en')).toContain(
        `\n${yearly.label.en}: HK$${yearly.amount?.toLocaleString('en')} per year\n`,
      )
    expect(
      unverifiedFigures(`In all ${amount}, HK$${total} a year.`, [{ title: '', text: '', product }], '', exchangeRates),
    ).toEqual([])
  })

  it('the datasheet of what is on request says no first year', () => {
    expect(contentOf(onRequest, 'zh-TW').prices).toEqual([{ label: '建議零售價', value: '價格請查詢' }])
  })

  const rates = ratesNow({ hkdToUsd: 0.1283, hkdToRmb: 0.915 })
  const source: Source = {
    kind: 'product',
    path: '/products/app',
    title: 'App',
    text: '',
    language: 'en',
    score: 1,
    product: app,
  }
  const inUsd = firstYearOf(app, (amount) => convert(amount, 'HKD', 'USD', rates).amount).total?.toFixed(2)

  it('and holds what a model writes against the same', () => {
    const text = `US$${inUsd} in the first year; US$1,889.04 for 3; US$51.07 a month`
    expect(unverifiedFigures(text, [source], '3 of them', rates)).toEqual(['US$51.07 a month'])
    expect(unverifiedFigures('US$51.07 a month', [source], '', exchangeRates)).toEqual([])
  })
})

it('totals and parts of a first year are called by their names in both languages', () => {
  expect(Object.values(totalLabels).map((label) => `${label['zh-TW']} ${label.en}`)).toEqual([
    '一次性 One-off',
    '每月 Per month',
    '每年 Per year',
    '首年總計 First-year total',
  ])
  const labels = [sensor, app, plan, bought].flatMap((product) => firstYearOf(product).parts.map(({ label }) => label))
  expect(new Set(labels.map((label) => `${label['zh-TW']} ${label.en}`))).toEqual(
    new Set([
      '感測器硬件 Sensor hardware',
      '授權 Licence',
      '年度授權 Annual licence',
      '服務計劃年費 Plan',
      '連接 Connectivity',
    ]),
  )
})

it('from Hong Kong dollars, the settings’ rates', () => {
  expect(ratesNow({ hkdToUsd: 0.128, hkdToRmb: 0.92 }).HKD).toEqual({ USD: 0.128, RMB: 0.92 })
})

describe('the table of rates holds together', () => {
  const spec = { HKD: { USD: 0.128, RMB: 0.92 }, USD: { HKD: 7.8, RMB: 7.2 }, RMB: { HKD: 1.09, USD: 0.139 } }
  it.each([
    ['as it came', { hkdToUsd: 0.128, hkdToRmb: 0.92 }, spec],
    [
      'a dollar that staff have changed: its reverse and both cross rates follow',
      { hkdToUsd: 0.2, hkdToRmb: 0.92 },
      { HKD: { USD: 0.2, RMB: 0.92 }, USD: { HKD: 5, RMB: 4.6 }, RMB: { HKD: 1.09, USD: 0.217391 } },
    ],
    [
      'a renminbi that staff have changed',
      { hkdToUsd: 0.128, hkdToRmb: 0.8 },
      { HKD: { USD: 0.128, RMB: 0.8 }, USD: { HKD: 7.8, RMB: 6.25 }, RMB: { HKD: 1.25, USD: 0.16 } },
    ],
  ])('%s', (_what, sales, rates) => {
    expect(ratesNow(sales)).toEqual(rates)
  })
})
