import * as z from 'zod/mini'
import { type MissedIntentTableQuery, missedIntentSchema } from '#contract/assistant/intents.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { all, searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

const missedRow = z.extend(missedIntentSchema, { lastAskedAt: z.date() })
export type MissedIntentRow = z.output<typeof missedRow>

const examplesMost = 5

export function createMissedIntentsRepo(database: DatabaseHandle) {
  return {
    page: (query: MissedIntentTableQuery) => readPage(database, tableOf(query), [], query),
  }
}

/** Groups the questions that meet the query's filters. Turns from before intents were stored are of none in particular. */
function tableOf(query: MissedIntentTableQuery): Table<'questions' | 'lastAskedAt', MissedIntentRow> {
  const from = Prisma.sql`(
    SELECT coalesce(t."intent", 'other') AS "intent", count(*)::int AS "questions", count(g."id")::int AS "unanswered",
      count(t."correction")::int AS "wrong", max(t."createdAt") AS "lastAskedAt",
      array_to_json((array_agg(json_build_object('turnId', t."id", 'conversationId', c."id", 'question', t."question",
        'language', c."language", 'at', t."createdAt", 'gapId', g."id", 'isWrong', t."correction" IS NOT NULL)
        ORDER BY t."createdAt" DESC, t."id"))[1:${examplesMost}]) AS "examples"
    FROM (
      SELECT "id" FROM "ChatTurn" WHERE "correction" IS NOT NULL UNION
      SELECT t."id" FROM "ChatTurn" t JOIN "QuestionGap" g ON g."id" = t."gapId" AND g."state" = 'open'
    ) missed JOIN "ChatTurn" t ON t."id" = missed."id" JOIN "Conversation" c ON c."id" = t."conversationId"
      LEFT JOIN "QuestionGap" g ON g."id" = t."gapId" AND g."state" = 'open'
    WHERE ${all(conditionsOf(query))} GROUP BY 1
  ) AS "missed"`
  return {
    row: missedRow,
    columns: Prisma.sql`"intent", "questions", "unanswered", "wrong", "lastAskedAt", "examples"`,
    from,
    key: Prisma.sql`"intent"`,
    sorts: { questions: Prisma.sql`"questions"`, lastAskedAt: Prisma.sql`"lastAskedAt"` },
    initialSort: '-questions',
  }
}

const ofKind: Record<NonNullable<MissedIntentTableQuery['kind']>[number], Prisma.Sql> = {
  unanswered: Prisma.sql`g."id" IS NOT NULL`,
  wrong: Prisma.sql`t."correction" IS NOT NULL`,
}

function conditionsOf({ search, kind, language, from, to }: MissedIntentTableQuery): Prisma.Sql[] {
  const conditions = [Prisma.sql`t."supersededAt" IS NULL`]
  const words = searchConditions(search)
  if (words.length > 0) conditions.push(Prisma.sql`t."id" IN (SELECT "id" FROM "ChatTurn" WHERE ${all(words)})`)
  const kinds = kind?.map((each) => ofKind[each]) ?? []
  if (kinds.length > 0) conditions.push(Prisma.sql`(${Prisma.join(kinds, ' OR ')})`)
  if (language?.length) conditions.push(Prisma.sql`c."language" = ANY(${language})`)
  if (from) conditions.push(Prisma.sql`t."createdAt" >= ${new Date(from)}`)
  if (to) conditions.push(Prisma.sql`t."createdAt" < ${new Date(to)}`)
  return conditions
}
