import * as z from 'zod/mini'
import { languageSchema, writtenLanguages } from '../i18n/languages.ts'
import { optionalText, requiredText } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, tableQuery } from '../tables.ts'
import { questionIntents } from './intents.ts'

/**
 * Questions and answers written by staff. They appear on /support and are sources of the assistant, beside the
 * built-in ones (content/questions.words.ts).
 */

/** Groups on /support. */
export const questionGroupIds = [
  'choosing',
  'prices',
  'ordering',
  'installation',
  'connectivity',
  'platform',
  'warranty',
  'data',
] as const
export const questionGroupSchema = z.enum(questionGroupIds)
export type QuestionGroupId = z.infer<typeof questionGroupSchema>

export const questionLengths = { question: 300, answer: 3000, words: 300 } as const

/** English may be empty; Chinese is shown instead. */
const texts = {
  question: requiredText(questionLengths.question),
  questionEn: optionalText(questionLengths.question),
  answer: requiredText(questionLengths.answer),
  answerEn: optionalText(questionLengths.answer),
  /** Additional search terms. */
  words: optionalText(questionLengths.words),
  wordsEn: optionalText(questionLengths.words),
}

/** Published questions by group, oldest first. */
export const publicQuestionSchema = z.object({
  /** Fragment on the page: /support#{slug}. */
  slug: z.string(),
  group: questionGroupSchema,
  question: z.string(),
  questionEn: z.string(),
  answer: z.string(),
  answerEn: z.string(),
  words: z.string(),
  wordsEn: z.string(),
})
export type PublicQuestion = z.infer<typeof publicQuestionSchema>
export const publicQuestionsSchema = z.object({ items: z.array(publicQuestionSchema) })

export const questionSchema = z.extend(publicQuestionSchema, {
  id: z.uuid(),
  isPublished: z.boolean(),
  version: z.int32(),
  updatedBy: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** Times that visitors asked it before it existed. */
  asked: z.int(),
})
export type Question = z.infer<typeof questionSchema>

export const questionTableQuerySchema = tableQuery(['updatedAt', 'question', 'asked'], {
  group: choices(questionGroupIds),
  published: choices(['true', 'false']),
})
export type QuestionTableQuery = z.infer<typeof questionTableQuerySchema>
export const questionPageSchema = pageOf(questionSchema)

/** `gapIds`: knowledge gaps that the new question closes. */
export const newQuestionSchema = z.strictObject({
  group: questionGroupSchema,
  ...texts,
  isPublished: z.boolean(),
  gapIds: z._default(z.array(z.uuid()).check(z.maxLength(100)), []),
})
export type NewQuestion = z.infer<typeof newQuestionSchema>

/** 409 `record.changed` for another version. */
export const questionWriteSchema = z.strictObject({
  group: questionGroupSchema,
  ...texts,
  isPublished: z.boolean(),
  version: z.int32(),
})
export type QuestionWrite = z.infer<typeof questionWriteSchema>

/** Deleting a question reopens its knowledge gaps. */
export const questionParametersSchema = z.object({ id: z.uuid() })

/** Visitors' questions for which no source was found; similar wordings count as one. */
export const gapStates = ['open', 'answered', 'dismissed'] as const
export const gapStateSchema = z.enum(gapStates)

export const questionGapSchema = z.object({
  id: z.uuid(),
  language: languageSchema,
  question: z.string(),
  asked: z.int(),
  state: gapStateSchema,
  lastAskedAt: z.iso.datetime(),
  /** Other wordings, newest first, at most five. */
  alike: z.array(z.string()),
  answer: z.nullable(z.object({ id: z.uuid(), question: z.string() })),
})
export type QuestionGap = z.infer<typeof questionGapSchema>

/** Sorted by count, highest first. */
export const gapTableQuerySchema = tableQuery(['asked', 'lastAskedAt'], {
  state: choices(gapStates),
  language: choices(writtenLanguages),
  /** Of any of its wordings. */
  intent: choices(questionIntents),
})
export type GapTableQuery = z.infer<typeof gapTableQuerySchema>
export const gapPageSchema = pageOf(questionGapSchema)

/** Dismisses a gap or reopens it. */
export const gapChangeSchema = z.strictObject({ state: z.enum(['open', 'dismissed']) })
