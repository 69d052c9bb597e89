import { Prisma } from '#prisma'
import { removeConversations } from '#server/modules/assistant/index.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { insertRows } from '#server/platform/database/insert-rows.ts'
import { gapsOf, type SampleConversation } from './sample-conversations.ts'

export function createSampleConversationsRepo(tx: Transaction) {
  return {
    async newest(): Promise<Date | undefined> {
      const { _max } = await tx.conversation.aggregate({ where: { isSample: true }, _max: { startedAt: true } })
      return _max.startedAt ?? undefined
    },

    /** Inserts what is missing. @returns the number of conversations added */
    async add(samples: SampleConversation[]): Promise<number> {
      const skipsKnown = { skipsKnown: true }
      const gaps = gapsOf(samples)
      const conversations = samples.map(({ row }) => row)
      const count = await insertRows(tx, 'Conversation', conversations, skipsKnown)
      await insertRows(tx, 'QuestionGap', gaps, skipsKnown)
      const turns = samples.flatMap((sample) => sample.turns)
      await insertRows(tx, 'ChatTurn', turns, skipsKnown)
      await recount(
        tx,
        gaps.map(({ id }) => id),
      )
      return count
    },

    async remove(): Promise<number> {
      return (await removeConversations(tx, Prisma.sql`"isSample"`)).length
    },
  }
}

async function recount(tx: Transaction, gapIds: string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "QuestionGap" g SET "asked" = counted."asked", "lastAskedAt" = counted."last" FROM (
      SELECT "gapId", count(*)::int AS "asked", max("createdAt") AS "last" FROM "ChatTurn"
      WHERE "gapId" = ANY(${gapIds}::uuid[]) AND "supersededAt" IS NULL GROUP BY 1
    ) AS counted WHERE g."id" = counted."gapId"`
}
