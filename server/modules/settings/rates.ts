import type { CurrencyCode } from '#contract/catalogue/money.ts'
import { rateOf } from '#contract/catalogue/prices.ts'
import type { SettingsSource } from './settings.service.ts'

export interface FrozenRate {
  /** Units of the currency for one HKD. */
  rate: number
  /** YYYY-MM-DD in the shop's time zone: the day it is of. */
  rateDate: string
}

/** The rate that holds now for a document in a currency, with its day: the document keeps both. */
export function rateNow(settings: SettingsSource, currency: CurrencyCode, now: Date): FrozenRate {
  const { general, sales } = settings.current()
  return { rate: rateOf(currency, sales), rateDate: shopDay(now, general.timezone) }
}

/** The day it is in the shop, YYYY-MM-DD. @param timezone IANA's name: settings, general */
export function shopDay(moment: Date, timezone: string): string {
  return moment.toLocaleDateString('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' })
}
