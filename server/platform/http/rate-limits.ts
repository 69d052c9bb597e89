import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { networkOf } from './addresses.ts'
import { isOwnRequest } from './own-requests.ts'
import { problem } from './problems.ts'

/** Limit per visitor (IPv4 address, or IPv6 /64) or per session. Counted in memory, by each instance. */
export interface RateLimit {
  max: number
  windowMs: number
}

/** Registers the rate limiter; call it before `visitorLimit`. A refusal carries `Retry-After`. */
export async function registerRateLimits(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { max, ttl }) =>
      problem('rate.limited', `That was more than ${max}; please try again in ${Math.ceil(ttl / 1000)} s`),
  })
}

/** A hook; routes with the same one share its count. */
export type VisitorLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

export function visitorLimit(app: FastifyInstance, { max, windowMs }: RateLimit): VisitorLimit {
  const limit = app.rateLimit({ max, timeWindow: windowMs, keyGenerator: ({ ip }) => networkOf(ip) })
  return async (request, reply) => {
    if (!isOwnRequest(request)) await limit.call(app, request, reply)
  }
}

/** Limits each visitor, and each name that programs at one address give themselves. */
export function namedLimit(
  app: FastifyInstance,
  visitor: RateLimit,
  { max, windowMs }: RateLimit,
  nameOf: (request: FastifyRequest) => string,
): VisitorLimit {
  const ofAll = visitorLimit(app, visitor)
  const keyGenerator = (request: FastifyRequest) => `${networkOf(request.ip)} ${nameOf(request)}`
  const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator })
  return async (request, reply) => {
    await ofAll(request, reply)
    refuseExceeded(await count(request), max)
  }
}

/** A request that was counted against a limit. */
export interface Counted {
  name: string
  max: number
  windowMs: number
  used: number
  /** Seconds until the count restarts. */
  leftS: number
}

/** Says in the headers how much of a limit is left (draft-ietf-httpapi-ratelimit-headers). @throws rate.limited past it */
export function spendOrRefuse(reply: FastifyReply, { name, max, windowMs, used, leftS }: Counted): void {
  const seconds = Math.max(1, Math.ceil(leftS))
  reply.header('ratelimit-policy', `"${name}";q=${max};w=${windowMs / 1000}`)
  reply.header('ratelimit', `"${name}";r=${Math.max(0, max - used)};t=${seconds}`)
  if (used <= max) return
  const detail = `That was more than ${max}; please try again in ${seconds} s`
  throw problem('rate.limited', detail, undefined, { retryAfterS: seconds })
}

/** Limits a staff session; to be run once the session is known. */
export function sessionLimit(app: FastifyInstance, { max, windowMs }: RateLimit): VisitorLimit {
  const limit = app.rateLimit({ max, timeWindow: windowMs, keyGenerator: ({ staff }) => staff?.id ?? '' })
  return async (request, reply) => void (await limit.call(app, request, reply))
}

/** Limits each staff member, besides the limit of their session: an `onRequest` hook of a staff route. */
export function personLimit(app: FastifyInstance, { max, windowMs }: RateLimit): VisitorLimit {
  const count = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: ({ staff }) => staff?.user.id ?? '' })
  return async (request) => {
    refuseExceeded(await count(request), max)
  }
}

/** @throws rate.limited */
function refuseExceeded(counted: Awaited<ReturnType<ReturnType<FastifyInstance['createRateLimit']>>>, max: number) {
  if (counted.isAllowed || !counted.isExceeded) return
  const { ttlInSeconds: retryAfterS } = counted
  const detail = `That was more than ${max}; please try again in ${retryAfterS} s`
  throw problem('rate.limited', detail, undefined, { retryAfterS })
}
