import type { Afterwards } from '#server/platform/afterwards.ts'
import { type Audit, systemActor } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { Account } from '../accounts/accounts.repo.ts'
import type { GivenFactor } from '../two-factor/two-factor.service.ts'
import type { Try } from './throttle.service.ts'

/** Where a sign-in comes from. */
export interface Visitor {
  address: string
  userAgent: string
  requestId: string
  /** What the browser keeps of those who have signed in with it. */
  deviceSecrets: string[]
  /** Whether sample accounts are open to it. */
  mayUseDemo: boolean
  /** Whether all others are. */
  mayUseOthers: boolean
  /** Of the session that it has now: a new one takes its place. */
  formerSessionId?: string | undefined
}

export interface SignInNotesServices {
  database: Database
  audit: Audit
  afterwards: Afterwards
}

interface Started {
  id: string
  kind: 'cookie' | 'bearer'
  factor: GivenFactor | undefined
}

/** What the audit log keeps of signing in. */
export function createSignInNotes({ database, audit, afterwards }: SignInNotesServices) {
  return {
    /**
     * Of a known account each failure, and the lock that it made; of names that nobody has the lock alone, and the address,
     * so that a flood does not fill the log. Written once the answer is out: else its time would tell who has an account.
     */
    failed({ address, requestId }: Visitor, account: Account | undefined, { lockedS }: Try, reason: string): void {
      if (!account && lockedS === 0) return
      const actor = { ...systemActor, address, requestId }
      const about = { entity: 'user', ...(account && { entityId: account.id, entityName: account.email }) }
      const locked = { ...about, action: 'session.locked', after: { lockedS: Math.round(lockedS) } }
      afterwards.later('Noting a failed sign-in', () =>
        database.prisma.$transaction(async (tx) => {
          if (account) await audit.record(tx, actor, { ...about, action: 'session.failed', after: { reason } })
          if (lockedS > 0) await audit.record(tx, actor, locked)
        }),
      )
    },

    started(tx: Transaction, { address, requestId }: Visitor, { id, name, email }: Account, session: Started) {
      const { kind, factor } = session
      const actor = { kind: kind === 'bearer' ? 'program' : 'staff', id, name, address, requestId } as const
      const about = { entity: 'session', entityId: session.id, entityName: email }
      const after = { kind, secondFactor: factor?.kind ?? null }
      return audit.record(tx, actor, { action: 'session.started', ...about, after })
    },
  }
}
