import { useMemo } from 'react'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { figuresApart } from '#contract/i18n/date-text.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { dateLocales, type ReaderLanguage } from '#contract/i18n/languages.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useFormats } from '../i18n/formats.ts'
import type { Days } from '../paths/index.ts'
import type { BucketSize } from './buckets.ts'

/** How figures are written beside and under charts. */
export interface FigureTexts {
  /** "HK$1,234.50": in tables and tooltips. */
  money: (amount: number) => string
  /** "HK$1,235": whole dollars, where a figure is read at a glance. */
  dollars: (amount: number) => string
  number: (value: number) => string
  /** "HK$1.2M", "HK$120萬". */
  compactMoney: (amount: number) => string
  compactNumber: (value: number) => string
  /** Under a bucket: "21 Nov", "Nov 26". */
  bucket: (days: Days, size: BucketSize) => string
  /** "16 – 22 Nov 2026". */
  span: (days: Days) => string
}

// Compact figures are told by ten thousands in Taiwan's locale, by thousands in Hong Kong's: 萬 is what is read here.
const compactLocales: Record<ReaderLanguage, string> = { 'zh-TW': 'zh-TW', 'zh-CN': 'zh-CN', en: 'en' }

/** The texts of figures in the reader's language. Their days are days of the calendar: no time zone moves them. */
export function useFigureTexts(): FigureTexts {
  const language = useLanguage()
  const { money, number } = useFormats()
  return useMemo(
    () => ({ money: exactMoney, dollars: (amount) => money(Math.round(amount)), number, ...figureTextsIn(language) }),
    [language, money, number],
  )
}

export function figureTextsIn(language: ReaderLanguage): Omit<FigureTexts, 'money' | 'dollars' | 'number'> {
  const timeZone = 'UTC'
  const compact = new Intl.NumberFormat(compactLocales[language], { notation: 'compact', maximumFractionDigits: 1 })
  const day = new Intl.DateTimeFormat(dateLocales[language], { day: 'numeric', month: 'short', timeZone })
  const month = new Intl.DateTimeFormat(dateLocales[language], { month: 'short', year: '2-digit', timeZone })
  const whole = new Intl.DateTimeFormat(dateLocales[language], {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    timeZone,
  })
  return {
    compactMoney: (amount) => `HK$${compact.format(amount)}`,
    compactNumber: (value) => compact.format(value),
    bucket: ({ fromDay }, size) => figuresApart((size === 'month' ? month : day).format(new Date(fromDay))),
    span({ fromDay, toDay }) {
      const [from, to] = [new Date(fromDay), new Date(toDay)]
      if (fromDay === toDay) return figuresApart(whole.format(from))
      // The locale's own span of Chinese dates is in figures and slashes.
      const chinese = `${figuresApart(whole.format(from))}至 ${figuresApart(whole.format(to))}`
      return inLanguage({ 'zh-TW': chinese, en: whole.formatRange(from, to) }, language)
    },
  }
}
