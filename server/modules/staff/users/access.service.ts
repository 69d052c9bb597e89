import type { LinkSent, StaffUser } from '#contract/staff/users.ts'
import type { Actor } from '#server/platform/audit.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createSessionsRepo } from '../sessions/sessions.repo.ts'
import { createUsersRepo, type UserRow } from './users.repo.ts'
import { found, staffUserOf, subject, type UsersServices } from './users.service.ts'

/** Helping somebody in, or shutting somebody out: links, two-factor, sessions. */
export function createUserAccess({ database, audit, links, now }: UsersServices) {
  return {
    /**
     * Another link to set the first password; the former ends.
     * @param origin where staff reach this site
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
     * A link to set another password; the present one, and what is signed in, stay until it is used. Who was invited and has
     * no password yet is sent an invitation.
     * @param origin where staff reach this site
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
     * For somebody who has lost the telephone: the next sign-in asks for the password alone, or to set it up anew where all must.
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

    /**
     * Signs somebody out everywhere, programs too.
     * @returns how many sessions ended
     * @throws user.not_found
     */
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
