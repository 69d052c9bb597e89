import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import {
  displayPriceOf,
  type PriceInput,
  pricesOf,
  readPrice,
  readTerm,
  withAmount,
} from '#server/features/products/prices.rules.ts'

describe('design, "Prices": read from a number or from text', () => {
  it.each([
    ['1180', '1180.00', 'once'],
    ['HK$1,180.00', '1180.00', 'once'],
    ['港幣 1,580 元', '1580.00', 'once'],
    ['ＨＫ＄１，１８０', '1180.00', 'once'],
    ['0', '0.00', 'once'],
    ['1180.005', '1180.01', 'once'],
    ['999999999999.99', '999999999999.99', 'once'],
    ['HK$399/month', '399.00', 'month'],
    ['399 /mo', '399.00', 'month'],
    ['每月 399', '399.00', 'month'],
    ['2,400 per year', '2400.00', 'year'],
    ['2,400 p.a.', '2400.00', 'year'],
    ['每年 2,400', '2400.00', 'year'],
    ['399/月', '399.00', 'month'],
    ['每月 HK$399', '399.00', 'month'],
    ['399 HKD per month', '399.00', 'month'],
    ['港幣 399 元/月', '399.00', 'month'],
    ['HK$2,400 (annual)', '2400.00', 'year'],
    ['HK$2,400 per annum', '2400.00', 'year'],
    ['年費：HK$2,400', '2400.00', 'year'],
    ['HK$1,180 (2-year warranty)', '1180.00', 'once'],
    ['HK$1,180 (12 months of support)', '1180.00', 'once'],
    ['HK$1,180，兩年保養', '1180.00', 'once'],
    ['2026 年價 HK$1,180', '1180.00', 'once'],
    ['HK$1,180 (US$151)', '1180.00', 'once'],
    ['US$151 (HK$1,180)', '1180.00', 'once'],
    ['USD 151 / 1,180 HKD', '1180.00', 'once'],
    ['$1,180', '1180.00', 'once'],
    ['2 for hkd 100', '100.00', 'once'],
    ['399 PER MONTH', '399.00', 'month'],
    ['Monthly HK$399', '399.00', 'month'],
    ['2400 Yearly', '2400.00', 'year'],
    ['ANNUAL HK$2,400', '2400.00', 'year'],
  ])('"%s" is %s, paid %s', (text, amount, period) => {
    const price = readPrice(text)
    expect([price?.amount.toFixed(2), price?.period]).toEqual([amount, period])
  })

  it.each(['', 'Ask us', 'HK$ -5', '1000000000000', 'US$151', '1,180 RMB', '￥980', '980 rmb', 'usd 151'])(
    '"%s" is no price',
    (text) => {
      expect(readPrice(text)).toBeUndefined()
    },
  )
})

describe('another amount in the words of a price', () => {
  it.each([
    ['399/month', '499/month'],
    ['HK$1,180.00 each', 'HK$499 each'],
    ['2 for HKD 100', '2 for HKD 499'],
    ['月費 ３９９', '月費 499'],
    ['Ask us', '499'],
    ['US$151', '499'],
  ])('%s', (text, after) => {
    expect(withAmount(text, new Big(499))).toBe(after)
  })
})

it.each([
  ['US$151', '151.00'],
  ['HK$1,180 (US$151)', '151.00'],
  ['151', '151.00'],
  ['HK$1,180', undefined],
])('a cost in USD: "%s" is %s', (text, amount) => {
  expect(readPrice(text, 'USD')?.amount.toFixed(2)).toBe(amount)
})

describe('spec §3: term is Annual or One-time', () => {
  it.each([
    ['Annual', 'annual'],
    ['annually', 'annual'],
    ['per year', 'annual'],
    ['年費', 'annual'],
    ['訂閱', 'annual'],
    ['One-time', 'one-time'],
    ['ONE TIME', 'one-time'],
    ['onetime', 'one-time'],
    ['non-recurring', 'one-time'],
    ['non recurring', 'one-time'],
    ['nonrecurring', 'one-time'],
    ['一次性', 'one-time'],
    ['買斷', 'one-time'],
    ['3 years', 'annual'],
    ['One-time, 3-year warranty', 'one-time'],
    ['Annual, 3-year warranty', 'annual'],
    ['3-year warranty', undefined],
    ['三年保養', undefined],
    ['Sometimes', undefined],
    ['', undefined],
  ])('§3: "%s" is %s', (text, term) => {
    expect(readTerm(text)).toBe(term)
  })
})

const nothing: PriceInput = {
  msrp: undefined,
  statedTerm: undefined,
  connectivityAnnualFee: undefined,
  minSellingPrice: undefined,
  resellerCost: undefined,
  margin: new Big(20),
  hkdCost: undefined,
  usdCost: undefined,
}

/** The amounts as decimal text, the rest as it is. */
function prices(input: Partial<Record<keyof PriceInput, string>>) {
  const amount = (text: string | undefined) => (text === undefined ? undefined : new Big(text))
  const derived = pricesOf({
    ...nothing,
    msrp: input.msrp === undefined ? undefined : readPrice(input.msrp),
    statedTerm: input.statedTerm === undefined ? undefined : readTerm(input.statedTerm),
    connectivityAnnualFee: amount(input.connectivityAnnualFee),
    minSellingPrice: amount(input.minSellingPrice),
    resellerCost: amount(input.resellerCost),
    margin: new Big(input.margin ?? 20),
    hkdCost: amount(input.hkdCost),
    usdCost: amount(input.usdCost),
  })
  const texts = Object.entries(derived).map(([name, value]) => [name, value instanceof Big ? value.toFixed(2) : value])
  return Object.fromEntries(texts)
}

