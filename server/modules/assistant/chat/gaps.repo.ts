import type { Language } from '#contract/i18n/languages.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { idRow, readRow } from '#server/platform/database/rows.ts'

/** Advisory lock, so that of two similar questions at once the second finds the first. */
const lockId = 5_270_018
/** Minimum trigram similarity of questions that are counted as one. */
const leastAlike = 0.55

export function createGapsRepo(tx: Transaction) {
  return {
    /**
     * Counts a question with a similar gap, or creates one. A gap that staff answered is not reused, since its answer was not found or did
     * not help; a dismissed one stays dismissed.
     */
    async join(question: string, language: Language, now: Date): Promise<string> {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${lockId})`
      const known = await readRow(tx, idRow)`
        UPDATE "QuestionGap" SET "asked" = "asked" + 1, "lastAskedAt" = ${now} WHERE "id" = (
          SELECT "id" FROM "QuestionGap"
          WHERE "language" = ${language} AND "state" <> 'answered' AND "searchText" % product_search_text(${question})
            AND similarity("searchText", product_search_text(${question})) >= ${leastAlike}
          ORDER BY similarity("searchText", product_search_text(${question})) DESC, "createdAt" LIMIT 1
        ) RETURNING "id"`
      if (known) return known.id
      const { id } = await tx.questionGap.create({
        data: { language, question, lastAskedAt: now, createdAt: now },
        select: { id: true },
      })
      return id
    },
  }
}
