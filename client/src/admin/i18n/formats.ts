import { exactMoney } from '#contract/catalogue/values/exact-money.ts'
import { figuresApart } from '#contract/i18n/formats.ts'
import { inLanguage, listIn } from '#contract/i18n/in-language.ts'
import { dateLocales, type Language, type ReaderLanguage } from '#contract/i18n/languages.ts'
import { once } from '#contract/once.ts'
import { useLanguage } from '../../i18n/language.tsx'
import { useSession } from '../api/staff/session.ts'

/** Formats of times and amounts, in the shop's time zone (settings, General) and the reader's language. */
export interface Formats {
  /** "21 Nov 2026". */
  date: (moment: string | Date) => string
  /** For a calendar day (YYYY-MM-DD), which has no time zone: "21 Nov 2026". */
  day: (day: string) => string
  /** "14:05". */
  time: (moment: string | Date) => string
  /** "21 Nov 2026, 14:05". */
  dateTime: (moment: string | Date) => string
  /** "21 November 2026 at 14:05:09 HKT", for titles and the audit log. */
  exact: (moment: string | Date) => string
  /** "5 minutes ago"; the date after a week. */
  relative: (moment: string | Date, now?: Date) => string
  /** "1,234". */
  number: (value: number) => string
  /** "LoRaWAN, ESG". */
  names: (names: string[]) => string
  /** Hong Kong dollars: "HK$1,180", "HK$15.50". @param decimals by default those that the amount needs */
  money: (amount: number, decimals?: 0 | 2) => string
}

// English dates are written as in Hong Kong: day first.

const justNow: Record<Language, string> = { 'zh-TW': '剛剛', en: 'just now' }

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs
/** Smallest span for which each unit is used. */
const units = [
  [dayMs, 'day'],
  [hourMs, 'hour'],
  [minuteMs, 'minute'],
] as const

/** Creates formatters lazily, because an Intl format takes some 6 ms to create. @param timezone IANA name */
export function createFormats(language: ReaderLanguage, timezone: string): Formats {
  const locale = dateLocales[language]
  const timeZone = timezone
  const dates = (options: Intl.DateTimeFormatOptions) => once(() => new Intl.DateTimeFormat(locale, options))
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const date = dates({ dateStyle: 'medium', timeZone })
  const calendarDay = dates({ dateStyle: 'medium', timeZone: 'UTC' })
  const time = dates({ ...clock, timeZone })
  const day = { year: 'numeric', month: 'short', day: 'numeric' } as const
  const dateTime = dates({ ...day, ...clock, timeZone })
  const exact = dates({ ...day, ...clock, second: '2-digit', timeZoneName: 'short', timeZone })
  const span = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
  const figures = once(() => new Intl.NumberFormat('en-HK'))
  const amounts = once(
    () => new Intl.NumberFormat('en-HK', { minimumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' }),
  )

  const written = (format: typeof date, moment: string | Date) => figuresApart(format().format(new Date(moment)))

  function relative(moment: string | Date, now = new Date()): string {
    const distance = new Date(moment).getTime() - now.getTime()
    if (Math.abs(distance) > 7 * dayMs) return written(date, moment)
    const fitting = units.find(([least]) => Math.abs(distance) >= least)
    if (!fitting) return inLanguage(justNow, language)
    const [size, unit] = fitting
    return span().format(Math.trunc(distance / size), unit)
  }
  return {
    date: (moment) => written(date, moment),
    day: (day) => written(calendarDay, day),
    time: (moment) => time().format(new Date(moment)),
    dateTime: (moment) => written(dateTime, moment),
    exact: (moment) => written(exact, moment),
    relative,
    names: (names) => listIn(names, language),
    number: (value) => figures().format(value),
    money(amount, decimals) {
      const size = Math.abs(amount)
      return `${amount < 0 ? '−' : ''}${decimals === 2 ? exactMoney(size) : `HK$${amounts().format(size)}`}`
    },
  }
}

const formatsMade = new Map<string, Formats>()

export function useFormats(): Formats {
  const language = useLanguage()
  const { timezone } = useSession()
  const key = `${language} ${timezone}`
  const formats = formatsMade.get(key) ?? createFormats(language, timezone)
  formatsMade.set(key, formats)
  return formats
}

const smallUsd = 0.01
const leastUsd = 0.0001

/** Formats US dollars with enough decimals for the model's cost: "US$1.20", "US$0.0042". */
export function formatUsd(amount: number): string {
  if (amount === 0) return 'US$0'
  if (amount < leastUsd) return `< US$${leastUsd}`
  const digits = amount < smallUsd ? 4 : 2
  return `US$${amount.toLocaleString('en-HK', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}
