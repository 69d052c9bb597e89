/** How failures of signing in are answered: from so many on, each makes the next try wait twice as long. */
export interface ThrottleRule {
  key: string
  /** Failures from which on a key is locked. */
  most: number
}

export const firstLockS = 30
export const longestLockS = 3600
/** Failures are forgotten after this long without another. Hours. */
export const forgottenAfterH = 24
/** A house or an office shares an address: it may fail this many times as often as one account. */
export const addressFactor = 4
