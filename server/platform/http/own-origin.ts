import type { FastifyRequest } from 'fastify'
import { problem } from './problems.ts'

/**
 * Browsers say where a request comes from, and a page cannot change that: `Sec-Fetch-Site`, or else `Origin`. What says
 * neither is no browser of today; it may use a bearer token.
 */
export function requireOwnOrigin(request: FastifyRequest): void {
  const { 'sec-fetch-site': site, origin } = request.headers
  if (site === undefined && origin === undefined && request.routeOptions.config.isForPrograms) return
  if (site !== undefined ? site === 'same-origin' : hasOwnOrigin(request)) return
  throw problem(
    'origin.refused',
    'A request with a cookie, and a form of a page, must come from this site; programs use a bearer token',
  )
}

function hasOwnOrigin({ headers: { origin }, host }: FastifyRequest): boolean {
  return host !== '' && URL.parse(String(origin))?.host === host // HTTP/1.0 may name none, and `file:` has none
}
