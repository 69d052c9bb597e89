import { lookup } from 'node:dns/promises'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { addressList, holds, isAddressRange } from './addresses.ts'

/** Names of ranges that nobody has to look up, as Fastify has them. */
const namedRanges: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
}

/** A container that is started again has another address, and answers soon. */
const lookupPauseMs = 5000

/** An address, a range, the name of one, or a host, such as the `proxy` of a Compose network. */
export function isProxy(text: string): boolean {
  return text in namedRanges || isAddressRange(text) || /^[a-z][a-z\d-]*(?:\.[a-z\d-]+)*$/i.test(text)
}

export interface Proxies {
  /** Whether what an address says of others (`X-Forwarded-For`, `-Proto`, `-Host`) counts. */
  trusts: (address: string) => boolean
  /** Whether a proxy got it over HTTPS: we speak HTTP alone. Of several, the nearest counts, as for Fastify. */
  isHttps: (request: IncomingMessage) => boolean
  /** Who asks, and for which host, as Fastify finds both. */
  visitorOf: (request: IncomingMessage) => { ip: string; host: string }
  /**
   * Looks hosts up, now and from time to time, until `close`. One that is not found keeps the addresses that it had.
   * @returns hosts of which none is known yet
   */
  open: () => Promise<string[]>
  close: () => void
}

/** What the nearest proxy said. */
function lastOf(header: string | string[]): string {
  return String(header).split(',').at(-1)?.trim() ?? ''
}

/** The proxies that TRUST_PROXY names; of none, nothing counts. */
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
