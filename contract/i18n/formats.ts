import type { Language } from './language-values.ts'

/**
 * Formats a date or time, such as "26 November 2026". Chinese digits are set apart by spaces: 2026 年 11 月 26 日.
 * @param locale one of `dateLocales`
 */
export function dateText(moment: Date | string, locale: string, options: Intl.DateTimeFormatOptions): string {
  return figuresApart(new Intl.DateTimeFormat(locale, options).format(new Date(moment)))
}

/** Inserts spaces around the digits of a Chinese date. */
export function figuresApart(text: string): string {
  return text.replace(/(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/g, ' ')
}

/** Keeps a figure and its unit on one line, by a no-break space: "4 W", "±3 %RH", 「10 年」. */
export function unbroken(text: string): string {
  return text.replace(
    /(?<=\d) (?=(?!(?:to|and|or|in)(?![a-z])|[至或及和])(?:[%°µ\p{L}][^\s,;，；、]{0,4})(?![\p{L}\d]))/gu,
    '\u00a0',
  )
}

/** Inserts a space between a name that ends with a Latin letter or a digit and the Chinese after it. */
export function beforeChinese(name: string): string {
  return /[\p{Script=Latin}\d)]$/u.test(name) ? `${name} ` : name
}

const months = 'January February March April May June July August September October November December'.split(' ')

/**
 * Formats YYYY-MM-DD like `dateText` in long style without `Intl`, which is slow (see `numberText`), for the first render
 * of a page.
 */
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

/**
 * Formats a number as in Hong Kong, in every language, with at most three decimals: "2,015", "0.35". Without `Intl`,
 * whose first formatter takes 60 ms on a phone.
 */
export function numberText(value: number): string {
  const [whole = '', decimals = ''] = value.toFixed(3).split('.')
  const shown = decimals.replace(/0+$/, '')
  return shown ? `${grouped(whole)}.${shown}` : grouped(whole)
}

/** Groups digits by thousands. @param digits with or without a sign */
export function grouped(digits: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, ',')
}
