import type { OrderStatus } from '#contract/sales/orders.ts'
import type { Invalidation, WriteServices } from '#server/modules/catalogue/index.ts'
import { noteActivity } from '#server/modules/customers/index.ts'
import { deliverDevices, shipDevices } from '#server/modules/devices/index.ts'
import { type SettingsSource, shopDay } from '#server/modules/settings/index.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { OrderEmails } from '../orders/order-emails.ts'
import { lineOfRow } from '../orders/order-lines.ts'
import { createOrdersWriteRepo, type LockedOrder, type OrderColumns } from '../orders/orders-write.repo.ts'
import { returnStock, takeStock } from '../stock/order-shipping.ts'
import { createOrderStockRepo } from '../stock/order-stock.repo.ts'
import { isPiece } from '../stock/order-stock.rules.ts'
import { freezeCosts } from './frozen-costs.repo.ts'
import { createShipmentsRepo, numberSeparator } from './shipments.repo.ts'
import { leftOf, partOf, statusOf } from './shipments.rules.ts'

export interface ShippingServices {
  /** Packing changes the stock of products, so it writes product records. */
  productWrites: WriteServices & { onCommit: (invalidation: Invalidation) => void }
  emails: OrderEmails
  settings: SettingsSource
  /** Called in the transaction that makes an order delivered. @param by name of the actor */
  onDelivered: (tx: Transaction, by: string, orderId: string) => Promise<unknown>
  now: () => Date
}

export type LockedShipment = LockedOrder['shipments'][number]

interface Packing extends Parcels {
  submissionId?: string
  note?: string
  isPackedOnly?: boolean
  /** Has to have all the pieces; without, the default location, and others for what that lacks. */
  locationId?: string | undefined
}

export interface Parcels {
  carrier: string
  trackingNumbers: string[]
}

export interface Delivery {
  deliveredAt: Date
  receivedBy?: string
  proofNote?: string
  /** The activity with the pictures. */
  proofId?: string
}

/**
 * Steps of shipments, in transactions that hold the lock of the order. They read the order as it was locked; `settled`
 * writes what follows for it and comes last.
 */
