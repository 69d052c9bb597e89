import { BlockList, isIP } from 'node:net'

/** An address, or a range such as 203.0.113.0/24 or 2001:db8::/32. */
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

/** Of addresses and ranges, IPv4 and IPv6. */
export function allowList(ranges: string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/')
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4'
    if (prefix === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(prefix), family)
  }
  return list
}

/**
 * Whether an address is in a list; an IPv4 address in IPv6 clothes counts as itself. What is no address, as a proxy may pass
 * on, is in none.
 */
export function holds(list: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '').replace(/%.*$/, '')
  const family = isIP(plain)
  return family !== 0 && list.check(plain, family === 6 ? 'ipv6' : 'ipv4')
}

/** Whether a host is this machine: what is sent there leaves it for nowhere. */
export function isLoopback(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host)
}
