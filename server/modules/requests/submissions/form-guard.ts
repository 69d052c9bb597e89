import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { addToCount, takeFromCount } from '#server/platform/database/counts.ts'
import type { Database } from '#server/platform/database/database.ts'
import { networkOf, widerNetworksOf } from '#server/platform/http/addresses.ts'
import { type ProblemError, problem } from '#server/platform/http/problems.ts'
import { declareLimit, type RateLimit } from '#server/platform/http/rate-limits.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { FormProofs } from './form-proofs.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by a `FormGuard` once a valid proof of work is spent. */
    isProved: boolean
  }
}

/** Share of the global limit reserved for networks that have sent nothing before. */
const reservedShare = 0.2
/**
 * Limits of wider IPv6 networks as multiples of one sender's: a household has a /64 or /56, a company or small
 * provider a /48.
 */
const widerFactors = [2, 5]
const fullMost = 10_000

interface Counted {
  key: string
  max: number
  windowMs: number
}

interface Refusal {
  max: number
  retryAfterS: number
}

interface FormGuardOptions {
  database: Database
  secrets: Pick<Secrets, 'sign'>
  proofs: FormProofs
  /** Limit for all senders together. */
  forms: RateLimit
  /** Runs for each form above the global limit. */
  onFlood: () => void
}

export interface GuardedForm {
  /** Guards of the same name share their counts. */
  name: string
  limit: RateLimit
  /** Whether a proof of work also lifts the sender's own limit. */
  isLiftedByProof: boolean
}

/** A `preHandler`, so requests that fail validation are not counted. */
export type FormGuard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Counts forms over all instances: per sender, per wider IPv6 network and globally. A valid proof of work replaces a
 * refusal. Refused forms are not counted.
 */
export function createFormGuard(app: FastifyInstance, { database, secrets, proofs, forms, onFlood }: FormGuardOptions) {
  app.decorateRequest('isProved', false)
  const fullUntil = new LRUCache<string, number>({ max: fullMost })

  /** Increments all counters or none. */
  async function take(wanted: Counted[]): Promise<{ counts: number[]; leftS: number; refusal?: Refusal }> {
    const counts: number[] = []
    let firstLeftS = 0
    for (const [index, each] of wanted.entries()) {
      const { count, retryAfterS } = await add(each)
      if (count > each.max) {
        await giveBack(wanted.slice(0, index))
        return { counts, leftS: retryAfterS, refusal: { max: each.max, retryAfterS } }
      }
      if (index === 0) firstLeftS = retryAfterS
      counts.push(count)
    }
    return { counts, leftS: firstLeftS }
  }

  /** Caches full counters, so that a flood does not reach PostgreSQL. */
  async function add({ key, max, windowMs }: Counted): Promise<{ count: number; retryAfterS: number }> {
    const full = `${key} ${max}`
    const leftMs = (fullUntil.get(full) ?? 0) - performance.now()
    if (leftMs > 0) return { count: max + 1, retryAfterS: leftMs / 1000 }
    const { count, leftS } = await addToCount(database, key, windowMs)
    if (count > max) {
      await takeFromCount(database, key)
      fullUntil.set(full, performance.now() + leftS * 1000)
    }
    return { count, retryAfterS: leftS }
  }

  async function giveBack(counted: Counted[]): Promise<void> {
    for (const { key, max } of counted) {
      await takeFromCount(database, key)
      fullUntil.delete(`${key} ${max}`)
    }
  }

  function sendersOf(request: FastifyRequest, { name, limit }: GuardedForm): Counted[] {
    const who = (network: string) => `${name}:${secrets.sign(network, 'visitor')}`
    const wider = widerNetworksOf(request.ip).map((network, index) => ({
      key: who(network),
      max: limit.max * (widerFactors[index] ?? 1),
      windowMs: limit.windowMs,
    }))
    return [{ key: who(networkOf(request.ip)), ...limit }, ...wider]
  }

  return (form: GuardedForm): FormGuard =>
    async (request, reply) => {
      const senders = sendersOf(request, form)
      const isProved = await proofs.accept(request)
      request.isProved = isProved
      const own = await take(senders)
      const used = own.refusal ? form.limit.max : (own.counts[0] ?? 0)
      declareLimit(reply, { name: form.name, ...form.limit, used, leftS: own.leftS })
      if (own.refusal && !(isProved && form.isLiftedByProof)) throw tooMany(own.refusal, form.isLiftedByProof)
      const isNew = own.counts.at(-1) === 1
      const max = isNew ? forms.max : Math.floor(forms.max * (1 - reservedShare))
      const all = { key: 'forms:all', max, windowMs: forms.windowMs }
      const together = await take([all])
      if (together.refusal) onFlood()
      if (together.refusal && !isProved) {
        if (!own.refusal) await giveBack(senders)
        throw tooMany(together.refusal, true)
      }
      const counted = [...(own.refusal ? [] : senders), ...(together.refusal ? [] : [all])]
      reply.raw.once('finish', () => {
        if (reply.statusCode < 400) return
        giveBack(counted).catch((error) => request.log.warn({ err: error }, 'A refused form was counted'))
      })
    }
}

function tooMany({ max, retryAfterS }: Refusal, isLiftedByProof: boolean): ProblemError {
  const seconds = Math.ceil(retryAfterS)
  if (!isLiftedByProof) {
    return problem('rate.limited', `That was more than ${max}; please try again in ${seconds} s`, undefined, {
      retryAfterS,
    })
  }
  const detail = `That was more than ${max}: send a proof of work (POST /form-proofs), or try again in ${seconds} s`
  return problem('forms.proof_required', detail, undefined, { retryAfterS })
}
