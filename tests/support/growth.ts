import { expect } from 'vitest'

const factor = 64
const measurableMs = 0.5
const rounds = 3
/** Halfway between 64 times the work, and 4,096 times where it grows with the input's square: either may be measured eight times wrong. */
const most = 512

/**
 * Shows that work grows about in proportion to its input. Processor time, not the clock's: other programs take none of it.
 * @param work does it to an input of this size
 * @param size what is compared with 64 times as much; each as many times over as it takes to be measured
 */
export function expectLinear(work: (size: number) => void, size: number): void {
  let times = 1
  let small = leastMs(() => work(size), times)
  while (small < measurableMs) {
    times *= 2
    small = leastMs(() => work(size), times)
  }
  const large = leastMs(() => work(size * factor), times, small * most)
  expect(large / small, `${times} times ${size} (${small} ms), ${size * factor} (${large} ms)`).toBeLessThan(most)
}

/** The quickest of some rounds, for what slows one down is not the work itself; no more of them once one is below `enough`, or far above. */
function leastMs(work: () => void, times: number, enough?: number): number {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round += 1) {
    least = Math.min(least, processorMs(work, times))
    if (enough && (least < enough || least > 4 * enough)) break
  }
  return least
}

function processorMs(work: () => void, times: number): number {
  const before = process.cpuUsage()
  for (let time = 0; time < times; time += 1) work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
