import { expect, it } from 'vitest'
import { usualRetry } from '#server/modules/requests/deliveries/deliveries.service.ts'

/** pg-boss: the first pause, doubled each time, at random up to twice as long, and never longer than the longest. */
function pauses({ tries, firstPauseS, longestPauseS }: typeof usualRetry, chance: number): number[] {
  return Array.from({ length: tries - 1 }, (_one, index) =>
    Math.min(longestPauseS, firstPauseS * 2 ** index * (1 + chance)),
  )
}

it('tried again with growing pauses for two days', () => {
  for (const chance of [0, 1]) {
    const all = pauses(usualRetry, chance)
    expect(all).toEqual(all.toSorted((a, b) => a - b))
    const hours = all.reduce((sum, pause) => sum + pause) / 3600
    expect(hours).toBeGreaterThan(48)
    expect(hours).toBeLessThan(49.5)
  }
})
