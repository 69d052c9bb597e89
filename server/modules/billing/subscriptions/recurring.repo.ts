import * as z from 'zod/mini'
import { type Recurring, recurringSchema } from '#contract/billing/subscriptions.ts'
import { proportionOf, sumOf } from '#contract/catalogue/prices.ts'
import type { Database } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'

const { from, to, started, expanded, reduced, ended } = recurringSchema.def.shape.months.def.element.def.shape
const monthRow = z.object({ from, to, opening: z.number(), started, expanded, reduced, ended })
const nowRow = z.object({ active: z.number(), renewing: z.number(), amountHkd: z.number() })

/** Months that are shown, this one included. */
const months = 12

/** Returns a yearly amount by month, rounded once. */
const monthly = (yearly: number) => proportionOf(yearly, 1, 12)

/** Reads the recurring revenue from the changes of subscriptions. */
export function createRecurringRepo(database: Database) {
  return {
    /** @param today YYYY-MM-DD in the shop's time zone */
    async recurring(today: string): Promise<Recurring> {
      const rows = await readRows(database.prisma, monthRow)`
        SELECT to_char(m."first", 'YYYY-MM-DD') AS "from", to_char(m."first" + interval '1 month - 1 day', 'YYYY-MM-DD') AS "to",
          coalesce(sum(c."changeHkd") FILTER (WHERE c."on" < m."first"), 0)::float8 AS "opening",
          coalesce(sum(c."changeHkd") FILTER (WHERE c."on" >= m."first" AND c."kind" = 'started'), 0)::float8 AS "started",
          coalesce(sum(c."changeHkd") FILTER (WHERE c."on" >= m."first" AND c."kind" NOT IN ('started', 'ended')
            AND c."changeHkd" > 0), 0)::float8 AS "expanded",
          coalesce(sum(c."changeHkd") FILTER (WHERE c."on" >= m."first" AND c."kind" NOT IN ('started', 'ended')
            AND c."changeHkd" < 0), 0)::float8 AS "reduced",
          coalesce(sum(c."changeHkd") FILTER (WHERE c."on" >= m."first" AND c."kind" = 'ended'), 0)::float8 AS "ended"
        FROM generate_series(date_trunc('month', ${today}::date) - make_interval(months => ${months - 1}::int),
          date_trunc('month', ${today}::date), interval '1 month') AS m("first")
        LEFT JOIN "SubscriptionChange" c ON c."on" < m."first" + interval '1 month'
        GROUP BY m."first" ORDER BY m."first"`
      const month = rows.at(-1)
      if (!month) throw new Error('There is always a month')
      const now = await readRow(database.prisma, nowRow)`
        SELECT (count(*) FILTER (WHERE "state" IN ('active', 'ending')))::int AS "active",
          (count(*) FILTER (WHERE "state" = 'active' AND "renewsOn" BETWEEN ${month.from}::date AND ${month.to}::date))::int AS "renewing",
          coalesce(sum("unitPriceHkd" * coalesce("nextQuantity", "quantity")) FILTER (
            WHERE "state" = 'active' AND "renewsOn" BETWEEN ${month.from}::date AND ${month.to}::date), 0)::float8 AS "amountHkd"
        FROM "Subscription"`
      if (!now) throw new Error('Counting gives one row')
      const arr = closingOf(month)
      return {
        mrr: monthly(arr),
        arr,
        active: now.active,
        renewing: { from: month.from, to: month.to, count: now.renewing, amountHkd: now.amountHkd },
        months: rows.map((row) => ({
          from: row.from,
          to: row.to,
          opening: monthly(row.opening),
          closing: monthly(closingOf(row)),
          started: monthly(row.started),
          expanded: monthly(row.expanded),
          reduced: monthly(-row.reduced),
          ended: monthly(-row.ended),
          churn: row.opening > 0 ? Math.round((-row.ended / row.opening) * 1000) / 10 : null,
        })),
      }
    },
  }
}

function closingOf({ opening, started, expanded, reduced, ended }: z.output<typeof monthRow>): number {
  return sumOf([opening, started, expanded, reduced, ended])
}
