import * as z from 'zod/mini'
import {
  type ConversationFigures,
  type ConversationTableQuery,
  conversationFiguresSchema,
  conversationSchema,
  conversationTurnSchema,
} from '#contract/assistant/conversations.ts'
import { Prisma } from '#prisma'
import type { Database } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { all, searchConditions } from '#server/platform/database/search.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'

const conversationRow = z.extend(conversationSchema, { startedAt: z.date(), lastAt: z.date() })
export type ConversationRow = z.output<typeof conversationRow>
export type ConversationFilter = Omit<ConversationTableQuery, 'page' | 'pageSize'>
type ConversationSort = 'lastAt' | 'questions' | 'costUsd'
const turnRow = z.extend(conversationTurnSchema, { createdAt: z.date() })
export type TurnRow = z.output<typeof turnRow>

const columns = Prisma.sql`"id", "language", "opening", "questions", "up", "down", "unanswered", "failed", "tokens",
  "costUsd"::float8, "handedOverTo", "startedAt", "lastAt"`

const table: Table<ConversationSort, ConversationRow> = {
  row: conversationRow,
  columns,
  from: Prisma.sql`"Conversation"`,
  key: Prisma.sql`"id"`,
  sorts: {
    lastAt: Prisma.sql`"Conversation"."lastAt"`,
    questions: Prisma.sql`"Conversation"."questions"`,
    costUsd: Prisma.sql`"Conversation"."costUsd"`,
  },
  initialSort: '-lastAt',
}

const sumsRow = z.extend(z.omit(conversationFiguresSchema, { answeredPercent: true, today: true, limits: true }), {
  unanswered: z.number(),
})

export function createConversationsRepo(database: Database) {
  const { prisma } = database

  return {
    page: (query: ConversationTableQuery) => readPage(prisma, table, conditionsOf(query), query),

    all: (query: ConversationFilter) => readAll(database, table, conditionsOf(query), query.sort),

    /** Sums up conversations whose last message is of a day (YYYY-MM-DD in a time zone) or later. */
    async sums(fromDay: string, timezone: string): Promise<z.output<typeof sumsRow>> {
      const row = await readRow(prisma, sumsRow)`
        SELECT count(*)::int AS "conversations", coalesce(sum("questions"), 0)::int AS "questions",
          coalesce(sum("unanswered"), 0)::int AS "unanswered", coalesce(sum("up"), 0)::int AS "up",
          coalesce(sum("down"), 0)::int AS "down", count("handedOverTo")::int AS "handedOver",
          coalesce(sum("costUsd"), 0)::float8 AS "costUsd",
          (SELECT count(*)::int FROM "QuestionGap" WHERE "state" = 'open') AS "openGaps"
        FROM "Conversation" WHERE "lastAt" >= ${fromDay}::timestamp AT TIME ZONE ${timezone}`
      if (!row) throw new Error('Counting gives one row')
      return row
    },

    /**
     * Returns the usage of all visitors on a day.
     * @param day YYYY-MM-DD in Hong Kong
     */
    async usedOn(day: string): Promise<ConversationFigures['today']> {
      const row = await readRow(prisma, conversationFiguresSchema.def.shape.today)`
        SELECT "messages", "tokens", "costUsd"::float8 FROM "ChatUsage" WHERE "day" = ${day}::date AND "key" = 'all'`
      return row ?? { messages: 0, tokens: 0, costUsd: 0 }
    },

    find(id: string): Promise<ConversationRow | undefined> {
      return readRow(prisma, conversationRow)`
        SELECT ${columns} FROM "Conversation" WHERE "id" = ${id}::uuid`
    },

    turns: (id: string) =>
      readRows(prisma, turnRow)`
        SELECT t."id", t."question", "answer", t."state", "failure", "mode", "fallback", "model", "sources", "cited", "toolCalls", "unverified",
          "promptTokens", "completionTokens", "costUsd"::float8, "firstTextMs", "durationMs", "rating", "correction",
          "supersededAt" IS NOT NULL AS "isSuperseded", "gapId", g."state" AS "gapState", t."createdAt"
        FROM "ChatTurn" t LEFT JOIN "QuestionGap" g ON g."id" = t."gapId"
        WHERE "conversationId" = ${id}::uuid ORDER BY "seq"`,

    enquiries: (id: string) =>
      prisma.enquiry.findMany({
        where: { conversationId: id },
        orderBy: { createdAt: 'asc' },
        select: { id: true, reference: true },
      }),

    /** @param sourceIds ids of a conversation, and of enquiries that it is attached to */
    quotes: (sourceIds: string[]) =>
      prisma.quote.findMany({
        where: { source: { in: ['chat', 'enquiry'] }, sourceId: { in: sourceIds } },
        orderBy: { createdAt: 'asc' },
        select: { id: true, reference: true },
      }),
  }
}

const marked: Record<NonNullable<ConversationTableQuery['mark']>[number], Prisma.Sql> = {
  up: Prisma.sql`"up" > 0`,
  down: Prisma.sql`"down" > 0`,
  unanswered: Prisma.sql`"unanswered" > 0`,
  failed: Prisma.sql`"failed" > 0`,
  'handed-over': Prisma.sql`"handedOverTo" IS NOT NULL`,
  wrong: Prisma.sql`"id" IN (SELECT "conversationId" FROM "ChatTurn" WHERE "correction" IS NOT NULL)`,
}

function conditionsOf({ search, language, mark, from, to }: ConversationFilter): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = []
  const words = searchConditions(search)
  // all words must be in the same question or its answer
  if (words.length > 0) {
    conditions.push(Prisma.sql`"id" IN (SELECT "conversationId" FROM "ChatTurn" WHERE ${all(words)})`)
  }
  if (language?.length) conditions.push(Prisma.sql`"language" = ANY(${language})`)
  if (mark?.length)
    conditions.push(
      Prisma.sql`(${Prisma.join(
        mark.map((each) => marked[each]),
        ' OR ',
      )})`,
    )
  if (from) conditions.push(Prisma.sql`"lastAt" >= ${new Date(from)}`)
  if (to) conditions.push(Prisma.sql`"lastAt" < ${new Date(to)}`)
  return conditions
}
