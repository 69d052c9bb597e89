import { type CurrencyCode, convert } from '#contract/money.ts'
import { useExchangeRates } from '../../api/site.ts'
import { currencyPreference, usePreference } from '../../storage/preferences.ts'

export interface Money {
  currency: CurrencyCode
  /** Writes an amount of the base currency in the reader's: "HK$1,180", "$151.04". */
  format: (amount: number) => string
}

/** Prices in the currency that the reader chose, each converted from the base price (design, "Conversions"). */
export function useMoney(): Money {
  const preferred = usePreference(currencyPreference)
  const { baseCurrency, currencies, rates } = useExchangeRates()
  const target = currencies.find(({ code }) => code === preferred && rates[baseCurrency]?.[code] !== undefined)
  const currency = target?.code ?? baseCurrency
  const symbol = currencies.find(({ code }) => code === currency)?.symbol ?? currency
  const format = (amount: number) => symbol + figures.format(convert(amount, baseCurrency, currency, rates).amount)
  return { currency, format }
}

const figures = new Intl.NumberFormat('en-HK', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' })
