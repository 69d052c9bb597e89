import { type OrderDetail, type OrderMove, type OrderStatus, orderMoves } from '#contract/sales/orders.ts'
import type { Invalidation, WriteServices } from '#server/modules/catalogue/index.ts'
import { noteActivity, refreshTotals } from '#server/modules/customers/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { requirePiecesOf } from '../stock/back-orders.rules.ts'
import { type BackOrderServices, type Split, splitOff } from '../stock/back-orders.ts'
import { shipStock } from '../stock/order-shipping.ts'
import { createOrderStockRepo } from '../stock/order-stock.repo.ts'
import { byProduct, isPiece } from '../stock/order-stock.rules.ts'
import { releaseStock, settleStock } from '../stock/order-stock.ts'
import type { OrderEmails } from './order-emails.ts'
import { lineOfRow } from './order-lines.ts'
import type { OrderTransactions } from './order-transactions.ts'
import { createOrdersWriteRepo, type LockedOrder, type OrderColumns } from './orders-write.repo.ts'

export interface OrderMovingServices extends BackOrderServices {
  /** Called in the transaction that makes an order delivered. @param by name of the actor */
  onDelivered: (tx: Transaction, by: string, orderId: string) => Promise<unknown>
  transactions: OrderTransactions
  emails: OrderEmails
  /** Shipping changes the stock of products, so it writes product records. */
  productWrites: WriteServices & { onCommit: (invalidation: Invalidation) => void }
}

export function createOrderMoving(services: OrderMovingServices) {
  const { audit, transactions, emails, now, productWrites, onDelivered } = services

  /** Takes the shipped stock; the rest of a partial shipment becomes an order of its own. */
  async function ship(tx: Transaction, actor: Actor, order: LockedOrder, pieces?: number[]) {
    if (pieces) requirePiecesOf(order.lines, pieces)
    const { shipped, invalidation } = await shipStock(tx, productWrites, actor, order.lines, pieces)
    return { split: await splitOff(tx, services, actor, order, shipped), invalidation }
  }

  async function moveStock(
    tx: Transaction,
    actor: Actor,
    order: LockedOrder,
    { to, pieces }: OrderMove,
  ): Promise<{ split?: Split | undefined; invalidation?: Invalidation | undefined }> {
    const { id, lines } = order
    const repo = createOrdersWriteRepo(tx)
    if (to === 'cancelled') {
      if (await repo.isInvoiced(id)) throw problem('order.invoiced', 'Credit its invoices before it is cancelled')
      await releaseStock(tx, lines)
    }
    const moved = to === 'shipped' ? await ship(tx, actor, order, pieces) : {}
    if (to === 'shipped' || to === 'cancelled') await repo.setReserved(id, Array<number>(lines.length).fill(0))
    return moved
  }

  function columnsOf(order: LockedOrder, { to, address, carrier, trackingNumber, reason }: OrderMove): OrderColumns {
    const at = now()
    if (to === 'shipped') {
      const parcel = { carrier: carrier || order.carrier, trackingNumber: trackingNumber || order.trackingNumber }
      return { status: to, shippedAt: at, address: address || order.address, ...parcel }
    }
    if (to === 'delivered') return { status: to, deliveredAt: at }
    if (to === 'cancelled') return { status: to, cancelledAt: at, cancelReason: reason || null }
    return { status: to }
  }

  /** @returns the parts of the catalogue to invalidate */
  async function move(
    tx: Transaction,
    actor: Actor,
    order: LockedOrder,
    wanted: OrderMove,
  ): Promise<Invalidation | undefined> {
    const { id, reference, version, status } = order
    if (wanted.to === 'shipped') await requireAddress(tx, order, wanted.address)
    const delivered = { ...order, address: wanted.address || order.address }
    const { split, invalidation } = await moveStock(tx, actor, delivered, wanted)
    const columns = { ...columnsOf(order, wanted), ...split?.amounts }
    if (!(await createOrdersWriteRepo(tx).update(id, { version, status }, columns))) {
      throw new Error('An order that was held has been changed')
    }
    const freed = wanted.to === 'cancelled' ? [...byProduct(order.lines, () => 0).keys()] : []
    if (freed.length > 0) await settleStock(tx, productWrites.onLowStock, freed)
    if (wanted.to === 'delivered') await onDelivered(tx, actor.name, id)
    await refreshTotals(tx, [order.customerId])
    const { carrier = order.carrier, trackingNumber = order.trackingNumber } = columns
    await noteMove(tx, actor, order, { ...wanted, carrier, trackingNumber })
    if (split) await noteSplit(tx, actor, id, split)
    const { lines = order.lines.map(lineOfRow), backOrder } = split ?? {}
    if (wanted.tell)
      await emails.send(tx, actor, { ...delivered, lines, carrier, trackingNumber }, { ...wanted, backOrder })
    await audit.record(tx, actor, {
      action: 'order.moved',
      entity: 'order',
      entityId: id,
      entityName: reference,
      before: { status, ...(split && summaryOf(order)) },
      after: {
        status: wanted.to,
        ...(wanted.to === 'shipped' && { carrier }), // no tracking number: it would lead to the recipient
        ...(split && { backOrder: split.backOrder.reference, ...split.amounts }),
      },
    })
    return invalidation
  }

  return {
    /**
     * Moves an order, its stock and its customer's totals together; with `tell`, the buyer is emailed.
     * @throws order.not_found, order.state, order.invoiced, record.changed; order.stock_short, order.stock_changed by line;
     * mail.not_configured; request.invalid when the buyer has no address or pieces do not match the lines
     */
    async move(actor: Actor, id: string, wanted: OrderMove): Promise<OrderDetail> {
      const check = ({ status }: LockedOrder) => requireMove(status, wanted.to)
      let invalidation: Invalidation | undefined
      const step = async (tx: Transaction, order: LockedOrder) => {
        invalidation = await move(tx, actor, order, wanted)
      }
      const moved = await transactions.change(id, wanted.version, step, { check })
      if (invalidation) productWrites.onCommit(invalidation)
      return moved
    },
  }
}

