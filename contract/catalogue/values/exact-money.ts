import { grouped } from '../../i18n/formats.ts'
import { baseCurrency, type CurrencyCode } from './money-values.ts'

/** Not "$" alone, which means another dollar in Hong Kong. */
const signs: Record<CurrencyCode, string> = { HKD: 'HK$', USD: 'US$', RMB: 'RMB ' }

/** Formats an amount with both decimals, the same in every language: "US$1,003.00", "-US$1,003.00". */
export function exactMoney(amount: number, currency: CurrencyCode = baseCurrency): string {
  return withSign(exactFigure(amount), currency)
}

/** Formats a whole amount without decimals: "US$1,003". */
export function wholeMoney(amount: number, currency: CurrencyCode = baseCurrency): string {
  return withSign(grouped(amount.toFixed(0)), currency)
}

function withSign(figure: string, currency: CurrencyCode): string {
  return figure.startsWith('-') ? `-${signs[currency]}${figure.slice(1)}` : signs[currency] + figure
}

/** Formats an amount without its currency: "1,003.00". */
export function exactFigure(amount: number): string {
  const [whole = '', cents] = amount.toFixed(2).split('.')
  return `${grouped(whole)}.${cents}`
}
