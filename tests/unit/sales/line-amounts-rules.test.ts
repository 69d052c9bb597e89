import { describe, expect, it } from 'vitest'
import { noCharges } from '#contract/catalogue/charges.ts'
import { documentMax } from '#contract/catalogue/prices.ts'
import type { SalesLineInput } from '#contract/sales/quotes.ts'
import { defaultSettings } from '#contract/site/settings.ts'
import { priceLines } from '#server/modules/sales/lines/line-amounts.rules.ts'
import type { SalesProduct } from '#server/modules/sales/lines/sales-products.repo.ts'
import { rateNow } from '#server/modules/settings/rates.ts'
import type { SettingsSource } from '#server/modules/settings/settings.service.ts'

const sensor: SalesProduct = {
  id: 'sensor',
  name: '感測器',
  nameEn: 'Sensor',
  sku: 'S-1',
  category: 'hardware',
  period: 'once',
  listPrice: 1180,
  volumePrices: [{ from: 20, price: 1100 }],
  minSellingPrice: 944,
  connectivityFee: null,
}
const products = new Map([
  ['sensor', sensor],
  ['free', { ...sensor, id: 'free', minSellingPrice: null }],
  ['connected', { ...sensor, id: 'connected', connectivityFee: 120 }],
])

const at = (rate: number) => ({ rate, currency: 'HKD' as const, charges: noCharges })

function line(values: Partial<SalesLineInput> = {}): SalesLineInput {
  return {
    productId: 'sensor',
    name: '感應器',
    nameEn: null,
    sku: 'typed',
    quantity: 2,
    period: 'once',
    unitPriceHkd: 1000,
    discount: 0,
    note: '',
    ...values,
  }
}

it.each([
  [19, 1180],
  [20, 1100],
  [100, 1100],
])('the list price of %i is what the catalogue asks for so many', (quantity, listPrice) => {
  expect(priceLines([line({ quantity })], products, at(1)).lines[0]?.listPrice).toBe(listPrice)
})

describe('a line that staff typed', () => {
  it('takes SKU, category, list price and minimum from the catalogue, and is called what staff call it', () => {
    const { lines, faults, belowMinimum } = priceLines([line({ note: 'n' })], products, at(0.128))
    expect(lines).toEqual([
      {
        productId: 'sensor',
        name: '感應器',
        nameEn: 'Sensor',
        sku: 'S-1',
        category: 'hardware',
        listPrice: 1180,
        minSellingPrice: 944,
        quantity: 2,
        period: 'once',
        unitPriceHkd: 1000,
        discount: 0,
        note: 'n',
        unitPrice: 128,
        total: 256,
        totalHkd: 2000,
        connectivityFeeHkd: 0,
        connectivityFee: 0,
      },
    ])
    expect([faults, belowMinimum]).toEqual([[], []])
  })

  it('keeps the English name that was typed, and the SKU of what is not in the catalogue', () => {
    const { lines } = priceLines([line({ nameEn: 'Ours' }), line({ productId: null })], products, at(1))
    expect(lines[0]?.nameEn).toBe('Ours')
    expect(lines[1]).toMatchObject({
      sku: 'typed',
      nameEn: null,
      category: null,
      listPrice: null,
      minSellingPrice: null,
    })
  })

  it.each([
    ['connected', undefined, 120, 60],
    ['connected', 100, 100, 50],
    ['connected', 0, 0, 0],
    ['sensor', undefined, 0, 0],
    [null, undefined, 0, 0],
    [null, 30, 30, 15],
  ])(
    'of %s with a fee of %s is connected for HKD %d a year',
    (productId, given, connectivityFeeHkd, connectivityFee) => {
      const typed = line({ productId, ...(given !== undefined && { connectivityFeeHkd: given }) })
      expect(priceLines([typed], products, at(0.5)).lines[0]).toMatchObject({ connectivityFeeHkd, connectivityFee })
    },
  )

  it('of a product that is gone is a fault of its field', () => {
    const { faults } = priceLines([line(), line({ productId: 'gone' }), line({ productId: null })], products, at(1))
    expect(faults).toEqual([{ path: 'lines.1.productId', message: 'is not a product', code: 'unknown_product' }])
  })

  it.each([
    [944, 0, false],
    [943.99, 0, true],
    [1180, 20, false],
    [1180, 20.01, true],
  ])('at HKD %d less %d %% is below the minimum of 944: %s', (unitPriceHkd, discount, isBelow) => {
    const { belowMinimum, faults } = priceLines([line({ unitPriceHkd, discount })], products, at(1))
    expect(belowMinimum).toEqual(
      isBelow
        ? [{ path: 'lines.0.unitPriceHkd', message: 'is below the minimum selling price', code: 'below_minimum' }]
        : [],
    )
    expect(faults).toEqual([])
  })

  it('of a product without a minimum may go for nothing', () => {
    expect(priceLines([line({ productId: 'free', unitPriceHkd: 0 })], products, at(1)).belowMinimum).toEqual([])
  })
})

describe('a document', () => {
  it('comes to the first year of its lines, in its currency and in HKD', () => {
    const lines = [line(), line({ productId: 'connected' }), line({ quantity: 1, period: 'month' })]
    const { total, totalHkd } = priceLines(lines, products, at(0.5))
    expect({ total, totalHkd }).toEqual({ total: 8120, totalHkd: 2000 + 2240 + 12_000 })
  })

  it.each([
    ['in HKD', documentMax, 0.5, []],
    ['in its currency', documentMax / 2, 2.1, ['lines']],
    ['by a cent', documentMax, 1, []],
  ])('holds so much and no more, %s', (_what, unitPriceHkd, rate, paths) => {
    const { faults } = priceLines([line({ quantity: 1, unitPriceHkd })], products, at(rate))
    expect(faults.map(({ path }) => path)).toEqual(paths)
  })

  it('beyond that says why', () => {
    const { faults } = priceLines([line({ quantity: 2, unitPriceHkd: documentMax })], products, at(0.1))
    expect(faults).toEqual([{ path: 'lines', message: 'come to more than a document holds', code: 'total_too_large' }])
  })
})

it('a document freezes the settings’ rate, and the day it is of', () => {
  const versions = {
    general: 0,
    company: 0,
    notifications: 0,
    security: 0,
    integrations: 0,
    sync: 0,
    sales: 0,
    chat: 0,
    feeds: 0,
  }
  const settings: SettingsSource = { current: () => ({ ...defaultSettings, secrets: {}, versions }) }
  const now = new Date('2026-11-21T16:30:00Z')
  expect(rateNow(settings, 'HKD', now)).toEqual({ rate: 1, rateDate: '2026-11-22' })
  expect(rateNow(settings, 'USD', now).rate).toBe(defaultSettings.sales.hkdToUsd)
})
