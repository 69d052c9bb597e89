import type * as z from 'zod/mini'
import * as endpoints from '#contract/endpoints/stock/shipments.ts'
import type { OrderDetail } from '#contract/sales/orders.ts'
import type {
  newShipmentSchema,
  orderCloseSchema,
  shipmentChangeSchema,
  shipmentDeliverySchema,
  shipmentSendSchema,
} from '#contract/sales/shipments.ts'
import { call } from '../request.ts'

/** Packs pieces of an order; a repeated `submissionId` is one shipment. @throws order.stock_short, record.changed */
export function createShipment(orderId: string, body: z.output<typeof newShipmentSchema>): Promise<OrderDetail> {
  return call(endpoints.createShipment, { params: { id: orderId }, body })
}

export function changeShipment(id: string, body: z.output<typeof shipmentChangeSchema>): Promise<OrderDetail> {
  return call(endpoints.changeShipment, { params: { id }, body })
}

/** Ships what was packed. @throws shipment.state */
export function shipShipment(id: string, body: z.output<typeof shipmentSendSchema>): Promise<OrderDetail> {
  return call(endpoints.shipShipment, { params: { id }, body })
}

/** @throws shipment.state */
export function deliverShipment(id: string, body: z.output<typeof shipmentDeliverySchema>): Promise<OrderDetail> {
  return call(endpoints.deliverShipment, { params: { id }, body })
}

/** @throws shipment.state */
export function unpackShipment(id: string, version: number): Promise<OrderDetail> {
  return call(endpoints.unpackShipment, { params: { id }, body: { version } })
}

/** Cancels what is left of an order that was shipped in part. @throws order.state, order.invoiced */
export function closeOrder(id: string, body: z.output<typeof orderCloseSchema>): Promise<OrderDetail> {
  return call(endpoints.closeOrder, { params: { id }, body })
}
