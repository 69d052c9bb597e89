import * as z from 'zod/mini'
import type { WebhookLogQuery } from '#contract/webhooks/webhooks.ts'
import type { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'

const deliveryColumns = {
  id: true,
  eventId: true,
  state: true,
  attempts: true,
  createdAt: true,
  lastAt: true,
  nextAt: true,
  status: true,
  fault: true,
  excerpt: true,
  durationMs: true,
  event: { select: { type: true, entityId: true } },
} as const satisfies Prisma.WebhookDeliverySelect
export type DeliveryRow = Prisma.WebhookDeliveryGetPayload<{ select: typeof deliveryColumns }>
export type WebhookRow = Prisma.WebhookEndpointGetPayload<object>

export function createWebhooksRepo(database: DatabaseHandle) {
  return {
    all: (): Promise<WebhookRow[]> =>
      database.webhookEndpoint.findMany({ orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),

    find: (id: string): Promise<WebhookRow | null> => database.webhookEndpoint.findUnique({ where: { id } }),

    /** Locks a webhook until the transaction ends. */
    async lock(id: string): Promise<WebhookRow | null> {
      await database.$executeRaw`SELECT FROM "WebhookEndpoint" WHERE "id" = ${id}::uuid FOR UPDATE`
      return database.webhookEndpoint.findUnique({ where: { id } })
    },

    count: () => database.webhookEndpoint.count(),

    add: (data: Prisma.WebhookEndpointUncheckedCreateInput): Promise<WebhookRow> =>
      database.webhookEndpoint.create({ data }),

    put: (id: string, data: Prisma.WebhookEndpointUncheckedUpdateInput): Promise<WebhookRow> =>
      database.webhookEndpoint.update({ where: { id }, data }),

    async remove(id: string): Promise<void> {
      await database.webhookEndpoint.delete({ where: { id } })
    },

    /** Returns how many deliveries wait, and when one last arrived. */
    async standing(id: string): Promise<{ pending: number; lastDeliveredAt: Date | null }> {
      const row = await readRow(database, standingRow)`
        SELECT (SELECT count(*)::int FROM "WebhookDelivery" WHERE "endpointId" = ${id}::uuid AND "state" = 'pending') AS "pending",
          (SELECT max("lastAt") FROM "WebhookDelivery" WHERE "endpointId" = ${id}::uuid AND "state" = 'delivered') AS "lastDeliveredAt"`
      return row ?? { pending: 0, lastDeliveredAt: null }
    },

    /** Returns deliveries, newest first, one more than the limit where there are more. */
    async log(endpointId: string, { before, state, limit }: WebhookLogQuery): Promise<DeliveryRow[]> {
      const place = before && (await database.webhookDelivery.findFirst({ where: { id: before, endpointId } }))
      const after = place ? { sequence: { lt: place.sequence } } : {}
      const where = { endpointId, ...(state && { state }), ...after }
      return database.webhookDelivery.findMany({
        where,
        orderBy: { sequence: 'desc' },
        take: limit + 1,
        select: deliveryColumns,
      })
    },

    delivery: (endpointId: string, id: string): Promise<DeliveryRow | null> =>
      database.webhookDelivery.findFirst({ where: { id, endpointId }, select: deliveryColumns }),

    /** Plans a delivery of an event that concerns the webhook alone. */
    addOwn: (endpointId: string, type: string): Promise<DeliveryRow> =>
      database.webhookDelivery.create({
        data: {
          endpoint: { connect: { id: endpointId } },
          event: { create: { type, subject: crypto.randomUUID(), entityId: endpointId, data: { id: endpointId } } },
        },
        select: deliveryColumns,
      }),

    /** Plans a delivery again, as if it had never been tried. */
    again: (id: string): Promise<DeliveryRow> =>
      database.webhookDelivery.update({
        where: { id },
        data: { state: 'pending', attempts: 0, firstAt: null, nextAt: null, takenUntil: null },
        select: deliveryColumns,
      }),
  }
}

const standingRow = z.object({ pending: z.int(), lastDeliveredAt: z.nullable(z.date()) })
