import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { exactFigure } from '#contract/catalogue/values/exact-money.ts'
import { dateText } from '#contract/i18n/date-text.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { dateLocales, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { SalesSettings } from '#contract/site/settings.ts'

/** An amount of money as documents and letters say it, such as "USD 1,234.50". */
export function amountText(amount: number, currency: CurrencyCode): string {
  return `${currency} ${exactFigure(amount)}`
}

/** A day in words, whatever the time zone here. @param day YYYY-MM-DD */
export function dayText(day: string, language: ReaderLanguage): string {
  return dateText(day, dateLocales[language], { dateStyle: 'long', timeZone: 'UTC' })
}

/** The terms of quotations as the settings say them. */
export function termsIn({ quoteTerms, quoteTermsEn }: SalesSettings, language: ReaderLanguage): string {
  return inLanguage({ 'zh-TW': quoteTerms, en: quoteTermsEn }, language)
}
