import * as z from 'zod/mini'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'

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

const admissionRow = z.object({
  isLeased: z.boolean(),
  isCounted: z.boolean(),
})
type Admission = z.output<typeof admissionRow>

const countedOfAllRow = z.object({
  isSetAside: z.boolean(),
  answersToAddress: z.number(),
})
type CountedOfAll = z.output<typeof countedOfAllRow>

/** Creates the queries of the daily limits (contract/site/settings.ts, `chat`), whose rows all instances share. */
export function createLimitsRepo(database: DatabaseHandle) {
  return {
    /**
     * Takes the visitor's lease, then counts a message of the visitor, then of the address, in one statement; each step requires the
     * previous one. The rows are locked until the end of the transaction, which must be rolled back where not all succeeded. An expired
     * lease belonged to a process that died.
     * @param most messages a day
     */
    async admit(
      { visitorHash, addressHash, turnId, until }: Lease,
      now: Date,
      { day, most }: { day: string; most: { visitor: number; address: number } },
    ): Promise<Admission> {
      const row = await readRow(database, admissionRow)`
        WITH lease AS (
          INSERT INTO "ChatLease" AS l ("visitorHash", "addressHash", "turnId", "until")
          VALUES (${visitorHash}, ${addressHash}, ${turnId}::uuid, ${until})
          ON CONFLICT ("visitorHash") DO UPDATE SET
            "addressHash" = excluded."addressHash", "turnId" = excluded."turnId", "until" = excluded."until"
          WHERE l."until" <= ${now} RETURNING 1
        ), visitor AS (
          INSERT INTO "ChatUsage" AS u ("day", "key", "messages") SELECT ${day}::date, ${`v:${visitorHash}`}, 1 FROM lease
          ON CONFLICT ("day", "key") DO UPDATE SET "messages" = u."messages" + 1 WHERE u."messages" < ${most.visitor} RETURNING 1
        ), address AS (
          INSERT INTO "ChatUsage" AS u ("day", "key", "messages") SELECT ${day}::date, ${`a:${addressHash}`}, 1 FROM visitor
          ON CONFLICT ("day", "key") DO UPDATE SET "messages" = u."messages" + 1 WHERE u."messages" < ${most.address} RETURNING 1
        )
        SELECT EXISTS (SELECT 1 FROM address) AS "isCounted", EXISTS (SELECT 1 FROM lease) AS "isLeased"`
      return row ?? { isLeased: false, isCounted: false }
    },

    async renewLease(turnId: string, until: Date): Promise<void> {
      await database.chatLease.updateMany({ where: { turnId }, data: { until } })
    },

    /**
     * Counts a message of all visitors, and reserves a part of the day's budget where enough is left.
     * @param reserve undefined where no model is configured
     * @param limits of a day; 0 means unlimited
     * @returns whether it was reserved, and how many answers are in progress for the address
     */
    async countOfAll(
      { day, addressHash, now }: { day: string; addressHash: string; now: Date },
      reserve: Spent | undefined,
      limits: Spent,
    ): Promise<CountedOfAll> {
      const { tokens, costUsd } = reserve ?? { tokens: 0, costUsd: 0 }
      const fits = Prisma.sql`${reserve !== undefined}::boolean
        AND (${limits.tokens} = 0 OR u."tokens"::bigint + ${tokens}::int <= ${limits.tokens})
        AND (${limits.costUsd}::numeric = 0 OR u."costUsd" + ${costUsd}::numeric <= ${limits.costUsd}::numeric)`
      const count = () => readRow(database, countedOfAllRow)`
        UPDATE "ChatUsage" AS u SET "messages" = u."messages" + 1,
          "tokens" = u."tokens" + CASE WHEN ${fits} THEN ${tokens}::int ELSE 0 END,
          "costUsd" = u."costUsd" + CASE WHEN ${fits} THEN ${costUsd}::numeric ELSE 0 END
        WHERE u."day" = ${day}::date AND u."key" = 'all'
        RETURNING new."tokens" > old."tokens" AS "isSetAside",
          (SELECT count(*)::int FROM "ChatLease" WHERE "addressHash" = ${addressHash} AND "until" > ${now}) AS "answersToAddress"`
      const row = await count()
      if (row) return row
      await database.$executeRaw`
        INSERT INTO "ChatUsage" ("day", "key") VALUES (${day}::date, 'all') ON CONFLICT DO NOTHING`
      const first = await count()
      return first ?? { isSetAside: false, answersToAddress: 0 }
    },

    /** Replaces the reserved budget of a day by what the answer used. */
    async settle(day: string, reserved: Spent, spent: Spent): Promise<void> {
      await database.$executeRaw`
        UPDATE "ChatUsage" SET "tokens" = greatest(0, "tokens" + ${spent.tokens - reserved.tokens}::int),
          "costUsd" = greatest(0, "costUsd" + ${spent.costUsd - reserved.costUsd}::numeric)
        WHERE "day" = ${day}::date AND "key" = 'all'`
    },
  }
}
