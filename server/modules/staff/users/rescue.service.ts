import { systemActor } from '#server/platform/audit.ts'
import { StartError } from '#server/platform/start-error.ts'
import type { TerminalKeys } from '#server/platform/terminal-keys.ts'
import type { FirstStart } from '../accounts/first-start.service.ts'
import type { Links } from '../links/links.service.ts'
import type { UserAccess } from './access.service.ts'
import { createUsersRepo, type UserRow } from './users.repo.ts'
import { subject, type UsersServices } from './users.service.ts'

interface RescueServices extends Pick<UsersServices, 'database' | 'audit' | 'now'> {
  links: Pick<Links, 'issue'>
  terminalKeys: Pick<TerminalKeys, 'linkTo'>
  firstStart: Pick<FirstStart, 'setupLink'>
  access: Pick<UserAccess, 'resetTwoFactor'>
  /** Lifts the restrictions on address, TLS and second factor. */
  liftAccessPolicy: () => Promise<void>
}

/** Restores access for the operator of the server. */
export function createRescue(services: RescueServices) {
  const { database, audit, now, links, terminalKeys, firstStart, access, liftAccessPolicy } = services

  async function linkFor(user: UserRow, origin: string): Promise<string> {
    if (user.status !== 'active') {
      throw new StartError(`${user.email} is ${user.status}: a Super Admin has to activate the account first`)
    }
    const purpose = user.isInvited ? 'invitation' : 'password_reset'
    return database.prisma.$transaction(async (tx) => {
      const { url } = await links.issue(tx, purpose, user.id, origin)
      const after = { purpose, isMailed: false }
      await audit.record(tx, systemActor, { action: 'link.sent', ...subject(user), after })
      return terminalKeys.linkTo(url, 'terminal')
    })
  }

  return {
    /**
     * Returns a link to set a password; when no Super Admin can sign in, one to create the first.
     * @param origin of this site
     * @param isLifted also lifts the allow-list, TLS and two-factor for everybody, and this person's second factor
     * @throws StartError when nobody has that address or they may not sign in
     */
    async link(email: string, origin: string, isLifted: boolean): Promise<string> {
      const user = await createUsersRepo(database.prisma, now).findByEmail(email.toLowerCase())
      const url = user ? await linkFor(user, origin) : await firstStart.setupLink(origin)
      if (!url) throw new StartError(`No user has the address ${email}`)
      if (isLifted) await liftAccessPolicy()
      if (isLifted && user) await access.resetTwoFactor(systemActor, user.id)
      return url
    },
  }
}
