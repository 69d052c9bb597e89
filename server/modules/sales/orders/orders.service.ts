import { trackingUrl } from '#contract/catalogue/carriers.ts'
import type { OrderDetail, OrderTableQuery, StaffOrder } from '#contract/sales/orders.ts'
import { createActivitiesRepo } from '#server/modules/customers/index.ts'
import type { Outbox } from '#server/modules/mail/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { problem } from '#server/platform/http/problems.ts'
import { createOrdersRepo, type OrderFilter, type OrderRow } from './orders.repo.ts'

export function createOrders(services: { database: Database; audit: Audit; outbox: Pick<Outbox, 'canSend'> }) {
  const orders = createOrdersRepo(services.database)
  const activities = createActivitiesRepo(services.database.prisma)

  return {
    async page(query: OrderTableQuery) {
      const page = await orders.page(query)
      return { ...page, items: page.items.map(orderOf) }
    },

    stats: orders.stats,
    ofForm: orders.ofForm,

    all: (actor: Actor, filter: OrderFilter) => recordedExport(services, actor, 'orders', filter, orders.all(filter)),

    /** @throws order.not_found */
    async find(id: string): Promise<OrderDetail> {
      const [row, thread] = await Promise.all([orders.detail(id), activities.thread('order', id)])
      if (!row) throw problem('order.not_found', `No order has the id ${id}`)
      const { heldAt, heldLimitHkd, heldExposureHkd, releasedAt, releasedBy, ...order } = row
      return {
        ...order,
        ...orderOf(order),
        hold: heldAt && {
          heldAt: heldAt.toISOString(),
          limitHkd: heldLimitHkd ?? 0,
          exposureHkd: heldExposureHkd ?? 0,
          releasedAt: releasedAt?.toISOString() ?? null,
          releasedBy,
        },
        shippedAt: row.shippedAt?.toISOString() ?? null,
        deliveredAt: row.deliveredAt?.toISOString() ?? null,
        cancelledAt: row.cancelledAt?.toISOString() ?? null,
        trackingUrl: trackingUrl(row.carrier, row.trackingNumber),
        canTell: row.email !== '' && services.outbox.canSend(),
        thread,
      }
    },
  }
}

export type Orders = ReturnType<typeof createOrders>

function orderOf(row: OrderRow): StaffOrder {
  return { ...row, placedAt: row.placedAt.toISOString() }
}
