import type { Better } from './kinds.ts'
import type { Measured, Protection, Quantity } from './quantities.ts'

/** Compares two values regardless of units. */
export function areEqual(one: Quantity, other: Quantity): boolean {
  if (one.form === 'ip') return other.form === 'ip' && one.dust === other.dust && one.water === other.water
  if (one.form === 'list')
    return other.form === 'list' && listsAll(one.items, other.items) && listsAll(other.items, one.items)
  if (other.form !== one.form || other.unit.base !== one.unit.base) return false
  return one.values.length === other.values.length && one.values.every((value, at) => value === other.values[at])
}

/**
 * Returns which values are best: as good as every other and better than at least one.
 * @param quantities undefined when not stated; null when stated but not parsed, which makes a comparison impossible
 * @returns their indexes; none when all are equal or cannot be compared
 */
export function bestOf(better: Better | undefined, quantities: readonly (Quantity | null | undefined)[]): number[] {
  if (!better || quantities.includes(null)) return []
  const said = quantities.flatMap((quantity, place) => (quantity ? [{ quantity, place }] : []))
  return said
    .filter(({ quantity }) => said.some((other) => isBetter(better, quantity, other.quantity)))
    .filter(({ quantity }) =>
      said.every((other) => isBetter(better, quantity, other.quantity) || areEqual(quantity, other.quantity)),
    )
    .map(({ place }) => place)
}

function isBetter(better: Better, one: Quantity, other: Quantity): boolean {
  if (one.form === 'ip') return other.form === 'ip' && protectsMore(one, other)
  if (one.form === 'list')
    return other.form === 'list' && listsAll(one.items, other.items) && !listsAll(other.items, one.items)
  return 'unit' in other && one.unit.base === other.unit.base && isBetterMeasured(better, one, other)
}

function isBetterMeasured(better: Better, one: Measured, other: Measured): boolean {
  const [ours, theirs] = [endsOf(one.values), endsOf(other.values)]
  switch (better) {
    case 'higher':
      return ours.low > theirs.high
    case 'lower':
      return ours.high < theirs.low
    case 'closer':
      return one.form === other.form && (one.form === 'tolerance' ? ours.high < theirs.low : ours.low > theirs.high)
    case 'wider':
      return one.form === other.form && ours.low <= theirs.low && ours.high >= theirs.high && !areEqual(one, other)
  }
}

function endsOf(values: readonly number[]) {
  return { low: Math.min(...values), high: Math.max(...values) }
}

function listsAll(items: readonly string[], others: readonly string[]): boolean {
  return others.every((other) => items.includes(other))
}

function protectsMore(one: Protection, other: Protection): boolean {
  const isMore = one.dust > other.dust || one.water > other.water
  return isMore && one.dust >= other.dust && coversWater(one.water, other.water)
}

/**
 * IEC 60529: up to 6 a digit includes lower ones; immersion (7, 8) does not include jets (5, 6), nor do steam jets
 * (9).
 */
function coversWater(one: number, other: number): boolean {
  if (one === other) return true
  const isImmersion = (digit: number) => digit === 7 || digit === 8
  if (one === 9) return other <= 4
  return one > other && (!isImmersion(one) || other <= 4 || isImmersion(other))
}
