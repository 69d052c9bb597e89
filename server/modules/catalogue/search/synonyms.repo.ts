import * as z from 'zod/mini'
import { type SynonymQuery, synonymSchema } from '#contract/catalogue/searches.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { countRow, readRow, readRows } from '#server/platform/database/rows.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'
import type { Synonym } from './search-query.rules.ts'

const synonymRow = z.extend(synonymSchema, { createdAt: z.date() })
export type SynonymRow = z.output<typeof synonymRow>

const columns = Prisma.sql`"id", "term", "words", "bothWays", "createdBy", "createdAt"`
const table: Table<'term' | 'createdAt', SynonymRow> = {
  row: synonymRow,
  columns,
  from: Prisma.sql`"SearchSynonym"`,
  key: Prisma.sql`"id"`,
  sorts: { term: Prisma.sql`"term"`, createdAt: Prisma.sql`"createdAt"` },
  initialSort: 'term',
}

export function createSynonymsRepo(database: DatabaseHandle) {
  return {
    page: (query: SynonymQuery) => readPage(database, table, conditionsOf(query.search), query),

    all(): Promise<Synonym[]> {
      return database.searchSynonym.findMany({
        select: { term: true, words: true, bothWays: true },
        orderBy: { term: 'asc' },
      })
    },

    byTerm(term: string): Promise<SynonymRow | undefined> {
      return readRow(database, synonymRow)`SELECT ${columns} FROM "SearchSynonym" WHERE "term" = ${term} FOR UPDATE`
    },

    async count(): Promise<number> {
      return (await readRow(database, countRow)`SELECT count(*)::int AS "count" FROM "SearchSynonym"`)?.count ?? 0
    },

    /** Adds a synonym; words are merged where another user has added the term meanwhile. */
    async put({ term, words, bothWays }: Synonym, createdBy: string): Promise<SynonymRow | undefined> {
      const [row] = await readRows(database, synonymRow)`
        INSERT INTO "SearchSynonym" AS s ("id", "term", "words", "bothWays", "createdBy")
        VALUES (gen_random_uuid(), ${term}, ${words}, ${bothWays}, ${createdBy})
        ON CONFLICT ("term") DO UPDATE SET "bothWays" = EXCLUDED."bothWays", "words" = ARRAY(
          SELECT word FROM unnest(s."words" || EXCLUDED."words") WITH ORDINALITY AS all_words(word, place)
          GROUP BY word ORDER BY min(place)
        )
        RETURNING ${columns}`
      return row
    },

    /** @returns the former row; undefined where it was gone */
    async remove(id: string): Promise<SynonymRow | undefined> {
      return readRow(database, synonymRow)`DELETE FROM "SearchSynonym" WHERE "id" = ${id}::uuid RETURNING ${columns}`
    },
  }
}

function conditionsOf(search = ''): Prisma.Sql[] {
  const text = Prisma.sql`lower("term" || ' ' || array_to_string("words", ' '))`
  return search
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => Prisma.sql`position(lower(${word}) IN ${text}) > 0`)
}