/** @throws order.no_address when goods have no delivery address */
async function requireAddress(tx: Transaction, { address, lines }: LockedOrder, given: string): Promise<void> {
  if (given !== '' || address.trim() !== '') return
  const ids = lines.flatMap(({ productId }) => productId ?? [])
  const stocks = await createOrderStockRepo(tx).lock(ids)
  const hasPiece = lines.some((line) =>
    isPiece({ ...line, tracksStock: stocks.get(line.productId ?? '')?.tracksStock ?? null }),
  )
  if (hasPiece) throw problem('order.no_address', 'Give the address, here or by an edit of the order')
}

/** @throws order.state */
function requireMove(from: OrderStatus, to: OrderStatus): void {
  if (orderMoves[from].includes(to)) return
  throw problem('order.state', `An order cannot be moved from ${from} to ${to}`)
}

async function noteMove(tx: Transaction, actor: Actor, { id, status }: LockedOrder, wanted: OrderMove): Promise<void> {
  const { to, carrier, trackingNumber, reason } = wanted
  const entity = { entity: 'order', entityId: id } as const
  if (to === 'shipped') {
    await noteActivity(tx, actor, { ...entity, kind: 'order.shipped', params: { carrier, trackingNumber } })
  } else if (to === 'cancelled') {
    await noteActivity(tx, actor, { ...entity, kind: 'order.cancelled', params: {}, ...(reason && { text: reason }) })
  } else {
    await noteActivity(tx, actor, { ...entity, kind: 'status', params: { from: status, to } })
  }
}

async function noteSplit(tx: Transaction, actor: Actor, id: string, { backOrder }: Split): Promise<void> {
  const params = { pieces: backOrder.pieces, order: backOrder.reference }
  await noteActivity(tx, actor, { entity: 'order', entityId: id, kind: 'order.backordered', params })
}

/** Summary of an order for the audit log, before it is split. */
function summaryOf({ itemsCount, total, totalHkd }: LockedOrder) {
  return { itemsCount, total: total.toFixed(2), totalHkd: totalHkd.toFixed(2) }
}
