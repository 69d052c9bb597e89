import type { CurrencyCode } from './money.ts'
import { type PricePeriod, pricePeriods } from './products.ts'
import type { SalesSettings } from './settings.ts'

/**
 * What the lines of quotations and orders come to: one rule for what is kept, set on paper and shown while staff type. Prices are
 * asked in HKD; each unit price is rounded once, to two decimals, half away from zero, and only then multiplied: a document adds
 * up by its own figures. Whole numbers throughout, so that no float is rounded.
 */

const centsPerUnit = 100
/** Hundredths of a percent. */
const wholeShare = 10_000n
/** As the database keeps a rate: eight decimals. */
const rateUnits = 100_000_000

/** The most that a document may come to, in its currency and in HKD. */
export const documentMax = 999_999_999_999.99

export interface LineToPrice {
  quantity: number
  /** HKD, two decimals. */
  unitPriceHkd: number
  /** Percent, two decimals. */
  discount: number
}

export interface LineAmounts {
  /** HKD, after the discount: what a minimum selling price is held against. */
  netPriceHkd: number
  /** In the document's currency, after the discount. */
  unitPrice: number
  total: number
  totalHkd: number
}

/** @param rate units of the document's currency for one HKD */
export function lineAmounts({ quantity, unitPriceHkd, discount }: LineToPrice, rate: number): LineAmounts {
  const share = wholeShare - BigInt(Math.round(discount * centsPerUnit))
  const cents = BigInt(Math.round(unitPriceHkd * centsPerUnit)) * share
  const netHkd = rounded(cents, wholeShare)
  const net = rounded(cents * BigInt(Math.round(rate * rateUnits)), wholeShare * BigInt(rateUnits))
  const pieces = BigInt(quantity)
  return {
    netPriceHkd: amountOf(netHkd),
    unitPrice: amountOf(net),
    total: amountOf(net * pieces),
    totalHkd: amountOf(netHkd * pieces),
  }
}

export interface DocumentAmounts {
  /** Of all lines: what is paid once, and the first period of what recurs. */
  total: number
  totalHkd: number
  /** In the document's currency: what is paid once, each month, each year; only those that there are, in that order. */
  byPeriod: { period: PricePeriod; total: number }[]
}

export function documentAmounts(
  lines: readonly { total: number; totalHkd: number; period: PricePeriod }[],
): DocumentAmounts {
  const periods = pricePeriods.filter((period) => lines.some((line) => line.period === period))
  return {
    total: sumOf(lines.map(({ total }) => total)),
    totalHkd: sumOf(lines.map(({ totalHkd }) => totalHkd)),
    byPeriod: periods.map((period) => ({
      period,
      total: sumOf(lines.filter((line) => line.period === period).map(({ total }) => total)),
    })),
  }
}

/** Units of a currency for one HKD, as the settings say now. */
export function rateOf(currency: CurrencyCode, { hkdToUsd, hkdToRmb }: Pick<SalesSettings, 'hkdToUsd' | 'hkdToRmb'>) {
  return { HKD: 1, USD: hkdToUsd, RMB: hkdToRmb }[currency]
}

/** @param amounts of money, two decimals each */
function sumOf(amounts: readonly number[]): number {
  return amountOf(amounts.reduce((sum, amount) => sum + BigInt(Math.round(amount * centsPerUnit)), 0n))
}

/** The quotient of what is not negative, half up. */
function rounded(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor / 2n) / divisor
}

function amountOf(cents: bigint): number {
  return Number(cents) / centsPerUnit
}
