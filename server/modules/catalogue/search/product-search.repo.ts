import * as z from 'zod/mini'
import { textFacets } from '#contract/catalogue/products.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { all, searchConditions } from '#server/platform/database/search.ts'
import { quotedColumns } from '../products/products-columns.repo.ts'
import { folded } from './asking.rules.ts'
import { isOfWordsAlone, type SearchWay, tsqueryOf } from './product-search.rules.ts'

const foundRow = z.object({ isFound: z.boolean() })
const wordRow = z.object({ word: z.string() })

/** What pages are found and ordered by. */
export const sortColumns = Prisma.raw('"id", "name", "sortNameEn", "msrp", "stockQuantity", "createdAt"')
/** What facets count. */
export const facetColumns = quotedColumns(['category', 'inStock', ...textFacets])
/** What lists filter and sort by; product_words (see the migrations) has the same. */
const columns = Prisma.sql`${sortColumns}, ${facetColumns}, "tags"`

/**
 * The products that a search finds, as common table expressions that end with `searched`: those that hold each of its words letter by
 * letter, in either script; and those that have each of them, or another word for it, among all their words, tags, features and
 * specifications too. Each by an index of its own: joined by OR, PostgreSQL would read every row. Retired products are left out.
 */
export function searchedProducts(search: string, way: SearchWay): Prisma.Sql {
  const { letters, words } = matchConditions(search, way)
  const lettered = Prisma.sql`SELECT ${columns} FROM "Product" WHERE "retiredAt" IS NULL AND ${letters ?? Prisma.sql`false`}`
  const worded = Prisma.sql`
    UNION ALL SELECT ${columns} FROM product_words(${words}, false) WHERE "id" NOT IN (SELECT "id" FROM lettered)`
  return Prisma.sql`
    lettered AS MATERIALIZED (${lettered}),
    searched AS (SELECT * FROM lettered ${words ? worded : Prisma.empty})`
}

/** That a row of "Product" is found by a search, as `searchedProducts` finds it; retired ones too. */
export function productSearchConditions(search: string | undefined): Prisma.Sql[] {
  if (!search?.trim()) return []
  const { letters, words } = matchConditions(search, 'synonyms')
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
function matchConditions(search: string, way: SearchWay): MatchConditions {
  const tsquery = tsqueryOf(search, way)
  const texts = [...new Set([search, folded(search)])].map((text) => Prisma.sql`(${all(searchConditions(text))})`)
  return {
    letters: tsquery && isOfWordsAlone(search) ? undefined : Prisma.sql`(${Prisma.join(texts, ' OR ')})`,
    words: tsquery ? Prisma.sql`to_tsquery('english', ${tsquery})` : undefined,
  }
}

/** Queries that a search is understood by. Retired products are in none of them. */
export function createProductSearchRepo(database: DatabaseHandle) {
  return {
    async finds(search: string, way: SearchWay): Promise<boolean> {
      const row = await readRow(database, foundRow)`
        WITH ${searchedProducts(search, way)} SELECT EXISTS (SELECT FROM searched) AS "isFound"`
      return row?.isFound ?? false
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

export type ProductSearchRepo = ReturnType<typeof createProductSearchRepo>
