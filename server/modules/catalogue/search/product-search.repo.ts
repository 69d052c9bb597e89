import * as z from 'zod/mini'
import { textFacets } from '#contract/catalogue/products.ts'
import { type SuggestedProduct, suggestedProductSchema, suggestionsMax } from '#contract/catalogue/searches.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { quotedColumns, readRow, readRows } from '#server/platform/database/rows.ts'
import { all, escaped, searchConditions } from '#server/platform/database/search.ts'
import {
  builtIn,
  hasLoneTerm,
  inWeights,
  isOfWordsAlone,
  type Lexicons,
  type SearchWay,
  termQueriesOf,
  tsqueryOf,
} from './product-search.rules.ts'
import { folded } from './search-query.rules.ts'

/** Limits for phonetic search, beyond any catalogue that people read. */
const [namedMost, runsMost] = [20_000, 3000]

const candidatesMost = 300

const foundRow = z.object({ isFound: z.boolean() })
const wordRow = z.object({ word: z.string() })

export const sortColumns = Prisma.raw(
  '"id", "name", "sortNameEn", "msrp", "stockQuantity", "createdAt", "batteryYears", "rangeKm"',
)
export const facetColumns = quotedColumns(['category', 'inStock', ...textFacets, 'mounting'])
/** Columns for filters and orders; the function found_products (see the migrations) returns the same. */
const columns = Prisma.sql`${sortColumns}, ${facetColumns}, "tags"`

/**
 * Builds common table expressions that end with `searched`: products that contain each word literally, in either script; and those that
 * have each word or a synonym among all their words, tags, features and specifications. Combined with UNION, because with OR PostgreSQL
 * would read every row instead of the indexes. Retired products are left out.
 */
export function searchedProducts(search: string, way: SearchWay, lexicons: Lexicons): Prisma.Sql {
  const { letters, words } = matchConditions(search, way, lexicons)
  const lettered = Prisma.sql`SELECT ${columns} FROM "Product" WHERE "retiredAt" IS NULL AND ${letters ?? Prisma.sql`false`}`
  const worded = Prisma.sql`
    UNION ALL SELECT ${columns} FROM found_products(${words}) WHERE "id" NOT IN (SELECT "id" FROM lettered)`
  return Prisma.sql`
    lettered AS MATERIALIZED (${lettered}),
    searched AS (SELECT * FROM lettered ${words ? worded : Prisma.empty})`
}

/** Returns the condition that a row of "Product" matches a search, like `searchedProducts` but with retired products. */
export function productSearchConditions(search: string | undefined): Prisma.Sql[] {
  if (!search?.trim()) return []
  const { letters, words } = matchConditions(search, 'synonyms', builtIn)
  const found = [
    ...(letters ? [Prisma.sql`SELECT "id" FROM "Product" WHERE ${letters}`] : []),
    ...(words ? [Prisma.sql`SELECT "id" FROM product_words(${words}, true)`] : []),
  ]
  return [Prisma.sql`"id" IN (${Prisma.join(found, ' UNION ')})`]
}

/**
 * Builds how well a row of "Product" as `ranked` matches a search, higher being better: by words in its name, then in its codes, then by terms
 * that name it in other words, then by availability.
 */
export function relevanceOf(search: string, way: SearchWay, lexicons: Lexicons): Prisma.Sql {
  const typed = wordsOf(search)
  const terms = termQueriesOf(search, way, lexicons).map((term) => inWeights(term, 'A'))
  return Prisma.sql`ARRAY[
    ${countWordsIn(typed, Prisma.sql`lower(concat_ws(' ', ranked."name", ranked."nameEn"))`)},
    ${countWordsIn(typed, Prisma.sql`lower(concat_ws(' ', ranked."modelNumber", ranked."sku", ranked."manufacturerCode"))`)},
    (SELECT count(*) FROM unnest(${terms}::text[]) AS term WHERE ranked."terms" @@ to_tsquery('english', term)),
    ranked."inStock"::int
  ]`
}

/** Returns the words of a search in lower case, as typed and in traditional characters. */
function wordsOf(search: string): string[] {
  return [...new Set([search.toLowerCase(), folded(search)].flatMap((text) => text.split(/\s+/u)))]
}

function countWordsIn(words: string[], text: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`(SELECT count(*) FROM unnest(${words}::text[]) AS word WHERE position(word IN ${text}) > 0)`
}

interface MatchConditions {
  letters: Prisma.Sql | undefined
  words: Prisma.Sql | undefined
}

/** Returns at least one of both conditions. */
function matchConditions(search: string, way: SearchWay, lexicons: Lexicons): MatchConditions {
  const tsquery = tsqueryOf(search, way, lexicons)
  const texts = [...new Set([search, folded(search)])].map((text) => Prisma.sql`(${all(searchConditions(text))})`)
  return {
    letters:
      tsquery && isOfWordsAlone(search) && !hasLoneTerm(tsquery)
        ? undefined
        : Prisma.sql`(${Prisma.join(texts, ' OR ')})`,
    words: tsquery ? Prisma.sql`to_tsquery('english', ${tsquery})` : undefined,
  }
}

export function createProductSearchRepo(database: DatabaseHandle) {
  return {
    async finds(search: string, way: SearchWay, lexicons: Lexicons): Promise<boolean> {
      const row = await readRow(database, foundRow)`
        WITH ${searchedProducts(search, way, lexicons)} SELECT EXISTS (SELECT FROM searched) AS "isFound"`
      return row?.isFound ?? false
    },

    /** Returns products for a partly typed search: by name first, then those in stock. */
    suggested(typed: string, lexicons: Lexicons): Promise<SuggestedProduct[]> {
      const words = tsqueryOf(typed, 'synonyms', lexicons)
      const found = words
        ? Prisma.sql`suggested_by_words(to_tsquery('english', ${words}), ${candidatesMost})`
        : Prisma.sql`suggested_by_letters('%' || product_search_text(${escaped(typed)}) || '%', ${candidatesMost})`
      return readRows(database, suggestedProductSchema)`${bestOf(Prisma.sql`SELECT ${found}`, typed)}`
    },

    suggestedFor(search: string, way: SearchWay, lexicons: Lexicons): Promise<SuggestedProduct[]> {
      const found = Prisma.sql`SELECT "id" FROM found`
      return readRows(database, suggestedProductSchema)`
        WITH ${searchedProducts(search, way, lexicons)}, found AS (SELECT "id" FROM searched LIMIT ${candidatesMost})
        ${bestOf(found, search)}`
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

function bestOf(found: Prisma.Sql, typed: string): Prisma.Sql {
  const called = Prisma.sql`lower(concat_ws(' ', "name", "nameEn", "modelNumber", "sku"))`
  return Prisma.sql`SELECT "slug", "name", "nameEn", "modelNumber" FROM "Product" WHERE "id" IN (${found})
    ORDER BY ${countWordsIn(wordsOf(typed), called)} DESC, "inStock" DESC, length("name"), "id" LIMIT ${suggestionsMax}`
}

export type ProductSearchRepo = ReturnType<typeof createProductSearchRepo>
