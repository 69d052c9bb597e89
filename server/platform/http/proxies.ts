import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { addressList, holds, isAddressRange } from './addresses.ts'

const namedRanges: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** A restarted container has another address within seconds. */
const lookupPauseMs = 5000

/** Returns whether a text is an address, a range, the name of one, or a host, such as the `proxy` of a Compose network. */
export function isProxy(text: string): boolean {
  return text in namedRanges || isAddressRange(text) || /^[a-z][a-z\d-]*(?:\.[a-z\d-]+)*$/i.test(text)
}

export interface Proxies {
  /** Returns whether `X-Forwarded-For`, `-Proto` and `-Host` of an address are trusted. */
  trusts: (address: string) => boolean
  /** Returns whether a proxy received the request over HTTPS. Of several, the nearest counts, as in Fastify. */
  isHttps: (request: IncomingMessage) => boolean
  /** Returns client address and host as Fastify does. */
  visitorOf: (request: IncomingMessage) => { ip: string; host: string }
  /**
   * Resolves hosts, now and periodically until `close`. One that is not found keeps its last addresses.
   * @returns hosts that have no address yet
   */
  open: () => Promise<string[]>
  close: () => void
}

function lastOf(header: string | string[]): string {
  return String(header).split(',').at(-1)?.trim() ?? ''
}

export function createProxies(given: string[]): Proxies {
  const ranges = given.flatMap((text) => namedRanges[text] ?? (isAddressRange(text) ? [text] : []))
  const hosts = given.filter((text) => !(text in namedRanges) && !isAddressRange(text))
  const addresses = new Map<string, string[]>()
  let list = addressList(ranges)
  let timer: NodeJS.Timeout | undefined

  async function lookUp(): Promise<void> {
    await Promise.all(
      hosts.map(async (host) => {
        const found = await lookup(host, { all: true }).catch(() => undefined)
        if (found)
          addresses.set(
            host,
            found.map(({ address }) => address),
          )
      }),
    )
    list = addressList([...ranges, ...addresses.values()].flat())
  }

  const trusts = (address: string) => isIP(address) !== 0 && holds(list, address)

  return {
    trusts,
    isHttps: ({ headers: { 'x-forwarded-proto': told }, socket }) =>
      told !== undefined && lastOf(told) === 'https' && trusts(socket.remoteAddress ?? ''),
    visitorOf({ headers: { host = '', 'x-forwarded-for': told, 'x-forwarded-host': forwarded }, socket }) {
      const nearest = socket.remoteAddress ?? ''
      if (!trusts(nearest)) return { ip: nearest, host }
      const passed = told === undefined ? [] : String(told).split(',').reverse()
      const chain = [nearest, ...passed.map((address) => address.trim())]
      const ip = chain.find((address) => !trusts(address)) ?? chain.at(-1) ?? ''
      return { ip, host: forwarded === undefined ? host : lastOf(forwarded) }
    },
    async open() {
      if (hosts.length === 0) return []
      await lookUp()
      timer = setInterval(lookUp, lookupPauseMs).unref()
      return hosts.filter((host) => !addresses.has(host))
    },
    close: () => clearInterval(timer),
  }
}
