import * as z from 'zod/mini'
import { textFacets } from '#contract/catalogue/products.ts'
import { type SuggestedProduct, suggestedProductSchema } from '#contract/catalogue/searches.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { quotedColumns, readRow, readRows } from '#server/platform/database/rows.ts'
import { all, searchConditions } from '#server/platform/database/search.ts'
import { inWeights, planOf, queriesOf, queryOf, type SearchPlan, tsqueryOf, weightOf } from './product-search.rules.ts'
import { folded, type Lexicon, vocabularyLexicon } from './search-query.rules.ts'
import type { SearchTerm } from './search-terms.rules.ts'

/** Limits for phonetic search, beyond any catalogue that people read. */
const [namedMost, runsMost] = [20_000, 3000]

/** Matches that are ranked; measured on 100,000 products. */
const rankedMost = 500
/** Matches by title that are read for a frequent word, at most. */
const titledMost = 5000
/** Beyond this count, a word is taken for as frequent as any. */
const countedMost = 1000

const foundRow = z.object({ isFound: z.boolean() })
const wordRow = z.object({ word: z.string() })
const keptRow = z.object({ kept: z.array(z.number()) })

export const sortColumns = Prisma.raw(
  '"id", "name", "sortNameEn", "msrp", "stockQuantity", "createdAt", "batteryYears", "rangeKm"',
)
export const facetColumns = quotedColumns(['category', 'inStock', ...textFacets, 'mounting'])
/** Columns for filters and orders; the function found_products (see the migrations) returns the same. */
const columns = Prisma.sql`${sortColumns}, ${facetColumns}, "tags"`

/** Builds the common table expression `searched`: products that a search finds, without retired ones. */
export function searchedProducts(plan: SearchPlan): Prisma.Sql {
  if (plan.isByLetters)
    return Prisma.sql`searched AS (SELECT ${columns} FROM "Product" WHERE "retiredAt" IS NULL AND ${lettersOf(plan.search)})`
  return Prisma.sql`searched AS (SELECT ${columns} FROM found_products(to_tsquery('english', ${tsqueryOf(plan)})))`
}

/**
 * Builds the common table expression `best`: the matches that are ranked, with their place from 1. Of many, only those by title are, for each
 * row is read.
 * @param matching rows of `searched`, with what `filters` need @param areMany whether these are too many to rank
 */
export function bestProducts(
  plan: SearchPlan,
  matching: Prisma.Sql,
  filters: Prisma.Sql,
  areMany: Prisma.Sql,
): Prisma.Sql {
  const few = Prisma.sql`SELECT "id" FROM ${matching} WHERE NOT ${areMany} AND ${filters}`
  const ofMany = Prisma.sql`
    (SELECT "id" FROM ${matching} WHERE ${areMany} AND ${filters} AND "id" IN (${titledOf(plan, titledMost)}) LIMIT ${rankedMost})`
  return ranked(plan, plan.isByLetters ? few : Prisma.sql`(${few}) UNION ALL ${ofMany}`)
}

/** Selects at most so many products whose name, codes, category or tags have the words of a search. */
function titledOf(plan: SearchPlan, most: number): Prisma.Sql {
  return Prisma.sql`SELECT "id" FROM titled_products(to_tsquery('english', ${tsqueryOf(plan)}), ${most})`
}

/** Builds the common table expression `best`: these products with their place by relevance, from 1. */
function ranked(plan: SearchPlan, ids: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`best AS MATERIALIZED (
    SELECT "id", row_number() OVER (ORDER BY "score" DESC, "inStock" DESC, length("name"), "name" COLLATE "zh-Hant-x-icu", "id") AS "place" FROM (
      SELECT "id", "inStock", "name", ${scoreOf(plan)} AS "score" FROM "Product" WHERE "id" IN (${ids})
    ) AS scored
  )`
}

/** Builds whether there are too many matches to rank all, without counting them. */
export function areManyOf(matching: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`EXISTS (SELECT FROM ${matching} OFFSET ${rankedMost})`
}

