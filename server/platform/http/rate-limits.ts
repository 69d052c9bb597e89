import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Redis } from 'ioredis'
import { networkOf } from './addresses.ts'
import { isOwnRequest } from './own-requests.ts'
import { problem } from './problems.ts'

declare module 'fastify' {
  interface FastifyInstance {
    counters: Counters
  }
}

type CreateCounter = FastifyInstance['createRateLimit']

interface Counters {
  /** Counts in memory. */
  here: CreateCounter
  /** Counts in Redis, together with the other instances. */
  together: CreateCounter | undefined
}

/** Limit per visitor (IPv4 address, or IPv6 /64) or per session. Counted by each instance in memory, or by all in Redis. */
export interface RateLimit {
  max: number
  windowMs: number
}

/** Registers the rate limiter; call it before `visitorLimit`. While Redis does not answer, each instance counts for itself. */
export async function registerRateLimits(app: FastifyInstance, redis?: Redis): Promise<void> {
  app.decorate('counters', {
    here: await openCounter(app, {}),
    together: redis && (await openCounter(app, { redis })),
  })
}

/** Registers the plugin in a scope of its own, as it has one store in each. */
async function openCounter(app: FastifyInstance, store: { redis?: Redis }): Promise<CreateCounter> {
  const { promise, resolve } = Promise.withResolvers<CreateCounter>()
  await app.register(async (scope) => {
    await scope.register(rateLimit, { global: false, ...store })
    resolve(scope.createRateLimit)
  })
  return promise
}

/** A hook; routes with the same one share its count. */
export type VisitorLimit = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * @param id of the count, of which each has its own
 * @param name in the headers
 */
export function visitorLimit(app: FastifyInstance, id: string, limit: RateLimit, name = 'address'): VisitorLimit {
  const spend = limiter(app, id, name, limit, ({ ip }) => networkOf(ip))
  return async (request, reply) => {
    if (!isOwnRequest(request)) await spend(request, reply)
  }
}

/** Limits each visitor, and each name that programs at one address give themselves. */
export function namedLimit(
  app: FastifyInstance,
  visitor: RateLimit,
  named: RateLimit,
  nameOf: (request: FastifyRequest) => string,
): VisitorLimit {
  const ofAll = visitorLimit(app, 'agents', visitor)
  const ofName = limiter(app, 'programs', 'program', named, (request) => `${networkOf(request.ip)} ${nameOf(request)}`)
  return async (request, reply) => {
    await ofAll(request, reply)
    await ofName(request, reply)
  }
}

/** Limits a staff session; to be run once the session is known. */
export function sessionLimit(app: FastifyInstance, id: string, limit: RateLimit, name = 'session'): VisitorLimit {
  return limiter(app, id, name, limit, ({ staff }) => staff?.id ?? '')
}

/** Limits each staff member, besides the limit of their session: an `onRequest` hook of a staff route. */
export function personLimit(app: FastifyInstance, id: string, limit: RateLimit): VisitorLimit {
  return limiter(app, id, 'person', limit, ({ staff }) => staff?.user.id ?? '')
}

function limiter(
  { counters }: FastifyInstance,
  id: string,
  name: string,
  { max, windowMs }: RateLimit,
  keyOf: (request: FastifyRequest) => string,
): VisitorLimit {
  const limit = { max, timeWindow: windowMs }
  const here = counters.here({ ...limit, keyGenerator: keyOf })
  const together = counters.together?.({ ...limit, keyGenerator: (request) => `${id} ${keyOf(request)}` })
  return async (request, reply) => {
    const counted = (await together?.(request).catch(() => undefined)) ?? (await here(request))
    if (counted.isAllowed) return
    const used = counted.isExceeded ? max + 1 : max - counted.remaining
    spendOrRefuse(reply, { name, max, windowMs, used, leftS: counted.ttl / 1000 })
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

/** Says in the headers how much of a limit is left. @throws rate.limited past it */
export function spendOrRefuse(reply: FastifyReply, counted: Counted): void {
  declareLimit(reply, counted)
  if (counted.used <= counted.max) return
  const retryAfterS = Math.max(1, Math.ceil(counted.leftS))
  const detail = `That was more than ${counted.max}; please try again in ${retryAfterS} s`
  throw problem('rate.limited', detail, undefined, { retryAfterS })
}

/** Sets `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers). */
export function declareLimit(reply: FastifyReply, { name, max, windowMs, used, leftS }: Counted): void {
  setMember(reply, 'ratelimit-policy', name, `q=${max};w=${windowMs / 1000}`)
  setMember(reply, 'ratelimit', name, `r=${Math.max(0, max - used)};t=${Math.max(1, Math.ceil(leftS))}`)
}

/** Adds a limit to a header, or replaces the one of the same name. */
function setMember(reply: FastifyReply, header: string, name: string, parameters: string): void {
  const given = String(reply.getHeader(header) ?? '').split(', ')
  const others = given.filter((member) => member !== '' && !member.startsWith(`"${name}";`))
  reply.header(header, [...others, `"${name}";${parameters}`].join(', '))
}
