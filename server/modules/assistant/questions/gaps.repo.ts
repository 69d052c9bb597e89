import * as z from 'zod/mini'
import { type GapTableQuery, questionGapSchema } from '#contract/assistant/questions.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

const gapRow = z.extend(questionGapSchema, { lastAskedAt: z.date() })
export type GapRow = z.output<typeof gapRow>

const alikeMax = 5

const table: Table<'asked' | 'lastAskedAt', GapRow> = {
  row: gapRow,
  columns: Prisma.sql`"id", "language", "question", "asked", "state", "lastAskedAt", ARRAY(
      SELECT t."question" FROM "ChatTurn" t
      WHERE t."gapId" = "QuestionGap"."id" AND lower(t."question") <> lower("QuestionGap"."question")
      GROUP BY t."question" ORDER BY max(t."createdAt") DESC LIMIT ${alikeMax}
    ) AS "alike", (
      SELECT json_build_object('id', q."id", 'question', q."question") FROM "Question" q
      WHERE q."id" = "QuestionGap"."answerId"
    ) AS "answer"`,
  from: Prisma.sql`"QuestionGap"`,
  key: Prisma.sql`"id"`,
  sorts: { asked: Prisma.sql`"asked"`, lastAskedAt: Prisma.sql`"lastAskedAt"` },
  initialSort: '-asked',
}

export function createGapsRepo(database: DatabaseHandle) {
  /** Locks by ascending id, in the same order as erasing conversations does, to avoid deadlocks. Returns number of gaps. */
  function settle(condition: Prisma.Sql, state: 'answered' | 'open', answerId: string | null): Promise<number> {
    return database.$executeRaw`
      UPDATE "QuestionGap" SET "state" = ${state}, "answerId" = ${answerId}::uuid
      WHERE "id" IN (SELECT "id" FROM "QuestionGap" WHERE ${condition} ORDER BY "id" FOR UPDATE)`
  }

  return {
    page: (query: GapTableQuery) => readPage(database, table, conditionsOf(query), query),

    read(id: string): Promise<GapRow | undefined> {
      return readRow(database, gapRow)`
        SELECT ${table.columns} FROM ${table.from} WHERE "id" = ${id}::uuid`
    },

    /** Leaves answered gaps as they are. Returns whether the state was changed. */
    async put(id: string, state: 'open' | 'dismissed'): Promise<boolean> {
      const where = { id, state: { notIn: ['answered', state] } }
      const { count } = await database.questionGap.updateMany({ where, data: { state } })
      return count === 1
    },

    /** Marks gaps as answered, unless they are already. Returns number of gaps. */
    answer(ids: string[], answerId: string): Promise<number> {
      return settle(Prisma.sql`"id" = ANY(${ids}::uuid[]) AND "state" <> 'answered'`, 'answered', answerId)
    },

    async reopen(answerId: string): Promise<void> {
      await settle(Prisma.sql`"answerId" = ${answerId}::uuid`, 'open', null)
    },
  }
}

function conditionsOf({ search, state, language, intent }: GapTableQuery): Prisma.Sql[] {
  const conditions = searchConditions(search)
  if (state?.length) conditions.push(Prisma.sql`"state" = ANY(${state})`)
  if (language?.length) conditions.push(Prisma.sql`"language" = ANY(${language})`)
  if (intent?.length) conditions.push(hasIntent(intent))
  return conditions
}

function hasIntent(intents: string[]): Prisma.Sql {
  return Prisma.sql`"id" IN (
    SELECT "gapId" FROM "ChatTurn" WHERE "gapId" IS NOT NULL AND coalesce("intent", 'other') = ANY(${intents}))`
}
