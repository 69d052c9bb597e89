/** Fixed seed: every visit sees the same values. */
const seed = 20261028

/** Returns a deterministic pseudo-random number from 0 to below 1. */
export function chance(of: string, index: number): number {
  let hash = seed | 0
  for (let place = 0; place < of.length; place++) hash = Math.imul(hash ^ of.charCodeAt(place), 0x01000193)
  hash = Math.imul(hash ^ index, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d)
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}

/**
 * Returns smooth noise between -1 and 1.
 * @param period seconds between turning points
 */
export function drift(of: string, at: number, period: number): number {
  const step = Math.floor(at / period)
  const share = at / period - step
  const from = chance(of, step)
  const to = chance(of, step + 1)
  return 2 * (from + (to - from) * share * share * (3 - 2 * share)) - 1
}

export function between(low: number, high: number, value: number): number {
  return Math.min(high, Math.max(low, value))
}
