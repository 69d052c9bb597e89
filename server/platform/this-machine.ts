import type { FastifyRequest } from 'fastify'
import { isLoopback, plainAddress } from './http/addresses.ts'

/** By which a proxy says that it asks for somebody else, or who that is. */
const forwarding =
  /^(?:forwarded|via|x-forwarded.*|x-original-.+|x-real-ip|x-client-ip|x-cluster-client-ip|client-ip|true-client-ip|fastly-client-ip|cf-.+)$/

/**
 * Whether somebody at this very machine asks: over its own loopback, by one of its own names, and through no proxy. `Host` alone
 * says nothing, since a proxy may be sent any, or write its own.
 */
export function isFromThisMachine({ raw }: FastifyRequest): boolean {
  const { host = '' } = raw.headers
  return (
    isLoopback(plainAddress(raw.socket.remoteAddress ?? '')) &&
    isLoopback(host.replace(/:\d+$/, '')) &&
    !Object.keys(raw.headers).some((name) => forwarding.test(name))
  )
}
