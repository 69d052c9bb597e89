import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { productField, type RecordField } from '#contract/fields/product.ts'
import type { SourceColumn } from '../source/source.ts'
import { ownCurrencyOf } from './value-rules.ts'

const signs: Record<string, string> = {
  hong_kong_dollar: 'HK$',
  dollar: 'US$',
  yuan: 'CN¥',
  argentine_peso: 'ARS ',
  australian_dollar: 'A$',
  baht: '฿',
  canadian_dollar: 'CA$',
  chilean_peso: 'CLP ',
  colombian_peso: 'COP ',
  danish_krone: 'DKK ',
  dirham: 'AED ',
  euro: '€',
  forint: 'HUF ',
  franc: 'CHF ',
  koruna: 'CZK ',
  krona: 'SEK ',
  leu: 'RON ',
  lira: '₺',
  mexican_peso: 'MX$',
  new_taiwan_dollar: 'NT$',
  new_zealand_dollar: 'NZ$',
  norwegian_krone: 'NOK ',
  peruvian_sol: 'PEN ',
  philippine_peso: '₱',
  pound: '£',
  rand: 'ZAR ',
  real: 'R$',
  ringgit: 'RM ',
  riyal: 'SAR ',
  ruble: '₽',
  rupee: '₹',
  rupiah: 'IDR ',
  shekel: '₪',
  singapore_dollar: 'S$',
  uruguayan_peso: 'UYU ',
  won: '₩',
  yen: 'JP¥',
  zloty: 'PLN ',
}
const codes: Record<string, CurrencyCode> = { hong_kong_dollar: 'HKD', dollar: 'USD', yuan: 'RMB' }

/** Returns a number column's currency: its sign, and its code if there is a rate for it. */
export function currencyOfColumn({ numberFormat = '' }: Pick<SourceColumn, 'numberFormat'>) {
  const sign = signs[numberFormat]
  return sign === undefined ? null : { sign, code: codes[numberFormat] ?? null }
}

/** Returns the currency of a price column; null if the field is not a price or the column has no currency format. */
export function currencyOfPrices(field: RecordField, column: Pick<SourceColumn, 'numberFormat'>) {
  return productField(field).reads === 'amount' ? currencyOfColumn(column) : null
}

/** Returns the currency to convert from according to the column's format; undefined if it is the field's own. */
export function convertedFrom(
  field: RecordField,
  column: Pick<SourceColumn, 'numberFormat'>,
): CurrencyCode | undefined {
  const code = currencyOfPrices(field, column)?.code
  return code && code !== ownCurrencyOf(field) ? code : undefined
}
