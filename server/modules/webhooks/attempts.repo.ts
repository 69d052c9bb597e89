import * as z from 'zod/mini'
import type { Database, DatabaseHandle } from '#server/platform/database/database.ts'
import { idRow, readRow, readRows } from '#server/platform/database/rows.ts'

/** An attempt that takes longer belongs to a process that died. */
const leaseMs = 60_000

const attemptRow = z.object({
  id: z.string(),
  attempts: z.int(),
  firstAt: z.date(),
  eventId: z.string(),
  type: z.string(),
  at: z.date(),
  data: z.unknown(),
  url: z.string(),
  secretSealed: z.string(),
  previousSealed: z.nullable(z.string()),
  previousUntil: z.nullable(z.date()),
})
export type Attempt = z.output<typeof attemptRow>

export interface Outcome {
  state: 'pending' | 'delivered' | 'failed'
  nextAt: Date | null
  status: number | null
  fault: string | null
  excerpt: string
  durationMs: number
}

export function createAttemptsRepo({ prisma }: Pick<Database, 'prisma'>) {
  return {
    /** Returns the enabled webhooks that have something to be sent. */
    async due(now: Date): Promise<string[]> {
      const rows = await readRows(prisma, idRow)`
        SELECT w."id" FROM "WebhookEndpoint" w WHERE w."isEnabled" AND EXISTS (
          SELECT FROM "WebhookDelivery" d WHERE d."endpointId" = w."id" AND d."state" = 'pending'
            AND (d."nextAt" IS NULL OR d."nextAt" <= ${now}) AND (d."takenUntil" IS NULL OR d."takenUntil" <= ${now}))`
      return rows.map(({ id }) => id)
    },

    /** Takes up to `most` deliveries of a webhook, oldest first, so that no other process takes them. */
    take: (endpointId: string, now: Date, most: number): Promise<Attempt[]> =>
      readRows(prisma, attemptRow)`
        WITH "taken" AS (
          UPDATE "WebhookDelivery" d SET "takenUntil" = ${new Date(now.getTime() + leaseMs)}, "attempts" = d."attempts" + 1,
            "firstAt" = coalesce(d."firstAt", ${now}), "lastAt" = ${now}
          WHERE d."id" IN (
            SELECT "id" FROM "WebhookDelivery"
            WHERE "endpointId" = ${endpointId}::uuid AND "state" = 'pending'
              AND ("nextAt" IS NULL OR "nextAt" <= ${now}) AND ("takenUntil" IS NULL OR "takenUntil" <= ${now})
            ORDER BY "sequence" LIMIT ${most} FOR UPDATE SKIP LOCKED)
          RETURNING d.*)
        SELECT t."id", t."attempts", t."firstAt", t."eventId", e."type", e."at", e."data", w."url", w."secretSealed",
          w."previousSealed", w."previousUntil"
        FROM "taken" t JOIN "WebhookEvent" e ON e."id" = t."eventId"
          JOIN "WebhookEndpoint" w ON w."id" = t."endpointId" AND w."isEnabled"
        ORDER BY t."sequence"`,

    /** Gives a delivery back whose attempt was cut off by a shutdown. */
    async release(id: string): Promise<void> {
      await prisma.webhookDelivery.updateMany({ where: { id, state: 'pending' }, data: { takenUntil: null } })
    },
  }
}

/** Records an attempt. */
export async function recordOutcome(database: DatabaseHandle, id: string, outcome: Outcome): Promise<void> {
  await database.webhookDelivery.updateMany({ where: { id, state: 'pending' }, data: { ...outcome, takenUntil: null } })
}

/** Records that a webhook answered. */
export async function recordSuccess(database: DatabaseHandle, endpointId: string): Promise<void> {
  const where = { id: endpointId, failingSince: { not: null } }
  await database.webhookEndpoint.updateMany({ where, data: { failingSince: null } })
}

const failingRow = z.object({ name: z.string(), failingSince: z.date() })

/** Records that a webhook failed. @returns its name and since when it fails; undefined where it is disabled */
export async function recordFailure(database: DatabaseHandle, endpointId: string, now: Date) {
  return readRow(database, failingRow)`
    UPDATE "WebhookEndpoint" SET "failingSince" = coalesce("failingSince", ${now})
    WHERE "id" = ${endpointId}::uuid AND "isEnabled" RETURNING "name", "failingSince"`
}

export async function disable(database: DatabaseHandle, endpointId: string, reason: string): Promise<void> {
  const data = { isEnabled: false, disabledFor: reason, version: { increment: 1 } }
  await database.webhookEndpoint.update({ where: { id: endpointId }, data })
}
