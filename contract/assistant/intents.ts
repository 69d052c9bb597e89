import * as z from 'zod/mini'
import { readerLanguageSchema, readerLanguages } from '../i18n/languages.ts'
import { pageOf } from '../site/pages.ts'
import { choices, moment, tableQuery } from '../tables.ts'

/** What a question asks for, by the words that the planner reads. */
export const questionIntents = [
  'price',
  'stock',
  'find',
  'compare',
  'compatibility',
  'system',
  'network',
  'facts',
  'quotation',
  'demo',
  'status',
  'company',
  'law',
  'how-to',
  'other',
] as const
export const questionIntentSchema = z.enum(questionIntents)
export type QuestionIntent = z.infer<typeof questionIntentSchema>

/** Why a question counts: it found no source and is still open, or staff marked its answer as wrong. */
export const missKinds = ['unanswered', 'wrong'] as const

export const missedQuestionSchema = z.object({
  turnId: z.uuid(),
  conversationId: z.uuid(),
  question: z.string(),
  /** Of the conversation. */
  language: readerLanguageSchema,
  at: z.iso.datetime({ offset: true }),
  /** Open knowledge gap that counts it; null without. */
  gapId: z.nullable(z.uuid()),
  isWrong: z.boolean(),
})
export type MissedQuestion = z.infer<typeof missedQuestionSchema>

/** Questions with one intent that were not answered, or wrongly. */
export const missedIntentSchema = z.object({
  intent: questionIntentSchema,
  questions: z.int(),
  unanswered: z.int(),
  wrong: z.int(),
  lastAskedAt: z.iso.datetime(),
  /** Newest first, at most five. */
  examples: z.array(missedQuestionSchema),
})
export type MissedIntent = z.infer<typeof missedIntentSchema>

/** `from` (included) and `to` (not) are of the questions. */
export const missedIntentTableQuerySchema = tableQuery(['questions', 'lastAskedAt'], {
  kind: choices(missKinds),
  language: choices(readerLanguages),
  from: moment,
  to: moment,
})
export type MissedIntentTableQuery = z.infer<typeof missedIntentTableQuerySchema>
export const missedIntentPageSchema = pageOf(missedIntentSchema)
