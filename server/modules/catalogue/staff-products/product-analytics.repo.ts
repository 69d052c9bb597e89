import * as z from 'zod/mini'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'

const dayRow = z.object({ day: z.string() })
const momentRow = z.object({ at: z.date() })
const nameRow = z.object({ name: z.nullable(z.string()) })

const demandRow = z.object({
  /** Monday of the week, in the time zone. */
  week: z.string(),
  isBefore: z.boolean(),
  quoteRequests: z.number(),
  quantity: z.number(),
  enquiries: z.number(),
  demoRequests: z.number(),
})
export type DemandRow = z.output<typeof demandRow>

export interface Period {
  /** Days in the time zone: first of the previous period, first and last of the period. */
  before: string
  from: string
  to: string
  timezone: string
}

/** Creates the queries of demand for a product, without suspected spam. */
export function createProductAnalyticsRepo(database: DatabaseHandle) {
  return {
    async today(now: Date, timezone: string): Promise<string> {
      const row = await readRow(database, dayRow)`SELECT (${now} AT TIME ZONE ${timezone})::date::text AS "day"`
      if (!row) throw new Error('A date is one row')
      return row.day
    },

    async startOf(day: string, timezone: string): Promise<Date> {
      const row = await readRow(database, momentRow)`SELECT (${day}::date)::timestamp AT TIME ZONE ${timezone} AS "at"`
      if (!row) throw new Error('A date is one row')
      return row.at
    },

    /** Returns all names of a product, present and former, since messages store the name of their time. */
    async names(productId: string): Promise<string[]> {
      const rows = await readRows(database, nameRow)`
        SELECT unnest(ARRAY["name", "nameEn"]) AS "name" FROM "Product" WHERE "id" = ${productId}::uuid
        UNION SELECT unnest(ARRAY["changes"#>>'{name,from}', "changes"#>>'{nameEn,from}'])
          FROM "ProductRevision" WHERE "productId" = ${productId}::uuid AND "changes" ?| ARRAY['name', 'nameEn']`
      return rows.flatMap(({ name }) => (name ? [name] : []))
    },

    demand(productId: string, names: string[], { before, from, to, timezone }: Period): Promise<DemandRow[]> {
      return readRows(database, demandRow)`
        WITH bounds AS (
          SELECT (${before}::date)::timestamp AT TIME ZONE ${timezone} AS "begin",
            (${to}::date + 1)::timestamp AT TIME ZONE ${timezone} AS "end"
        ), demand AS (
          SELECT q."createdAt" AS "at", 1 AS "quote", sum(l."quantity") AS "pieces", 0 AS "enquiry", 0 AS "demo"
          FROM bounds, "QuoteRequestLine" l JOIN "Quote" q ON q."id" = l."quoteId"
          WHERE l."productId" = ${productId}::uuid AND NOT q."suspect" AND q."createdAt" >= "begin" AND q."createdAt" < "end"
          GROUP BY q."id"
          UNION ALL SELECT "createdAt", 0, 0, 1, 0 FROM bounds, "Enquiry"
          WHERE "product" = ANY(${names}) AND NOT "suspect" AND "createdAt" >= "begin" AND "createdAt" < "end"
          UNION ALL SELECT "createdAt", 0, 0, 0, 1 FROM bounds, "DemoRequest"
          WHERE "product" = ANY(${names}) AND NOT "suspect" AND "createdAt" >= "begin" AND "createdAt" < "end"
        ), days AS (SELECT *, ("at" AT TIME ZONE ${timezone})::date AS "day" FROM demand)
        SELECT date_trunc('week', "day")::date::text AS "week", "day" < ${from}::date AS "isBefore",
          sum("quote")::int AS "quoteRequests", sum("pieces")::int AS "quantity", sum("enquiry")::int AS "enquiries",
          sum("demo")::int AS "demoRequests"
        FROM days GROUP BY 1, 2`
    },
  }
}
