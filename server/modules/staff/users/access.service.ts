import type { LinkSent, StaffUser } from '#contract/staff/users.ts'
import type { Actor } from '#server/platform/audit.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createSessionsRepo } from '../sessions/sessions.repo.ts'
import { createUsersRepo, type UserRow } from './users.repo.ts'
import { found, staffUserOf, subject, type UsersServices } from './users.service.ts'

export function createUserAccess({ database, audit, links, now }: UsersServices) {
  return {
    /**
     * Sends a new invitation; the former link ends.
     * @param origin of the admin
     * @throws user.not_found, user.not_active, user.has_joined
     */
    inviteAgain(actor: Actor, id: string, origin: string): Promise<LinkSent> {
      return database.prisma.$transaction(async (tx) => {
        const user = active(await createUsersRepo(tx, now).find(id))
        if (!user.isInvited) throw problem('user.has_joined', 'Send a link to reset the password instead')
        return links.send(tx, { purpose: 'invitation', user, actor, origin })
      })
    },

    /**
     * Sends a link to reset the password, or an invitation to somebody who has none. Password and sessions stay until
     * it is used.
     * @param origin of the admin
     * @throws user.not_found, user.not_active
     */
    sendReset(actor: Actor, id: string, origin: string): Promise<LinkSent> {
      return database.prisma.$transaction(async (tx) => {
        const user = active(await createUsersRepo(tx, now).find(id))
        const purpose = user.isInvited ? 'invitation' : 'password_reset'
        return links.send(tx, { purpose, user, actor, origin })
      })
    },

    /**
     * Removes the second factor of somebody who has lost their phone; if it is mandatory, the next sign-in sets it up
     * again.
     * @throws user.not_found, two_factor.own
     */
    async resetTwoFactor(actor: Actor, id: string): Promise<StaffUser> {
      if (actor.id === id) throw problem('two_factor.own', 'It takes a code: POST /auth/two-factor/disable')
      return database.prisma.$transaction(async (tx) => {
        const repo = createUsersRepo(tx, now)
        const wasOn = await repo.removeTwoFactor(id)
        const user = found(await repo.find(id))
        if (wasOn) {
          await publish(tx, 'sessions.changed')
          await audit.record(tx, actor, { action: 'user.two_factor_reset', ...subject(user) })
        }
        return staffUserOf(user)
      })
    },

    /** Ends all sessions, API clients included. @returns the number of sessions ended @throws user.not_found */
    endSessions(actor: Actor, id: string): Promise<{ ended: number }> {
      return database.prisma.$transaction(async (tx) => {
        const user = found(await createUsersRepo(tx, now).find(id))
        const ended = await createSessionsRepo(tx).end({ userId: id })
        if (ended > 0) {
          await publish(tx, 'sessions.changed')
          await audit.record(tx, actor, { action: 'user.sessions_ended', ...subject(user), after: { ended } })
        }
        return { ended }
      })
    },
  }
}

export type UserAccess = ReturnType<typeof createUserAccess>

function active(row: UserRow | undefined): UserRow {
  const user = found(row)
  if (user.status !== 'active') throw problem('user.not_active', 'Make the user active first')
  return user
}
