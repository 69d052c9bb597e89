import { bulkResultSchema } from '../bulk-results.ts'
import { endpoint, file, idParams } from '../endpoint.ts'
import { replySchema } from '../requests/messages.ts'
import { noteSchema, receivedSchema, threadSchema } from '../sales/activities.ts'
import {
  newOrderSchema,
  orderChangeSchema,
  orderDetailSchema,
  orderLetterRequestSchema,
  orderLetterSchema,
  orderMoveSchema,
  orderMovesSchema,
  orderPageSchema,
  orderPrintSchema,
  orderReleaseSchema,
  orderStatsSchema,
  orderTableQuerySchema,
} from '../sales/orders.ts'
import { quoteDetailSchema, repeatSchema } from '../sales/quotes.ts'
import { exportQuery } from '../tables.ts'

export const listOrders = endpoint({
  method: 'GET',
  path: '/admin/orders',
  permission: 'sales.read',
  tags: ['Sales'],
  operationId: 'listOrders',
  summary: 'List orders, newest first',
  description:
    '`from` is included, `to` is not. Searched are reference, customer, contact, email, phone, the buyer’s own number and the tracking number.',
  query: orderTableQuerySchema,
  answer: orderPageSchema,
})

export const getOrderStats = endpoint({
  method: 'GET',
  path: '/admin/orders/stats',
  permission: 'sales.read',
  tags: ['Sales'],
  operationId: 'getOrderStats',
  summary: 'Count orders by status, with their total',
  description: '`revenue` is HKD, at each order’s own rate, of orders that are not cancelled.',
  answer: orderStatsSchema,
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/admin/orders/:id',
  permission: 'sales.read',
  tags: ['Sales'],
  operationId: 'getOrder',
  summary: 'Get an order with its lines, reserved stock and history',
  params: idParams,
  answer: orderDetailSchema,
  errors: [404],
})

export const exportOrders = endpoint({
  method: 'GET',
  path: '/admin/orders/export.csv',
  permission: 'sales.export',
  isExport: true,
  tags: ['Sales'],
  operationId: 'exportOrders',
  summary: 'Export all matching orders as CSV',
  query: exportQuery(orderTableQuerySchema),
  answer: file('text/csv'),
})

export const createOrder = endpoint({
  method: 'POST',
  path: '/admin/orders',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'createOrder',
  summary: 'Create an order',
  description:
    'The same form sent twice is one order. Prices are HKD, at the rate that holds now, and are held against no minimum. `order.stock_short` names each line that there is not enough for; nothing is written then.',
  body: newOrderSchema,
  answer: orderDetailSchema,
  status: 201,
  errors: [409],
})

export const repeatOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/repeat',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'repeatOrder',
  summary: 'Create a quotation from an order’s lines at today’s prices',
  description:
    'As `repeatQuote` does. Where the order has no email address, it goes to the customer’s primary contact; 409 `order.no_email` where there is none.',
  params: idParams,
  body: repeatSchema,
  answer: quoteDetailSchema,
  status: 201,
  errors: [404, 409],
})

export const changeOrder = endpoint({
  method: 'PATCH',
  path: '/admin/orders/:id',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'changeOrder',
  summary: 'Update an order',
  description:
    'What is not given stays. Lines are set as a whole until something is packed (409 `order.packed`), and the stock they hold anew; the rest until it is delivered or cancelled. `tell` mails the buyer the lines, where they changed, and what they come to.',
  params: idParams,
  body: orderChangeSchema,
  answer: orderDetailSchema,
  errors: [404, 409],
})

export const moveOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/status',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'moveOrder',
  summary: 'Change an order’s status, and its stock with it',
  description:
    'pending → processing → shipped → delivered; cancelled until it is shipped. Shipping makes one shipment of all that is left and takes the stock, `order.stock_short` where there is less; `createShipment` ships a part. Delivered are all its shipments. Cancelling gives the stock back. `tell` mails the buyer in their language.',
  params: idParams,
  body: orderMoveSchema,
  answer: orderDetailSchema,
  errors: [404, 409],
})

export const releaseOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/release',
  permission: 'orders.release',
  tags: ['Sales'],
  operationId: 'releaseOrder',
  summary: 'Release an order that is held by the customer’s credit limit',
  description: '409 `order.not_held` for one that does not wait.',
  params: idParams,
  body: orderReleaseSchema,
  answer: orderDetailSchema,
  errors: [404, 409],
})

export const moveOrders = endpoint({
  method: 'POST',
  path: '/admin/orders/bulk/status',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'moveOrders',
  summary: 'Change the status of up to 100 orders',
  description:
    'Each as POST …/{id}/status does, on its own. The answer says for each whether it was moved, or the code by which it was refused; refused ones stay as they were.',
  body: orderMovesSchema,
  answer: bulkResultSchema,
})

export const printOrders = endpoint({
  method: 'GET',
  path: '/admin/orders/print.pdf',
  permission: 'sales.read',
  isExport: true,
  tags: ['Sales'],
  operationId: 'printOrders',
  summary: 'Download packing slips of up to 100 orders as one PDF',
  description: 'Each in its order’s language, in the order of `ids`; orders that do not exist are left out.',
  query: orderPrintSchema,
  answer: file('application/pdf'),
  errors: [404],
})

export const previewOrderLetter = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/letter',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'previewOrderLetter',
  summary: 'Preview the email that a change of an order would send; nothing is sent',
  params: idParams,
  body: orderLetterRequestSchema,
  answer: orderLetterSchema,
  errors: [404],
})

export const noteOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/notes',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'noteOrder',
  summary: 'Add an internal note to an order',
  params: idParams,
  body: noteSchema,
  answer: threadSchema,
  errors: [404],
})

export const receiveOrderMessage = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/received',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'receiveOrderMessage',
  summary: 'Record a buyer’s message from another channel',
  params: idParams,
  body: receivedSchema,
  answer: threadSchema,
  errors: [404],
})

export const replyToOrder = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/replies',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'replyToOrder',
  summary: 'Email the buyer of an order',
  description: 'Mailed in the order’s thread, in the buyer’s language around the text.',
  params: idParams,
  body: replySchema,
  answer: orderDetailSchema,
  errors: [404, 409],
})

export const getOrderPackingSlip = endpoint({
  method: 'GET',
  path: '/admin/orders/:id/packing-slip.pdf',
  permission: 'sales.read',
  tags: ['Sales'],
  operationId: 'getOrderPackingSlip',
  summary: 'Download an order’s packing slip as PDF, in its language',
  description:
    'What is in the boxes, without prices; software and what is paid for by the month or year is not packed.',
  params: idParams,
  answer: file('application/pdf'),
  errors: [404],
})
