import * as z from 'zod/mini'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'

const secondsRow = z.object({ seconds: z.nullable(z.number()) })

const failureRow = z.object({
  /** Seconds that the key is locked from now on, this failure included; 0 when it is not. */
  lockedS: z.number(),
  /** It was already locked: the attempt was rejected and not counted. */
  wasLocked: z.boolean(),
})
type Count = z.output<typeof failureRow>

/** Uses PostgreSQL's clock, which all instances share. */
export function createThrottleRepo(database: DatabaseHandle) {
  return {
    /** Returns the seconds until none of these keys is locked. */
    async lockedS(keys: string[]): Promise<number> {
      const row = await readRow(database, secondsRow)`
        SELECT max(extract(epoch FROM "blockedUntil" - now()))::float AS "seconds" FROM "LoginThrottle"
        WHERE "key" IN (${Prisma.join(keys)}) AND "blockedUntil" > now()`
      return row?.seconds ?? 0
    },

    /**
     * Counts an attempt as failed before its result is known, so that concurrent attempts beyond the limit find the
     * key locked.
     */
    async count({ key, most }: ThrottleRule): Promise<Count> {
      const isLocked = Prisma.sql`t."blockedUntil" > now()`
      const failures = Prisma.sql`CASE WHEN t."lastFailureAt" < now() - make_interval(hours => ${forgottenAfterH}) THEN 1
        ELSE t."failures" + 1 END`
      const counted = await readRow(database, failureRow)`
        INSERT INTO "LoginThrottle" AS t ("key", "failures", "lastFailureAt", "blockedUntil")
        VALUES (${key}, 1, now(), ${lockEnd(Prisma.sql`1`, most)})
        ON CONFLICT ("key") DO UPDATE SET
          "failures" = CASE WHEN ${isLocked} THEN t."failures" ELSE ${failures} END,
          "lastFailureAt" = CASE WHEN ${isLocked} THEN t."lastFailureAt" ELSE now() END,
          "blockedUntil" = CASE WHEN ${isLocked} THEN t."blockedUntil" ELSE ${lockEnd(failures, most)} END
        RETURNING coalesce(old."blockedUntil" > now(), false) AS "wasLocked",
          coalesce(extract(epoch FROM new."blockedUntil" - now()), 0)::float AS "lockedS"`
      if (!counted) throw new Error('A failure was not counted')
      return counted
    },

    /** Takes back an attempt that did not fail, and its lock. */
    async forgive(keys: string[]): Promise<void> {
      await database.loginThrottle.updateMany({
        where: { key: { in: keys }, failures: { gt: 0 } },
        data: { failures: { decrement: 1 }, blockedUntil: null },
      })
    },

    async free(keys: string[]): Promise<void> {
      await database.loginThrottle.deleteMany({ where: { key: { in: keys } } })
    },
  }
}

export type ThrottleRepo = ReturnType<typeof createThrottleRepo>

/** No lock below the limit; from there the duration doubles each time. */
function lockEnd(failures: Prisma.Sql, most: number): Prisma.Sql {
  const over = Prisma.sql`((${failures}) - ${most}::int)`
  return Prisma.sql`CASE WHEN ${over} >= 0
    THEN now() + make_interval(secs => least(${longestLockS}, ${firstLockS} * 2 ^ least(${over}, 20))) END`
}

/** From this many failures on, each one doubles the wait before the next attempt. */
export interface ThrottleRule {
  key: string
  /** Failures until the key is locked. */
  most: number
}

export const firstLockS = 30
export const longestLockS = 3600
/** Hours without a failure after which the count restarts. */
export const forgottenAfterH = 24
/** Several people share an address, so its limit is this multiple of an account's. */
export const addressFactor = 4