export function createShipping({ productWrites, emails, settings, onDelivered, now }: ShippingServices) {
  return {
    /**
     * Packs pieces of the lines, which leaves the stock, and ships them unless `isPackedOnly`.
     * @throws order.stock_short by line, order.no_address
     */
    async pack(
      tx: Transaction,
      actor: Actor,
      order: LockedOrder,
      pieces: readonly number[],
      given: Packing,
    ): Promise<Invalidation | undefined> {
      const { carrier, trackingNumbers, submissionId, note = '', isPackedOnly = false, locationId } = given
      if (!isPackedOnly) await requireAddress(tx, order, pieces)
      const left = leftOf(order.lines)
      const lines = order.lines.map((line, index) => ({ ...line, quantity: left[index] ?? 0 }))
      const of = { reference: order.reference, orderId: order.id, locationId }
      const invalidation = await takeStock(tx, productWrites, actor, lines, pieces, of)
      const number = (order.shipments.at(-1)?.number ?? 0) + 1
      const shipment = {
        orderId: order.id,
        number,
        carrier: carrier || order.carrier,
        trackingNumbers,
        note,
        createdAt: now(),
        createdBy: actor.name,
        ...(submissionId !== undefined && { submissionId }),
        ...(locationId !== undefined && { locationId }),
        ...(isPackedOnly ? { state: 'packed' as const } : { state: 'shipped' as const, shippedAt: now() }),
      }
      const packed = order.lines.flatMap(({ id: orderLineId }, index) => {
        const quantity = pieces[index] ?? 0
        return quantity === 0 ? [] : [{ orderLineId, quantity }]
      })
      const id = await createShipmentsRepo(tx).add(shipment, packed)
      if (isPackedOnly) {
        const params = { shipment: number, pieces: countOf(packed) }
        await noteActivity(tx, actor, { entity: 'order', entityId: order.id, kind: 'shipment.packed', params })
      } else {
        await freezeCosts(tx, [id])
        await noteShipped(tx, actor, order, shipment)
      }
      return invalidation
    },

    /** Ships what was packed; carrier and numbers stay where none are given. @throws order.no_address */
    async send(
      tx: Transaction,
      actor: Actor,
      order: LockedOrder,
      shipment: LockedShipment,
      { carrier, trackingNumbers }: { carrier: string; trackingNumbers?: string[] | undefined },
    ): Promise<Parcels> {
      await requireAddress(tx, order, piecesOf(order, shipment))
      const parcels = {
        carrier: carrier || shipment.carrier,
        trackingNumbers: trackingNumbers?.length ? trackingNumbers : shipment.trackingNumbers,
      }
      const at = now()
      await createShipmentsRepo(tx).update(shipment.id, { ...parcels, state: 'shipped', shippedAt: at })
      await freezeCosts(tx, [shipment.id])
      const shippedOn = shopDay(at, settings.current().general.timezone)
      await shipDevices(tx, shipment.id, { shippedOn, at, by: actor.name })
      await noteShipped(tx, actor, order, { ...parcels, number: shipment.number })
      return parcels
    },

    async deliver(tx: Transaction, actor: Actor, shipment: LockedShipment, delivery: Delivery): Promise<void> {
      await createShipmentsRepo(tx).update(shipment.id, { ...delivery, state: 'delivered', deliveredBy: actor.name })
      await deliverDevices(tx, shipment.id, shopDay(delivery.deliveredAt, settings.current().general.timezone))
    },

    /** Removes a packed shipment; its pieces return to the stock. */
    async unpack(
      tx: Transaction,
      actor: Actor,
      order: LockedOrder,
      shipment: LockedShipment,
    ): Promise<Invalidation | undefined> {
      const products = new Map(order.lines.map(({ id, productId }) => [id, productId]))
      const lines = shipment.lines.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
      const repo = createShipmentsRepo(tx)
      await repo.remove(shipment.id)
      await repo.addPacked(lines.map((line) => ({ ...line, quantity: -line.quantity })))
      const params = { shipment: shipment.number, pieces: countOf(lines) }
      await noteActivity(tx, actor, { entity: 'order', entityId: order.id, kind: 'shipment.unpacked', params })
      const returned = lines.map((line) => ({ ...line, productId: products.get(line.orderLineId) ?? null }))
      const { id: orderId, reference } = order
      return returnStock(tx, productWrites, actor, returned, {
        reason: 'shipment',
        orderId,
        reference,
        locationId: shipment.locationId ?? undefined,
      })
    },

    /**
     * Writes what follows from the shipments for their order: status, times, carrier and tracking numbers.
     * @param columns of the order that change besides
     * @returns the new status
     */
    async settled(tx: Transaction, actor: Actor, order: LockedOrder, columns: OrderColumns = {}): Promise<OrderStatus> {
      const { id, version } = order
      const repo = createOrdersWriteRepo(tx)
      const shipments = await createShipmentsRepo(tx).ofOrder(id)
      const sent = shipments.filter(({ state }) => state !== 'packed')
      const status = statusOf(await repo.quantities(id), shipments)
      const last = (times: (string | null)[]) => {
        const latest = times
          .flatMap((time) => time ?? [])
          .toSorted()
          .at(-1)
        return latest === undefined ? null : new Date(latest)
      }
      const isSent = status === 'shipped' || status === 'delivered'
      const isWritten = await repo.update(
        id,
        { version, status: order.status },
        {
          status,
          shippedAt: isSent ? last(sent.map(({ shippedAt }) => shippedAt)) : null,
          deliveredAt: status === 'delivered' ? last(sent.map(({ deliveredAt }) => deliveredAt)) : null,
          carrier: sent.at(-1)?.carrier ?? order.carrier,
          trackingNumber: sent
            .flatMap(({ parcels }) => parcels.map(({ trackingNumber }) => trackingNumber))
            .join(numberSeparator),
          ...columns,
        },
      )
      if (!isWritten) throw new Error('An order that was held has been changed')
      if (status === 'delivered' && order.status !== status) await onDelivered(tx, actor.name, id)
      return status
    },

    /** Emails the buyer about a shipment. @param pieces of it, by line @param following pieces of later ones */
    async tell(
      tx: Transaction,
      actor: Actor,
      order: LockedOrder,
      to: 'shipped' | 'delivered',
      { pieces, following, carrier, trackingNumbers }: Parcels & { pieces: number[]; following: number[] },
    ): Promise<void> {
      const lines = order.lines.map(lineOfRow)
      const told = { carrier, trackingNumber: trackingNumbers.join(numberSeparator), lines: partOf(lines, pieces) }
      await emails.send(tx, actor, { ...order, ...told }, { to, following: partOf(lines, following) })
    },
  }
}

export type Shipping = ReturnType<typeof createShipping>

export function piecesOf({ lines }: LockedOrder, shipment: Pick<LockedShipment, 'lines'>): number[] {
  const packed = new Map(shipment.lines.map(({ orderLineId, quantity }) => [orderLineId, quantity]))
  return lines.map(({ id }) => packed.get(id) ?? 0)
}

/** @throws order.no_address when goods have no delivery address */
async function requireAddress(tx: Transaction, order: LockedOrder, pieces: readonly number[]): Promise<void> {
  if (order.address.trim() !== '') return
  const lines = order.lines.filter((_line, index) => (pieces[index] ?? 0) > 0)
  const stocks = await createOrderStockRepo(tx).lock(lines.flatMap(({ productId }) => productId ?? []))
  const hasPiece = lines.some((line) =>
    isPiece({ ...line, tracksStock: stocks.get(line.productId ?? '')?.tracksStock ?? null }),
  )
  if (hasPiece) throw problem('order.no_address', 'Give the address, here or by an edit of the order')
}

async function noteShipped(
  tx: Transaction,
  actor: Actor,
  { id }: LockedOrder,
  { carrier, trackingNumbers, number }: Parcels & { number: number },
): Promise<void> {
  const params = { carrier, trackingNumber: trackingNumbers.join(numberSeparator), shipment: number }
  await noteActivity(tx, actor, { entity: 'order', entityId: id, kind: 'order.shipped', params })
}

function countOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0)
}
