import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type Question, type QuestionTableQuery, questionSchema } from '#contract/assistant/questions.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

const questionRow = z.extend(questionSchema, { createdAt: z.date(), updatedAt: z.date() })
export type QuestionRow = z.output<typeof questionRow>
export type QuestionFields = Omit<
  Question,
  'id' | 'slug' | 'version' | 'updatedBy' | 'createdAt' | 'updatedAt' | 'asked'
>

const table: Table<'updatedAt' | 'question' | 'asked', QuestionRow> = {
  row: questionRow,
  columns: Prisma.sql`"id", "slug", "group", "question", "questionEn", "answer", "answerEn", "words", "wordsEn", "isPublished",
    "version", "updatedBy", "createdAt", "updatedAt", (
      SELECT coalesce(sum(g."asked"), 0)::int FROM "QuestionGap" g WHERE g."answerId" = "Question"."id"
    ) AS "asked"`,
  from: Prisma.sql`"Question"`,
  key: Prisma.sql`"id"`,
  sorts: {
    updatedAt: Prisma.sql`"updatedAt"`,
    question: Prisma.sql`"question" COLLATE "zh-Hant-x-icu"`,
    asked: Prisma.sql`(SELECT coalesce(sum(g."asked"), 0) FROM "QuestionGap" g WHERE g."answerId" = "Question"."id")`,
  },
  initialSort: '-updatedAt',
}

export function createQuestionsRepo(database: DatabaseHandle) {
  return {
    published: () =>
      database.question.findMany({ where: { isPublished: true }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),

    page: (query: QuestionTableQuery) => readPage(database, table, conditionsOf(query), query),

    read(id: string): Promise<QuestionRow | undefined> {
      return readRow(database, questionRow)`
        SELECT ${table.columns} FROM ${table.from} WHERE "id" = ${id}::uuid`
    },

    /** Adds a question with the first free slug. Returns its id; undefined where none is free. */
    async add(slugs: Iterable<string>, fields: QuestionFields, updatedBy: string): Promise<string | undefined> {
      const id = randomUUID()
      for (const slug of slugs) {
        const data = [{ ...fields, id, slug, updatedBy }]
        const { count } = await database.question.createMany({ data, skipDuplicates: true })
        if (count === 1) return id
      }
      return undefined
    },

    /** @returns whether the version was still the same */
    async write(id: string, version: number, fields: QuestionFields, updatedBy: string): Promise<boolean> {
      const data = { ...fields, updatedBy, version: version + 1 }
      const { count } = await database.question.updateMany({ where: { id, version }, data })
      return count === 1
    },

    /** @returns whether the version was still the same */
    async remove(id: string, version: number): Promise<boolean> {
      const { count } = await database.question.deleteMany({ where: { id, version } })
      return count === 1
    },
  }
}

function conditionsOf({ search, group, published }: QuestionTableQuery): Prisma.Sql[] {
  const conditions = searchConditions(search)
  if (group?.length) conditions.push(Prisma.sql`"group" = ANY(${group})`)
  if (published?.length === 1) conditions.push(Prisma.sql`"isPublished" = ${published[0] === 'true'}`)
  return conditions
}
