import * as z from 'zod/mini'
import { categorySchema } from '#contract/catalogue/products.ts'
import { answerHours } from '#contract/requests/messages.ts'
import { type Dashboard, dashboardSchema } from '#contract/staff/figures.ts'
import { unanswered } from '#server/modules/requests/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'

const categoryRow = z.object({ category: categorySchema, count: z.number() })

export function createDashboardRepo(database: DatabaseHandle) {
  return {
    /**
     * Counts what waits for staff, by the same rules as the tables' filters `due=overdue` and `status` and the menu's
     * badges.
     */
    async waiting(now: Date): Promise<Dashboard['waiting']> {
      const row = await readRow(database, dashboardSchema.def.shape.waiting)`
        WITH late AS (SELECT ${now}::timestamptz - make_interval(hours => ${answerHours}) AS "at"),
        enquiries AS (SELECT count(*)::int AS "all", count(*) FILTER (WHERE "createdAt" < "at")::int AS "overdue"
          FROM "Enquiry", late WHERE ${unanswered.Enquiry}),
        demos AS (SELECT count(*)::int AS "all", count(*) FILTER (WHERE "createdAt" < "at")::int AS "overdue"
          FROM "DemoRequest", late WHERE ${unanswered.DemoRequest}),
        quotes AS (SELECT count(*)::int AS "all", count(*) FILTER (WHERE "createdAt" < "at")::int AS "overdue"
          FROM "Quote", late WHERE ${unanswered.Quote})
        SELECT e."overdue" + d."overdue" + q."overdue" AS "overdue", e."all" AS "enquiries", d."all" AS "demoRequests",
          q."all" AS "quotes", (SELECT count(*)::int FROM "Order" WHERE "status" IN ('pending', 'processing', 'partly_shipped')) AS "orders",
          jsonb_build_object('enquiries', e."overdue", 'demoRequests', d."overdue", 'quotes', q."overdue") AS "late"
        FROM enquiries e, demos d, quotes q`
      if (!row) throw new Error('Counting gives one row')
      return row
    },

    /** Excludes retired products. */
    productsByCategory(): Promise<z.output<typeof categoryRow>[]> {
      return readRows(database, categoryRow)`
        SELECT "category"::text, count(*)::int AS "count" FROM "Product" WHERE "retiredAt" IS NULL GROUP BY "category"`
    },
  }
}
