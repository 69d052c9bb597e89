import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { addToCount, takeFromCount } from '#server/platform/database/counts.ts'
import type { Database } from '#server/platform/database/database.ts'
import { networkOf, widerNetworksOf } from '#server/platform/http/addresses.ts'
import { type ProblemError, problem } from '#server/platform/http/problems.ts'
import type { RateLimit } from '#server/platform/http/rate-limits.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { FormProofs } from './form-proofs.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** It brought a valid proof of work, which is spent: set by a `FormGuard`. */
    isProved: boolean
  }
}

/** Of what all senders may send together, the share that is left to networks that have sent nothing before. */
const reservedShare = 0.2
/** What wider networks may send, as a multiple of one sender's: a household has a /64 or a /56, a company or a small provider a /48. */
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
  /** All senders together. */
  forms: RateLimit
  /** Runs with each form that is too many for all senders together. */
  onFlood: () => void
}

export interface GuardedForm {
  /** Counts of one name are shared. */
  name: string
  limit: RateLimit
  /** Whether a proof of work also stands in for the sender's own limit. */
  isLiftedByProof: boolean
}

/** A `preHandler`: what the schema refuses never comes here. */
export type FormGuard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>

/**
 * Counts forms over all instances: by sender, by the wider networks of an IPv6 address, and of all senders together. A valid proof of
 * work is taken in place of a refusal. What is refused in the end counts nowhere.
 */
export function createFormGuard(app: FastifyInstance, { database, secrets, proofs, forms, onFlood }: FormGuardOptions) {
  app.decorateRequest('isProved', false)
  const fullUntil = new LRUCache<string, number>({ max: fullMost })

  /** Counts in one place after the other, or nowhere. */
  async function take(wanted: Counted[]): Promise<{ counts: number[]; refusal?: Refusal }> {
    const counts: number[] = []
    for (const [index, each] of wanted.entries()) {
      const { count, retryAfterS } = await add(each)
      if (count > each.max) {
        await giveBack(wanted.slice(0, index))
        return { counts, refusal: { max: each.max, retryAfterS } }
      }
      counts.push(count)
    }
    return { counts }
  }

  /** What is known to be full is not asked for in PostgreSQL: a flood is no load on it. */
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
