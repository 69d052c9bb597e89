import { type PricePeriod, pricePeriods } from '#contract/products.ts'

/** A line as it counts: `unitPrice` in the currency of the total, two decimals; null where it is on request. */
export interface CountedLine {
  unitPrice: number | null
  period: PricePeriod
  quantity: number
}

export interface Totals {
  /** One for each period that a priced line is paid in; in the order once, month, year. */
  sums: { period: PricePeriod; amount: number }[]
  /** How many lines have no price to count. */
  onRequest: number
}

/** What a list comes to at list prices: what is paid once, a month and a year is never mixed. */
export function totalsOf(lines: readonly CountedLine[]): Totals {
  const sums = pricePeriods.flatMap((period) => {
    const paid = lines.filter((line) => line.period === period && line.unitPrice !== null)
    return paid.length === 0 ? [] : [{ period, amount: inUnits(paid.reduce((sum, line) => sum + centsOf(line), 0n)) }]
  })
  return { sums, onRequest: lines.filter(({ unitPrice }) => unitPrice === null).length }
}

/** @returns null where the price is on request */
export function lineTotal(line: CountedLine): number | null {
  return line.unitPrice === null ? null : inUnits(centsOf(line))
}

const centsPerUnit = 100

/** In whole cents, so that no float is added up; a large order's would not fit a double. */
function centsOf({ unitPrice, quantity }: CountedLine): bigint {
  return BigInt(Math.round((unitPrice ?? 0) * centsPerUnit)) * BigInt(quantity)
}

function inUnits(cents: bigint): number {
  return Number(cents) / centsPerUnit
}
