import { Prisma } from '#prisma'
import { removeConversations } from '#server/modules/assistant/index.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { idRow, readRows } from '#server/platform/database/rows.ts'

const batchSize = 200

export function createChatRetentionRepo({ prisma }: Database) {
  return {
    /** Erases conversations whose last message was before a moment. @returns their number */
    async eraseConversations(before: Date): Promise<number> {
      for (let erased = 0; ; ) {
        const count = await prisma.$transaction((tx) => eraseBatch(tx, before))
        erased += count
        if (count === 0) return erased
      }
    },

    /** Erases unanswered questions, last asked before a moment, that no conversation holds. @returns their number */
    async eraseGaps(before: Date): Promise<number> {
      return prisma.$executeRaw`
        DELETE FROM "QuestionGap" g WHERE "state" IN ('open', 'dismissed') AND "lastAskedAt" < ${before}
          AND NOT EXISTS (SELECT FROM "ChatTurn" WHERE "gapId" = g."id")`
    },

    /** Erases daily usage counts older than two days, in Hong Kong time. @returns the number of rows */
    async eraseUsage(now: Date): Promise<number> {
      return prisma.$executeRaw`
        DELETE FROM "ChatUsage" WHERE "day" < (${now}::timestamptz AT TIME ZONE 'Asia/Hong_Kong')::date - 2`
    },

    /** Fails the turns of processes that died while they answered. @returns the number of turns */
    async endDeadTurns(now: Date, before: Date): Promise<number> {
      return prisma.$transaction(async (tx) => {
        await tx.chatLease.deleteMany({ where: { until: { lt: before } } })
        const dead = Prisma.sql`"state" = 'pending' AND "createdAt" < ${before}
          AND NOT EXISTS (SELECT FROM "ChatLease" l WHERE l."turnId" = "ChatTurn"."id" AND l."until" > ${now})`
        // Locks in the same order as storing an answer does.
        await tx.$executeRaw`
          SELECT "id" FROM "Conversation" WHERE "id" IN (SELECT "conversationId" FROM "ChatTurn" WHERE ${dead})
          ORDER BY "id" FOR UPDATE`
        const failed = await readRows(tx, idRow)`
          WITH "ended" AS (
            UPDATE "ChatTurn" SET "state" = 'failed', "failure" = 'chat.failed' WHERE ${dead} RETURNING "id", "conversationId"
          ), "counted" AS (
            UPDATE "Conversation" c SET "failed" = c."failed" + e."turns"
            FROM (SELECT "conversationId", count(*)::int AS "turns" FROM "ended" GROUP BY 1) AS e
            WHERE c."id" = e."conversationId"
          ) SELECT "id" FROM "ended"`
        if (failed.length > 0) await publish(tx, 'conversations.changed')
        return failed.length
      })
    },
  }
}

export type ChatRetentionRepo = ReturnType<typeof createChatRetentionRepo>

async function eraseBatch(tx: Transaction, before: Date): Promise<number> {
  const oldest = Prisma.sql`"id" IN (
    SELECT "id" FROM "Conversation" WHERE "lastAt" < ${before} ORDER BY "lastAt" LIMIT ${batchSize})`
  const { length } = await removeConversations(tx, oldest)
  if (length > 0) await publish(tx, 'conversations.changed')
  return length
}
