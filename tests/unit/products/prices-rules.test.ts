import Big from 'big.js'
import { describe, expect, it } from 'vitest'
import {
  displayPriceOf,
  type PriceInput,
  pricesOf,
  readTerm,
} from '#server/modules/catalogue/prices-stock/prices.rules.ts'
import { readPrice } from '#server/modules/catalogue/prices-stock/prices-reading.rules.ts'

describe('term is Annual or One-time', () => {
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
  ])('"%s" is %s', (text, term) => {
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

describe('the prices that follow from MSRP and cost', () => {
  it.each([
    ['minimum selling price = MSRP × (1 − margin %)', { msrp: '1180' }, { minSellingPrice: '944.00' }],
    ['with another margin', { msrp: '1180', margin: '12.5' }, { minSellingPrice: '1032.50' }],
    ['reseller cost, the partner price, = 60 % of MSRP', { msrp: '1180' }, { partnerPrice: '708.00' }],
    ['rounded half away from zero', { msrp: '0.025' }, { msrp: '0.03', partnerPrice: '0.02' }],
    ['USD cost = 13 % of HKD cost', { hkdCost: '500.50' }, { usdCost: '65.07' }],
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

describe('term is Annual if a licence or connectivity annual fee is non-zero', () => {
  it.each([
    ['no fee', { msrp: '1180' }, 'one-time'],
    ['a connectivity fee', { msrp: '1180', connectivityAnnualFee: '120' }, 'annual'],
    ['free connectivity', { msrp: '1180', connectivityAnnualFee: '0' }, 'one-time'],
    ['a licence', { msrp: '399/month' }, 'annual'],
    ['a licence that costs nothing', { msrp: '0/month' }, 'one-time'],
    ['a stated term wins', { msrp: '1180', statedTerm: 'One-time', connectivityAnnualFee: '120' }, 'one-time'],
  ])('%s', (_rule, input, term) => {
    expect(prices(input).term).toBe(term)
  })
})

describe('first-year total = sensor price + annual licence + annual connectivity fee', () => {
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
  ])('%s', (_rule, input, total) => {
    expect(prices(input).firstYearTotal).toBe(total)
  })
})

describe('displayPrice is text', () => {
  it.each([
    ['1180', 'once', 'HK$1,180.00'],
    ['1234567.5', 'once', 'HK$1,234,567.50'],
    ['0', 'once', 'HK$0.00'],
    ['980', 'once', 'HK$980.00'],
    ['399', 'month', 'HK$399.00/month'],
    ['2400', 'year', 'HK$2,400.00/year'],
    [undefined, 'once', 'Price on request'],
  ] as const)('%s paid %s reads "%s"', (amount, period, text) => {
    expect(displayPriceOf(amount === undefined ? undefined : new Big(amount), period)).toBe(text)
  })
})
