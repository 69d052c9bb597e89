import { describe, expect, it } from 'vitest'
import type { QuoteOffer } from '#contract/quote-requests.ts'
import { offerSums } from '../../../client/src/site/quote/follow/offer-sums.ts'
import { salesMoney } from '../../../client/src/site/quote/sales-money.ts'

type Line = QuoteOffer['lines'][number]
const line = (period: Line['period'], total: number): Line => ({
  slug: null,
  name: 'Sensor',
  nameEn: null,
  sku: null,
  quantity: 1,
  unitPrice: total,
  discount: 0,
  note: '',
  period,
  total,
})

describe('what an offer comes to', () => {
  it('is its total where nothing recurs', () => {
    expect(offerSums([line('once', 10), line('once', 5.5)])).toEqual([
      { period: 'once', total: 15.5, label: { 'zh-TW': '總額', en: 'Total' } },
    ])
  })

  it('is told by what is paid once, a month and a year', () => {
    const sums = offerSums([line('year', 100), line('once', 10), line('month', 1), line('year', 50)])
    expect(sums.map(({ period, total, label }) => [period, total, label.en])).toEqual([
      ['once', 10, 'Once'],
      ['month', 1, 'Per month'],
      ['year', 150, 'Per year'],
    ])
  })

  it('is by the year where that is all', () => {
    expect(offerSums([line('year', 100)]).map(({ label }) => label.en)).toEqual(['Per year'])
  })
})

describe('an amount of a document', () => {
  it.each([
    [1003, 'USD', 'US$1,003.00'],
    [0.5, 'HKD', 'HK$0.50'],
    [1_234_567.891, 'RMB', 'RMB 1,234,567.89'],
  ] as const)('%d %s is %s', (amount, currency, text) => {
    expect(salesMoney(amount, currency)).toBe(text)
  })

  it('is in HKD unless it says otherwise', () => {
    expect(salesMoney(1)).toBe('HK$1.00')
  })
})