/** Builds how well a row of "Product" matches: by name, then codes, category, tags, specifications, descriptions; typed words before others. */
export function scoreOf({ search, terms, isByLetters, isTyping }: SearchPlan): Prisma.Sql {
  if (isByLetters) return letterScore(search)
  const scores = terms.map((term, place) => termScore(term, isTyping && place === terms.length - 1))
  return Prisma.sql`(${Prisma.join(scores, ' + ')})`
}

function termScore(term: SearchTerm, isTyping: boolean): Prisma.Sql {
  const [own, every] = [queryOf(term, 'own'), queryOf(term, 'all', isTyping)]
  const meets = (column: 'titleTerms' | 'terms', query: string, weights?: string) =>
    query === ''
      ? Prisma.sql`false`
      : Prisma.sql`${Prisma.raw(`"${column}"`)} @@ to_tsquery('english', ${weights ? inWeights(query, weights) : query})`
  return Prisma.sql`${weightOf(term)}::float8 * CASE
    WHEN ${meets('titleTerms', own, 'A')} THEN 16
    WHEN ${meets('titleTerms', own, 'B')} THEN 14
    WHEN ${meets('titleTerms', every)} THEN CASE
      WHEN ${meets('titleTerms', every, 'A')} THEN 12
      WHEN ${meets('titleTerms', every, 'B')} THEN 11
      WHEN ${meets('titleTerms', own, 'C')} THEN 10
      WHEN ${meets('titleTerms', every, 'C')} THEN 8
      WHEN ${meets('titleTerms', own, 'D')} THEN 7 ELSE 6 END
    WHEN ${meets('terms', own)} THEN CASE WHEN ${meets('terms', own, 'D')} THEN 5 ELSE 4 END
    WHEN ${meets('terms', every)} THEN CASE WHEN ${meets('terms', every, 'D')} THEN 3 ELSE 2 END
    ELSE 0 END`
}

function letterScore(search: string): Prisma.Sql {
  const words = [...new Set([search.toLowerCase(), folded(search)])]
  const has = (text: Prisma.Sql) =>
    Prisma.sql`(SELECT bool_or(position(word IN lower(${text})) > 0)::int FROM unnest(${words}::text[]) AS word)`
  return Prisma.sql`(2 * ${has(Prisma.sql`concat_ws(' ', "name", "nameEn")`)} + ${has(Prisma.sql`concat_ws(' ', "modelNumber", "sku", "manufacturerCode")`)})`
}

/** Returns the condition that a row of "Product" has the letters of each word of a search, in either script. */
function lettersOf(search: string): Prisma.Sql {
  const texts = [...new Set([search, folded(search)])].map((text) => Prisma.sql`(${all(searchConditions(text))})`)
  return Prisma.sql`(${Prisma.join(texts, ' OR ')})`
}

/** Search of products for staff: by words and characters, retired products included. */
export interface StaffSearch {
  condition: Prisma.Sql
  /** "Product" with `matchPlace`: 1 for the best match, null beyond the first ones. */
  from: Prisma.Sql
}

export function staffSearchOf(
  search: string | undefined,
  lexicon: Lexicon = vocabularyLexicon,
): StaffSearch | undefined {
  if (!search?.trim()) return undefined
  const plan = planOf(search, lexicon)
  const words = Prisma.sql`to_tsquery('english', ${tsqueryOf(plan)})`
  const titled = (most: number) => Prisma.sql`SELECT "id" FROM titled_products(${words}, ${most})`
  const worded = (most: number | null) => Prisma.sql`SELECT "id" FROM matched_products(${words}, ${most}::bigint)`
  const lettered = Prisma.sql`SELECT "id" FROM "Product" WHERE ${lettersOf(search)}`
  // letters are looked for where words find nothing: they read every product
  const found = plan.isByLetters
    ? lettered
    : Prisma.sql`${worded(null)} UNION ALL ${lettered} AND NOT EXISTS (${titled(1)}) AND NOT EXISTS (${worded(1)})`
  const first = plan.isByLetters
    ? Prisma.sql`${lettered} LIMIT ${rankedMost}`
    : Prisma.sql`WITH named AS MATERIALIZED (${titled(rankedMost)})
        SELECT "id" FROM named UNION (SELECT "id" FROM (${found}) AS others WHERE (SELECT count(*) < ${rankedMost} FROM named) LIMIT ${rankedMost})`
  return {
    condition: Prisma.sql`"id" IN (${found})`,
    from: Prisma.sql`"Product" LEFT JOIN (
      SELECT "id" AS "matchId", row_number() OVER (
        ORDER BY ${scoreOf(plan)} DESC, "retiredAt" IS NOT NULL, "inStock" DESC, length("name"), "id"
      ) AS "matchPlace"
      FROM "Product" WHERE "id" IN (${first})
    ) AS best ON "matchId" = "id"`,
  }
}

