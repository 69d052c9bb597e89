import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const daySeconds = 86_400

const allowed = {
  methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
  allowedHeaders: [
    'accept-language',
    'authorization',
    'content-type',
    'idempotency-key',
    'if-none-match',
    'last-event-id',
    'x-request-id',
  ],
  exposedHeaders: [
    'content-disposition',
    'deprecation',
    'etag',
    'idempotency-replayed',
    'link',
    'ratelimit',
    'ratelimit-policy',
    'retry-after',
    'sunset',
    'x-request-id',
  ],
  credentials: false,
  strictPreflight: false,
  maxAge: daySeconds,
}

/**
 * Lets pages of the listed origins call these routes, without cookies. A preflight of any other is a 404 without CORS headers.
 * @param originsNow exact origins, read for each request
 */
export async function registerCors(app: FastifyInstance, originsNow: () => readonly string[]): Promise<void> {
  await app.register(cors, {
    delegator: ({ headers: { origin } }, done) =>
      done(null, { ...allowed, origin: origin !== undefined && originsNow().includes(origin) && origin }),
  })
  // cached answers replace the `Vary` that the plugin sets
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (originsNow().length > 0) reply.header('vary', withOrigin(String(reply.getHeader('vary') ?? '')))
    done(null, payload)
  })
}

function withOrigin(vary: string): string {
  const names = vary.split(/\s*,\s*/).filter((name) => name !== '' && name.toLowerCase() !== 'origin')
  return [...names, 'origin'].join(', ')
}
