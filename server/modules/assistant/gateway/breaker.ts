/** Circuit breaker: after several failures in a row, the gateway is not called for a while. */
export interface Breaker {
  /** Returns whether a call is allowed; after the pause, one at a time. */
  admits: (target: string) => boolean
  succeeded: (target: string) => void
  failed: (target: string) => void
  /** Ends a call that says nothing about the gateway's health. */
  abandoned: (target: string) => void
}

const failuresMost = 3
const pauseMs = 30_000

/** @param now milliseconds */
export function createBreaker(now: () => number): Breaker {
  let known = ''
  let failures = 0
  let closedUntil = 0
  let isTrying = false

  function of(target: string): void {
    if (target === known) return
    known = target
    failures = 0
    closedUntil = 0
    isTrying = false
  }

  return {
    admits(target) {
      of(target)
      if (failures < failuresMost) return true
      if (now() < closedUntil || isTrying) return false
      isTrying = true
      return true
    },

    succeeded(target) {
      if (target !== known) return
      failures = 0
      isTrying = false
    },

    failed(target) {
      if (target !== known) return
      failures += 1
      isTrying = false
      if (failures >= failuresMost) closedUntil = now() + pauseMs
    },

    abandoned(target) {
      if (target === known) isTrying = false
    },
  }
}
