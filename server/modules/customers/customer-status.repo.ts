import type { SalesSettings } from '#contract/site/settings.ts'
import { Prisma } from '#prisma'

/** Fixed by the rule; `inactiveMonths` is a setting. */
const vipMonths = 12

/**
 * Returns an SQL expression for a customer's status: the one that staff set, or else the rule. VIP: spent `vipSpent`
 * or placed `vipOrders` orders within twelve months. Inactive: no order for `inactiveMonths`, counted from the
 * customer's creation if there is none. Orders are read only for customers whose all-time totals could qualify.
 * @param sales a threshold of 0 switches that criterion off
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
