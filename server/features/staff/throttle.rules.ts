import { isIPv6 } from 'node:net'

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

/** Who is counted as one: an IPv4 address; of IPv6 the /64, which one household has for itself. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return `${[...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, 4).join(':')}::/64`
}
