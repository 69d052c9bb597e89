import { currencyCodeSchema } from '#contract/catalogue/money.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import { chargesOf } from '#contract/sales/charges.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import type {
  NewShipment,
  OrderClose,
  ShipmentChange,
  ShipmentDelivery,
  ShipmentSend,
  ShipmentState,
} from '#contract/sales/shipments.ts'
import type { Invalidation } from '#server/modules/catalogue/index.ts'
import { noteActivity, refreshTotals } from '#server/modules/customers/index.ts'
import { attachReplyFiles } from '#server/modules/media/index.ts'
import { requireLocation } from '#server/modules/stock/index.ts'
import type { Actor, Audit } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { problem } from '#server/platform/http/problems.ts'
import { lineOfRow } from '../orders/order-lines.ts'
import type { OrderTransactions } from '../orders/order-transactions.ts'
import { createOrdersWriteRepo, type LockedOrder } from '../orders/orders-write.repo.ts'
import { byProduct } from '../stock/order-stock.rules.ts'
import { releaseStock, settleStock } from '../stock/order-stock.ts'
import { createShipmentsRepo } from './shipments.repo.ts'
import { amountsOf, chargesOfPart, leftOf, partOf, requirePiecesOf } from './shipments.rules.ts'
import { type LockedShipment, piecesOf, type Shipping, type ShippingServices } from './shipping.ts'

export interface ShipmentsServices extends ShippingServices {
  database: Database
  audit: Audit
  transactions: OrderTransactions
  shipping: Shipping
}

interface Done {
  action: string
  after: Record<string, unknown>
  invalidation?: Invalidation | undefined
}