export function createProductSearchRepo(database: DatabaseHandle) {
  return {
    async finds(plan: SearchPlan): Promise<boolean> {
      const first = plan.isByLetters
        ? Prisma.sql`"Product" WHERE "retiredAt" IS NULL AND ${lettersOf(plan.search)}`
        : Prisma.sql`knowledge_products(to_tsquery('english', ${tsqueryOf(plan)}), 1)`
      const row = await readRow(database, foundRow)`SELECT EXISTS (SELECT FROM ${first}) AS "isFound"`
      return row?.isFound ?? false
    },

    /** Returns the required terms that meet together on some product, the most telling ones, and others that some product has. */
    async kept(plan: SearchPlan): Promise<{ kept: SearchTerm[]; others: SearchTerm[] }> {
      const typed = plan.required.map((term) => queryOf(term, 'own'))
      const kinds = plan.required.map(({ kind }) => (kind === 'pair' ? 1 : 0))
      const row = await readRow(database, keptRow)`
        SELECT search_kept(${queriesOf(plan)}::text[], ${typed}::text[], ${kinds}::int[], ${countedMost}) AS "kept"`
      const { required } = plan
      return {
        kept: required.filter((_, place) => row?.kept.includes(place + 1)),
        others: required.filter((_, place) => row?.kept.includes(-place - 1)),
      }
    },

    /** Returns the best products of a search: where as many as are ranked match by title, no others are read. */
    best(plan: SearchPlan, most: number): Promise<SuggestedProduct[]> {
      const titled = plan.isByLetters ? Prisma.sql`SELECT NULL::uuid AS "id" WHERE false` : titledOf(plan, rankedMost)
      const others = Prisma.sql`SELECT "id" FROM searched WHERE (SELECT count(*) < ${rankedMost} FROM titled) LIMIT ${rankedMost}`
      return readRows(database, suggestedProductSchema)`
        WITH titled AS MATERIALIZED (${titled}), ${searchedProducts(plan)},
          ${ranked(plan, Prisma.sql`SELECT "id" FROM titled UNION ALL (${others})`)}
        SELECT "slug", "name", "nameEn", "modelNumber" FROM best JOIN "Product" USING ("id") ORDER BY "place" LIMIT ${most}`
    },

    /** Returns the Chinese in names and uses, of a limited number of products. */
    async chineseRuns(): Promise<string[]> {
      const rows = await readRows(database, wordRow)`
        SELECT DISTINCT run[1] AS word FROM (
          SELECT "name", "subcategory" FROM "Product" WHERE "retiredAt" IS NULL LIMIT ${namedMost}
        ) AS named, regexp_matches("name" || ' ' || coalesce("subcategory", ''), '[\\u4E00-\\u9FFF]{2,}', 'g') AS run
        LIMIT ${runsMost}`
      return rows.map(({ word }) => word)
    },

    async unknownWords(words: string[]): Promise<string[]> {
      const rows = await readRows(database, wordRow)`
        SELECT word FROM unnest(${words}::text[]) AS searched(word)
        WHERE NOT EXISTS (SELECT FROM knowledge_products(plainto_tsquery('english', word), 1))`
      return rows.map(({ word }) => word)
    },
  }
}

export type ProductSearchRepo = ReturnType<typeof createProductSearchRepo>
