import type { z } from 'zod/mini'
import { fieldError } from '#contract/problems/field-errors.ts'
import type { passwordChangeSchema, profileSchema, SessionUser } from '#contract/staff/staff.ts'
import { type Actor, type Audit, difference } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { StaffSession } from '#server/platform/http/staff-zone.ts'
import type { Links } from '../links/links.service.ts'
import type { Hashing } from '../sessions/hashing.ts'
import type { IdentityChecks } from '../sessions/identity-checks.ts'
import type { PasswordPolicy } from '../sessions/passwords.service.ts'
import { createSessionsRepo } from '../sessions/sessions.repo.ts'
import { type Account, createAccountsRepo } from './accounts.repo.ts'

export interface AccountServices {
  database: Database
  checkIdentity: IdentityChecks
  hashing: Hashing
  policy: PasswordPolicy
  links: Pick<Links, 'endOf'>
  audit: Audit
  now: () => Date
}

/** Changes a user's own password and profile, and confirms their identity. */
export function createAccount({ database, checkIdentity, hashing, policy, links, audit, now }: AccountServices) {
  const accounts = createAccountsRepo(database.prisma)

  async function checkOwn(session: StaffSession, password: string, field: string, actor: Actor): Promise<Account> {
    const account = await hashing.run((passwords) =>
      checkIdentity(session, actor, async () => {
        const account = await accounts.byId(session.user.id)
        const isRight = await passwords.verify(account?.passwordHash, password)
        return account && isRight ? account : undefined
      }),
    )
    if (account) return account
    throw problem('password.wrong', 'Give the password you sign in with', [fieldError(field, 'wrong_password')])
  }

  return {
    /** Records that the password was entered again. @throws password.wrong, session.locked, rate.limited */
    async confirm(session: StaffSession, password: string, actor: Actor): Promise<void> {
      await checkOwn(session, password, 'password', actor)
      await createSessionsRepo(database.prisma).confirm(session.id, now())
    },

    /**
     * Changes the password and ends all other sessions.
     * @throws request.invalid, password.wrong, session.locked, rate.limited
     */
    async changePassword(
      session: StaffSession,
      { current, password }: z.infer<typeof passwordChangeSchema>,
      actor: Actor,
    ): Promise<void> {
      const account = await checkOwn(session, current, 'current', actor)
      const same = [fieldError('password', 'password_same')]
      if (password === current) throw problem('request.invalid', 'This password is not taken', same)
      await policy.require(password, account)
      const passwordHash = await hashing.run((passwords) => passwords.hash(password))
      await database.prisma.$transaction(async (tx) => {
        const isSet = await createAccountsRepo(tx).setPassword(account.id, passwordHash, now(), account.passwordHash)
        if (!isSet) throw problem('password.wrong', 'The password was changed meanwhile')
        await links.endOf(tx, account.id)
        const sessions = createSessionsRepo(tx)
        await sessions.confirm(session.id, now())
        const endedSessions = await sessions.end({ userId: account.id, except: session.id })
        if (endedSessions > 0) await publish(tx, 'sessions.changed')
        await audit.record(tx, actor, {
          action: 'user.password_changed',
          entity: 'user',
          entityId: account.id,
          entityName: account.email,
          after: { endedSessions },
        })
      })
    },

    /** @throws record.changed with the current profile */
    async changeProfile(
      { user }: StaffSession,
      { version, ...fields }: z.infer<typeof profileSchema>,
      actor: Actor,
    ): Promise<SessionUser> {
      return database.prisma.$transaction(async (tx) => {
        const within = createAccountsRepo(tx)
        const before = await within.byId(user.id)
        const isSet = await within.setProfile(user.id, version, fields)
        const account = await within.byId(user.id)
        if (!before || !account) throw problem('session.required', 'Your account is there no more')
        const now = { ...user, name: account.name, language: account.language, version: account.version }
        if (!isSet) throw problem('record.changed', 'Your account was changed meanwhile', undefined, { current: now })
        const changed = difference(profileOf(before), profileOf(account))
        const about = { entity: 'user', entityId: user.id, entityName: user.email }
        if (changed) await audit.record(tx, actor, { action: 'user.profile_changed', ...about, ...changed })
        return now
      })
    },
  }
}

function profileOf({ name, language }: Account) {
  return { name, language }
}
