import * as z from 'zod/mini'
import { chatSourceKinds } from '#contract/assistant/chat.ts'
import { languageSchema } from '#contract/i18n/languages.ts'
import { Prisma } from '#prisma'
import { type ProductRow, productRow, publicColumns } from '#server/modules/catalogue/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { countRow, readRow, readRows } from '#server/platform/database/rows.ts'

const stemRow = z.object({ word: z.string(), stem: z.nullable(z.string()) })
const similarRow = z.object({ word: z.string(), similar: z.array(z.string()) })
const wordRow = z.object({ word: z.string(), count: z.number() })

/** Queries of one term: as asked (`own`) and by synonyms (`wide`); for titles, for titles and keywords, and for all text. */
export interface TermQueries {
  own: TermQuery
  wide: TermQuery
}
export type TermQuery = { title: string; words: string; text: string } | null

const candidateRow = z.object({
  key: z.string(),
  levels: z.array(z.number()),
})
export type Candidate = z.output<typeof candidateRow>

const passageCandidateRow = z.extend(candidateRow, { from: z.enum(['page', 'staff']) })
export type PassageCandidate = z.output<typeof passageCandidateRow>

const passageRow = z.object({
  from: passageCandidateRow.def.shape.from,
  key: z.string(),
  language: languageSchema,
  kind: z.enum(chatSourceKinds),
  title: z.string(),
  text: z.string(),
  path: z.string(),
})
export type PassageRow = z.output<typeof passageRow>

export interface WordCounts {
  total: number
  words: z.output<typeof wordRow>[]
}

/** Match level of each term: 0 none; 1 text, by synonym; 2 text; 3 keywords, by synonym; 4 title, by synonym; 5 keywords; 6 title. */
const levels = Prisma.sql`ARRAY(
  SELECT CASE
    WHEN NOT d."terms" @@ a."anywhere" THEN 0
    WHEN d."terms" @@ a."ownTitle" THEN 6 WHEN d."terms" @@ a."ownWords" THEN 5
    WHEN d."terms" @@ a."wideTitle" THEN 4 WHEN d."terms" @@ a."wideWords" THEN 3
    WHEN d."terms" @@ a."ownText" THEN 2 ELSE 1 END
  FROM term_rows a ORDER BY a."place") AS "levels"`

const candidatesMax = 200

/** Creates the queries of the knowledge search. Retired products and unpublished questions are excluded. */
export function createKnowledgeRepo(database: DatabaseHandle) {
  return {
    /** Returns the English stems of words; null for stop words. */
    stems(words: string[]): Promise<z.output<typeof stemRow>[]> {
      return readRows(database, stemRow)`
        SELECT word, (ts_lexize('english_stem', word))[1] AS stem FROM unnest(${words}::text[]) AS word`
    },

    /** Returns words of pages, of the vocabulary and of product names that begin like misspelt ones; none for words that are there. */
    similarWords(words: string[]): Promise<z.output<typeof similarRow>[]> {
      return readRows(database, similarRow)`
        SELECT strange.word, array_agg(DISTINCT known.word) AS "similar" FROM unnest(${words}::text[]) AS strange(word)
        CROSS JOIN LATERAL (
          SELECT "word" FROM "KnowledgeWord"
          UNION SELECT regexp_split_to_table(called.name, '[^a-z0-9]+') FROM (
            SELECT knowledge_called("name", "nameEn", "modelNumber") AS name FROM "Product"
            WHERE "retiredAt" IS NULL AND strange.word <% knowledge_called("name", "nameEn", "modelNumber") LIMIT 20
          ) AS called
        ) AS known(word)
        WHERE left(known.word, 1) = left(strange.word, 1) AND abs(length(known.word) - length(strange.word)) <= 2
          AND NOT EXISTS (SELECT FROM "KnowledgeWord" AS right_word WHERE right_word."word" = strange.word)
        GROUP BY strange.word`
    },

    /** @param gate tsquery that every result must match */
    passages(terms: TermQueries[], gate: string): Promise<PassageCandidate[]> {
      return readRows(database, passageCandidateRow)`
        WITH ${termRows(terms)}
        SELECT d."from", d."key", ${levels} FROM knowledge_passages(${gate}::tsquery, ${candidatesMax}) AS d`
    },

    products(terms: TermQueries[], gate: string): Promise<Candidate[]> {
      return readRows(database, candidateRow)`
        WITH ${termRows(terms)}
        SELECT d."key", ${levels} FROM knowledge_products(${gate}::tsquery, ${candidatesMax}) AS d`
    },

    passageRows(pages: string[], staff: string[]): Promise<PassageRow[]> {
      return readRows(database, passageRow)`
        SELECT 'page' AS "from", "key", "language", "kind", "title", "text", "path" FROM "Passage" WHERE "key" = ANY(${pages})
        UNION ALL SELECT 'staff', "slug", 'zh-TW', 'question', "question", "answer", '/support#' || "slug"
          FROM "Question" WHERE "slug" = ANY(${staff}) AND "isPublished"
        UNION ALL SELECT 'staff', "slug", 'en', 'question', "questionEn", "answerEn", '/support#' || "slug"
          FROM "Question" WHERE "slug" = ANY(${staff}) AND "isPublished" AND "questionEn" <> '' AND "answerEn" <> ''`
    },

    productRows(ids: string[]): Promise<ProductRow[]> {
      return readRows(database, productRow)`
        SELECT ${publicColumns} FROM "Product" p WHERE p."id" = ANY(${ids}::uuid[]) AND p."retiredAt" IS NULL`
    },

    async wordCounts(): Promise<{ passages: WordCounts; products: WordCounts }> {
      const [passages, products] = await Promise.all([
        countWords(
          database,
          `SELECT "terms" FROM "Passage" UNION ALL SELECT "terms" FROM "Question" WHERE "isPublished"
          UNION ALL SELECT "termsEn" FROM "Question" WHERE "isPublished" AND "questionEn" <> ''`,
        ),
        countWords(database, `SELECT "terms" FROM "Product" WHERE "retiredAt" IS NULL LIMIT ${sampleMax}`),
      ])
      return { passages, products }
    },
  }
}

export type KnowledgeRepo = ReturnType<typeof createKnowledgeRepo>

const sampleMax = 1000

/** @param rows a query as text, for ts_stat */
async function countWords(database: DatabaseHandle, rows: string): Promise<WordCounts> {
  const [words, counted] = await Promise.all([
    readRows(database, wordRow)`SELECT "word", "ndoc" AS "count" FROM ts_stat(${rows})`,
    readRow(database, countRow)`SELECT count(*)::int AS "count" FROM (${Prisma.raw(rows)}) AS "rows"`,
  ])
  return { total: counted?.count ?? 0, words }
}

function termRows(terms: TermQueries[]): Prisma.Sql {
  const column = (side: keyof TermQueries, where: 'title' | 'words' | 'text') =>
    Prisma.sql`${terms.map((term) => term[side]?.[where] ?? '')}::text[]`
  return Prisma.sql`term_rows AS MATERIALIZED (
    SELECT "place", ot::tsquery AS "ownTitle", ow::tsquery AS "ownWords", oa::tsquery AS "ownText",
      wt::tsquery AS "wideTitle", ww::tsquery AS "wideWords", oa::tsquery || wa::tsquery AS "anywhere"
    FROM unnest(${column('own', 'title')}, ${column('own', 'words')}, ${column('own', 'text')},
      ${column('wide', 'title')}, ${column('wide', 'words')}, ${column('wide', 'text')}
    ) WITH ORDINALITY AS t(ot, ow, oa, wt, ww, wa, "place"))`
}
