import type { LinkPurpose, OneTimeLink, Prisma, User } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

/** Advisory lock for creating the first user. */
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

export function createLinksRepo(database: DatabaseHandle) {
  const lockFirstUser = () => database.$executeRaw`SELECT pg_advisory_xact_lock(${firstUserLockId})`

  return {
    /** Prevents others from creating the first user, or a link for it, until the transaction ends. */
    lockFirstUser,

    /** Replaces earlier links of the purpose. Needs a transaction: concurrent calls wait for the user's row. */
    async replace({ purpose, userId, ...link }: LinkToWrite): Promise<string> {
      if (userId) await database.$executeRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`
      else await lockFirstUser()
      await database.oneTimeLink.deleteMany({ where: { purpose, userId, usedAt: null } })
      const { id } = await database.oneTimeLink.create({ data: { purpose, userId, ...link }, select: { id: true } })
      return id
    },

    /** Returns undefined for links that are expired or used, or whose user may not sign in. */
    async byToken(tokenHash: string, now: Date): Promise<OpenLink | undefined> {
      const link = await database.oneTimeLink.findFirst({ where: { tokenHash, ...isUsable(now) }, select: shown })
      return link ?? undefined
    },

    async byId(id: string, now: Date): Promise<OpenLink | undefined> {
      return (await database.oneTimeLink.findFirst({ where: { id, ...isUsable(now) }, select: shown })) ?? undefined
    },

    /** Returns false when the link was already used. */
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

/** Links of users who may not sign in are invalid. */
function isUsable(now: Date): Prisma.OneTimeLinkWhereInput {
  return { ...isOpen(now), OR: [{ userId: null }, { user: { status: 'active' } }] }
}
