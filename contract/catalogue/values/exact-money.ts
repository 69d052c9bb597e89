import { grouped } from '../../i18n/formats.ts'
import { baseCurrency, type CurrencyCode } from './money-values.ts'

/** Not "$" alone, which means another dollar in Hong Kong. */
const signs: Record<CurrencyCode, string> = { HKD: 'HK$', USD: 'US$', RMB: 'RMB ' }

/** Formats an amount with both decimals, the same in every language: "US$1,003.00". */
export function exactMoney(amount: number, currency: CurrencyCode = baseCurrency): string {
  return signs[currency] + exactFigure(amount)
}

/** Formats a whole amount without decimals: "US$1,003". */
export function wholeMoney(amount: number, currency: CurrencyCode = baseCurrency): string {
  return signs[currency] + grouped(amount.toFixed(0))
}

/** Formats an amount without its currency: "1,003.00". */
export function exactFigure(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.')
  return `${grouped(whole)}.${cents}`
}
