import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { problem } from '#server/platform/problems.ts'
import type { SettingsSource } from '../settings/settings.service.ts'

/** Names of the machine itself: what a browser asks there leaves it for nowhere. */
const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** From where and in which way staff may come (settings, Security). */
export function createDoor(settings: SettingsSource) {
  let known: { ranges: string[]; list: BlockList } = { ranges: [], list: new BlockList() }

  function listOf(ranges: string[]): BlockList {
    if (known.ranges !== ranges) known = { ranges, list: allowList(ranges) }
    return known.list
  }

  return {
    /** @throws address.refused, tls.required */
    admit(request: FastifyRequest): void {
      const { ipWhitelist, sslRequired } = settings.current().security
      if (sslRequired && request.protocol !== 'https' && !loopback.has(request.hostname)) {
        throw problem('tls.required', 'Staff sign in over HTTPS, or on the machine itself (settings, Security)')
      }
      if (ipWhitelist.length > 0 && !holds(listOf(ipWhitelist), request.ip)) {
        throw problem('address.refused', `Staff may not come from ${request.ip} (settings, Security)`)
      }
    },
  }
}

/** Addresses and ranges, IPv4 and IPv6. */
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

/** Whether an address is in a list; an IPv4 address in IPv6 clothes counts as itself. */
export function holds(list: BlockList, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '')
  return list.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}
