import type { KeyScope } from '#contract/staff/keys.ts'
import type { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

const columns = {
  id: true,
  name: true,
  prefix: true,
  scopes: true,
  rate: true,
  createdAt: true,
  createdBy: true,
  expiresAt: true,
  revokedAt: true,
  revokedBy: true,
  lastUsedAt: true,
  lastUsedFrom: true,
} as const satisfies Prisma.ApiKeySelect

export type KeyRow = Prisma.ApiKeyGetPayload<{ select: typeof columns }>

interface KeyToWrite {
  name: string
  prefix: string
  hash: string
  scopes: KeyScope[]
  rate: number
  createdAt: Date
  createdBy: string
  expiresAt: Date | null
}

export function createKeysRepo(database: DatabaseHandle) {
  return {
    /** Returns all keys, newest first. */
    all: (): Promise<KeyRow[]> =>
      database.apiKey.findMany({ select: columns, orderBy: [{ createdAt: 'desc' }, { id: 'asc' }] }),

    find: (id: string): Promise<KeyRow | null> => database.apiKey.findUnique({ where: { id }, select: columns }),

    withHash: (hash: string): Promise<KeyRow | null> =>
      database.apiKey.findUnique({ where: { hash }, select: columns }),

    add: (key: KeyToWrite): Promise<KeyRow> => database.apiKey.create({ data: key, select: columns }),

    /** @returns whether it was not revoked before */
    async revoke(id: string, revokedAt: Date, revokedBy: string): Promise<boolean> {
      const { count } = await database.apiKey.updateMany({
        where: { id, revokedAt: null },
        data: { revokedAt, revokedBy },
      })
      return count > 0
    },

    /** Records its use, unless that was done since `before`. */
    async touch(id: string, address: string, now: Date, before: Date): Promise<void> {
      await database.apiKey.updateMany({
        where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: before } }] },
        data: { lastUsedAt: now, lastUsedFrom: address },
      })
    },
  }
}
