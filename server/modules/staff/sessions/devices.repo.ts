import type { DatabaseHandle } from '#server/platform/database/database.ts'

export interface KnownDevice {
  id: string
  secretHash: string
}

/** Queries of browsers that somebody has signed in with, and of networks that a program has. */
export function createDevicesRepo(database: DatabaseHandle) {
  return {
    /** The one of these that an account knows; the same query whether there is such an account or not. */
    async find(email: string, secretHashes: string[]): Promise<KnownDevice | undefined> {
      const where = { secretHash: { in: secretHashes }, user: { email } }
      return (await database.knownDevice.findFirst({ where, select: { id: true, secretHash: true } })) ?? undefined
    },

    async add(userId: string, secretHash: string, now: Date): Promise<void> {
      await database.knownDevice.create({ data: { userId, secretHash, createdAt: now, lastUsedAt: now } })
    },

    /** False where another sign-in has changed its secret meanwhile. */
    async rotate({ id, secretHash }: KnownDevice, next: string, now: Date): Promise<boolean> {
      const data = { secretHash: next, lastUsedAt: now }
      const { count } = await database.knownDevice.updateMany({ where: { id, secretHash }, data })
      return count === 1
    },

    /** A program's, which has the same each time, at once too. */
    async keep(userId: string, secretHash: string, now: Date): Promise<void> {
      const create = { userId, secretHash, createdAt: now, lastUsedAt: now }
      await database.knownDevice.upsert({ where: { secretHash }, create, update: { lastUsedAt: now } })
    },

    async forgetOf(userId: string): Promise<void> {
      await database.knownDevice.deleteMany({ where: { userId } })
    },
  }
}
