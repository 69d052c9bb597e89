import * as z from 'zod/mini'
import { type Correction, correctionSchema } from '#contract/assistant/conversations.ts'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

const markedRow = z.object({
  question: z.string(),
  correction: z.object(correctionSchema.def.shape),
  language: readerLanguageSchema,
  before: z.array(z.string()),
})

export function createCorrectionsRepo(database: DatabaseHandle) {
  return {
    /** Returns false where the conversation has no such answer. */
    async put(
      { id, turnId }: { id: string; turnId: string },
      correction: (Correction & { by: string }) | null,
    ): Promise<boolean> {
      const { count } = await database.chatTurn.updateMany({
        where: { id: turnId, conversationId: id, state: { in: ['answered', 'stopped'] } },
        data: { correction: correction ?? Prisma.DbNull },
      })
      return count === 1
    },

    /** Returns marked answers with the questions before them, the oldest first. */
    marked: () =>
      readRows(database, markedRow)`
        SELECT t."question", t."correction", c."language", ARRAY(
          SELECT b."question" FROM "ChatTurn" b
          WHERE b."conversationId" = t."conversationId" AND b."seq" < t."seq" AND b."supersededAt" IS NULL
            AND b."question" <> t."question" AND b."state" IN ('answered', 'stopped')
          ORDER BY b."seq"
        ) AS "before"
        FROM "ChatTurn" t JOIN "Conversation" c ON c."id" = t."conversationId"
        WHERE t."correction" IS NOT NULL ORDER BY t."createdAt", t."id"`,
  }
}
