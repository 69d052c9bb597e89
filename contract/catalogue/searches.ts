import * as z from 'zod/mini'
import { languageSchema, writtenLanguages } from '../i18n/languages.ts'
import { visitorFault } from '../problems/field-faults.ts'
import { requiredLine } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, tableQuery } from '../tables.ts'

/** What visitors search for: suggestions as they type, searches that found nothing, and the synonyms that staff add. */

/** Of one kind, at most. */
export const suggestionsMax = 4

const withoutNul = z.refine<string>((text) => !text.includes('\0'), visitorFault('nul_character'))

/** GET /suggestions: one character at least. */
export const suggestionsQuerySchema = z.strictObject({
  q: z.string().check(
    z.trim(),
    z.overwrite((typed) => typed.replace(/\s+/gu, ' ')),
    z.minLength(1, visitorFault('required')),
    z.maxLength(60),
    withoutNul,
  ),
  /** Titles of pages and questions are said in it. */
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

/** A page, a part of one, or a question of /support. */
export const suggestedPageSchema = z.object({
  title: z.string(),
  /** On this site, in no language: /support#how-many. */
  path: z.string(),
})
export type SuggestedPage = z.infer<typeof suggestedPageSchema>

export const suggestionsSchema = z.object({
  products: z.array(suggestedProductSchema),
  pages: z.array(suggestedPageSchema),
  questions: z.array(suggestedPageSchema),
  /** The search that the products were found by, where the one that was typed finds none. */
  meant: z.nullable(z.string()),
})
export type Suggestions = z.infer<typeof suggestionsSchema>

/** POST /missed-searches: a search of the catalogue showed somebody nothing. It is counted, and nothing is kept of who it was. */
export const missedSearchWriteSchema = z.strictObject({
  search: z.string().check(z.trim(), z.minLength(1, visitorFault('required')), z.maxLength(100), withoutNul),
  language: languageSchema,
})
export type MissedSearchWrite = z.infer<typeof missedSearchWriteSchema>

export const missedSearchStates = ['open', 'done'] as const
export const missedSearchSchema = z.object({
  id: z.uuid(),
  /** In one form: lower case, traditional characters. */
  term: z.string(),
  language: languageSchema,
  count: z.int(),
  state: z.enum(missedSearchStates),
  lastAt: z.iso.datetime(),
})
export type MissedSearch = z.infer<typeof missedSearchSchema>

/** GET /admin/missed-searches: most often first. */
export const missedSearchQuerySchema = tableQuery(['count', 'lastAt', 'term'], {
  state: choices(missedSearchStates),
  language: choices(writtenLanguages),
})
export type MissedSearchQuery = z.infer<typeof missedSearchQuerySchema>
export const missedSearchPageSchema = pageOf(missedSearchSchema)

/** PATCH /admin/missed-searches/{id}: 204. */
export const missedSearchChangeSchema = z.strictObject({ state: z.enum(missedSearchStates) })

/** As many synonyms are there at most: every search is read by all of them. */
export const synonymsMax = 500
export const synonymWordsMax = 10
const word = requiredLine(40)

export const synonymSchema = z.object({
  id: z.uuid(),
  term: z.string(),
  words: z.array(z.string()),
  /** Whether who searches for one of the words finds the term's products too. */
  bothWays: z.boolean(),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
})
export type Synonym = z.infer<typeof synonymSchema>

/** GET /admin/search-synonyms: by their terms. */
export const synonymQuerySchema = tableQuery(['term', 'createdAt'], {})
export type SynonymQuery = z.infer<typeof synonymQuerySchema>
export const synonymPageSchema = pageOf(synonymSchema)

/** POST /admin/search-synonyms: 201. A term that has words already gets these beside them. */
export const synonymWriteSchema = z.strictObject({
  term: word,
  words: z.array(word).check(z.minLength(1, visitorFault('required')), z.maxLength(synonymWordsMax)),
  bothWays: z.boolean(),
  /** The missed search that it is for: done by it. */
  missedId: z.optional(z.uuid()),
})
export type SynonymWrite = z.infer<typeof synonymWriteSchema>
