import type { DatabaseHandle } from '#server/platform/database/database.ts'

export interface KnownDevice {
  id: string
  secretHash: string
}

/** Known devices: browsers of people, and networks of API clients. */
export function createDevicesRepo(database: DatabaseHandle) {
  return {
    /** Runs the same query whether the account exists or not, so that timing reveals nothing. */
    async find(email: string, secretHashes: string[]): Promise<KnownDevice | undefined> {
      const where = { secretHash: { in: secretHashes }, user: { email } }
      return (await database.knownDevice.findFirst({ where, select: { id: true, secretHash: true } })) ?? undefined
    },

    async add(userId: string, secretHash: string, now: Date): Promise<void> {
      await database.knownDevice.create({ data: { userId, secretHash, createdAt: now, lastUsedAt: now } })
    },

    /** Returns false when another sign-in changed the secret meanwhile. */
    async rotate({ id, secretHash }: KnownDevice, next: string, now: Date): Promise<boolean> {
      const data = { secretHash: next, lastUsedAt: now }
      const { count } = await database.knownDevice.updateMany({ where: { id, secretHash }, data })
      return count === 1
    },

    /** For API clients, whose hash never changes; safe to call concurrently. */
    async keep(userId: string, secretHash: string, now: Date): Promise<void> {
      const create = { userId, secretHash, createdAt: now, lastUsedAt: now }
      await database.knownDevice.upsert({ where: { secretHash }, create, update: { lastUsedAt: now } })
    },

    async forgetOf(userId: string): Promise<void> {
      await database.knownDevice.deleteMany({ where: { userId } })
    },
  }
}
