import { BlockList, isIP, isIPv6 } from 'node:net'

/** Returns whether a text is an address, or a range such as 203.0.113.0/24 or 2001:db8::/32. */
export function isAddressRange(text: string): boolean {
  const [address = '', prefix = '0', ...rest] = text.split('/')
  const family = isIP(address)
  return (
    family !== 0 &&
    !address.includes('%') &&
    /^\d{1,3}$/.test(prefix) &&
    Number(prefix) <= (family === 4 ? 32 : 128) &&
    rest.length === 0
  )
}

/** One list for each family: in a single BlockList, ::/0 would contain all of IPv4. */
export interface AddressList {
  ipv4: BlockList
  ipv6: BlockList
}

export function addressList(ranges: string[]): AddressList {
  const list = { ipv4: new BlockList(), ipv6: new BlockList() }
  for (const range of ranges) {
    const [address = '', prefix] = plainAddress(range).split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list[family].addAddress(address, family)
    else list[family].addSubnet(address, Number(prefix), family)
  }
  return list
}

/** Returns whether an address is in a list. Text that is no address, as a proxy may pass on, is in none. */
export function holds({ ipv4, ipv6 }: AddressList, address: string): boolean {
  const plain = plainAddress(address)
  const family = isIP(plain)
  if (family === 4) return ipv4.check(plain)
  return family === 6 && (ipv6.check(plain, 'ipv6') || ipv4.check(plain, 'ipv6'))
}

/** Returns an IPv4-mapped IPv6 address as IPv4, and removes a zone. */
export function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '')
}

/**
 * Returns the key by which addresses are counted: an IPv4 address, or the /64 of an IPv6 address, the smallest network that a household
 * gets.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address)
  return typeof groups === 'string' ? groups : `${groups.slice(0, 4).join(':')}::/64`
}

/** Returns the wider networks of an IPv6 address that one customer of a provider may have: its /56 and its /48. None for IPv4. */
export function widerNetworksOf(address: string): string[] {
  const groups = groupsOf(address)
  if (typeof groups === 'string') return []
  const [first, second, third, fourth = '0'] = groups
  const half = (parseInt(fourth, 16) & 0xff00).toString(16)
  return [`${[first, second, third, half].join(':')}::/56`, `${[first, second, third].join(':')}::/48`]
}

/** Returns the eight groups of an IPv6 address; an IPv4 address as it is. */
function groupsOf(address: string): string | string[] {
  const plain = plainAddress(address)
  if (!isIPv6(plain)) return plain
  const written = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const [, high, low] = /^::ffff:([\da-f]+):([\da-f]+)$/.exec(written) ?? []
  if (high && low) return [high, low].flatMap((pair) => [parseInt(pair, 16) >> 8, parseInt(pair, 16) & 255]).join('.')
  const [head = '', tail] = written.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length
  return [...before, ...Array<string>(zeros).fill('0'), ...after]
}

export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
}
