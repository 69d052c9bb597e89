import type * as z from 'zod/mini'
import {
  type OrderDetail,
  type OrderMove,
  type OrderStatus,
  orderMoves,
  type orderReleaseSchema,
} from '#contract/sales/orders.ts'
import type { Invalidation } from '#server/modules/catalogue/index.ts'
import { noteActivity, refreshTotals } from '#server/modules/customers/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { leftOf } from '../shipments/shipments.rules.ts'
import { piecesOf, type Shipping, type ShippingServices } from '../shipments/shipping.ts'
import { byProduct } from '../stock/order-stock.rules.ts'
import { releaseStock, settleStock } from '../stock/order-stock.ts'
import { lineOfRow } from './order-lines.ts'
import type { OrderTransactions } from './order-transactions.ts'
import { createOrdersWriteRepo, type LockedOrder } from './orders-write.repo.ts'

export interface OrderMovingServices extends ShippingServices {
  audit: Audit
  transactions: OrderTransactions
  shipping: Shipping
}

export function createOrderMoving(services: OrderMovingServices) {
  const { audit, transactions, shipping, emails, now, productWrites } = services

  /** Ships what is packed, and all that is left. */
  async function ship(tx: Transaction, actor: Actor, order: LockedOrder, wanted: OrderMove) {
    const parcels = {
      carrier: wanted.carrier,
      trackingNumbers: wanted.trackingNumber === '' ? [] : [wanted.trackingNumber],
    }
    const waiting = order.shipments.filter(({ state }) => state === 'packed')
    for (const shipment of waiting) await shipping.send(tx, actor, order, shipment, parcels)
    const left = leftOf(order.lines)
    const isLeft = left.some((count) => count > 0)
    const invalidation = isLeft ? await shipping.pack(tx, actor, order, left, parcels) : undefined
    if (wanted.tell) {
      const packed = waiting.map((shipment) => piecesOf(order, shipment))
      const pieces = left.map((count, index) => packed.reduce((sum, some) => sum + (some[index] ?? 0), count))
      const told = { ...parcels, carrier: parcels.carrier || order.carrier, pieces, following: [] }
      await shipping.tell(tx, actor, order, 'shipped', told)
    }
    return invalidation
  }

  async function deliver(tx: Transaction, actor: Actor, order: LockedOrder): Promise<void> {
    const shipped = order.shipments.filter(({ state }) => state === 'shipped')
    for (const shipment of shipped) await shipping.deliver(tx, actor, shipment, { deliveredAt: now() })
    await noteStatus(tx, actor, order, 'delivered')
  }

  async function cancel(tx: Transaction, actor: Actor, order: LockedOrder, { reason }: OrderMove) {
    const { id, version, status, lines } = order
    const repo = createOrdersWriteRepo(tx)
    if (await repo.isInvoiced(id)) throw problem('order.invoiced', 'Credit its invoices before it is cancelled')
    let invalidation: Invalidation | undefined
    for (const shipment of order.shipments) {
      invalidation = (await shipping.unpack(tx, actor, order, shipment)) ?? invalidation
    }
    await releaseStock(tx, lines)
    await repo.clearReserved(id)
    const columns = { status: 'cancelled' as const, cancelledAt: now(), cancelReason: reason || null }
    await repo.update(id, { version, status }, columns)
    await settleStock(tx, productWrites.onLowStock, [...byProduct(lines, () => 0).keys()])
    const text = reason === '' ? {} : { text: reason }
    await noteActivity(tx, actor, { entity: 'order', entityId: id, kind: 'order.cancelled', params: {}, ...text })
    return invalidation
  }

  /** @returns the parts of the catalogue to invalidate */
  async function step(tx: Transaction, actor: Actor, order: LockedOrder, wanted: OrderMove) {
    const { id, version, status } = order
    if (wanted.to === 'cancelled') return cancel(tx, actor, order, wanted)
    if (wanted.to === 'shipped') {
      const invalidation = await ship(tx, actor, order, wanted)
      await shipping.settled(tx, actor, order, { address: order.address })
      return invalidation
    }
    if (wanted.to === 'delivered') {
      await deliver(tx, actor, order)
      await shipping.settled(tx, actor, order)
      return undefined
    }
    await createOrdersWriteRepo(tx).update(id, { version, status }, { status: wanted.to })
    await noteStatus(tx, actor, order, wanted.to)
    return undefined
  }

  /** @returns the parts of the catalogue to invalidate */
  async function move(
    tx: Transaction,
    actor: Actor,
    locked: LockedOrder,
    wanted: OrderMove,
  ): Promise<Invalidation | undefined> {
    const { id, reference, status } = locked
    const { to, carrier, reason } = wanted
    if (to !== 'cancelled') requireReleased(locked)
    const order = { ...locked, address: wanted.address || locked.address }
    const invalidation = await step(tx, actor, order, wanted)
    await refreshTotals(tx, [order.customerId])
    if (wanted.tell && to !== 'shipped' && to !== 'pending' && to !== 'partly_shipped') {
      await emails.send(tx, actor, { ...order, lines: order.lines.map(lineOfRow) }, { to, reason })
    }
    await audit.record(tx, actor, {
      action: 'order.moved',
      entity: 'order',
      entityId: id,
      entityName: reference,
      before: { status },
      after: { status: to, ...(to === 'shipped' && { carrier }) }, // no tracking number: it would lead to the recipient
    })
    return invalidation
  }

  return {
    /**
     * Lets an order above the credit limit of its customer be processed.
     * @throws order.not_found, order.not_held, record.changed
     */
    release: (
      actor: Actor,
      id: string,
      { version, reason }: z.output<typeof orderReleaseSchema>,
    ): Promise<OrderDetail> =>
      transactions.change(id, version, async (tx, { status, heldAt, releasedAt, heldExposureHkd, ...order }) => {
        if (heldAt === null || releasedAt !== null) throw problem('order.not_held', 'It does not wait')
        const columns = { releasedAt: now(), releasedBy: actor.name }
        await createOrdersWriteRepo(tx).update(id, { version, status }, columns)
        const activity = { entity: 'order', entityId: id, kind: 'order.released', params: {} } as const
        await noteActivity(tx, actor, { ...activity, ...(reason && { text: reason }) })
        const after = { exposureHkd: heldExposureHkd?.toFixed(2), limitHkd: order.heldLimitHkd?.toFixed(2) }
        const subject = { entity: 'order', entityId: id, entityName: order.reference }
        await audit.record(tx, actor, { action: 'order.released', ...subject, after })
      }),

    /**
     * Moves an order, its stock and its customer's totals together; with `tell`, the buyer is emailed.
     * @throws order.not_found, order.state, order.held, order.invoiced, order.no_address, record.changed;
     * order.stock_short by line; mail.not_configured; request.invalid when the buyer has no address
     */
    async move(actor: Actor, id: string, wanted: OrderMove): Promise<OrderDetail> {
      const check = ({ status }: LockedOrder) => requireMove(status, wanted.to)
      let invalidation: Invalidation | undefined
      const work = async (tx: Transaction, order: LockedOrder) => {
        invalidation = await move(tx, actor, order, wanted)
      }
      const moved = await transactions.change(id, wanted.version, work, { check })
      if (invalidation) productWrites.onCommit(invalidation)
      return moved
    },
  }
}

/** @throws order.state */
function requireMove(from: OrderStatus, to: OrderStatus): void {
  if (orderMoves[from].includes(to)) return
  throw problem('order.state', `An order cannot be moved from ${from} to ${to}`)
}

/** @throws order.held */
function requireReleased({ heldAt, releasedAt }: LockedOrder): void {
  if (heldAt !== null && releasedAt === null) throw problem('order.held', 'Its customer is over the credit limit')
}

async function noteStatus(tx: Transaction, actor: Actor, { id, status }: LockedOrder, to: OrderStatus): Promise<void> {
  const params = { from: status, to }
  await noteActivity(tx, actor, { entity: 'order', entityId: id, kind: 'status', params })
}
