import type { DatabaseHandle } from '#server/platform/database.ts'

export interface Counts {
  products: number
  enquiries: number
  demoRequests: number
  quotes: number
  notion: number
}

/** Queries of the numbers in the sidebar. */
export function createBadgesRepo(database: DatabaseHandle) {
  return {
    /**
     * Listed products; messages since a moment, without suspect ones; what the sync wants settled.
     * @param since of messages
     */
    async counts(since: Date): Promise<Counts> {
      const [counts] = await database.$queryRaw<Counts[]>`
        SELECT
          (SELECT count(*)::int FROM "Product" WHERE "retiredAt" IS NULL) AS "products",
          (SELECT count(*)::int FROM "Enquiry" WHERE "createdAt" >= ${since} AND NOT "suspect") AS "enquiries",
          (SELECT count(*)::int FROM "DemoRequest" WHERE "createdAt" >= ${since} AND NOT "suspect") AS "demoRequests",
          (SELECT count(*)::int FROM "QuoteRequest" WHERE "createdAt" >= ${since} AND NOT "suspect") AS "quotes",
          (SELECT count(*)::int FROM "SyncConflict" WHERE "settledAt" IS NULL)
            + (SELECT count(*)::int FROM "SyncRun" WHERE "status" = 'awaiting_approval') AS "notion"`
      if (!counts) throw new Error('Counting gives one row')
      return counts
    },
  }
}
