import { randomUUID } from 'node:crypto'
import type { ChatSource, TurnState } from '#contract/assistant/chat.ts'
import type { HandOver } from '#contract/assistant/conversations.ts'
import type { QuestionIntent } from '#contract/assistant/intents.ts'
import type { Language, ReaderLanguage } from '#contract/i18n/languages.ts'
import type { TestApp } from './app.ts'

export interface TestTurn {
  question: string
  answer?: string
  state?: TurnState
  failure?: string
  mode?: 'ai' | 'demo'
  fallback?: string
  model?: string
  sources?: ChatSource[]
  cited?: number[]
  unverified?: string[]
  products?: string[]
  promptTokens?: number
  completionTokens?: number
  costUsd?: number
  firstTextMs?: number
  durationMs?: number
  rating?: 'up' | 'down'
  /** Another answer to the same question took its place. */
  isSuperseded?: boolean
  /** The question that found no source, from `addGap`. */
  gapId?: string
  intent?: QuestionIntent
}

export interface TestConversation {
  language?: ReaderLanguage
  /** As the cookie's SHA-256 is kept. */
  visitorHash?: string
  turns?: TestTurn[]
  handedOverTo?: HandOver
  /** Time of the last message; each before it is a minute earlier. */
  lastAt?: Date
  isSample?: boolean
}

const minuteMs = 60_000

/** A conversation as the assistant keeps it: its sums are those of its turns. @returns its id and its turns', in order */
export async function addConversation(
  { services }: Pick<TestApp, 'services'>,
  {
    turns = [{ question: '幾錢？' }],
    lastAt = new Date(),
    visitorHash = randomUUID(),
    ...given
  }: TestConversation = {},
): Promise<{ id: string; turnIds: string[] }> {
  const { handedOverTo, language = 'zh-TW', isSample = false } = given
  const rows = turns.map((turn, index) => ({ ...rowOf(turn), seq: index + 1, createdAt: momentOf(index) }))
  function momentOf(index: number): Date {
    return new Date(lastAt.getTime() - (turns.length - 1 - index) * minuteMs)
  }
  const current = rows.filter(({ supersededAt }) => !supersededAt)
  const count = (is: (row: (typeof rows)[number]) => boolean) => current.filter(is).length
  const conversation = await services.database.prisma.conversation.create({
    data: {
      language,
      visitorHash,
      opening: turns[0]?.question ?? '',
      questions: current.length,
      up: count(({ rating }) => rating === 'up'),
      down: count(({ rating }) => rating === 'down'),
      unanswered: count(({ gapId }) => gapId !== undefined),
      failed: count(({ state }) => state === 'failed'),
      tokens: rows.reduce((sum, row) => sum + (row.promptTokens ?? 0) + (row.completionTokens ?? 0), 0),
      costUsd: rows.reduce((sum, row) => sum + (row.costUsd ?? 0), 0),
      ...(handedOverTo && { handedOverTo, handedOverAt: lastAt }),
      isSample,
      startedAt: momentOf(0),
      lastAt,
      turns: { create: rows },
    },
    include: { turns: { orderBy: { seq: 'asc' } } },
  })
  return { id: conversation.id, turnIds: conversation.turns.map(({ id }) => id) }
}

function rowOf({ isSuperseded = false, sources = [], answer = '', ...turn }: TestTurn) {
  return {
    state: 'answered',
    mode: 'demo',
    ...turn,
    answer,
    sources: sources.map((source) => ({ ...source })),
    supersededAt: isSuperseded ? new Date() : null,
  }
}

/** Adds a question that found no source. @returns its id */
export async function addGap(
  { services }: Pick<TestApp, 'services'>,
  gap: {
    question: string
    language?: Language
    asked?: number
    state?: 'open' | 'answered' | 'dismissed'
    lastAskedAt?: Date
  },
): Promise<string> {
  const data = { language: 'zh-TW', ...gap }
  return (await services.database.prisma.questionGap.create({ data })).id
}
