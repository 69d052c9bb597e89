import type { DatabaseHandle } from '#server/platform/database/database.ts'

/** Queries of second factors. What is good once is used in the `where` of a write. */
export function createTwoFactorRepo(database: DatabaseHandle) {
  return {
    /** A secret that is not in use yet. False where two-factor sign-in is on. */
    async prepare(userId: string, totpSecret: string): Promise<boolean> {
      const data = { totpSecret, totpLastStep: null }
      const { count } = await database.user.updateMany({ where: { id: userId, totpEnabledAt: null }, data })
      return count === 1
    },

    /** False where it is on already, or the secret is another by now. */
    async enable(userId: string, totpSecret: string, step: number, now: Date): Promise<boolean> {
      const { count } = await database.user.updateMany({
        where: { id: userId, totpSecret, totpEnabledAt: null },
        data: { totpEnabledAt: now, totpLastStep: step, version: { increment: 1 } },
      })
      return count === 1
    },

    /** False where it is off. */
    async disable(userId: string): Promise<boolean> {
      const { count } = await database.user.updateMany({
        where: { id: userId, totpEnabledAt: { not: null } },
        data: { totpSecret: null, totpEnabledAt: null, totpLastStep: null, version: { increment: 1 } },
      })
      await database.recoveryCode.deleteMany({ where: { userId } })
      return count === 1
    },

    /** False where a code of this step, or of a later one, was taken before. */
    async takeStep(userId: string, step: number): Promise<boolean> {
      const { count } = await database.user.updateMany({
        where: { id: userId, OR: [{ totpLastStep: null }, { totpLastStep: { lt: step } }] },
        data: { totpLastStep: step },
      })
      return count === 1
    },

    /** False where it was taken before, or is none. */
    async takeRecoveryCode(userId: string, hash: string, now: Date): Promise<boolean> {
      const where = { userId, hash, usedAt: null }
      const { count } = await database.recoveryCode.updateMany({ where, data: { usedAt: now } })
      return count === 1
    },

    /** False where it is off. Until the transaction ends, nobody else renews them. */
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
