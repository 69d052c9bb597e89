/** Spares a gateway that is down, and its visitors the wait for it: after some failures in a row it is left alone for a while. */
export interface Breaker {
  /** Whether it may be asked now. After the pause, one try at a time. */
  admits: (target: string) => boolean
  succeeded: (target: string) => void
  failed: (target: string) => void
  /** The try came to nothing that says anything of the gateway. */
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

  /** Another gateway begins anew. */
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
