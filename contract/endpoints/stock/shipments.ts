import { endpoint, idParams } from '../../endpoint.ts'
import { orderDetailSchema } from '../../sales/orders.ts'
import {
  newShipmentSchema,
  orderCloseSchema,
  shipmentChangeSchema,
  shipmentDeliverySchema,
  shipmentSendSchema,
  shipmentUnpackSchema,
} from '../../sales/shipments.ts'

export const createShipment = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/shipments',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'createShipment',
  summary: 'Pack items of an order, or ship them',
  description:
    'The same form sent twice is one shipment. `pieces` are those of each line, at most what the line’s `shippable` says; 409 `order.stock_short` by line where there are fewer by now, and nothing is shipped then. The rest stays in the order. With the state `packed` the pieces leave the stock and wait for `shipShipment`. `tell` mails the buyer in their language.',
  params: idParams,
  body: newShipmentSchema,
  answer: orderDetailSchema,
  status: 201,
  errors: [404, 409],
})

export const changeShipment = endpoint({
  method: 'PATCH',
  path: '/admin/shipments/:id',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'changeShipment',
  summary: 'Update carrier, tracking numbers or note of a shipment',
  description: 'Also once it has been delivered. What is not given stays.',
  params: idParams,
  body: shipmentChangeSchema,
  answer: orderDetailSchema,
  errors: [404, 409],
})

export const shipShipment = endpoint({
  method: 'POST',
  path: '/admin/shipments/:id/ship',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'shipShipment',
  summary: 'Ship packed items',
  description: 'Carrier and tracking numbers stay where none are given. `tell` mails the buyer in their language.',
  params: idParams,
  body: shipmentSendSchema,
  answer: orderDetailSchema,
  errors: [404, 409],
})

export const deliverShipment = endpoint({
  method: 'POST',
  path: '/admin/shipments/:id/deliver',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'deliverShipment',
  summary: 'Record a shipment’s delivery with its proof',
  description: 'The order is delivered with the last of its shipments.',
  params: idParams,
  body: shipmentDeliverySchema,
  answer: orderDetailSchema,
  errors: [404, 409],
})

export const unpackShipment = endpoint({
  method: 'POST',
  path: '/admin/shipments/:id/unpack',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'unpackShipment',
  summary: 'Unpack items that are packed and not shipped',
  description: 'The pieces return to the stock, and are reserved for the order that has waited longest.',
  params: idParams,
  body: shipmentUnpackSchema,
  answer: orderDetailSchema,
  errors: [404, 409],
})

export const closeOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/close',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'closeOrder',
  summary: 'Cancel the rest of an order that was shipped in part',
  description:
    'Its lines are reduced to what is in shipments, its totals with them, and reserved stock is released. 409 `order.invoiced` until its invoices are credited.',
  params: idParams,
  body: orderCloseSchema,
  answer: orderDetailSchema,
  errors: [404, 409],
})
