import * as z from 'zod/mini'
import { suggestedPageSchema } from '#contract/catalogue/searches.ts'
import { orChinese } from '#contract/i18n/in-language.ts'
import type { Language } from '#contract/i18n/languages.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

const passageRow = z.extend(suggestedPageSchema, { isQuestion: z.boolean() })
export type SuggestedPassage = z.output<typeof passageRow>

/** Only a few passages of each kind are shown. */
const passagesMost = 40

export function createSuggestionsRepo(database: DatabaseHandle) {
  return {
    /**
     * Returns passages and questions that match in any language: title matches first, then shorter titles. @param title
     * tsquery for titles @param words tsquery for titles and synonyms
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
