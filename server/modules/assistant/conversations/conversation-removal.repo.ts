import * as z from 'zod/mini'
import { Prisma } from '#prisma'
import type { Transaction } from '#server/platform/database/database.ts'
import { idRow, readRows } from '#server/platform/database/rows.ts'

const removedRow = z.object({
  id: z.string(),
  language: z.string(),
  questions: z.number(),
  startedAt: z.date(),
})
type Removed = z.output<typeof removedRow>

export async function removeConversation(tx: Transaction, id: string): Promise<Omit<Removed, 'id'> | undefined> {
  const [removed] = await removeConversations(tx, Prisma.sql`"id" = ${id}::uuid`)
  if (!removed) return undefined
  const { id: _id, ...what } = removed
  return what
}

/**
 * Removes conversations with their turns. Open gaps that nobody else asked about are removed too; the others are recounted and take the
 * wording of a remaining question. Gaps that staff answered or dismissed stay.
 * @param which condition on "Conversation"
 */
export async function removeConversations(tx: Transaction, which: Prisma.Sql): Promise<Removed[]> {
  // Same lock order as when an answer is stored: conversation, then gap.
  const removed = await readRows(tx, removedRow)`
    SELECT "id", "language", "questions", "startedAt" FROM "Conversation" WHERE ${which} ORDER BY "id" FOR UPDATE`
  if (removed.length === 0) return removed
  const ids = removed.map(({ id }) => id)
  const gaps = await readRows(tx, idRow)`
    SELECT "id" FROM "QuestionGap"
    WHERE "id" IN (SELECT "gapId" FROM "ChatTurn" WHERE "conversationId" = ANY(${ids}::uuid[]))
    ORDER BY "id" FOR UPDATE`
  await uncount(tx, ids)
  await tx.conversation.deleteMany({ where: { id: { in: ids } } })
  const gapIds = gaps.map(({ id }) => id)
  await removeUnreferenced(tx, gapIds)
  await reword(tx, gapIds)
  return removed
}

async function uncount(tx: Transaction, conversationIds: string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "QuestionGap" g SET "asked" = greatest(g."asked" - gone."turns", 1) FROM (
      SELECT "gapId", count(*)::int AS "turns" FROM "ChatTurn"
      WHERE "conversationId" = ANY(${conversationIds}::uuid[]) AND "gapId" IS NOT NULL AND "supersededAt" IS NULL GROUP BY 1
    ) AS gone WHERE g."id" = gone."gapId"`
}

async function removeUnreferenced(tx: Transaction, gapIds: string[]): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM "QuestionGap" g WHERE "id" = ANY(${gapIds}::uuid[]) AND "state" = 'open'
      AND NOT EXISTS (SELECT FROM "ChatTurn" WHERE "gapId" = g."id")`
}

/** Replaces the wording of open gaps by that of their first remaining question, so that none of an erased conversation is left. */
async function reword(tx: Transaction, gapIds: string[]): Promise<void> {
  await tx.$executeRaw`
    UPDATE "QuestionGap" g SET "question" = first."question" FROM (
      SELECT DISTINCT ON ("gapId") "gapId", "question" FROM "ChatTurn" WHERE "gapId" = ANY(${gapIds}::uuid[])
      ORDER BY "gapId", "createdAt", "id"
    ) AS first WHERE g."id" = first."gapId" AND g."state" = 'open'`
}
