import { BlockList, isIP } from 'node:net'

/** Of one's own network. Not link-local addresses, where clouds keep what their machines may do. */
const ownNetwork = new BlockList()
ownNetwork.addSubnet('127.0.0.0', 8)
ownNetwork.addSubnet('10.0.0.0', 8)
ownNetwork.addSubnet('172.16.0.0', 12)
ownNetwork.addSubnet('192.168.0.0', 16)
ownNetwork.addAddress('::1', 'ipv6')
ownNetwork.addSubnet('fc00::', 7, 'ipv6')

/**
 * Why a text is no address of a model gateway. Visitors' questions and the key go there: over HTTPS, or over HTTP within one's
 * own network (a gateway in the same compose file, a model on the machine).
 * @returns undefined where it is one
 */
export function gatewayAddressFault(text: string): string | undefined {
  const url = URL.parse(text)
  if (!url || !['https:', 'http:'].includes(url.protocol))
    return 'is not an address such as https://openrouter.ai/api/v1'
  if (url.username !== '' || url.password !== '') return 'must hold no user name or password'
  if (url.search !== '' || url.hash !== '') return 'must hold no query: only the path before /chat/completions'
  if (url.protocol === 'http:' && !isOwn(url.hostname)) return 'must begin with https:// outside one’s own network'
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
