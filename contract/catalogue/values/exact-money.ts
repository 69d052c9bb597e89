import { grouped } from '../../i18n/number-text.ts'
import { baseCurrency, type CurrencyCode } from './money-values.ts'

/** Not "$" alone, which in Hong Kong is another dollar. */
const signs: Record<CurrencyCode, string> = { HKD: 'HK$', USD: 'US$', RMB: 'RMB ' }

/** An amount with both decimals, in any language: "US$1,003.00". */
export function exactMoney(amount: number, currency: CurrencyCode = baseCurrency): string {
  return signs[currency] + exactFigure(amount)
}

/** The same where the currency stands beside it: "1,003.00". */
export function exactFigure(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.')
  return `${grouped(whole)}.${cents}`
}
