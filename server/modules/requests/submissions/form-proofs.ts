import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { proofHeader, zeroBits } from '#contract/requests/proof-of-work.ts'
import { addToCount, currentCount } from '#server/platform/database/counts.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { OneTimeTokens } from '#server/platform/one-time-tokens.ts'

const lifetimeMs = 10 * 60_000
/** 2^16 hashes: under a second on a laptop, a few seconds on a phone. */
const leastBits = 16
/** 2^21 hashes: half a minute on a phone. */
const mostBits = 21
/** Proofs in ten minutes that raise no difficulty; each doubling adds one bit. */
const ordinaryProofs = 30
const countKey = 'proofs:all'
const nonceMost = 20

/** Proof of work: SHA-256 puzzles that a browser solves, each valid once, harder the more are being spent. */
export function createFormProofs({ database, tokens }: { database: Database; tokens: OneTimeTokens }) {
  return {
    async issue(): Promise<{ challenge: string; bits: number }> {
      const accepted = await currentCount(database, countKey)
      const extra = Math.floor(Math.log2(Math.max(accepted / ordinaryProofs, 1)))
      const bits = Math.min(leastBits + extra, mostBits)
      return { challenge: tokens.issue('proof', String(bits), lifetimeMs), bits }
    },

    /** Returns whether the request has a proof that is valid, not expired and used for the first time. */
    async accept({ headers }: FastifyRequest): Promise<boolean> {
      const given = headers[proofHeader]
      if (typeof given !== 'string') return false
      const [challenge = '', nonce = '', ...more] = given.split(':')
      const token = tokens.read('proof', challenge)
      if (!token || more.length > 0 || nonce.length > nonceMost) return false
      const hash = createHash('sha256').update(given).digest()
      if (zeroBits(hash) < Number(token.data) || !(await tokens.spend(token))) return false
      await addToCount(database, countKey, lifetimeMs)
      return true
    },
  }
}

export type FormProofs = ReturnType<typeof createFormProofs>
