import type { DatabaseHandle } from '#server/platform/database/database.ts'

/** Single-use values are consumed in the `where` of an update. */
export function createTwoFactorRepo(database: DatabaseHandle) {
  return {
    /** Stores a secret that is not active yet. Returns false when two-factor sign-in is on. */
    async prepare(userId: string, totpSecret: string): Promise<boolean> {
      const data = { totpSecret, totpLastStep: null }
      const { count } = await database.user.updateMany({ where: { id: userId, totpEnabledAt: null }, data })
      return count === 1
    },

    /** Returns false when it is already on or the secret has changed. */
    async enable(userId: string, totpSecret: string, step: number, now: Date): Promise<boolean> {
      const { count } = await database.user.updateMany({
        where: { id: userId, totpSecret, totpEnabledAt: null },
        data: { totpEnabledAt: now, totpLastStep: step, version: { increment: 1 } },
      })
      return count === 1
    },

    /** Returns false when it is off. */
    async disable(userId: string): Promise<boolean> {
      const { count } = await database.user.updateMany({
        where: { id: userId, totpEnabledAt: { not: null } },
        data: { totpSecret: null, totpEnabledAt: null, totpLastStep: null, version: { increment: 1 } },
      })
      await database.recoveryCode.deleteMany({ where: { userId } })
      return count === 1
    },

    /** Returns false when a code of this step or a later one was used. */
    async takeStep(userId: string, step: number): Promise<boolean> {
      const { count } = await database.user.updateMany({
        where: { id: userId, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
        data: { totpLastStep: step },
      })
      return count === 1
    },

    /** Returns false when the code is unknown or was used. */
    async takeRecoveryCode(userId: string, hash: string, now: Date): Promise<boolean> {
      const where = { userId, hash, usedAt: null }
      const { count } = await database.recoveryCode.updateMany({ where, data: { usedAt: now } })
      return count === 1
    },

    /** Returns false when it is off. Locks the user, so that renewals take turns. */
    async beginRenewal(userId: string): Promise<boolean> {
      const where = { id: userId, totpEnabledAt: { not: null } }
      const { count } = await database.user.updateMany({ where, data: { version: { increment: 1 } } })
      return count === 1
    },

    async replaceRecoveryCodes(userId: string, hashes: string[]): Promise<void> {
      await database.recoveryCode.deleteMany({ where: { userId } })
      await database.recoveryCode.createMany({ data: hashes.map((hash) => ({ userId, hash })) })
    },
  }
}
