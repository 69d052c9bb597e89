import type { FastifyInstance } from 'fastify'
import { addToCount } from '../database/counts.ts'
import type { Database } from '../database/database.ts'
import type { Secrets } from '../secrets.ts'
import { networkOf } from './addresses.ts'
import { type RateLimit, spendOrRefuse, type VisitorLimit, visitorLimit } from './rate-limits.ts'

/** Creates rate limits that all instances count together in PostgreSQL, by its clock. */
export function createSharedLimits(
  app: FastifyInstance,
  { database, secrets }: { database: Database; secrets: Secrets },
) {
  const count = (key: string, windowMs: number) => addToCount(database, key, windowMs)

  return {
    /**
     * Limits each address. Requests beyond the limit of this instance alone are refused in memory, so that a flood does not reach
     * PostgreSQL.
     */
    ofVisitor(name: string, limit: RateLimit): VisitorLimit {
      const here = visitorLimit(app, name, limit, name)
      return async (request, reply) => {
        await here(request, reply)
        const who = secrets.sign(networkOf(request.ip), 'visitor')
        const { count: used, leftS } = await count(`${name}:${who}`, limit.windowMs)
        spendOrRefuse(reply, { name, ...limit, used, leftS })
      }
    },
  }
}

export type SharedLimits = ReturnType<typeof createSharedLimits>