describe('spec §9: the prices that follow from MSRP and cost', () => {
  it.each([
    ['§9: minimum selling price = MSRP × (1 − margin %)', { msrp: '1180' }, { minSellingPrice: '944.00' }],
    ['§9: with another margin', { msrp: '1180', margin: '12.5' }, { minSellingPrice: '1032.50' }],
    ['§9: reseller cost, the partner price, = 60 % of MSRP', { msrp: '1180' }, { partnerPrice: '708.00' }],
    ['§9: rounded half away from zero', { msrp: '0.025' }, { msrp: '0.03', partnerPrice: '0.02' }],
    ['§9: USD cost = 13 % of HKD cost', { hkdCost: '500.50' }, { usdCost: '65.07' }],
    ['a stated minimum selling price wins', { msrp: '1180', minSellingPrice: '1000' }, { minSellingPrice: '1000.00' }],
    ['a stated reseller cost wins', { msrp: '1180', resellerCost: '650' }, { partnerPrice: '650.00' }],
    ['a stated USD cost wins', { hkdCost: '500', usdCost: '60' }, { usdCost: '60.00' }],
    [
      'nothing follows from nothing',
      {},
      {
        pricePeriod: 'once',
        msrp: undefined,
        partnerPrice: undefined,
        minSellingPrice: undefined,
        usdCost: undefined,
        firstYearTotal: undefined,
      },
    ],
  ])('%s', (_rule, input, expected) => {
    expect(prices(input)).toMatchObject(expected)
  })
})

describe('design, "Prices": what MSRP pays for', () => {
  it.each([
    [
      'a one-time term makes it the hardware price',
      { msrp: '1180', statedTerm: 'One-time' },
      { sensorPrice: '1180.00', licenseAnnual: undefined, pricePeriod: 'once' },
    ],
    [
      'a one-time term makes it the hardware price, whatever stands beside the number',
      { msrp: 'HK$1,180/year', statedTerm: 'One-time' },
      { sensorPrice: '1180.00', licenseAnnual: undefined, pricePeriod: 'once', term: 'one-time' },
    ],
    [
      'an annual term makes it the annual licence',
      { msrp: '1180', statedTerm: 'Annual' },
      { sensorPrice: undefined, licenseAnnual: '1180.00', pricePeriod: 'year' },
    ],
    [
      'a monthly MSRP is a licence of twelve months',
      { msrp: 'HK$399/month' },
      { sensorPrice: undefined, licenseAnnual: '4788.00', pricePeriod: 'month', msrp: '399.00' },
    ],
    [
      'a monthly MSRP stays monthly under an annual term',
      { msrp: 'HK$399/month', statedTerm: 'Annual' },
      { licenseAnnual: '4788.00', pricePeriod: 'month' },
    ],
  ])('%s', (_rule, input, expected) => {
    expect(prices(input)).toMatchObject(expected)
  })
})

describe('spec §9: term is Annual if a licence or connectivity annual fee is non-zero', () => {
  it.each([
    ['no fee', { msrp: '1180' }, 'one-time'],
    ['a connectivity fee', { msrp: '1180', connectivityAnnualFee: '120' }, 'annual'],
    ['free connectivity', { msrp: '1180', connectivityAnnualFee: '0' }, 'one-time'],
    ['a licence', { msrp: '399/month' }, 'annual'],
    ['a licence that costs nothing', { msrp: '0/month' }, 'one-time'],
    ['a stated term wins', { msrp: '1180', statedTerm: 'One-time', connectivityAnnualFee: '120' }, 'one-time'],
  ])('§9: %s', (_rule, input, term) => {
    expect(prices(input).term).toBe(term)
  })
})

describe('spec §9: first-year total = sensor price + annual licence + annual connectivity fee', () => {
  it.each([
    ['hardware and connectivity', { msrp: '980', connectivityAnnualFee: '120' }, '1100.00'],
    ['a monthly licence', { msrp: '299/month' }, '3588.00'],
    ['decimals, exactly', { msrp: '0.10', connectivityAnnualFee: '0.20' }, '0.30'],
    ['no connection', { msrp: '980' }, '980.00'],
    ['the most that is kept', { msrp: '999999999999.99' }, '999999999999.99'],
    [
      'an annual licence and connectivity',
      { msrp: '1000', statedTerm: 'Annual', connectivityAnnualFee: '99.90' },
      '1099.90',
    ],
    ['none without an MSRP', { connectivityAnnualFee: '120' }, undefined],
  ])('§9: %s', (_rule, input, total) => {
    expect(prices(input).firstYearTotal).toBe(total)
  })

})

describe('spec §3: displayPrice is text', () => {
  it.each([
    ['1180', 'once', 'HK$1,180.00'],
    ['1234567.5', 'once', 'HK$1,234,567.50'],
    ['0', 'once', 'HK$0.00'],
    ['980', 'once', 'HK$980.00'],
    ['399', 'month', 'HK$399.00/month'],
    ['2400', 'year', 'HK$2,400.00/year'],
    [undefined, 'once', 'Price on request'],
  ] as const)('§3: %s paid %s reads "%s"', (amount, period, text) => {
    expect(displayPriceOf(amount === undefined ? undefined : new Big(amount), period)).toBe(text)
  })
})
