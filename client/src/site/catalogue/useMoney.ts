import { type CurrencyCode, convert } from '#contract/catalogue/values/money-values.ts'
import { useExchangeRates } from '../../api/site.ts'
import { amountText } from '../../i18n/formats.ts'
import { currencyPreference, usePreference } from '../../storage/preferences.ts'

export interface Money {
  currency: CurrencyCode
  /** Converts from the base currency to the reader's, rounded to two decimals. */
  convert: (amount: number) => number
  /** Converts and formats an amount in the base currency: "HK$1,180", "$151.04". */
  format: (amount: number) => string
  /** Formats an amount that is already in the reader's currency. */
  write: (amount: number) => string
}

/**
 * Returns functions for prices in the reader's currency, converted from the base price.
 * @param wanted overrides the reader's currency
 */
export function useMoney(wanted?: CurrencyCode): Money {
  const chosen = usePreference(currencyPreference)
  const preferred = wanted ?? chosen
  const { baseCurrency, currencies, rates } = useExchangeRates()
  const target = currencies.find(({ code }) => code === preferred && rates[baseCurrency]?.[code] !== undefined)
  const currency = target?.code ?? baseCurrency
  const symbol = currencies.find(({ code }) => code === currency)?.symbol ?? currency
  const write = (amount: number) => symbol + amountText(amount)
  const inCurrency = (amount: number) => convert(amount, baseCurrency, currency, rates).amount
  return { currency, convert: inCurrency, format: (amount) => write(inCurrency(amount)), write }
}
