/** Exact sums with amounts of money: whole cents, and whole hundred-millionths of a rate, so that no float is rounded or added. */

const centsPerUnit = 100
/** As the database keeps a rate: eight decimals. */
export const rateUnits = 100_000_000n

/** @param amount of money, two decimals */
export function centsOf(amount: number): bigint {
  return BigInt(Math.round(amount * centsPerUnit))
}

export function amountOf(cents: bigint): number {
  return Number(cents) / centsPerUnit
}

/** @param rate units of one currency for one of another */
export function rateUnitsOf(rate: number): bigint {
  return BigInt(Math.round(rate * Number(rateUnits)))
}

/** The quotient, half away from zero. @param divisor above zero */
export function rounded(dividend: bigint, divisor: bigint): bigint {
  const halves = (dividend * 2n) / divisor
  return (halves + (halves % 2n)) / 2n
}
