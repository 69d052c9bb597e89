import * as z from 'zod/mini'
import type { AnalyticsRange, bucketSizes } from '#contract/staff/figures.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

export type BucketSize = (typeof bucketSizes)[number]

const bucketRow = z.object({
  /** Its first day, in the time zone. */
  day: z.string(),
  from: z.date(),
  to: z.date(),
  /** The day after its last. */
  next: z.string(),
  /** Where the bucket of the period before begins that stands in its place; it ends where the next one begins. */
  beforeDay: z.string(),
  beforeFrom: z.date(),
})
export type Bucket = z.output<typeof bucketRow>

/** What each range counts back from the end of today, and what its buckets are. */
const spans: Record<AnalyticsRange, { length: string; size: BucketSize }> = {
  '7d': { length: '7 days', size: 'day' },
  '30d': { length: '30 days', size: 'day' },
  '90d': { length: '90 days', size: 'week' },
  '12m': { length: '12 months', size: 'month' },
}

export function bucketSizeOf(range: AnalyticsRange): BucketSize {
  return spans[range].size
}

/** Days, weeks and months are PostgreSQL's to reckon: it knows every time zone, and days that are not 24 hours long. */
export function createPeriodsRepo(database: DatabaseHandle) {
  return {
    /**
     * The buckets of a range, from the first on. The first week or month of a range, and its last, are cut off where the range is.
     * @param now falls on the last day of it
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
