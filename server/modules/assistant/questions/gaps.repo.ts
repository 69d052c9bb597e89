import * as z from 'zod/mini'
import { type GapTableQuery, questionGapSchema } from '#contract/assistant/questions.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

const gapRow = z.extend(questionGapSchema, { lastAskedAt: z.date() })
export type GapRow = z.output<typeof gapRow>

/** Wordings of one question that are shown. */
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

/** Queries of what visitors asked that found no source. */
export function createGapsRepo(database: DatabaseHandle) {
  /** Locked by their ids, as those who erase conversations lock them: neither waits for the other. @returns how many */
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

    /** One that is answered stays so: its answer would be taken from it. @returns whether it is in that state now by this */
    async put(id: string, state: 'open' | 'dismissed'): Promise<boolean> {
      const where = { id, state: { notIn: ['answered', state] } }
      const { count } = await database.questionGap.updateMany({ where, data: { state } })
      return count === 1
    },

    /** Says what answers them, of those that nothing does yet. @returns how many */
    answer(ids: string[], answerId: string): Promise<number> {
      return settle(Prisma.sql`"id" = ANY(${ids}::uuid[]) AND "state" <> 'answered'`, 'answered', answerId)
    },

    /** What a question answered is open again. */
    async reopen(answerId: string): Promise<void> {
      await settle(Prisma.sql`"answerId" = ${answerId}::uuid`, 'open', null)
    },
  }
}

function conditionsOf({ search, state, language }: GapTableQuery): Prisma.Sql[] {
  const conditions = searchConditions(search)
  if (state?.length) conditions.push(Prisma.sql`"state" = ANY(${state})`)
  if (language?.length) conditions.push(Prisma.sql`"language" = ANY(${language})`)
  return conditions
}
