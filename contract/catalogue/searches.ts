import * as z from 'zod/mini'
import { languageSchema, writtenLanguages } from '../i18n/languages.ts'
import { visitorFault } from '../problems/field-faults.ts'
import { requiredLine } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, tableQuery } from '../tables.ts'

/** Search suggestions, searches without results, and synonyms added by staff. */

/** Per kind. */
export const suggestionsMax = 4

const withoutNul = z.refine<string>((text) => !text.includes('\0'), visitorFault('nul_character'))

export const suggestionsQuerySchema = z.strictObject({
  q: z.string().check(
    z.trim(),
    z.overwrite((typed) => typed.replace(/\s+/gu, ' ')),
    z.minLength(1, visitorFault('required')),
    z.maxLength(60),
    withoutNul,
  ),
  /** Language of page and question titles. */
  language: z._default(languageSchema, 'zh-TW'),
})
export type SuggestionsQuery = z.infer<typeof suggestionsQuerySchema>

export const suggestedProductSchema = z.object({
  slug: z.string(),
  name: z.string(),
  nameEn: z.nullable(z.string()),
  modelNumber: z.nullable(z.string()),
})
export type SuggestedProduct = z.infer<typeof suggestedProductSchema>

/** A page, a section, or a question on /support. */
export const suggestedPageSchema = z.object({
  title: z.string(),
  /** Path without language prefix: /support#how-many. */
  path: z.string(),
})
export type SuggestedPage = z.infer<typeof suggestedPageSchema>

export const suggestionsSchema = z.object({
  products: z.array(suggestedProductSchema),
  pages: z.array(suggestedPageSchema),
  questions: z.array(suggestedPageSchema),
  /** Corrected search text that gave these products, when the original found none. */
  meant: z.nullable(z.string()),
})
export type Suggestions = z.infer<typeof suggestionsSchema>

/** Counts a search that showed no product; nothing about the visitor is stored. */
export const missedSearchWriteSchema = z.strictObject({
  search: z.string().check(z.trim(), z.minLength(1, visitorFault('required')), z.maxLength(100), withoutNul),
  language: languageSchema,
})
export type MissedSearchWrite = z.infer<typeof missedSearchWriteSchema>

export const missedSearchStates = ['open', 'done'] as const
export const missedSearchSchema = z.object({
  id: z.uuid(),
  /** Normalized: lower case, traditional characters. */
  term: z.string(),
  language: languageSchema,
  count: z.int(),
  state: z.enum(missedSearchStates),
  lastAt: z.iso.datetime(),
})
export type MissedSearch = z.infer<typeof missedSearchSchema>

/** Sorted by count, highest first. */
export const missedSearchQuerySchema = tableQuery(['count', 'lastAt', 'term'], {
  state: choices(missedSearchStates),
  language: choices(writtenLanguages),
})
export type MissedSearchQuery = z.infer<typeof missedSearchQuerySchema>
export const missedSearchPageSchema = pageOf(missedSearchSchema)

export const missedSearchChangeSchema = z.strictObject({ state: z.enum(missedSearchStates) })

/** Limited because every search evaluates all synonyms. */
export const synonymsMax = 500
export const synonymWordsMax = 10
const word = requiredLine(40)

export const synonymSchema = z.object({
  id: z.uuid(),
  term: z.string(),
  words: z.array(z.string()),
  /** Whether a search for one of the words also finds the term's products. */
  bothWays: z.boolean(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type Synonym = z.infer<typeof synonymSchema>

export const synonymQuerySchema = tableQuery(['term', 'createdAt'], {})
export type SynonymQuery = z.infer<typeof synonymQuerySchema>
export const synonymPageSchema = pageOf(synonymSchema)

/** Adds the words to those that the term already has. */
export const synonymWriteSchema = z.strictObject({
  term: word,
  words: z.array(word).check(z.minLength(1, visitorFault('required')), z.maxLength(synonymWordsMax)),
  bothWays: z.boolean(),
  /** Missed search that this resolves. */
  missedId: z.optional(z.uuid()),
})
export type SynonymWrite = z.infer<typeof synonymWriteSchema>
