import { type CurrencyCode, convert } from '#contract/catalogue/values/money-values.ts'
import { useExchangeRates } from '../../api/site.ts'
import { amountText } from '../../i18n/amount-text.ts'
import { currencyPreference, usePreference } from '../../storage/preferences.ts'

export interface Money {
  currency: CurrencyCode
  /** An amount of the base currency in the reader's, two decimals. */
  convert: (amount: number) => number
  /** Writes an amount of the base currency in the reader's: "HK$1,180", "$151.04". */
  format: (amount: number) => string
  /** Writes an amount that is in the reader's currency. */
  write: (amount: number) => string
}

/**
 * Prices in the currency that the reader chose, each converted from the base price (design, "Conversions").
 * @param wanted another one, where the reader's choice of the day does not count
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
