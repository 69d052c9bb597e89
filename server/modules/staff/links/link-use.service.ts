import { fieldError } from '#contract/problems/field-errors.ts'
import type { Link, LinkUse } from '#contract/staff/staff.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createAccountsRepo, isEmailTaken } from '../accounts/accounts.repo.ts'
import { createDevicesRepo } from '../sessions/devices.repo.ts'
import type { Hashing } from '../sessions/hashing.ts'
import type { PasswordPolicy } from '../sessions/passwords.service.ts'
import { createSessionsRepo } from '../sessions/sessions.repo.ts'
import type { Throttle } from '../sessions/throttle.service.ts'
import { createLinksRepo, type LinkUser, type OpenLink } from './links.repo.ts'
import { tokenHash } from './links.service.ts'

export interface LinkUseServices {
  database: Database
  hashing: Hashing
  policy: PasswordPolicy
  throttle: Throttle
  audit: Audit
  notify: Notify
  hasDemo: boolean
  now: () => Date
}

export type Opener = Pick<Actor, 'address' | 'requestId'>

/** Uses one-time links to set a password or to create the first Super Admin. A link signs nobody in. */
export function createLinkUse(services: LinkUseServices) {
  const { database, hashing, policy, throttle, audit, notify, hasDemo, now } = services
  const repo = createLinksRepo(database.prisma)

  async function openLink(token: string): Promise<OpenLink> {
    const link = await repo.byToken(tokenHash(token), now())
    if (!link) throw invalidLink()
    return link
  }

  async function take(tx: Transaction, { id }: OpenLink): Promise<void> {
    if (!(await createLinksRepo(tx).use(id, now()))) throw invalidLink()
  }

  /** Locks the account before the link, like all code that writes both, to prevent deadlocks. */
  async function setPassword(tx: Transaction, link: OpenLink, user: LinkUser, passwordHash: string, opener: Opener) {
    if (!(await createAccountsRepo(tx).setPassword(user.id, passwordHash, now()))) throw invalidLink()
    await take(tx, link)
    await createLinksRepo(tx).endOf(user.id)
    await createDevicesRepo(tx).forgetOf(user.id)
    await throttle.freeAccount(tx, user.email)
    const endedSessions = await createSessionsRepo(tx).end({ userId: user.id })
    if (endedSessions > 0) await publish(tx, 'sessions.changed')
    const { id, name, email } = user
    if (link.purpose === 'invitation') await notify(tx, 'user.joined', { id, name, email })
    await audit.record(
      tx,
      { kind: 'staff', id, name, ...opener },
      {
        action: 'link.used',
        entity: 'user',
        entityId: id,
        entityName: email,
        after: { purpose: link.purpose, endedSessions },
      },
    )
  }

  async function makeSuperAdmin(tx: Transaction, link: OpenLink, owner: Owner, passwordHash: string, opener: Opener) {
    const accounts = createAccountsRepo(tx)
    await createLinksRepo(tx).lockFirstUser()
    await take(tx, link)
    if (await accounts.hasSuperAdmin(hasDemo)) throw invalidLink()
    const { name, email } = owner
    const id = await accounts.add({ name, email, role: 'super_admin', passwordHash, passwordChangedAt: now() })
    await audit.record(
      tx,
      { kind: 'staff', id, name, ...opener },
      {
        action: 'user.created',
        entity: 'user',
        entityId: id,
        entityName: email,
        after: { name, email, role: 'super_admin', by: 'setup' },
      },
    )
  }

  return {
    /** Returns what a link is for without using it. @throws link.invalid */
    async look(token: string): Promise<Link> {
      const { purpose, user, expiresAt } = await openLink(token)
      return { purpose, name: user?.name ?? null, email: user?.email ?? null, expiresAt: expiresAt.toISOString() }
    },

    /**
     * Uses a link once, even if submitted concurrently.
     * @throws link.invalid, request.invalid by field, user.email_taken, rate.limited
     */
    async use({ token, password, ...given }: LinkUse, opener: Opener): Promise<void> {
      const link = await openLink(token)
      const owner = link.user ?? firstOwner(given)
      await policy.require(password, owner)
      const passwordHash = await hashing.run((passwords) => passwords.hash(password))
      await database.prisma
        .$transaction(async (tx) => {
          if (link.user) await setPassword(tx, link, link.user, passwordHash, opener)
          else await makeSuperAdmin(tx, link, owner, passwordHash, opener)
        })
        .catch((error: unknown) => {
          if (isEmailTaken(error)) throw problem('user.email_taken', 'Another user has this address already')
          throw error
        })
    },
  }
}

interface Owner {
  name: string
  email: string
}

/** Requires name and email of the first Super Admin. */
function firstOwner({ name, email }: Pick<LinkUse, 'name' | 'email'>): Owner {
  const errors = Object.entries({ name, email }).flatMap(([path, value]) =>
    value === undefined ? [fieldError(path, 'required')] : [],
  )
  if (!name || !email) throw problem('request.invalid', 'The first account needs a name and an address', errors)
  return { name, email: email.toLowerCase() }
}

function invalidLink() {
  return problem('link.invalid', 'Ask for a new one')
}
