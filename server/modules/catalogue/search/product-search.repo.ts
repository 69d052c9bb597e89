import * as z from 'zod/mini'
import { textFacets } from '#contract/catalogue/products.ts'
import { type SuggestedProduct, suggestedProductSchema, suggestionsMax } from '#contract/catalogue/searches.ts'
import { Prisma } from '#prisma'
import { quotedColumns } from '#server/platform/database/columns.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { all, escaped, searchConditions } from '#server/platform/database/search.ts'
import { folded } from './asking.rules.ts'
import {
  builtIn,
  hasLoneTerm,
  isOfWordsAlone,
  type Lexicons,
  type SearchWay,
  tsqueryOf,
} from './product-search.rules.ts'

/** What is read by its sounds: enough for any catalogue that people read through, and quick. */
const [namedMost, runsMost] = [20_000, 3000]

/** So many of what a search finds are looked at for suggestions: of a catalogue that is read by people, all. */
const candidatesMost = 300

const foundRow = z.object({ isFound: z.boolean() })
const wordRow = z.object({ word: z.string() })

/** What pages are found and ordered by. */
export const sortColumns = Prisma.raw(
  '"id", "name", "sortNameEn", "msrp", "stockQuantity", "createdAt", "batteryYears", "rangeKm"',
)
/** What facets count. */
export const facetColumns = quotedColumns(['category', 'inStock', ...textFacets, 'mounting'])
/** What lists filter and sort by; found_products (see the migrations) has the same. */
const columns = Prisma.sql`${sortColumns}, ${facetColumns}, "tags"`

/**
 * The products that a search finds, as common table expressions that end with `searched`: those that hold each of its words letter by
 * letter, in either script; and those that have each of them, or another word for it, among all their words, tags, features and
 * specifications too. Each by an index of its own: joined by OR, PostgreSQL would read every row. Retired products are left out.
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

/** That a row of "Product" is found by a search, as `searchedProducts` finds it; retired ones too. */
export function productSearchConditions(search: string | undefined): Prisma.Sql[] {
  if (!search?.trim()) return []
  const { letters, words } = matchConditions(search, 'synonyms', builtIn)
  const found = [
    ...(letters ? [Prisma.sql`SELECT "id" FROM "Product" WHERE ${letters}`] : []),
    ...(words ? [Prisma.sql`SELECT "id" FROM product_words(${words}, true)`] : []),
  ]
  return [Prisma.sql`"id" IN (${Prisma.join(found, ' UNION ')})`]
}

interface MatchConditions {
  letters: Prisma.Sql | undefined
  words: Prisma.Sql | undefined
}

/** One of them at least. */
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

/** Queries that a search is understood by. Retired products are in none of them. */
export function createProductSearchRepo(database: DatabaseHandle) {
  return {
    async finds(search: string, way: SearchWay, lexicons: Lexicons): Promise<boolean> {
      const row = await readRow(database, foundRow)`
        WITH ${searchedProducts(search, way, lexicons)} SELECT EXISTS (SELECT FROM searched) AS "isFound"`
      return row?.isFound ?? false
    },

    /** Products for what is being typed: those that are called so first, then what is in stock. */
    suggested(typed: string, lexicons: Lexicons): Promise<SuggestedProduct[]> {
      const words = tsqueryOf(typed, 'synonyms', lexicons)
      const found = words
        ? Prisma.sql`suggested_by_words(to_tsquery('english', ${words}), ${candidatesMost})`
        : Prisma.sql`suggested_by_letters('%' || product_search_text(${escaped(typed)}) || '%', ${candidatesMost})`
      return readRows(database, suggestedProductSchema)`${bestOf(Prisma.sql`SELECT ${found}`, typed)}`
    },

    /** The same of what a search finds as it was understood. */
    suggestedFor(search: string, way: SearchWay, lexicons: Lexicons): Promise<SuggestedProduct[]> {
      const found = Prisma.sql`SELECT "id" FROM found`
      return readRows(database, suggestedProductSchema)`
        WITH ${searchedProducts(search, way, lexicons)}, found AS (SELECT "id" FROM searched LIMIT ${candidatesMost})
        ${bestOf(found, search)}`
    },

    /** What is written in Chinese in names and uses, of the first so many products. */
    async chineseRuns(): Promise<string[]> {
      const rows = await readRows(database, wordRow)`
        SELECT DISTINCT run[1] AS word FROM (
          SELECT "name", "subcategory" FROM "Product" WHERE "retiredAt" IS NULL LIMIT ${namedMost}
        ) AS named, regexp_matches("name" || ' ' || coalesce("subcategory", ''), '[\\u4E00-\\u9FFF]{2,}', 'g') AS run
        LIMIT ${runsMost}`
      return rows.map(({ word }) => word)
    },

    /** Which of these words no product has. */
    async unknownWords(words: string[]): Promise<string[]> {
      const rows = await readRows(database, wordRow)`
        SELECT word FROM unnest(${words}::text[]) AS searched(word)
        WHERE NOT EXISTS (SELECT FROM knowledge_products(plainto_tsquery('english', word), 1))`
      return rows.map(({ word }) => word)
    },
  }
}

function bestOf(found: Prisma.Sql, typed: string): Prisma.Sql {
  const words = [...new Set([typed.toLowerCase(), folded(typed)].flatMap((text) => text.split(/\s+/u)))]
  const called = Prisma.sql`lower(concat_ws(' ', "name", "nameEn", "modelNumber", "sku"))`
  return Prisma.sql`SELECT "slug", "name", "nameEn", "modelNumber" FROM "Product" WHERE "id" IN (${found})
    ORDER BY (SELECT count(*) FROM unnest(${words}::text[]) AS word WHERE position(word IN ${called}) > 0) DESC, "inStock" DESC,
      length("name"), "id" LIMIT ${suggestionsMax}`
}

export type ProductSearchRepo = ReturnType<typeof createProductSearchRepo>
