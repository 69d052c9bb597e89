/**
 * Exact arithmetic with money: amounts in whole cents and rates in 10⁻⁸ units, so that no float is rounded or added.
 */

const centsPerUnit = 100
/** Eight decimals, as in the database. */
export const rateUnits = 100_000_000n

/** @param amount with two decimals */
export function centsOf(amount: number): bigint {
  return BigInt(Math.round(amount * centsPerUnit))
}

export function amountOf(cents: bigint): number {
  return Number(cents) / centsPerUnit
}

/** @param rate units of one currency per unit of another */
export function rateUnitsOf(rate: number): bigint {
  return BigInt(Math.round(rate * Number(rateUnits)))
}

/** Returns the quotient rounded half away from zero. @param divisor above zero */
export function rounded(dividend: bigint, divisor: bigint): bigint {
  const halves = (dividend * 2n) / divisor
  return (halves + (halves % 2n)) / 2n
}
