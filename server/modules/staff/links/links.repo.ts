import type { LinkPurpose, OneTimeLink, Prisma, User } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

/** Of PostgreSQL's advisory locks, the one of making the first user: who holds it sees whether there is one. */
const firstUserLockId = 4_201_120_261_121

export type LinkUser = Pick<User, 'id' | 'name' | 'email' | 'language' | 'isDemo'>
export type OpenLink = Pick<OneTimeLink, 'id' | 'purpose' | 'expiresAt'> & { user: LinkUser | null }

export interface LinkToWrite {
  purpose: LinkPurpose
  userId: string | null
  tokenHash: string
  createdAt: Date
  expiresAt: Date
}

const shown = {
  id: true,
  purpose: true,
  expiresAt: true,
  user: { select: { id: true, name: true, email: true, language: true, isDemo: true } },
} as const

/** Queries of one-time links. */
export function createLinksRepo(database: DatabaseHandle) {
  const lockFirstUser = () => database.$executeRaw`SELECT pg_advisory_xact_lock(${firstUserLockId})`

  return {
    /** Until the transaction ends, nobody else makes the first user, or a link to make one. */
    lockFirstUser,

    /** The former links of a purpose end. In a transaction: two at once take turns at the user's row. */
    async replace({ purpose, userId, ...link }: LinkToWrite): Promise<string> {
      if (userId) await database.$executeRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`
      else await lockFirstUser()
      await database.oneTimeLink.deleteMany({ where: { purpose, userId, usedAt: null } })
      const { id } = await database.oneTimeLink.create({ data: { purpose, userId, ...link }, select: { id: true } })
      return id
    },

    /** Undefined where it has expired, was used, or is of somebody who may not sign in. */
    async byToken(tokenHash: string, now: Date): Promise<OpenLink | undefined> {
      const link = await database.oneTimeLink.findFirst({ where: { tokenHash, ...isUsable(now) }, select: shown })
      return link ?? undefined
    },

    async byId(id: string, now: Date): Promise<OpenLink | undefined> {
      return (await database.oneTimeLink.findFirst({ where: { id, ...isUsable(now) }, select: shown })) ?? undefined
    },

    /** False where it is no longer open: of two at once, one uses it. */
    async use(id: string, now: Date): Promise<boolean> {
      const { count } = await database.oneTimeLink.updateMany({ where: { id, ...isOpen(now) }, data: { usedAt: now } })
      return count === 1
    },

    async endOf(userId: string): Promise<void> {
      await database.oneTimeLink.deleteMany({ where: { userId, usedAt: null } })
    },

    async wasMadeSince(userId: string, purpose: LinkPurpose, since: Date): Promise<boolean> {
      return (await database.oneTimeLink.count({ where: { userId, purpose, createdAt: { gt: since } } })) > 0
    },
  }
}

function isOpen(now: Date) {
  return { usedAt: null, expiresAt: { gt: now } }
}

/** A link of somebody who may not sign in is good for nothing. */
function isUsable(now: Date): Prisma.OneTimeLinkWhereInput {
  return { ...isOpen(now), OR: [{ userId: null }, { user: { status: 'active' } }] }
}
