import { BlockList, isIP } from 'node:net'

/** Of one's own network. Not link-local addresses, where clouds keep what their machines may do. */
const ownNetwork = new BlockList()
ownNetwork.addSubnet('127.0.0.0', 8)
ownNetwork.addSubnet('10.0.0.0', 8)
ownNetwork.addSubnet('172.16.0.0', 12)
ownNetwork.addSubnet('192.168.0.0', 16)
ownNetwork.addAddress('::1', 'ipv6')
ownNetwork.addSubnet('fc00::', 7, 'ipv6')

type GatewayAddressFault = 'not_gateway' | 'gateway_user' | 'gateway_query' | 'gateway_plain'

/**
 * Why a text is no address of a model gateway. Visitors' questions and the key go there: over HTTPS, or over HTTP within one's
 * own network (a gateway in the same compose file, a model on the machine).
 * @returns undefined where it is one
 */
export function gatewayAddressFault(text: string): GatewayAddressFault | undefined {
  const url = URL.parse(text)
  if (!url || !['https:', 'http:'].includes(url.protocol)) return 'not_gateway'
  if (url.username !== '' || url.password !== '') return 'gateway_user'
  if (url.search !== '' || url.hash !== '') return 'gateway_query'
  if (url.protocol === 'http:' && !isOwn(url.hostname)) return 'gateway_plain'
  return undefined
}

function isOwn(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  const version = isIP(address)
  if (version !== 0) return ownNetwork.check(address, version === 6 ? 'ipv6' : 'ipv4')
  // Where a cloud answers what its machine may do, by name.
  if (/^metadata(?:\.|$)/.test(host)) return false
  return !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/.test(host)
}
