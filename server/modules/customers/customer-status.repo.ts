import type { SalesSettings } from '#contract/site/settings.ts'
import { Prisma } from '#prisma'

/** The rule's own months; `inactiveMonths` is the settings'. */
const vipMonths = 12

/**
 * A customer's status (spec §4) as a text: what staff say of one, else the rule of the settings. VIP is who has spent so much, or
 * ordered so often, within twelve months; inactive, who has not ordered for `inactiveMonths`, or never did since they came.
 * The orders are looked at only of those whose totals of all time could be enough.
 * @param sales the rule; 0 is not by that
 * @returns an expression over the columns of "Customer"
 */
export function customerStatus(sales: Pick<SalesSettings, 'vipSpent' | 'vipOrders' | 'inactiveMonths'>, now: Date) {
  return Prisma.sql`CASE
    WHEN "Customer"."statusSet" IS NOT NULL THEN "Customer"."statusSet"
    WHEN ${isVip(sales, now)} THEN 'vip'
    WHEN coalesce("Customer"."lastOrderAt", "Customer"."createdAt") < ${monthsBefore(now, sales.inactiveMonths)} THEN 'inactive'
    ELSE 'active' END`
}

function isVip({ vipSpent, vipOrders }: Pick<SalesSettings, 'vipSpent' | 'vipOrders'>, now: Date): Prisma.Sql {
  const enough = (spent: Prisma.Sql, orders: Prisma.Sql) =>
    Prisma.sql`((${vipSpent}::numeric > 0 AND ${spent} >= ${vipSpent}::numeric)
      OR (${vipOrders}::int > 0 AND ${orders} >= ${vipOrders}::int))`
  return Prisma.sql`${enough(Prisma.sql`"Customer"."spent"`, Prisma.sql`"Customer"."ordersCount"`)} AND EXISTS (
    SELECT FROM "Order" o WHERE o."customerId" = "Customer"."id" AND o."status" <> 'cancelled'
      AND o."placedAt" >= ${monthsBefore(now, vipMonths)}
    HAVING ${enough(Prisma.sql`coalesce(sum(o."totalHkd"), 0)`, Prisma.sql`count(*)`)})`
}

function monthsBefore(now: Date, months: number): Prisma.Sql {
  return Prisma.sql`(${now}::timestamptz - make_interval(months => ${months}::int))`
}
