import type { FastifyRequest } from 'fastify'
import { problem } from './problems.ts'

/**
 * Refuses a cross-origin request by `Sec-Fetch-Site`, or else `Origin`, which pages cannot change. A request with neither is not from a
 * modern browser; programs may use a bearer token.
 */
export function requireSameOrigin(request: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin } = request.headers
  if (site === undefined && origin === undefined && request.routeOptions.config.isForPrograms) return
  if (site !== undefined ? site === 'same-origin' : isSameOrigin(request)) return
  throw problem(
    'origin.refused',
    'A request with a cookie, and a form of a page, must come from this site; programs use a bearer token',
  )
}

/**
 * Refuses a program's token from a page of another origin that is not listed, so that a key works in browsers only where staff allow it.
 * @param listed exact origins
 */
export function requireListedOrigin(request: FastifyRequest, listed: readonly string[]): void {
  const { 'sec-fetch-site': site, origin } = request.headers
  if (origin === undefined || site === 'same-origin' || isSameOrigin(request) || listed.includes(origin)) return
  throw problem('origin.refused', `Pages of ${origin} may not call this API (settings, Security)`)
}

function isSameOrigin({ headers: { origin }, host }: FastifyRequest): boolean {
  return host !== '' && URL.parse(String(origin))?.host === host // HTTP/1.0 may have no host, and `file:` has none
}
