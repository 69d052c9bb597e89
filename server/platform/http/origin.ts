import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { plainAddress } from './addresses.ts'

/**
 * Returns the origin at which visitors reach the site, such as https://example.com, for links, mails and datasheets. Without PUBLIC_URL,
 * the request's host is used only where it is certainly this machine; any other `Host` or `X-Forwarded-Host` could be forged, and
 * http://localhost with our port replaces it.
 */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl === undefined
    ? ownOrigin(request.protocol, request.host, request.raw.socket)
    : new URL(publicUrl).origin
}

function ownOrigin(protocol: string, host: string, { localAddress = '', localPort = 80 }: Socket): string {
  const requested = URL.parse(`${protocol}://${host}`)
  const own = ['localhost', '127.0.0.1', '[::1]', plainAddress(localAddress), `[${localAddress}]`]
  if (requested && own.includes(requested.hostname) && requested.href === `${requested.origin}/`)
    return requested.origin
  return new URL(`http://localhost:${localPort}`).origin
}
