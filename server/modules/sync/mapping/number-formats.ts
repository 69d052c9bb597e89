import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { productField, type RecordField } from '#contract/fields/product.ts'
import type { SourceColumn } from '../source/source.ts'
import { ownCurrencyOf } from './value-rules.ts'

/** Notion's formats of numbers that are currencies, with their signs. */
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

/** The currency that the numbers of a column are shown in. @returns its sign, and its code where there is a rate for it */
export function currencyOfColumn({ numberFormat = '' }: Pick<SourceColumn, 'numberFormat'>) {
  const sign = signs[numberFormat]
  return sign === undefined ? null : { sign, code: codes[numberFormat] ?? null }
}

/** The currency of a column that feeds a price; null where its numbers are shown without one, or the field is no price. */
export function currencyOfPrices(field: RecordField, column: Pick<SourceColumn, 'numberFormat'>) {
  return productField(field).reads === 'amount' ? currencyOfColumn(column) : null
}

/** The currency that the amounts of a price are converted from, by the format of its column alone. */
export function convertedFrom(
  field: RecordField,
  column: Pick<SourceColumn, 'numberFormat'>,
): CurrencyCode | undefined {
  const code = currencyOfPrices(field, column)?.code
  return code && code !== ownCurrencyOf(field) ? code : undefined
}
