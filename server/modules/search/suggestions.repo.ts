import * as z from 'zod/mini'
import { suggestedPageSchema } from '#contract/catalogue/searches.ts'
import { orChinese } from '#contract/i18n/in-language.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

const passageRow = z.extend(suggestedPageSchema, { isQuestion: z.boolean() })
export type SuggestedPassage = z.output<typeof passageRow>

/** Parts of pages are many, and only a few are shown of each kind. */
const passagesMost = 40

/** Queries of what pages say and what staff answer, by what it is called. */
export function createSuggestionsRepo(database: DatabaseHandle) {
  return {
    /**
     * Parts of pages and questions, in whichever language they meet the query; titles that do come first, then short ones.
     * @param title tsquery of titles alone
     * @param words tsquery of titles, and of other words for the same
     */
    passages(title: string, words: string, language: Language): Promise<SuggestedPassage[]> {
      const asked = orChinese(
        Prisma.sql`coalesce(nullif("questionEn", ''), "question")`,
        Prisma.sql`"question"`,
        language,
      )
      return readRows(database, passageRow)`
        WITH asked AS (SELECT to_tsquery('english', ${title}) AS "byTitle", to_tsquery('english', ${words}) AS "byWords"),
        hits AS (
          SELECT "key", bool_or("terms" @@ "byTitle") AS "isTitle" FROM "Passage", asked WHERE "terms" @@ "byWords" GROUP BY "key"
        ), found AS (
          SELECT p."title", p."path", p."kind" = 'question' AS "isQuestion", "isTitle" FROM hits JOIN "Passage" p USING ("key")
          WHERE p."language" = ${language}
          UNION ALL
          SELECT ${asked}, '/support#' || "slug", true, "terms" @@ "byTitle" OR "termsEn" @@ "byTitle" FROM "Question", asked
          WHERE "isPublished" AND ("terms" @@ "byWords" OR "termsEn" @@ "byWords")
        )
        SELECT "title", "path", "isQuestion" FROM found
        ORDER BY "isTitle" DESC, length("title"), "path" LIMIT ${passagesMost}`
    },
  }
}

export type SuggestionsRepo = ReturnType<typeof createSuggestionsRepo>
