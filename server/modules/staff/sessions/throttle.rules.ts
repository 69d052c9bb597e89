/** From this many failures on, each one doubles the wait before the next attempt. */
export interface ThrottleRule {
  key: string
  /** Failures until the key is locked. */
  most: number
}

export const firstLockS = 30
export const longestLockS = 3600
/** Hours without a failure after which the count restarts. */
export const forgottenAfterH = 24
/** Several people share an address, so its limit is this multiple of an account's. */
export const addressFactor = 4
