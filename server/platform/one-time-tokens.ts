import { randomBytes } from 'node:crypto'
import { addToCount } from './database/counts.ts'
import type { Database } from './database/database.ts'
import type { Secrets } from './secrets.ts'

export type TokenPurpose = 'terminal' | 'proof'

export interface ReadToken {
  data: string
  id: string
  expiresAt: number
}

const idBytes = 16
/** Tolerance between this server's clock, which expires tokens, and PostgreSQL's, which expires the record of their use. */
const clocksDifferMs = 60_000

/** Creates signed tokens that expire; `spend` accepts each once across all instances. */
export function createOneTimeTokens({
  database,
  secrets,
  now,
}: {
  database: Database
  secrets: Pick<Secrets, 'sign' | 'isSigned'>
  now: () => Date
}) {
  return {
    /** @param data without a full stop */
    issue(purpose: TokenPurpose, data: string, lifetimeMs: number): string {
      const expiresAt = now().getTime() + lifetimeMs
      const text = [data, expiresAt.toString(36), randomBytes(idBytes).toString('base64url')].join('.')
      return `${text}.${secrets.sign(text, purpose)}`
    },

    /** Returns undefined for a token that was not issued for this purpose, or has expired. */
    read(purpose: TokenPurpose, token: string): ReadToken | undefined {
      const [data = '', expires = '', id = '', signature = '', ...more] = token.split('.')
      if (more.length > 0 || !secrets.isSigned([data, expires, id].join('.'), signature, purpose)) return undefined
      const expiresAt = Number.parseInt(expires, 36)
      return expiresAt > now().getTime() ? { data, id, expiresAt } : undefined
    },

    /** Returns whether this is the first use. */
    async spend({ id, expiresAt }: ReadToken): Promise<boolean> {
      const windowMs = Math.max(expiresAt - now().getTime(), 0) + clocksDifferMs
      return (await addToCount(database, `spent:${id}`, windowMs)).count === 1
    },
  }
}

export type OneTimeTokens = ReturnType<typeof createOneTimeTokens>
