import { BlockList, isIP } from 'node:net'

/** Excludes link-local addresses, where cloud providers serve the credentials of their machines. */
const ownNetwork = new BlockList()
ownNetwork.addSubnet('127.0.0.0', 8)
ownNetwork.addSubnet('10.0.0.0', 8)
ownNetwork.addSubnet('172.16.0.0', 12)
ownNetwork.addSubnet('192.168.0.0', 16)
ownNetwork.addAddress('::1', 'ipv6')
ownNetwork.addSubnet('fc00::', 7, 'ipv6')

type GatewayAddressFault = 'not_gateway' | 'gateway_user' | 'gateway_query' | 'gateway_plain'

/**
 * Returns why a text is not a valid address of a model gateway, or undefined. Visitors' questions and the API key are
 * sent there, so it must use HTTPS, or HTTP inside the private network.
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
  // Name of the metadata service of cloud providers.
  if (/^metadata(?:\.|$)/.test(host)) return false
  return !host.includes('.') || /\.(?:localhost|local|internal|home\.arpa)$/.test(host)
}
