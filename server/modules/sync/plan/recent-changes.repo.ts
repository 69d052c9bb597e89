import * as z from 'zod/mini'
import { storedRecordSchema } from '#contract/catalogue/product-edits.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

const recentChangeRow = z.object({
  productId: z.string(),
  kind: z.string(),
  fields: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  record: storedRecordSchema,
  isListed: z.boolean(),
})
export type RecentChangeRow = z.output<typeof recentChangeRow>

/**
 * Returns changes by webhook runs of the last hour. While a plan awaits approval, the hour before it counts too;
 * changes that a person approved since do not.
 */
export function changesByWebhooks(database: DatabaseHandle): Promise<RecentChangeRow[]> {
  return readRows(database, recentChangeRow)`
    SELECT c."productId", c."kind", c."fields", p."record", p."retiredAt" IS NULL AS "isListed"
    FROM "SyncRun" r JOIN "SyncChange" c ON c."runId" = r."id" JOIN "Product" p ON p."id" = c."productId"
    WHERE r."trigger" = 'webhook' AND r."status" IN ('succeeded', 'failed', 'interrupted', 'cancelled')
      AND c."side" = 'mirror' AND c."kind" IN ('update', 'retire') AND c."error" IS NULL
      AND r."startedAt" > greatest(
        least(now(), (SELECT min("startedAt") FROM "SyncRun" WHERE "status" = 'awaiting_approval')) - interval '1 hour',
        (SELECT max("startedAt") FROM "SyncRun" WHERE "status" = 'succeeded' AND "planId" IS NOT NULL))
    ORDER BY r."startedAt", r."id", c."seq"`
}
