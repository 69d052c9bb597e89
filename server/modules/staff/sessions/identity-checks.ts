import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { StaffSession } from '#server/platform/http/staff-zone.ts'
import type { Throttle } from './throttle.service.ts'

interface IdentityChecksServices {
  database: Database
  throttle: Throttle
  audit: Audit
}

/**
 * Limits attempts to confirm the identity inside a session as at sign-in, so that a stolen session cannot be used to
 * guess.
 */
export function createIdentityChecks({ database, throttle, audit }: IdentityChecksServices) {
  /** @param check returns undefined when the input is wrong @throws session.locked */
  return async function checkIdentity<Found>(
    { id, user }: StaffSession,
    actor: Actor,
    check: () => Promise<Found | undefined>,
  ): Promise<Found | undefined> {
    const { lockedS, free } = await throttle.begin({ sessionId: id })
    const found = await check()
    if (found !== undefined) {
      await free(database.prisma)
      return found
    }
    if (lockedS > 0) {
      const about = { entity: 'session', entityId: id, entityName: user.email }
      const locked = { action: 'session.locked', ...about, after: { lockedS: Math.round(lockedS) } }
      await database.prisma.$transaction((tx) => audit.record(tx, actor, locked))
    }
    return undefined
  }
}

export type IdentityChecks = ReturnType<typeof createIdentityChecks>
