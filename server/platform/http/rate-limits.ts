import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from './addresses.ts'
import { isOwnRequest } from './own-requests.ts'
import { problem } from './problems.ts'

/** How often one visitor, told by address (IPv6 by its /64), or one session may ask. Counted in memory: each instance counts its own. */
export interface RateLimit {
  max: number
  windowMs: number
}

/** To be registered before `visitorLimit` is used. A refusal says in `Retry-After` when to come back. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { max, ttl }) =>
      problem('rate.limited', `That was more than ${max}; please try again in ${Math.ceil(ttl / 1000)} s`),
  })
}

/** A hook; the routes that are given the same one share its count. */
export type VisitorLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export function visitorLimit(app: FastifyInstance, { max, windowMs }: RateLimit): VisitorLimit {
  const limit = app.rateLimit({ max, timeWindow: windowMs, keyGenerator: ({ ip }) => networkOf(ip) })
  return async (request, reply) => {
    if (!isOwnRequest(request)) await limit.call(app, request, reply)
  }
}

/** The same, of a session of staff: to be run once the session is known. */
export function sessionLimit(app: FastifyInstance, { max, windowMs }: RateLimit): VisitorLimit {
  const limit = app.rateLimit({ max, timeWindow: windowMs, keyGenerator: ({ staff }) => staff?.id ?? '' })
  return async (request, reply) => void (await limit.call(app, request, reply))
}

/** A count of its own for each person, beside the one that every route of staff has: an `onRequest` hook of a route in the zone. */
export function personLimit(app: FastifyInstance, { max, windowMs }: RateLimit): VisitorLimit {
  const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: ({ staff }) => staff?.user.id ?? '' })
  return async (request) => {
    const counted = await count(request)
    if (counted.isAllowed || !counted.isExceeded) return
    const { ttlInSeconds: retryAfterS } = counted
    const detail = `That was more than ${max}; please try again in ${retryAfterS} s`
    throw problem('rate.limited', detail, undefined, { retryAfterS })
  }
}
