import * as z from 'zod/mini'
import { readerLanguageSchema, readerLanguages } from '../i18n/languages.ts'
import { requiredLine } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, moment, tableQuery } from '../tables.ts'
import { chatFailures, chatFallbacks, chatModes, chatRatings, chatSourceSchema, turnStates } from './chat.ts'
import { gapStateSchema } from './questions.ts'

/**
 * Conversations with the assistant, as staff read them. Email addresses, phone numbers and HKIDs are masked before
 * storing.
 */

export const handOvers = ['messaging', 'enquiry', 'quote'] as const
export const handOverSchema = z.enum(handOvers)
export type HandOver = z.infer<typeof handOverSchema>

/** Marks that a conversation can be filtered by. */
export const conversationMarks = ['up', 'down', 'unanswered', 'failed', 'handed-over', 'wrong'] as const

export const conversationSchema = z.object({
  id: z.uuid(),
  language: readerLanguageSchema,
  /** First question. */
  opening: z.string(),
  questions: z.int(),
  up: z.int(),
  down: z.int(),
  /** Questions for which no source was found. */
  unanswered: z.int(),
  failed: z.int(),
  tokens: z.int(),
  /** In US dollars. */
  costUsd: z.number(),
  handedOverTo: z.nullable(handOverSchema),
  startedAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
})
export type Conversation = z.infer<typeof conversationSchema>

/**
 * `search` matches questions and answers; `from` and `to` apply to the last message; several marks are combined with
 * OR.
 */
export const conversationTableQuerySchema = tableQuery(['lastAt', 'questions', 'costUsd'], {
  language: choices(readerLanguages),
  mark: choices(conversationMarks),
  from: moment,
  to: moment,
})
export type ConversationTableQuery = z.infer<typeof conversationTableQuerySchema>
export const conversationPageSchema = pageOf(conversationSchema)

/** A tool that the assistant called for an answer. */
export const toolCallSchema = z.object({
  name: z.string(),
  /** Masked. */
  input: z.record(z.string(), z.unknown()),
  /** Code of what went wrong; null where it answered. */
  fault: z.nullable(z.string()),
  /** Slugs of the products of the result, best first. */
  products: z.array(z.string()),
  /** Shortened where it is long. */
  result: z.unknown(),
})
export type ToolCall = z.infer<typeof toolCallSchema>

const phrases = z.array(requiredLine(200)).check(z.maxLength(10))

/** Facts that a corrected answer must contain, and facts that it must not. */
export const correctionSchema = z.strictObject({
  /** Alternatives stand with `|` between them. */
  says: phrases.check(z.minLength(1)),
  never: phrases,
})
export type Correction = z.infer<typeof correctionSchema>

/** A question, what its answer must say and must not, and the visitor's questions before it. */
export const testQuestionSchema = z.tuple([z.string(), z.array(z.string()), z.array(z.string()), z.array(z.string())])

/** Marked answers by language of the question, as `tests/api/assistant-questions/reported/` reads them. */
export const testQuestionsSchema = z.object({
  en: z.array(testQuestionSchema),
  'zh-TW': z.array(testQuestionSchema),
})
export type TestQuestions = z.infer<typeof testQuestionsSchema>

export const conversationTurnSchema = z.object({
  id: z.uuid(),
  question: z.string(),
  /** Markdown. */
  answer: z.string(),
  state: z.enum(turnStates),
  failure: z.nullable(z.enum(chatFailures)),
  mode: z.enum(chatModes),
  fallback: z.nullable(z.enum(chatFallbacks)),
  model: z.nullable(z.string()),
  /** All sources given to the model, cited or not. */
  sources: z.array(chatSourceSchema),
  cited: z.array(z.int()),
  toolCalls: z.array(toolCallSchema),
  unverified: z.array(z.string()),
  promptTokens: z.int(),
  completionTokens: z.int(),
  costUsd: z.number(),
  firstTextMs: z.nullable(z.int()),
  durationMs: z.nullable(z.int()),
  rating: z.nullable(z.enum(chatRatings)),
  /** Set when staff marked the answer as wrong; `by` is the name of who did. */
  correction: z.nullable(z.extend(z.object(correctionSchema.def.shape), { by: z.string() })),
  /** The visitor requested another answer. */
  isSuperseded: z.boolean(),
  /** Set when no source was found: the knowledge gap that counts such questions, and its state. */
  gapId: z.nullable(z.uuid()),
  gapState: z.nullable(gapStateSchema),
  createdAt: z.iso.datetime(),
})
export type ConversationTurn = z.infer<typeof conversationTurnSchema>

const ledSchema = z.object({ id: z.uuid(), reference: z.string() })

/** 404 `conversation.not_found`. */
export const conversationDetailSchema = z.extend(conversationSchema, {
  turns: z.array(conversationTurnSchema),
  /** Attached enquiries, and quotations made from the conversation or those enquiries; oldest first. */
  enquiries: z.array(ledSchema),
  quotes: z.array(ledSchema),
})
export type ConversationDetail = z.infer<typeof conversationDetailSchema>

export const conversationParametersSchema = z.object({ id: z.uuid() })
export const turnParametersSchema = z.object({ id: z.uuid(), turnId: z.uuid() })

/**
 * Counts conversations whose last message is from the last 30 days, today included, in the shop's time zone. `today`
 * is in Hong Kong time, like the limits of the settings (0: no limit).
 */
export const conversationFiguresSchema = z.object({
  conversations: z.int(),
  questions: z.int(),
  /** Percentage of questions with a source; null without questions. */
  answeredPercent: z.nullable(z.number()),
  up: z.int(),
  down: z.int(),
  handedOver: z.int(),
  costUsd: z.number(),
  today: z.object({ messages: z.int(), tokens: z.int(), costUsd: z.number() }),
  limits: z.object({ tokens: z.int(), costUsd: z.number() }),
  openGaps: z.int(),
})
export type ConversationFigures = z.infer<typeof conversationFiguresSchema>
