import type { FunnelStep } from '#contract/staff/funnel.ts'
import { Prisma } from '#prisma'

/** Quotations that began with a request; renewals and suspect messages are none. */
export const isRequest = Prisma.sql`NOT "Quote"."suspect" AND "Quote"."source" <> 'renewal'`

/** The order of a quotation that was not cancelled, and what was invoiced of it and not taken back, as "o" and "i". */
export const stepTables = Prisma.sql`LEFT JOIN "Order" o ON o."quoteId" = "Quote"."id" AND o."status" <> 'cancelled'
  LEFT JOIN LATERAL (
    SELECT min(d."issuedAt") FILTER (WHERE d."kind" = 'invoice') AS "at", sum(d."totalHkd" - b."hkd") AS "value",
      bool_and(d."paid" + d."credited" >= d."total") AS "isPaid",
      max((SELECT max(p."receivedOn") FROM "Allocation" g JOIN "Payment" p ON p."id" = g."paymentId"
        WHERE g."invoiceId" = d."id" AND p."voidedAt" IS NULL)) AS "paidOn"
    FROM "IssuedDocument" d CROSS JOIN LATERAL (
      SELECT coalesce(sum(n."total"), 0) AS "own", coalesce(sum(n."totalHkd"), 0) AS "hkd"
      FROM "IssuedDocument" n WHERE n."creditsId" = d."id") b
    WHERE d."orderId" = o."id" AND d."kind" IN ('invoice', 'deposit_invoice') AND d."total" > b."own"
  ) i ON true`

/** Whether a quotation has taken a step, given `stepTables`. */
export const hasTaken: Record<FunnelStep, Prisma.Sql> = {
  requested: Prisma.sql`true`,
  sent: Prisma.sql`"Quote"."total" IS NOT NULL`,
  accepted: Prisma.sql`"Quote"."status" = 'accepted'`,
  ordered: Prisma.sql`o."id" IS NOT NULL`,
  shipped: Prisma.sql`o."shippedAt" IS NOT NULL`,
  invoiced: Prisma.sql`i."at" IS NOT NULL`,
  paid: Prisma.sql`i."at" IS NOT NULL AND i."isPaid" AND i."paidOn" IS NOT NULL`,
}

/** Matches quotations that have taken one of some steps. */
export function tookOneOf(steps: readonly FunnelStep[]): Prisma.Sql {
  const taken = Prisma.join(
    steps.map((step) => hasTaken[step]),
    ' OR ',
  )
  return Prisma.sql`${isRequest} AND EXISTS (SELECT FROM (SELECT) AS one ${stepTables} WHERE ${taken})`
}
