import * as z from 'zod/mini'
import type { AnalyticsRange, bucketSizes } from '#contract/staff/figures.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

export type BucketSize = (typeof bucketSizes)[number]

const bucketRow = z.object({
  /** First day, in the shop's time zone. */
  day: z.string(),
  from: z.date(),
  to: z.date(),
  /** The day after the last one. */
  next: z.string(),
  /** Start of the matching bucket of the previous period; it ends where the next one starts. */
  beforeDay: z.string(),
  beforeFrom: z.date(),
})
export type Bucket = z.output<typeof bucketRow>

/** Length of each range, counted back from the end of today, and its bucket size. */
const spans: Record<AnalyticsRange, { length: string; size: BucketSize }> = {
  '7d': { length: '7 days', size: 'day' },
  '30d': { length: '30 days', size: 'day' },
  '90d': { length: '90 days', size: 'week' },
  '12m': { length: '12 months', size: 'month' },
}

export function bucketSizeOf(range: AnalyticsRange): BucketSize {
  return spans[range].size
}

/** Calculated by PostgreSQL, which knows every time zone and days that are not 24 hours long. */
export function createPeriodsRepo(database: DatabaseHandle) {
  return {
    /**
     * Returns the buckets of a range in order. The first and last week or month are cut off at the ends of the range.
     * @param now a moment of the last day
     */
    buckets(range: AnalyticsRange, now: Date, timezone: string): Promise<Bucket[]> {
      const { length, size } = spans[range]
      return readRows(database, bucketRow)`
        WITH ends AS (SELECT (${now}::timestamptz AT TIME ZONE ${timezone})::date + 1 AS "end"),
        span AS (SELECT "end", ("end" - ${length}::interval)::date AS "first" FROM ends),
        days AS (
          SELECT day::date, day::date = "first" AS "isFirst", "end"
          FROM span, generate_series("first"::timestamp, "end" - interval '1 day', interval '1 day') AS day
        ), starts AS (
          SELECT day, lead(day, 1, "end") OVER (ORDER BY day) AS "next" FROM days
          WHERE "isFirst" OR CASE ${size} WHEN 'week' THEN extract(isodow FROM day) = 1 WHEN 'month' THEN extract(day FROM day) = 1 ELSE true END
        )
        SELECT day::text, "next"::text, (day - ${length}::interval)::date::text AS "beforeDay", day::timestamp AT TIME ZONE ${timezone} AS "from",
          "next"::timestamp AT TIME ZONE ${timezone} AS "to", (day - ${length}::interval) AT TIME ZONE ${timezone} AS "beforeFrom"
        FROM starts ORDER BY day`
    },
  }
}
