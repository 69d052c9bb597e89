import * as z from 'zod/mini'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'
import { firstLockS, forgottenAfterH, longestLockS, type ThrottleRule } from './throttle.rules.ts'

const secondsRow = z.object({ seconds: z.nullable(z.number()) })

const failureRow = z.object({
  /** How long it is locked from now on, this failure counted; 0 where it is not. Seconds. */
  lockedS: z.number(),
  /** It was locked before: the try was refused, and not counted. */
  wasLocked: z.boolean(),
})
type Count = z.output<typeof failureRow>

/** Queries of failed sign-ins. The time is PostgreSQL's, which every instance shares. */
export function createThrottleRepo(database: DatabaseHandle) {
  return {
    /** Seconds until the last of these keys is free; 0 where none is locked. */
    async lockedS(keys: string[]): Promise<number> {
      const row = await readRow(database, secondsRow)`
        SELECT max(extract(epoch FROM "blockedUntil" - now()))::float AS "seconds" FROM "LoginThrottle"
        WHERE "key" IN (${Prisma.join(keys)}) AND "blockedUntil" > now()`
      return row?.seconds ?? 0
    },

    /**
     * Counts a failure before it is known whether it is one: of a hundred tries at once, each that comes after the last that
     * is allowed finds the key locked by it.
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

    /** Takes back a try that was counted and was no failure, with the lock that it made. */
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

/** None below the limit; from it on, twice as far each time. */
function lockEnd(failures: Prisma.Sql, most: number): Prisma.Sql {
  const over = Prisma.sql`((${failures}) - ${most}::int)`
  return Prisma.sql`CASE WHEN ${over} >= 0
    THEN now() + make_interval(secs => least(${longestLockS}, ${firstLockS} * 2 ^ least(${over}, 20))) END`
}
