import * as z from 'zod/mini'
import { type MissedSearch, type MissedSearchQuery, missedSearchSchema } from '#contract/catalogue/searches.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { searchConditions } from '#server/platform/database/search.ts'
import { readPage, type Table } from '#server/platform/database/tables.ts'

const missedRow = z.extend(missedSearchSchema, { lastAt: z.date() })
export type MissedRow = z.output<typeof missedRow>

const table: Table<'count' | 'lastAt' | 'term', MissedRow> = {
  row: missedRow,
  columns: Prisma.sql`"id", "term", "language", "count", "state", "lastAt"`,
  from: Prisma.sql`"MissedSearch"`,
  key: Prisma.sql`"id"`,
  sorts: { count: Prisma.sql`"count"`, lastAt: Prisma.sql`"lastAt"`, term: Prisma.sql`"term"` },
  initialSort: '-count',
}

export function createMissedSearchesRepo(database: DatabaseHandle) {
  return {
    page: (query: MissedSearchQuery) => readPage(database, table, conditionsOf(query), query),

    /** @param most maximum number of rows: beyond it, those marked as done are deleted first, then the rarest and oldest */
    async count(term: string, language: Language, at: Date, most: number): Promise<void> {
      await database.$executeRaw`
        INSERT INTO "MissedSearch" AS m ("id", "term", "language", "lastAt")
        VALUES (gen_random_uuid(), ${term}, ${language}, ${at})
        ON CONFLICT ("term", "language") DO UPDATE SET "count" = m."count" + 1, "lastAt" = EXCLUDED."lastAt"`
      await database.$executeRaw`
        DELETE FROM "MissedSearch" WHERE "id" IN (
          SELECT "id" FROM "MissedSearch" WHERE NOT ("term" = ${term} AND "language" = ${language})
          ORDER BY "state" = 'done', "count" DESC, "lastAt" DESC, "id" OFFSET ${most - 1}
        )`
    },

    /** @returns whether it exists */
    async put(id: string, state: MissedSearch['state']): Promise<boolean> {
      const { count } = await database.missedSearch.updateMany({ where: { id }, data: { state } })
      return count === 1
    },
  }
}

function conditionsOf({ search, state, language }: MissedSearchQuery): Prisma.Sql[] {
  const conditions = searchConditions(search)
  if (state?.length) conditions.push(Prisma.sql`"state" = ANY(${state})`)
  if (language?.length) conditions.push(Prisma.sql`"language" = ANY(${language})`)
  return conditions
}
