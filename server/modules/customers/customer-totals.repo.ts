import type { Transaction } from '#server/platform/database/database.ts'

/**
 * Adds up anew what customers' orders come to, but for cancelled ones: how many, HKD, and when the last was placed. One statement;
 * to be called in the transaction of each change of an order, which holds the customers' rows already.
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
