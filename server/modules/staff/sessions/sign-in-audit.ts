import { type Audit, systemActor } from '#server/platform/audit.ts'
import type { BackgroundTasks } from '#server/platform/background-tasks.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import type { Account } from '../accounts/accounts.repo.ts'
import type { GivenFactor } from '../two-factor/two-factor.service.ts'
import type { Try } from './throttle.service.ts'

/** Origin of a sign-in. */
export interface Visitor {
  address: string
  userAgent: string
  requestId: string
  /** Device secrets in the browser's cookie. */
  deviceSecrets: string[]
  /** Whether it may use sample accounts. */
  mayUseDemo: boolean
  mayUseOthers: boolean
  /** Current session of the browser, which a new one replaces. */
  formerSessionId?: string | undefined
}

export interface SignInAuditServices {
  database: Database
  audit: Audit
  backgroundTasks: BackgroundTasks
}

interface Started {
  id: string
  kind: 'cookie' | 'bearer'
  factor: GivenFactor | undefined
}

/** Records sign-ins in the audit log. */
export function createSignInAudit({ database, audit, backgroundTasks }: SignInAuditServices) {
  return {
    /**
     * Records failures of known accounts, with any lock; for unknown names only a lock and the address, so that a
     * flood does not fill the log. Written after the response, as its duration would reveal whether the account
     * exists.
     */
    failed({ address, requestId }: Visitor, account: Account | undefined, { lockedS }: Try, reason: string): void {
      if (!account && lockedS === 0) return
      const actor = { ...systemActor, address, requestId }
      const about = { entity: 'user', ...(account && { entityId: account.id, entityName: account.email }) }
      const locked = { ...about, action: 'session.locked', after: { lockedS: Math.round(lockedS) } }
      backgroundTasks.run('Noting a failed sign-in', () =>
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
