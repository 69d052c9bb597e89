import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { exactFigure } from '#contract/catalogue/values/exact-money.ts'
import { dateText } from '#contract/i18n/formats.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { dateLocales, type ReaderLanguage } from '#contract/i18n/languages.ts'
import type { SalesSettings } from '#contract/site/settings.ts'

/** Formats an amount for documents and emails, such as "USD 1,234.50". */
export function amountText(amount: number, currency: CurrencyCode): string {
  return `${currency} ${exactFigure(amount)}`
}

/** Formats a date independently of the local time zone. @param day YYYY-MM-DD */
export function dayText(day: string, language: ReaderLanguage): string {
  return dateText(day, dateLocales[language], { dateStyle: 'long', timeZone: 'UTC' })
}

export function termsIn({ quoteTerms, quoteTermsEn }: SalesSettings, language: ReaderLanguage): string {
  return inLanguage({ 'zh-TW': quoteTerms, en: quoteTermsEn }, language)
}
