import { useQuery } from '@tanstack/react-query'
import type { DeploymentPrices, Span } from '#contract/catalogue/lpwan.ts'
import type { ProductSummary } from '#contract/catalogue/products.ts'
import { type CurrencyCode, convert, exchangeRates } from '#contract/catalogue/values/money-values.ts'
import { numberText } from '#contract/i18n/formats.ts'
import { needs } from '#contract/sales/offerings.ts'
import { systemPartsOptions } from '../../../../api/builder.ts'
import { useExchangeRates } from '../../../../api/site.ts'
import { currencyPreference, usePreference } from '../../../../storage/preferences.ts'

export interface Costs {
  currency: CurrencyCode
  /** Priced devices of the catalogue, and the selected one; undefined if there is none. */
  devices: ProductSummary[]
  device: ProductSummary | undefined
  /** In the reader's currency. */
  prices: DeploymentPrices
  /** In HKD, for results that must not depend on the reader's currency. */
  basePrices: DeploymentPrices
  /** Formats an estimate in whole units: "HK$77,610–287,040". */
  format: (span: Span) => string
  /** Formats without the currency: "77,610–287,040". */
  formatPlain: (span: Span) => string
  /** Formats shortly: "HK$77.6K–287K". */
  formatShort: (span: Span) => string
}

/**
 * Returns the prices used in the calculation and their formatters: the device at its catalogue price (HKD), everything
 * else by the table (US dollars), each converted once to the reader's currency.
 * @param slug the device's; falls back to another if it is not sold
 */
export function useCosts(slug: string | null): Costs {
  const preferred = usePreference(currencyPreference)
  const { currencies, rates } = useExchangeRates()
  const parts = useQuery(systemPartsOptions).data?.parts ?? []
  const devices = needs
    .flatMap((need) => parts.find(({ kind }) => kind === need)?.products ?? [])
    .filter(({ price }) => price.msrp !== null)
  const device = devices.find((one) => one.slug === slug) ?? devices[0]
  const isKnown = preferred === 'HKD' || rates.HKD?.[preferred] !== undefined
  const currency = isKnown && (preferred === 'USD' || rates.USD?.[preferred] !== undefined) ? preferred : 'HKD'
  const symbol = currencies.find(({ code }) => code === currency)?.symbol ?? currency
  const pricesIn = (code: CurrencyCode, table = rates): DeploymentPrices => ({
    device: device?.price.msrp == null ? undefined : convert(device.price.msrp, 'HKD', code, table).amount,
    fromDollars: (dollars) => convert(dollars, 'USD', code, table).amount,
  })
  const whole = (amount: number) => numberText(Math.round(amount))
  const formatWith = (text: (amount: number) => string, mark: string) => (span: Span) => {
    const [low, high] = [text(span.low), text(span.high)]
    return low === high ? `${mark}${low}` : `${mark}${low}–${high}`
  }
  return {
    currency,
    devices,
    device,
    prices: pricesIn(currency),
    basePrices: pricesIn('HKD', exchangeRates),
    format: formatWith(whole, symbol),
    formatPlain: formatWith(whole, ''),
    formatShort: formatWith(shortNumberText, symbol),
  }
}

const standard = [1, 3, 5, 10]

/** Returns the periods shown: 1, 3, 5 and 10 years, and the planned years if different. */
export function horizonsOf(years: number): number[] {
  return [...new Set([...standard, years])].sort((one, other) => one - other)
}

const units = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const

/** Formats a number with three significant digits: "77.6K". */
export function shortNumberText(value: number): string {
  const rounded = Number(value.toPrecision(3))
  const [size, sign] = units.find(([size]) => rounded >= size) ?? [1, '']
  return numberText(rounded / size) + sign
}
