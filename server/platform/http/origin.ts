import type { Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { plainAddress } from './addresses.ts'

/**
 * Where visitors reach the site, such as https://example.com, for links, mails and datasheets: PUBLIC_URL's. Without it, what this
 * request was sent to, where that is certainly this site; whatever else stands in `Host` or `X-Forwarded-Host` is the caller's
 * wish, and http://localhost with the port that we listen on takes its place.
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
