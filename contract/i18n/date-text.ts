import type { Language } from './language-values.ts'

/**
 * A day or a moment in words, the same wherever a reader meets one: "26 November 2026". Chinese sets its figures apart, as the site's
 * own texts do: 2026 年 11 月 26 日.
 * @param locale one of `dateLocales`
 */
export function dateText(moment: Date | string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return figuresApart(new Intl.DateTimeFormat(locale, options).format(new Date(moment)))
}

/** Of a date that a format of Intl has written. */
export function figuresApart(text: string): string {
  return text.replace(/(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g, ' ')
}

const months = 'January February March April May June July August September October November December'.split(' ')

/** A day as `dateText` has it in long style, of YYYY-MM-DD, without `Intl` (number-text.ts): for what a page begins with. */
export const dayText: Record<Language, (day: string) => string> = {
  'zh-TW': (day) => {
    const [year, month, date] = day.split('-').map(Number)
    return `${year} 年 ${month} 月 ${date} 日`
  },
  en: (day) => {
    const [year, month = 0, date] = day.split('-').map(Number)
    return `${date} ${months[month - 1]} ${year}`
  },
}
