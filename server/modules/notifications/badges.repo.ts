import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'

const countsRow = z.object({
  products: z.number(),
  enquiries: z.number(),
  demoRequests: z.number(),
  quotes: z.number(),
  orders: z.number(),
  notion: z.number(),
})
export type Counts = z.output<typeof countsRow>

export function createBadgesRepo(database: DatabaseHandle) {
  return {
    /** Leaves out suspect messages; `notion` counts open conflicts and approvals of the sync. */
    async counts(): Promise<Counts> {
      const counts = await readRow(database, countsRow)`
        SELECT
          (SELECT count(*)::int FROM "Product" WHERE "retiredAt" IS NULL) AS "products",
          (SELECT count(*)::int FROM "Enquiry" WHERE "answeredAt" IS NULL AND "status" <> 'closed' AND NOT "suspect") AS "enquiries",
          (SELECT count(*)::int FROM "DemoRequest" WHERE "answeredAt" IS NULL AND "status" = 'requested' AND NOT "suspect") AS "demoRequests",
          (SELECT count(*)::int FROM "Quote" WHERE "answeredAt" IS NULL AND "status" IN ('requested', 'priced') AND NOT "suspect") AS "quotes",
          (SELECT count(*)::int FROM "Order" WHERE "status" IN ('pending', 'processing', 'partly_shipped')) AS "orders",
          (SELECT count(*)::int FROM "SyncConflict" WHERE "settledAt" IS NULL)
            + (SELECT count(*)::int FROM "SyncRun" WHERE "status" = 'awaiting_approval') AS "notion"`
      if (!counts) throw new Error('Counting gives one row')
      return counts
    },
  }
}
