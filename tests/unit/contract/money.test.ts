import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  baseCurrency,
  convert,
  currencies,
  currencyCodes,
  exchangeRates,
  exchangeRatesSchema,
} from '#contract/catalogue/money.ts'

describe('the exchange-rate table', () => {
  it.each([
    ['HKD', 'USD', 128],
    ['HKD', 'RMB', 920],
    ['USD', 'HKD', 7800],
    ['USD', 'RMB', 7200],
    ['RMB', 'HKD', 1090],
    ['RMB', 'USD', 139],
  ])('1,000 %s in %s is %d', (from, to, amount) => {
    expect(convert(1000, from, to)).toEqual({ amount })
  })

  it.each(currencyCodes)('%s to itself changes nothing', (code) => {
    expect(convert(1180.55, code, code)).toEqual({ amount: 1180.55 })
  })
})

describe('converted values have two decimals, half away from zero', () => {
  it.each([
    [8.5, 'RMB', 'HKD', 9.27],
    [-8.5, 'RMB', 'HKD', -9.27],
    [5, 'RMB', 'USD', 0.7],
    [-5, 'RMB', 'USD', -0.7],
    [0.01, 'HKD', 'USD', 0],
    [0, 'HKD', 'USD', 0],
    [1180, 'HKD', 'USD', 151.04],
    [999_999_999_999.99, 'HKD', 'RMB', 919_999_999_999.99],
  ])('%d %s in %s is %d', (amount, from, to, converted) => {
    expect(convert(amount, from, to).amount).toBe(converted)
  })

  const pairs = currencyCodes.flatMap((from) => currencyCodes.map((to) => [from, to] as const))
  const amounts = fc.integer({ min: -1e13, max: 1e13 }).map((cents) => cents / 100)

  it('never more than two decimals', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...pairs), (amount, [from, to]) => {
        expect(new Big(convert(amount, from, to).amount).toFixed()).toMatch(/^-?\d+(?:\.\d{1,2})?$/)
      }),
    )
  })

  it('a negative amount converts to the negative of its positive', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...pairs), (amount, [from, to]) => {
        expect(convert(-amount, from, to).amount + convert(amount, from, to).amount).toBe(0)
      }),
    )
  })
})

describe('no rate for the pair', () => {
  it.each([
    ['HKD', 'EUR'],
    ['EUR', 'HKD'],
    ['EUR', 'JPY'],
  ])('%s to %s gives the original amount and a warning that names the pair', (from, to) => {
    expect(convert(12.345, from, to)).toEqual({ amount: 12.345, warning: `No exchange rate from ${from} to ${to}` })
  })

  it('the table is an argument', () => {
    expect(convert(2, 'HKD', 'JPY', { HKD: { JPY: 19 } })).toEqual({ amount: 38 })
    expect(convert(2, 'HKD', 'USD', {}).warning).toContain('HKD to USD')
  })
})

describe('currencies', () => {
  it('code, name, symbol, enabled', () => {
    expect(currencies.map(({ code, name, symbol, enabled }) => [code, name, symbol, enabled])).toEqual([
      ['HKD', 'Hong Kong Dollar', 'HK$', true],
      ['USD', 'US Dollar', '$', true],
      ['RMB', 'Renminbi', '¥', true],
    ])
  })

  it('all of that is answered, with the rates', () => {
    const answer = { baseCurrency, currencies: [...currencies], rates: exchangeRates }
    expect(exchangeRatesSchema.parse(answer)).toEqual(answer)
  })
})