/** Shipments of orders. All methods throw order.not_found or shipment.not_found, and record.changed. */
export function createShipments(services: ShipmentsServices) {
  const { database, audit, transactions, shipping, emails, productWrites, now } = services

  /** Runs a step on a locked order and records it. */
  async function change(
    actor: Actor,
    id: string,
    version: number,
    step: (tx: Transaction, order: LockedOrder) => Promise<Done>,
    options: Parameters<OrderTransactions['change']>[3] = {},
  ): Promise<OrderDetail> {
    let invalidation: Invalidation | undefined
    const work = async (tx: Transaction, order: LockedOrder) => {
      const done = await step(tx, order)
      invalidation = done.invalidation
      const { action, after } = done
      await audit.record(tx, actor, { action, entity: 'order', entityId: id, entityName: order.reference, after })
    }
    const changed = await transactions.change(id, version, work, options)
    if (invalidation) productWrites.onCommit(invalidation)
    return changed
  }

  /** Runs a step on a shipment in one of these states. @throws shipment.state */
  async function changeOne(
    actor: Actor,
    id: string,
    version: number,
    states: readonly ShipmentState[],
    step: (tx: Transaction, order: LockedOrder, shipment: LockedShipment) => Promise<Done>,
  ): Promise<OrderDetail> {
    const orderId = await createShipmentsRepo(database.prisma).orderOf(id)
    if (orderId === undefined) throw notFound(id)
    const shipmentOf = ({ shipments }: LockedOrder) => {
      const shipment = shipments.find((one) => one.id === id)
      if (!shipment) throw notFound(id)
      return shipment
    }
    const check = (order: LockedOrder) => {
      const { state } = shipmentOf(order)
      if (!states.includes(state)) throw problem('shipment.state', `The shipment is ${state}`)
    }
    return change(actor, orderId, version, (tx, order) => step(tx, order, shipmentOf(order)), { check })
  }

  return {
    /**
     * Packs pieces of an order and ships them, unless they are to be packed only; with `tell`, the buyer is emailed. A
     * form sent twice, even concurrently, is one shipment.
     * @throws order.state, order.no_address, order.stock_short by line; request.invalid for other pieces or location;
     * mail.not_configured
     */
    create(actor: Actor, id: string, form: NewShipment): Promise<OrderDetail> {
      const { submissionId, version, state, pieces, address, carrier, trackingNumbers, note, locationId, tell } = form
      const step = async (tx: Transaction, locked: LockedOrder) => {
        requirePiecesOf(locked.lines, pieces)
        if (locationId !== undefined) await requireLocation(tx, locationId, 'locationId')
        const order = { ...locked, address: address || locked.address }
        const isPackedOnly = state === 'packed'
        const given = { submissionId, carrier, trackingNumbers, note, isPackedOnly, locationId }
        const invalidation = await shipping.pack(tx, actor, order, pieces, given)
        const status = await shipping.settled(tx, actor, order, { address: order.address })
        if (tell && !isPackedOnly) {
          const following = leftOf(order.lines).map((left, index) => left - (pieces[index] ?? 0))
          const parcels = { carrier: carrier || order.carrier, trackingNumbers }
          await shipping.tell(tx, actor, order, 'shipped', { pieces, following, ...parcels })
        }
        const count = pieces.reduce((sum, some) => sum + some, 0)
        return { action: `shipment.${state}`, after: { status, pieces: count, carrier }, invalidation }
      }
      const check = ({ status }: LockedOrder) => {
        if (status !== 'processing' && status !== 'partly_shipped') throw problem('order.state', `It is ${status}`)
      }
      const isDone = (tx: Transaction) => createShipmentsRepo(tx).isKnown(submissionId)
      return change(actor, id, version, step, { check, isDone })
    },

    /** Changes carrier, tracking numbers and note, in any state. */
    edit(actor: Actor, id: string, { version, ...given }: ShipmentChange): Promise<OrderDetail> {
      return changeOne(actor, id, version, ['packed', 'shipped', 'delivered'], async (tx, order, { number }) => {
        const { carrier, trackingNumbers, note } = given
        await createShipmentsRepo(tx).update(id, {
          ...(carrier !== undefined && { carrier }),
          ...(trackingNumbers && { trackingNumbers }),
          ...(note !== undefined && { note }),
        })
        await shipping.settled(tx, actor, order)
        const params = { shipment: number }
        await noteActivity(tx, actor, { entity: 'order', entityId: order.id, kind: 'shipment.changed', params })
        return { action: 'shipment.changed', after: { shipment: number, fields: Object.keys(given) } }
      })
    },

    /** Ships what was packed. @throws shipment.state, order.no_address; mail.not_configured */
    send(actor: Actor, id: string, { version, tell, ...parcels }: ShipmentSend): Promise<OrderDetail> {
      return changeOne(actor, id, version, ['packed'], async (tx, order, shipment) => {
        const sent = await shipping.send(tx, actor, order, shipment, parcels)
        const status = await shipping.settled(tx, actor, order)
        if (tell) {
          const following = leftOf(order.lines)
          await shipping.tell(tx, actor, order, 'shipped', { pieces: piecesOf(order, shipment), following, ...sent })
        }
        return { action: 'shipment.shipped', after: { status, shipment: shipment.number, carrier: sent.carrier } }
      })
    },

    /**
     * Records that a shipment has arrived.
     * @throws shipment.state; request.invalid at `deliveredAt` in the future, at `files` for files that cannot be
     * attached; mail.not_configured
     */
    deliver(actor: Actor, id: string, form: ShipmentDelivery): Promise<OrderDetail> {
      const { version, receivedBy, note, files, tell } = form
      const deliveredAt = form.deliveredAt ? new Date(form.deliveredAt) : now()
      if (deliveredAt > now()) {
        throw problem('request.invalid', 'It has not arrived yet', [fieldError('deliveredAt', 'in_future')])
      }
      return changeOne(actor, id, version, ['shipped'], async (tx, order, shipment) => {
        const { number } = shipment
        const entity = { entity: 'order', entityId: order.id } as const
        const text = note === '' ? {} : { text: note }
        const params = { shipment: number, name: receivedBy }
        const proofId = await noteActivity(tx, actor, { ...entity, kind: 'shipment.delivered', params, ...text })
        await attachReplyFiles(tx, { ids: files, uploadedById: actor.id, activityId: proofId, now: now() })
        await shipping.deliver(tx, actor, shipment, { deliveredAt, receivedBy, proofNote: note, proofId })
        const status = await shipping.settled(tx, actor, order)
        if (tell) {
          const arrived = order.shipments.filter((one) => one === shipment || one.state === 'delivered')
          const pieces = arrived.map((one) => piecesOf(order, one))
          const following = order.lines.map(({ quantity }, index) =>
            pieces.reduce((left, some) => left - (some[index] ?? 0), quantity),
          )
          const { carrier, trackingNumbers } = shipment
          const told = { pieces: piecesOf(order, shipment), following, carrier, trackingNumbers }
          await shipping.tell(tx, actor, order, 'delivered', told)
        }
        return { action: 'shipment.delivered', after: { status, shipment: number } }
      })
    },

    /** Unpacks what was packed and not shipped. @throws shipment.state */
    unpack(actor: Actor, id: string, { version }: { version: number }): Promise<OrderDetail> {
      return changeOne(actor, id, version, ['packed'], async (tx, order, shipment) => {
        const invalidation = await shipping.unpack(tx, actor, order, shipment)
        const status = await shipping.settled(tx, actor, order)
        return { action: 'shipment.unpacked', after: { status, shipment: shipment.number }, invalidation }
      })
    },

    /**
     * Cancels what is in no shipment of an order that was shipped in part: reduces its lines and totals, and releases the
     * stock. With `tell`, the buyer is emailed.
     * @throws order.state, order.invoiced; mail.not_configured
     */
    close(actor: Actor, id: string, { version, reason, tell }: OrderClose): Promise<OrderDetail> {
      const step = async (tx: Transaction, order: LockedOrder) => {
        const repo = createOrdersWriteRepo(tx)
        if (await repo.isInvoiced(id)) throw problem('order.invoiced', 'Credit its invoices before it is reduced')
        await releaseStock(tx, order.lines)
        const kept = order.lines.filter(({ packed }) => packed > 0)
        const lines = kept.flatMap((line) => partOf([lineOfRow(line)], [line.packed]))
        await repo.keepPacked(
          id,
          lines.map(({ quantity, total, totalHkd }, index) => ({
            id: kept[index]?.id ?? '',
            quantity,
            total,
            totalHkd,
          })),
        )
        const charges = chargesOfPart(chargesOf(order.charges), order.lines.map(lineOfRow), lines)
        const amounts = amountsOf(lines, charges, currencyCodeSchema.parse(order.currency))
        const status = await shipping.settled(tx, actor, order, amounts)
        await settleStock(tx, productWrites.onLowStock, [...byProduct(order.lines, () => 0).keys()])
        await refreshTotals(tx, [order.customerId])
        const pieces = leftOf(order.lines).reduce((sum, left) => sum + left, 0)
        const text = reason === '' ? {} : { text: reason }
        await noteActivity(tx, actor, {
          entity: 'order',
          entityId: id,
          kind: 'order.closed',
          params: { pieces },
          ...text,
        })
        if (tell) await emails.send(tx, actor, { ...order, lines, charges }, { to: 'closed', reason })
        return { action: 'order.closed', after: { status, pieces, ...amounts } }
      }
      const check = ({ status, lines }: LockedOrder) => {
        const isShort = leftOf(lines).some((left) => left > 0)
        if (status !== 'partly_shipped' || !isShort)
          throw problem('order.state', 'Nothing is left that could be cancelled')
      }
      return change(actor, id, version, step, { check })
    },
  }
}

export type Shipments = ReturnType<typeof createShipments>

function notFound(id: string) {
  return problem('shipment.not_found', `No shipment has the id ${id}`)
}
