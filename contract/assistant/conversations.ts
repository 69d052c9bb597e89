import * as z from 'zod/mini'
import { readerLanguageSchema, readerLanguages } from '../i18n/languages.ts'
import { pageOf } from '../site/pages.ts'
import { choices, moment, tableQuery } from '../tables.ts'
import { chatFailures, chatFallbacks, chatModes, chatRatings, chatSourceSchema, turnStates } from './chat.ts'
import { gapStateSchema } from './questions.ts'

/** Talks of visitors with the assistant, as staff read them. E-mail addresses, phone numbers and HKIDs are masked before they are kept. */

export const handOvers = ['messaging', 'enquiry', 'quote'] as const
export const handOverSchema = z.enum(handOvers)
export type HandOver = z.infer<typeof handOverSchema>

/** What stands out in a conversation. */
export const conversationMarks = ['up', 'down', 'unanswered', 'failed', 'handed-over'] as const

export const conversationSchema = z.object({
  id: z.uuid(),
  language: readerLanguageSchema,
  /** Its first question. */
  opening: z.string(),
  questions: z.int(),
  up: z.int(),
  down: z.int(),
  /** Questions that found no source. */
  unanswered: z.int(),
  failed: z.int(),
  tokens: z.int(),
  /** US dollars. */
  costUsd: z.number(),
  handedOverTo: z.nullable(handOverSchema),
  startedAt: z.iso.datetime(),
  lastAt: z.iso.datetime(),
})
export type Conversation = z.infer<typeof conversationSchema>

/**
 * GET /admin/conversations and …/export.csv; `search` looks in questions and answers, `from` and `to` are of the last message; of
 * several marks, one will do.
 */
export const conversationTableQuerySchema = tableQuery(['lastAt', 'questions', 'costUsd'], {
  language: choices(readerLanguages),
  mark: choices(conversationMarks),
  from: moment,
  to: moment,
})
export type ConversationTableQuery = z.infer<typeof conversationTableQuerySchema>
export const conversationPageSchema = pageOf(conversationSchema)

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
  /** All that were given, cited or not. */
  sources: z.array(chatSourceSchema),
  cited: z.array(z.int()),
  unverified: z.array(z.string()),
  promptTokens: z.int(),
  completionTokens: z.int(),
  costUsd: z.number(),
  firstTextMs: z.nullable(z.int()),
  durationMs: z.nullable(z.int()),
  rating: z.nullable(z.enum(chatRatings)),
  /** The visitor asked for another answer. */
  isSuperseded: z.boolean(),
  /** It found no source: what such questions are counted by, and what has become of it. */
  gapId: z.nullable(z.uuid()),
  gapState: z.nullable(gapStateSchema),
  createdAt: z.iso.datetime(),
})
export type ConversationTurn = z.infer<typeof conversationTurnSchema>

const ledSchema = z.object({ id: z.uuid(), reference: z.string() })

/** GET /admin/conversations/{id}; 404 `conversation.not_found`. */
export const conversationDetailSchema = z.extend(conversationSchema, {
  turns: z.array(conversationTurnSchema),
  /** What came of it: enquiries that it is attached to, quotations made from it or from one of those; the first first. */
  enquiries: z.array(ledSchema),
  quotes: z.array(ledSchema),
})
export type ConversationDetail = z.infer<typeof conversationDetailSchema>

/** GET and DELETE /admin/conversations/{id}. */
export const conversationParametersSchema = z.object({ id: z.uuid() })

/**
 * GET /admin/conversations/figures: of conversations whose last message is of the last 30 days, today among them, in the shop's time
 * zone; `today` is Hong Kong's, as the limits of the settings are (0: no limit).
 */
export const conversationFiguresSchema = z.object({
  conversations: z.int(),
  questions: z.int(),
  /** Questions that found a source, in percent; null where there are none. */
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
