import type { Span } from '#contract/catalogue/lpwan.ts'
import { type CurrencyCode, convert } from '#contract/catalogue/values/money-values.ts'
import { languageTags } from '#contract/i18n/language-values.ts'
import { useExchangeRates } from '../../../../api/site.ts'
import { useLanguage } from '../../../../i18n/language.tsx'
import { currencyPreference, usePreference } from '../../../../storage/preferences.ts'

export interface Dollars {
  currency: CurrencyCode
  /** US dollars in the reader's currency, two decimals. */
  convert: (dollars: number) => number
  /** "HK$77,610–287,040": whole units, this being an estimate. */
  format: (span: Span) => string
  /** "77,610–287,040", where the currency is said beside it. */
  formatPlain: (span: Span) => string
  /** "HK$77.6K–287K". */
  formatShort: (span: Span) => string
}

/** The costs of the page are set in US dollars and shown in the currency that the reader chose. */
export function useDollars(): Dollars {
  const preferred = usePreference(currencyPreference)
  const language = useLanguage()
  const { currencies, rates } = useExchangeRates()
  const currency = preferred === 'USD' || rates.USD?.[preferred] !== undefined ? preferred : 'USD'
  const symbol = currencies.find(({ code }) => code === currency)?.symbol ?? currency
  const toCurrency = (dollars: number) => convert(dollars, 'USD', currency, rates).amount
  const whole = new Intl.NumberFormat('en-HK', { maximumFractionDigits: 0 })
  const short = new Intl.NumberFormat(languageTags[language], { notation: 'compact', maximumSignificantDigits: 3 })
  const formatWith = (figures: Intl.NumberFormat, mark: string) => (span: Span) => {
    const [low, high] = [span.low, span.high].map((dollars) => figures.format(toCurrency(dollars)))
    return low === high ? `${mark}${low}` : `${mark}${low}–${high}`
  }
  return {
    currency,
    convert: toCurrency,
    format: formatWith(whole, symbol),
    formatPlain: formatWith(whole, ''),
    formatShort: formatWith(short, symbol),
  }
}
