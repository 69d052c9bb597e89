import type { FastifyRequest } from 'fastify'

/** Where visitors reach the site, such as https://example.com: PUBLIC_URL's, else what this request was sent to. */
export function originOf(request: FastifyRequest, publicUrl: string | undefined): string {
  return publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin
}
