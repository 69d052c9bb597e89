import type { Transaction } from '#server/platform/database/database.ts'

/**
 * Recalculates customers' order count, total in HKD and last order date, cancelled orders excluded. Call it in the
 * transaction of every change of an order, which already holds the customer rows.
 */
export async function refreshTotals(tx: Transaction, customerIds: readonly (string | null)[]): Promise<void> {
  const ids = customerIds.filter((id) => id !== null)
  if (ids.length === 0) return
  await tx.$executeRaw`
    UPDATE "Customer" c SET "ordersCount" = t."count", "spent" = t."spent", "lastOrderAt" = t."last"
    FROM (
      SELECT k."id", count(o."id")::int AS "count", coalesce(sum(o."totalHkd"), 0) AS "spent", max(o."placedAt") AS "last"
      FROM unnest(${ids}::uuid[]) AS k("id")
      LEFT JOIN "Order" o ON o."customerId" = k."id" AND o."status" <> 'cancelled'
      GROUP BY k."id"
    ) AS t WHERE c."id" = t."id"`
}
