import { useMemo } from 'react'
import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { figuresApart } from '#contract/i18n/formats.ts'
import { inLanguage } from '#contract/i18n/in-language.ts'
import { dateLocales, languageTags, type ReaderLanguage } from '#contract/i18n/languages.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useFormats } from '../i18n/formats.ts'
import type { Days } from '../paths/index.ts'
import type { BucketSize } from './buckets.ts'

export interface FigureTexts {
  /** "HK$1,234.50", for tables and tooltips. */
  money: (amount: number) => string
  /** "HK$1,235", whole dollars for cards. */
  dollars: (amount: number) => string
  number: (value: number) => string
  /** "HK$1.2M", "HK$120萬". */
  compactMoney: (amount: number) => string
  compactNumber: (value: number) => string
  /** Axis label: "21 Nov", "Nov 26". */
  bucket: (days: Days, size: BucketSize) => string
  /** "16 – 22 Nov 2026". */
  span: (days: Days) => string
}

// zh-TW, because Hong Kong's locale abbreviates by thousands, while readers expect 萬.
const compactLocales: Partial<Record<ReaderLanguage, string>> = { 'zh-TW': 'zh-TW' }

/** Returns formats in the reader's language. Calendar days are not shifted by time zones. */
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
  const compact = new Intl.NumberFormat(compactLocales[language] ?? languageTags[language], {
    notation: 'compact',
    maximumFractionDigits: 1,
  })
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
      // The locale's own Chinese date range is written with slashes.
      const chinese = `${figuresApart(whole.format(from))}至 ${figuresApart(whole.format(to))}`
      return inLanguage({ 'zh-TW': chinese, en: whole.formatRange(from, to) }, language)
    },
  }
}
