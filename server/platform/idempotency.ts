import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Database } from './database/database.ts'
import { anyRow, readRow } from './database/rows.ts'
import { problem } from './http/problems.ts'
import { staffOf } from './http/staff-zone.ts'
import type { Secrets } from './secrets.ts'

/** Lifetime of a stored answer, in hours. */
export const idempotencyHours = 24
/** A request that has no answer after this long was cut off, with the process or its database. */
const longestMs = 2 * 60_000

interface Claim {
  owner: string
  key: string
}

declare module 'fastify' {
  interface FastifyRequest {
    idempotent: Claim | null
  }
  interface FastifyContextConfig {
    /** Takes `Idempotency-Key`. */
    isRepeatable?: boolean
  }
}

const storedRow = z.object({
  fingerprint: z.string(),
  status: z.nullable(z.int()),
  body: z.nullable(z.string()),
  isOpen: z.boolean(),
})

/**
 * Answers a request that is sent again with the same `Idempotency-Key` from what was stored the first time, for each person or key.
 * Refusals are not stored, because they have changed nothing. Answers are stored encrypted.
 * To be registered after `guardZone`, which says who asks.
 */
export function keepAnswers(app: FastifyInstance, { database, secrets }: { database: Database; secrets: Secrets }) {
  const { prisma } = database
  const contextOf = ({ owner, key }: Claim) => `idempotency:${owner}:${key}`

  /** Stores that the request is being carried out. @returns false when it was before, less than a day ago */
  async function claim({ owner, key }: Claim, fingerprint: string): Promise<boolean> {
    const claimed = await readRow(prisma, anyRow)`
      INSERT INTO "IdempotentAnswer" AS a ("owner", "key", "fingerprint") VALUES (${owner}, ${key}, ${fingerprint})
      ON CONFLICT ("owner", "key") DO UPDATE SET "fingerprint" = excluded."fingerprint", "createdAt" = now(), "status" = NULL, "body" = NULL
        WHERE a."createdAt" < now() - make_interval(hours => ${idempotencyHours})
      RETURNING "key"`
    return claimed !== undefined
  }

  /** @throws idempotency.other_request, idempotency.in_progress, idempotency.unfinished */
  async function repeat(reply: FastifyReply, given: Claim, fingerprint: string): Promise<FastifyReply> {
    const stored = await readRow(prisma, storedRow)`
      SELECT "fingerprint", "status", "body", "createdAt" > now() - make_interval(secs => ${longestMs / 1000}) AS "isOpen"
      FROM "IdempotentAnswer" WHERE "owner" = ${given.owner} AND "key" = ${given.key}`
    if (stored && stored.fingerprint !== fingerprint) {
      throw problem('idempotency.other_request', 'Another request was sent with this Idempotency-Key')
    }
    if (!stored || (stored.status === null && stored.isOpen)) {
      const detail = 'The first request with this Idempotency-Key is still being carried out'
      throw problem('idempotency.in_progress', detail, undefined, { retryAfterS: 1 })
    }
    const body = stored.body === null ? undefined : secrets.decrypt(stored.body, contextOf(given))
    if (stored.status === null || body === undefined) {
      const detail =
        'It was begun, and its answer was lost: look whether it was done before sending it with another key'
      throw problem('idempotency.unfinished', detail)
    }
    reply.header('idempotency-replayed', 'true').code(stored.status)
    return body === '' ? reply.send() : reply.type('application/json; charset=utf-8').send(body)
  }

  app.decorateRequest('idempotent', null)

  app.addHook('preHandler', async (request, reply) => {
    const { 'idempotency-key': key } = request.headers
    if (!request.routeOptions.config.isRepeatable || typeof key !== 'string') return
    const given = { owner: staffOf(request).user.id, key }
    const fingerprint = fingerprintOf(request)
    if (!(await claim(given, fingerprint))) return repeat(reply, given, fingerprint)
    request.idempotent = given
  })

  app.addHook('onSend', async ({ idempotent }, { statusCode }, payload) => {
    if (!idempotent) return
    const where = { owner_key: idempotent }
    if (statusCode >= 300) await prisma.idempotentAnswer.delete({ where })
    else {
      const body = secrets.encrypt(typeof payload === 'string' ? payload : '', contextOf(idempotent))
      await prisma.idempotentAnswer.update({ where, data: { status: statusCode, body } })
    }
  })
}

function fingerprintOf({ method, url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body]))
    .digest('hex')
}
