import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database.ts'
import { all, searchConditions } from '#server/platform/search.ts'
import { folded } from '../knowledge/asking.rules.ts'
import { type SearchWay, tsqueryOf } from './product-search.rules.ts'

/**
 * That a product is found by a search: each of its words is in the searched text, letter by letter, in either script; or each of them,
 * or another word for it, is among all the words of the product, tags, features and specifications too.
 */
export function productSearchConditions(search: string | undefined, way: SearchWay = 'synonyms'): Prisma.Sql[] {
  if (!search?.trim()) return []
  const letters = [...new Set([search, folded(search)])].map((text) => all(searchConditions(text)))
  const tsquery = tsqueryOf(search, way)
  const words = tsquery ? [Prisma.sql`"terms" @@ to_tsquery('english', ${tsquery})`] : []
  return [Prisma.sql`(${Prisma.join([...letters, ...words], ' OR ')})`]
}

/** Queries that a search is understood by. Retired products are in none of them. */
export function createProductSearchRepo(database: DatabaseHandle) {
  return {
    async finds(search: string, way: SearchWay): Promise<boolean> {
      const [row] = await database.$queryRaw<{ count: number }[]>`
        SELECT count(*)::int AS "count" FROM "Product" WHERE "retiredAt" IS NULL AND ${all(productSearchConditions(search, way))}`
      return (row?.count ?? 0) > 0
    },

    /** Which of these words no product has. */
    async unknownWords(words: string[]): Promise<string[]> {
      const rows = await database.$queryRaw<{ word: string }[]>`
        SELECT word FROM unnest(${words}::text[]) AS asked(word)
        WHERE NOT EXISTS (SELECT FROM knowledge_products(plainto_tsquery('english', word), 1))`
      return rows.map(({ word }) => word)
    },
  }
}

export type ProductSearchRepo = ReturnType<typeof createProductSearchRepo>
