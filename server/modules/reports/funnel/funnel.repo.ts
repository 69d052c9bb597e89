import * as z from 'zod/mini'
import { type FunnelStep, funnelSchema, funnelSteps } from '#contract/staff/funnel.ts'
import { Prisma } from '#prisma'
import { hasTaken, isRequest, stepTables } from '#server/modules/sales/index.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'
import type { Period } from '../periods.ts'

const { step, count, value, days } = funnelSchema.def.shape.steps.def.element.def.shape
const stepRow = z.object({ step, count, value, days })

const amountOf: Record<FunnelStep, Prisma.Sql> = {
  requested: Prisma.sql`"Quote"."listTotal"`,
  sent: Prisma.sql`"Quote"."totalHkd"`,
  accepted: Prisma.sql`"Quote"."totalHkd"`,
  ordered: Prisma.sql`o."totalHkd"`,
  shipped: Prisma.sql`o."totalHkd"`,
  invoiced: Prisma.sql`i."value"`,
  paid: Prisma.sql`i."value"`,
}

/** Returns the day of a step. @param zone the shop's time zone */
function dayOf(step: FunnelStep, zone: string): Prisma.Sql {
  const local = (moment: Prisma.Sql) => Prisma.sql`(${moment} AT TIME ZONE ${zone})::date`
  const days: Record<FunnelStep, Prisma.Sql> = {
    requested: local(Prisma.sql`"Quote"."createdAt"`),
    sent: local(Prisma.sql`(SELECT min("sentAt") FROM "QuoteRevision" WHERE "quoteId" = "Quote"."id")`),
    accepted: local(Prisma.sql`"Quote"."decidedAt"`),
    ordered: local(Prisma.sql`o."placedAt"`),
    shipped: local(Prisma.sql`o."shippedAt"`),
    invoiced: local(Prisma.sql`i."at"`),
    paid: Prisma.sql`i."paidOn"`,
  }
  return days[step]
}

export function createFunnelRepo(database: DatabaseHandle) {
  return {
    /** Returns each step of the requests of a period, in order. */
    async steps({ from, to }: Pick<Period, 'from' | 'to'>, zone: string): Promise<z.output<typeof stepRow>[]> {
      const taken = funnelSteps.map(
        (
          step,
          index,
        ) => Prisma.sql`(${step}, ${index}, CASE WHEN ${hasTaken[step]} THEN ${dayOf(step, zone)} END, ${amountOf[step]},
          ${hasTaken[step]})`,
      )
      return readRows(database, stepRow)`
        SELECT "step", (count(*) FILTER (WHERE "isTaken"))::int AS "count",
          coalesce(sum("value") FILTER (WHERE "isTaken"), 0)::float8 AS "value",
          percentile_cont(0.5) WITHIN GROUP (ORDER BY "day" - "before")::float8 AS "days"
        FROM (
          SELECT x.*, lag(x."day") OVER (PARTITION BY "Quote"."id" ORDER BY x."position") AS "before"
          FROM "Quote" ${stepTables} CROSS JOIN LATERAL (VALUES ${Prisma.join(taken)}) AS x("step", "position", "day", "value", "isTaken")
          WHERE ${isRequest} AND "Quote"."createdAt" >= ${from} AND "Quote"."createdAt" < ${to}
        ) AS walked GROUP BY "step", "position" ORDER BY "position"`
    },
  }
}
