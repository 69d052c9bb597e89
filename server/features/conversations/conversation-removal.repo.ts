import { Prisma } from '#prisma'
import type { Transaction } from '#server/platform/database.ts'

/**
 * Removes conversations with their turns. Questions without a source that nobody asks any more go with them while they are open;
 * those that others ask, too, are counted and worded by what is left. What staff answered or dismissed stays.
 * @param which a condition on "Conversation"
 * @returns how many conversations
 */
export async function removeConversations(tx: Transaction, which: Prisma.Sql): Promise<number> {
  // In this order, as an answer is stored: the conversation first, what its questions are counted by last.
  const conversations = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Conversation" WHERE ${which} ORDER BY "id" FOR UPDATE`
  if (conversations.length === 0) return 0
  const ids = conversations.map(({ id }) => id)
  const gaps = await tx.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "QuestionGap"
    WHERE "id" IN (SELECT "gapId" FROM "ChatTurn" WHERE "conversationId" = ANY(${ids}::uuid[]))
    ORDER BY "id" FOR UPDATE`
  await leaveGaps(tx, ids)
  await tx.conversation.deleteMany({ where: { id: { in: ids } } })
  await tidyGaps(
    tx,
    gaps.map(({ id }) => id),
  )
  return ids.length
}

/** Their questions no longer count. */
async function leaveGaps(tx: Transaction, ids: string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "QuestionGap" g SET "asked" = greatest(g."asked" - gone."turns", 1) FROM (
      SELECT "gapId", count(*)::int AS "turns" FROM "ChatTurn"
      WHERE "conversationId" = ANY(${ids}::uuid[]) AND "gapId" IS NOT NULL AND "supersededAt" IS NULL GROUP BY 1
    ) AS gone WHERE g."id" = gone."gapId"`
}

/** An open one is called what the first who still asks it said. */
async function tidyGaps(tx: Transaction, ids: string[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "QuestionGap" g WHERE "id" = ANY(${ids}::uuid[]) AND "state" = 'open'
      AND NOT EXISTS (SELECT FROM "ChatTurn" WHERE "gapId" = g."id")`
  await tx.$executeRaw`
    UPDATE "QuestionGap" g SET "question" = first."question" FROM (
      SELECT DISTINCT ON ("gapId") "gapId", "question" FROM "ChatTurn" WHERE "gapId" = ANY(${ids}::uuid[])
      ORDER BY "gapId", "createdAt", "id"
    ) AS first WHERE g."id" = first."gapId" AND g."state" = 'open' AND NOT EXISTS (
      SELECT FROM "ChatTurn" t WHERE t."gapId" = g."id" AND t."question" = g."question")`
}
