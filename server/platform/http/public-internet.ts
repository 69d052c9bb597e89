import { type LookupAddress, lookup } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** IPv4 ranges that are not on the public internet (IANA's registry of special-purpose addresses). */
const specialIpv4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
]
/** Parts of IPv6's public range that embed IPv4 addresses or are not routed: Teredo and kin, documentation, 6to4. */
const specialIpv6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const special = new BlockList()
for (const [network, prefix] of specialIpv4) special.addSubnet(network, prefix, 'ipv4')
for (const [network, prefix] of specialIpv6) special.addSubnet(network, prefix, 'ipv6')
const globalIpv6 = new BlockList()
globalIpv6.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const version = isIP(address)
  if (version === 4) return !special.check(address, 'ipv4')
  return version === 6 && globalIpv6.check(address, 'ipv6') && !special.check(address, 'ipv6')
}

export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError'
}

/**
 * Resolves a host as node:net does, but refuses one with any address that is not public. Used for the connection itself, so that DNS cannot
 * change between check and use.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = found ?? []
    if (error || !first) callback(error ?? new Error(`${hostname} has no address`), [])
    else if (!found.every(({ address }) => isPublicAddress(address))) callback(new PrivateAddressError(hostname), [])
    else if (options.all) callback(null, found)
    else callback(null, first.address, first.family)
  })
}
