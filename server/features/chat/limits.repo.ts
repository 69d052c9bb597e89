import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database.ts'

interface Lease {
  visitorHash: string
  addressHash: string
  turnId: string
  until: Date
}

/** Tokens and US dollars. */
export interface Spent {
  tokens: number
  costUsd: number
}

/** Queries of what a day allows (contract/settings.ts, `chat`): every instance counts in the same rows. */
export function createLimitsRepo(database: DatabaseHandle) {
  return {
    /** False where an answer to the same visitor is on its way. A lease that has ended belonged to a process that died. */
    async takeLease({ visitorHash, addressHash, turnId, until }: Lease, now: Date): Promise<boolean> {
      const taken = await database.$executeRaw`
        INSERT INTO "ChatLease" AS l ("visitorHash", "addressHash", "turnId", "until")
        VALUES (${visitorHash}, ${addressHash}, ${turnId}::uuid, ${until})
        ON CONFLICT ("visitorHash") DO UPDATE SET
          "addressHash" = excluded."addressHash", "turnId" = excluded."turnId", "until" = excluded."until"
        WHERE l."until" <= ${now}`
      return taken === 1
    },

    /** Puts the end of a lease off. */
    async keepLease(turnId: string, until: Date): Promise<void> {
      await database.chatLease.updateMany({ where: { turnId }, data: { until } })
    },

    async endLease(turnId: string): Promise<void> {
      await database.chatLease.deleteMany({ where: { turnId } })
    },

    /** Answers on their way to an address. */
    answersTo(addressHash: string, now: Date): Promise<number> {
      return database.chatLease.count({ where: { addressHash, until: { gt: now } } })
    },

    /**
     * Counts a message of a visitor or an address. Whoever counts holds the row until the end of the transaction.
     * @returns false where the day's are used up
     */
    async countMessage(day: string, key: string, most: number): Promise<boolean> {
      const counted = await database.$executeRaw`
        INSERT INTO "ChatUsage" AS u ("day", "key", "messages") VALUES (${day}::date, ${key}, 1)
        ON CONFLICT ("day", "key") DO UPDATE SET "messages" = u."messages" + 1 WHERE u."messages" < ${most}`
      return counted === 1
    },

    /**
     * Counts a message of all visitors, and sets a part of the day's budget aside for its answer, where so much is left.
     * @param reserve undefined where no model is to write
     * @param limits of a day; 0: none
     * @returns whether it is set aside
     */
    async countOfAll(day: string, reserve: Spent | undefined, limits: Spent): Promise<boolean> {
      await database.$executeRaw`
        INSERT INTO "ChatUsage" ("day", "key") VALUES (${day}::date, 'all') ON CONFLICT DO NOTHING`
      const { tokens, costUsd } = reserve ?? { tokens: 0, costUsd: 0 }
      const fits = Prisma.sql`${reserve !== undefined}::boolean
        AND (${limits.tokens} = 0 OR u."tokens"::bigint + ${tokens}::int <= ${limits.tokens})
        AND (${limits.costUsd}::numeric = 0 OR u."costUsd" + ${costUsd}::numeric <= ${limits.costUsd}::numeric)`
      const [row] = await database.$queryRaw<{ isSetAside: boolean }[]>`
        UPDATE "ChatUsage" AS u SET "messages" = u."messages" + 1,
          "tokens" = u."tokens" + CASE WHEN ${fits} THEN ${tokens}::int ELSE 0 END,
          "costUsd" = u."costUsd" + CASE WHEN ${fits} THEN ${costUsd}::numeric ELSE 0 END
        WHERE u."day" = ${day}::date AND u."key" = 'all'
        RETURNING new."tokens" > old."tokens" AS "isSetAside"`
      return row?.isSetAside ?? false
    },

    /** What an answer took, in place of what was set aside for it on its day. */
    async settle(day: string, reserved: Spent, spent: Spent): Promise<void> {
      await database.$executeRaw`
        UPDATE "ChatUsage" SET "tokens" = greatest(0, "tokens" + ${spent.tokens - reserved.tokens}::int),
          "costUsd" = greatest(0, "costUsd" + ${spent.costUsd - reserved.costUsd}::numeric)
        WHERE "day" = ${day}::date AND "key" = 'all'`
    },
  }
}
