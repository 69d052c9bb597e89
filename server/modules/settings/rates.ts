import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { rateOf } from '#contract/catalogue/prices.ts'
import type { SettingsSource } from './settings.service.ts'

export interface FrozenRate {
  /** Units of the currency per HKD. */
  rate: number
  /** Date of the rate in the shop's time zone, YYYY-MM-DD. */
  rateDate: string
}

/** Returns the current rate of a currency and its date, which documents store. */
export function rateNow(settings: SettingsSource, currency: CurrencyCode, now: Date): FrozenRate {
  const { general, sales } = settings.current()
  return { rate: rateOf(currency, sales), rateDate: shopDay(now, general.timezone) }
}

/** By time zone: making one takes a hundred times as long as using it. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Returns the date in the shop, YYYY-MM-DD. @param timezone IANA name */
export function shopDay(moment: Date, timezone: string): string {
  const format =
    dayFormats.get(timezone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' })
  dayFormats.set(timezone, format)
  return format.format(moment)
}
