import type { Bilingual } from '../../i18n/language-values.ts'
import { amountOf, centsOf, rateUnits, rateUnitsOf, rounded } from './cents.ts'

export const currencyCodes = ['HKD', 'USD', 'RMB'] as const
export type CurrencyCode = (typeof currencyCodes)[number]

/** Currency of stored prices, from which all are converted. */
export const baseCurrency: CurrencyCode = 'HKD'

export interface Currency {
  code: CurrencyCode
  name: string
  symbol: string
  enabled: boolean
}

/** The base currency comes first. */
export const currencies: readonly [Currency, ...Currency[]] = [
  { code: 'HKD', name: 'Hong Kong Dollar', symbol: 'HK$', enabled: true },
  { code: 'USD', name: 'US Dollar', symbol: '$', enabled: true },
  { code: 'RMB', name: 'Renminbi', symbol: '¥', enabled: true },
]

export const currencyWords: Record<CurrencyCode, Bilingual> = {
  HKD: { 'zh-TW': '港元（HKD）', en: 'Hong Kong dollar (HKD)' },
  USD: { 'zh-TW': '美元（USD）', en: 'US dollar (USD)' },
  RMB: { 'zh-TW': '人民幣（RMB）', en: 'Renminbi (RMB)' },
}

/** Rates by source, then target currency. They are not inverses of each other, so they must not be chained. */
export type ExchangeRateTable = Record<string, Record<string, number>>

/** Default rates. */
export const exchangeRates: ExchangeRateTable = {
  HKD: { USD: 0.128, RMB: 0.92 },
  USD: { HKD: 7.8, RMB: 7.2 },
  RMB: { HKD: 1.09, USD: 0.139 },
}

/**
 * Converts an amount, rounded to two decimals half away from zero. Without a rate, returns the original amount and a
 * warning that names the pair.
 * @param amount in `from`, two decimals
 */
export function convert(
  amount: number,
  from: string,
  to: string,
  rates: ExchangeRateTable = exchangeRates,
): { amount: number; warning?: string } {
  if (from === to) return { amount }
  const rate = rates[from]?.[to]
  if (rate === undefined) return { amount, warning: `No exchange rate from ${from} to ${to}` }
  return { amount: amountOf(rounded(centsOf(amount) * rateUnitsOf(rate), rateUnits)) }
}
