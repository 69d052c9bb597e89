import Big from 'big.js'
import type { Figure } from '#contract/staff/figures.ts'

const halfAwayFromZero = 1

/**
 * Returns a value with its change from the previous period, in percent with one decimal, rounded half away from zero.
 */
export function figureOf(value: number, before: number): Figure {
  const change = before === 0 ? null : new Big(value).minus(before).times(100).div(before).round(1, halfAwayFromZero)
  return { value, before, change: change === null ? null : change.toNumber() }
}

/** Returns two decimals, rounded half away from zero; 0 without orders. */
export function averageOf(revenue: number, orders: number): number {
  return orders === 0 ? 0 : new Big(revenue).div(orders).round(2, halfAwayFromZero).toNumber()
}

/**
 * Returns percentages that add up to 100: each is rounded down, and the remainder goes to those that lost most.
 * Returns zeros when the total is not positive.
 * @param decimals of each percentage
 */
export function sharesOf(values: number[], decimals = 1): number[] {
  const total = values.reduce((sum, value) => sum.plus(value), new Big(0))
  if (total.lte(0)) return values.map(() => 0)
  const steps = 100 * 10 ** decimals
  const exact = values.map((value) => new Big(value).times(steps).div(total))
  const shares = exact.map((share) => share.round(0, Big.roundDown).toNumber())
  const missing = steps - shares.reduce((sum, share) => sum + share, 0)
  const losers = exact.map((share, index) => ({ index, lost: share.minus(shares[index] ?? 0) }))
  losers.sort((a, b) => b.lost.cmp(a.lost) || a.index - b.index)
  for (const { index } of losers.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares.map((share) => share / 10 ** decimals)
}

/** Returns a percentage with one decimal, half away from zero. @param whole above zero */
export function shareOf(part: number, whole: number): number {
  return new Big(part).times(100).div(whole).round(1, halfAwayFromZero).toNumber()
}

/** Rounds each percentage by itself, so that several may not add up to 100. */
export function percentOf(part: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((part * 100) / whole)
}
