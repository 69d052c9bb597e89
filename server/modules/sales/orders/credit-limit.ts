import * as z from 'zod/mini'
import type { ActivityActor } from '#server/modules/customers/index.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import type { Notify } from '#server/modules/notifications/index.ts'
import type { DatabaseHandle, Transaction } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'

const limitRow = z.object({ limit: z.nullable(z.number()), exposure: z.number() })

/**
 * Returns a customer's credit limit, null without one, and what counts against it, in HKD: what is open of invoices, and
 * what is not invoiced yet of orders that are neither delivered nor cancelled.
 */
export function readCredit(database: DatabaseHandle, customerId: string) {
  return readRow(database, limitRow)`
    SELECT c."creditLimitHkd"::float8 AS "limit", (
      SELECT coalesce(sum(round(d."totalHkd" * (d."total" - d."paid" - d."credited") / d."total", 2)), 0) FROM "IssuedDocument" d
      WHERE d."customerId" = c."id" AND d."kind" IN ('invoice', 'deposit_invoice') AND d."paid" + d."credited" < d."total"
    )::float8 + (
      SELECT coalesce(sum(greatest(o."totalHkd" - (
        SELECT coalesce(sum(CASE WHEN d."kind" = 'credit_note' THEN -d."totalHkd" ELSE d."totalHkd" END), 0)
        FROM "IssuedDocument" d WHERE d."orderId" = o."id" AND d."kind" IN ('invoice', 'deposit_invoice', 'credit_note')
      ), 0)), 0)
      FROM "Order" o WHERE o."customerId" = c."id" AND o."status" IN ('pending', 'processing', 'partly_shipped', 'shipped')
    )::float8 AS "exposure"
    FROM "Customer" c WHERE c."id" = ${customerId}::uuid`
}

interface HeldOrder {
  id: string
  reference: string
  customerId: string | null
  customerName: string
}

/**
 * Holds a pending order that takes its customer over the credit limit, or frees one that no longer does. The caller's
 * transaction holds the lock of the customer, so that two orders at once are both counted.
 * @returns whether the order waits for a release
 */
export async function holdOverLimit(
  tx: Transaction,
  { notify, now }: { notify: Notify; now: () => Date },
  actor: ActivityActor,
  order: HeldOrder,
): Promise<boolean> {
  const credit = order.customerId === null ? undefined : await readCredit(tx, order.customerId)
  const { limit = null, exposure = 0 } = credit ?? {}
  const isOver = limit !== null && exposure > limit
  const hold = isOver
    ? { heldAt: now(), heldLimitHkd: limit, heldExposureHkd: exposure }
    : { heldAt: null, heldLimitHkd: null, heldExposureHkd: null }
  await tx.order.update({ where: { id: order.id }, data: hold })
  if (!isOver) return false
  const { id, reference, customerName: name } = order
  const params = { limitHkd: limit, exposureHkd: exposure }
  await noteActivity(tx, actor, { entity: 'order', entityId: id, kind: 'order.held', params })
  await notify(tx, 'order.held', { id, reference, name, exposureHkd: exposure, limitHkd: limit })
  return true
}
