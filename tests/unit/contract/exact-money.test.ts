import { expect, it } from 'vitest'
import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'

it.each<[number, CurrencyCode | undefined, string]>([
  [1003, 'USD', 'US$1,003.00'],
  [1234567.5, 'HKD', 'HK$1,234,567.50'],
  [0.126, 'RMB', 'RMB 0.13'],
  [0, undefined, 'HK$0.00'],
  [-3816, 'HKD', '-HK$3,816.00'],
])('%d %s is written %s', (amount, currency, text) => {
  expect(exactMoney(amount, currency)).toBe(text)
})
