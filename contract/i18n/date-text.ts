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
