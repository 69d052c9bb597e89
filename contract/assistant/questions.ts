import * as z from 'zod/mini'
import { languageSchema, writtenLanguages } from '../i18n/languages.ts'
import { optionalText, requiredText } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, tableQuery } from '../tables.ts'

/**
 * Questions and answers that staff write, shown on /support and known to the assistant beside those that the pages were built
 * with (content/questions.words.ts).
 */

/** The groups of /support. */
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

/** Both languages; the English may be missing, and is then shown in Chinese, as of products. */
const texts = {
  question: requiredText(questionLengths.question),
  questionEn: optionalText(questionLengths.question),
  answer: requiredText(questionLengths.answer),
  answerEn: optionalText(questionLengths.answer),
  /** Other words that people ask with. */
  words: optionalText(questionLengths.words),
  wordsEn: optionalText(questionLengths.words),
}

/** GET /questions: those that are published, in the order of their groups, the oldest first. */
export const publicQuestionSchema = z.object({
  /** Its address: /support#{slug}. */
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

/** As staff see it. */
export const questionSchema = z.extend(publicQuestionSchema, {
  id: z.uuid(),
  isPublished: z.boolean(),
  version: z.int32(),
  updatedBy: z.string(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  /** How often visitors asked what it answers, before it was there. */
  asked: z.int(),
})
export type Question = z.infer<typeof questionSchema>

/** GET /admin/questions. */
export const questionTableQuerySchema = tableQuery(['updatedAt', 'question', 'asked'], {
  group: choices(questionGroupIds),
  published: choices(['true', 'false']),
})
export type QuestionTableQuery = z.infer<typeof questionTableQuerySchema>
export const questionPageSchema = pageOf(questionSchema)

/** POST /admin/questions: 201 with the question. `gapIds`: what visitors asked that it answers. */
export const newQuestionSchema = z.strictObject({
  group: questionGroupSchema,
  ...texts,
  isPublished: z.boolean(),
  gapIds: z._default(z.array(z.uuid()).check(z.maxLength(100)), []),
})
export type NewQuestion = z.infer<typeof newQuestionSchema>

/** PUT /admin/questions/{id}: of another version, 409 `record.changed`. */
export const questionWriteSchema = z.strictObject({
  group: questionGroupSchema,
  ...texts,
  isPublished: z.boolean(),
  version: z.int32(),
})
export type QuestionWrite = z.infer<typeof questionWriteSchema>

/** DELETE /admin/questions/{id}?version=N: 204; what visitors asked is open again. */
export const questionParametersSchema = z.object({ id: z.uuid() })

/** What visitors asked that found no source; questions alike in words are one. */
export const gapStates = ['open', 'answered', 'dismissed'] as const
export const gapStateSchema = z.enum(gapStates)

export const questionGapSchema = z.object({
  id: z.uuid(),
  language: languageSchema,
  question: z.string(),
  asked: z.int(),
  state: gapStateSchema,
  lastAskedAt: z.iso.datetime(),
  /** Other wordings, the newest first, at most five. */
  alike: z.array(z.string()),
  answer: z.nullable(z.object({ id: z.uuid(), question: z.string() })),
})
export type QuestionGap = z.infer<typeof questionGapSchema>

/** GET /admin/question-gaps: asked most often first. */
export const gapTableQuerySchema = tableQuery(['asked', 'lastAskedAt'], {
  state: choices(gapStates),
  language: choices(writtenLanguages),
})
export type GapTableQuery = z.infer<typeof gapTableQuerySchema>
export const gapPageSchema = pageOf(questionGapSchema)

/** PATCH /admin/question-gaps/{id}: dismissed, or open again. 204. */
export const gapChangeSchema = z.strictObject({ state: z.enum(['open', 'dismissed']) })
