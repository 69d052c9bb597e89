import type { OwnSession } from '#contract/staff/staff.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { StaffSession } from '#server/platform/http/staff-zone.ts'
import { createSessionsRepo } from './sessions.repo.ts'
import type { SessionsService } from './sessions.service.ts'

interface OwnSessionsServices {
  database: Database
  sessions: SessionsService
  audit: Audit
}

/**
 * Lists and ends a user's own sessions. An ended session is rejected at its next request, and its event streams
 * close.
 */
export function createOwnSessions({ database, sessions, audit }: OwnSessionsServices) {
  async function ended(tx: Transaction, actor: Actor, action: string, { user, id }: StaffSession, after?: object) {
    await publish(tx, 'sessions.changed')
    await audit.record(tx, actor, {
      action,
      entity: 'session',
      entityId: id,
      entityName: user.email,
      ...(after && { after: { ...after } }),
    })
  }

  return {
    /** Most recently used first. */
    async list({ id: currentId, user }: StaffSession): Promise<OwnSession[]> {
      const rows = await sessions.of(user.id)
      return rows.map(({ id, kind, address, userAgent, createdAt, lastSeenAt, endsAt }) => ({
        id,
        kind,
        address,
        userAgent,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
        expiresAt: endsAt.toISOString(),
        isCurrent: id === currentId,
      }))
    },

    async endCurrent(session: StaffSession, actor: Actor): Promise<void> {
      await database.prisma.$transaction(async (tx) => {
        const count = await createSessionsRepo(tx).end({ userId: session.user.id, id: session.id })
        if (count > 0) await ended(tx, actor, 'session.ended', session)
      })
    },

    /** @throws session.not_found when it is another user's or has ended */
    async end(session: StaffSession, id: string, actor: Actor): Promise<void> {
      await database.prisma.$transaction(async (tx) => {
        const count = await createSessionsRepo(tx).end({ userId: session.user.id, id })
        if (count === 0) throw problem('session.not_found', 'None of your sessions has this id')
        await ended(tx, actor, 'session.revoked', { ...session, id })
      })
    },

    async endOthers(session: StaffSession, actor: Actor): Promise<void> {
      await database.prisma.$transaction(async (tx) => {
        const count = await createSessionsRepo(tx).end({ userId: session.user.id, except: session.id })
        if (count > 0) await ended(tx, actor, 'session.others_revoked', session, { endedSessions: count })
      })
    },
  }
}
