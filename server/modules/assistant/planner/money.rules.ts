import type { CurrencyCode } from '#contract/catalogue/money.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { currencySigns, perPeriod, pieces } from './words/common.words.ts'

/** Writes an amount as the site does: cents only where there are any. */
export function money(amount: number, currency: CurrencyCode): string {
  const digits = Number.isInteger(amount) ? 0 : 2
  return (
    currencySigns[currency] +
    amount.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })
  )
}

export function count(value: number): string {
  return value.toLocaleString('en')
}

export function piecesOf(value: number, category: string, language: Language): string {
  return (pieces[category] ?? pieces.hardware)?.[language](count(value), value === 1) ?? count(value)
}

export function priceOf(
  amount: number,
  period: keyof typeof perPeriod,
  currency: CurrencyCode,
  language: Language,
): string {
  return money(amount, currency) + perPeriod[period][language]
}
