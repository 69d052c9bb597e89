import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import type { ChatFailureCode, ChatFallback, ChatMode, ChatSource, TurnState } from '#contract/assistant/chat.ts'
import { type ToolCall, toolCallSchema } from '#contract/assistant/conversations.ts'
import type { QuestionIntent } from '#contract/assistant/intents.ts'
import type { ReaderLanguage } from '#contract/i18n/languages.ts'
import type { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

export interface PastTurn {
  question: string
  answer: string
  state: string
  calls: ToolCall[]
}

export interface TurnOutcome {
  state: Exclude<TurnState, 'pending'>
  failure: ChatFailureCode | null
  mode: ChatMode
  fallback: ChatFallback | null
  model: string | null
  answer: string
  sources: ChatSource[]
  cited: number[]
  toolCalls: ToolCall[]
  unverified: string[]
  products: string[]
  promptTokens: number
  completionTokens: number
  costUsd: number
  firstTextMs: number | null
  durationMs: number
  intent: QuestionIntent
  gapId: string | null
}

interface Sum {
  tokens: number
  costUsd: number
  hasFailed: boolean
  isUnanswered: boolean
}

export interface NewTurn {
  id: string
  /** Masked. */
  question: string
  mode: ChatMode
}

interface LastTurn {
  id: string
  question: string
  seq: number
  state: string
  gapId: string | null
}

const storedCalls = z.array(toolCallSchema)

function plain(calls: ToolCall[]): Prisma.InputJsonArray {
  return JSON.parse(JSON.stringify(calls))
}

export function createChatRepo(database: DatabaseHandle) {
  return {
    async begin(
      { visitorHash, language }: { visitorHash: string; language: ReaderLanguage },
      { id, question, mode }: NewTurn,
      now: Date,
    ): Promise<{ conversationId: string; seq: number }> {
      const conversationId = randomUUID()
      await database.$executeRaw`
        WITH begun AS (
          INSERT INTO "Conversation" ("id", "visitorHash", "language", "opening", "questions", "startedAt", "lastAt")
          VALUES (${conversationId}::uuid, ${visitorHash}, ${language}, ${question}, 1, ${now}, ${now})
        )
        INSERT INTO "ChatTurn" ("id", "conversationId", "seq", "question", "mode", "createdAt")
        VALUES (${id}::uuid, ${conversationId}::uuid, 1, ${question}, ${mode}, ${now})`
      return { conversationId, seq: 1 }
    },

    /**
     * Updates a conversation, which locks it until the end of the transaction.
     * @returns false where it is not this visitor's or does not exist
     */
    async resume(id: string, visitorHash: string, questions: 0 | 1, now: Date): Promise<boolean> {
      const { count } = await database.conversation.updateMany({
        where: { id, visitorHash },
        data: { questions: { increment: questions }, lastAt: now },
      })
      return count === 1
    },

    async lastTurn(conversationId: string): Promise<LastTurn | undefined> {
      const turn = await database.chatTurn.findFirst({
        where: { conversationId, supersededAt: null },
        orderBy: { seq: 'desc' },
        select: { id: true, question: true, seq: true, state: true, gapId: true },
      })
      return turn ?? undefined
    },

    /** Marks turns of a process that died as failed. Only for a caller with the lease, who knows that none is in progress. */
    async failPending(conversationId: string): Promise<void> {
      const failure: ChatFailureCode = 'chat.failed'
      const { count } = await database.chatTurn.updateMany({
        where: { conversationId, state: 'pending' },
        data: { state: 'failed', failure },
      })
      if (count === 0) return
      await database.conversation.updateMany({ where: { id: conversationId }, data: { failed: { increment: count } } })
    },

    async supersede(turnId: string, now: Date): Promise<void> {
      await database.chatTurn.updateMany({ where: { id: turnId }, data: { supersededAt: now } })
    },

    async addTurn(turn: NewTurn & { conversationId: string; seq: number }, now: Date): Promise<void> {
      await database.chatTurn.createMany({ data: { ...turn, createdAt: now } })
    },

    /** Returns earlier turns that are not superseded, newest first. */
    async before(conversationId: string, seq: number, most: number): Promise<PastTurn[]> {
      const turns = await database.chatTurn.findMany({
        where: { conversationId, seq: { lt: seq }, supersededAt: null, state: { in: ['answered', 'stopped'] } },
        orderBy: { seq: 'desc' },
        take: most,
        select: { question: true, answer: true, state: true, toolCalls: true },
      })
      return turns.map(({ toolCalls, ...turn }) => ({ ...turn, calls: storedCalls.parse(toolCalls) }))
    },

    /**
     * Adds a turn's usage to the conversation and locks it; ends the turn's lease, also where the conversation does not exist.
     * @returns false where it was erased meanwhile
     */
    async sumUp(id: string, turnId: string, { tokens, costUsd, hasFailed, isUnanswered }: Sum): Promise<boolean> {
      const count = await database.$executeRaw`
        WITH ended AS (DELETE FROM "ChatLease" WHERE "turnId" = ${turnId}::uuid)
        UPDATE "Conversation" SET "tokens" = "tokens" + ${tokens}::int, "costUsd" = "costUsd" + ${costUsd}::numeric,
          "failed" = "failed" + ${Number(hasFailed)}::int, "unanswered" = "unanswered" + ${Number(isUnanswered)}::int
        WHERE "id" = ${id}::uuid`
      return count === 1
    },

    /** Returns false where the turn is no longer pending: its lease had expired, and it counts as failed. */
    async endTurn(id: string, { toolCalls, ...outcome }: TurnOutcome): Promise<boolean> {
      const { count } = await database.chatTurn.updateMany({
        where: { id, state: 'pending' },
        data: { ...outcome, toolCalls: plain(toolCalls) },
      })
      return count === 1
    },
  }
}
