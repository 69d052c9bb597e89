import { skuRowsAnswerSchema, stockRowsSchema } from '../../catalogue/sku-rows.ts'
import { endpoint, file, idParams, nothing } from '../../endpoint.ts'
import {
  locationChangeSchema,
  newLocationSchema,
  stockLocationSchema,
  stockLocationsSchema,
  stockPageSchema,
  stockTableQuerySchema,
} from '../../stock/locations.ts'
import {
  movementPageSchema,
  movementTableQuerySchema,
  stockCountSchema,
  stockTransferSchema,
} from '../../stock/movements.ts'
import {
  newReceiptSchema,
  receiptCancelSchema,
  receiptChangeSchema,
  receiptDetailSchema,
  receiptPageSchema,
  receiptTableQuerySchema,
  receivingSchema,
} from '../../stock/receipts.ts'
import { stockValueExportQuerySchema, stockValuePageSchema, stockValueQuerySchema } from '../../stock/value.ts'

export const listStock = endpoint({
  method: 'GET',
  path: '/admin/stock',
  permission: 'sales.read',
  tags: ['Stock'],
  operationId: 'listStock',
  summary: 'List products with their stock by location: on hand, reserved, available, back-ordered and incoming',
  query: stockTableQuerySchema,
  answer: stockPageSchema,
})

export const putStock = endpoint({
  method: 'POST',
  path: '/admin/stock/bulk',
  permission: 'stock.write',
  tags: ['Stock'],
  operationId: 'putStock',
  summary: 'Set the stock of up to 10,000 products by SKU, each row with its own result',
  description:
    'As counts, in batches of 500, each in a transaction of its own: movements are written, and waiting orders get what is more.',
  body: stockRowsSchema,
  answer: skuRowsAnswerSchema,
})

export const listStockMovements = endpoint({
  method: 'GET',
  path: '/admin/stock/movements',
  permission: 'sales.read',
  tags: ['Stock'],
  operationId: 'listStockMovements',
  summary: 'List stock movements, newest first',
  description: '`from` is included, `to` is not. Searched are products and the reference of the order or receipt.',
  query: movementTableQuerySchema,
  answer: movementPageSchema,
})

export const listStockValue = endpoint({
  method: 'GET',
  path: '/admin/stock/value',
  permission: 'figures.costs',
  tags: ['Stock'],
  operationId: 'listStockValue',
  summary: 'List stock by product and location at cost, with the totals of all that match',
  description: 'In HKD, by costs as they are now. What has no cost is counted apart.',
  query: stockValueQuerySchema,
  answer: stockValuePageSchema,
})

export const exportStockValue = endpoint({
  method: 'GET',
  path: '/admin/stock/value/export.csv',
  permission: 'figures.costs',
  isExport: true,
  tags: ['Stock'],
  operationId: 'exportStockValue',
  summary: 'Export all matching stock as CSV',
  query: stockValueExportQuerySchema,
  answer: file('text/csv'),
})

export const countStock = endpoint({
  method: 'POST',
  path: '/admin/stock/counts',
  permission: 'stock.write',
  tags: ['Stock'],
  operationId: 'countStock',
  summary: 'Set a product’s stock at a location to the counted quantity',
  description:
    'The difference becomes a movement. 409 `stock.changed` where the stock is no longer what the count began with.',
  body: stockCountSchema,
  answer: nothing,
  status: 204,
  errors: [409],
})

export const transferStock = endpoint({
  method: 'POST',
  path: '/admin/stock/transfers',
  permission: 'stock.write',
  tags: ['Stock'],
  operationId: 'transferStock',
  summary: 'Transfer stock of a product from one location to another',
  description: 'The same form sent twice moves them once.',
  body: stockTransferSchema,
  answer: nothing,
  status: 204,
})

export const listStockLocations = endpoint({
  method: 'GET',
  path: '/admin/stock/locations',
  permission: 'sales.read',
  tags: ['Stock'],
  operationId: 'listStockLocations',
  summary: 'List stock locations, default first',
  answer: stockLocationsSchema,
})

export const addStockLocation = endpoint({
  method: 'POST',
  path: '/admin/stock/locations',
  permission: 'stock.write',
  tags: ['Stock'],
  operationId: 'addStockLocation',
  summary: 'Create a stock location',
  body: newLocationSchema,
  answer: stockLocationSchema,
  status: 201,
})

export const changeStockLocation = endpoint({
  method: 'PUT',
  path: '/admin/stock/locations/:id',
  permission: 'stock.write',
  tags: ['Stock'],
  operationId: 'changeStockLocation',
  summary: 'Rename a location, make it the default, or archive it',
  params: idParams,
  body: locationChangeSchema,
  answer: stockLocationSchema,
  errors: [404, 409],
})

export const listReceipts = endpoint({
  method: 'GET',
  path: '/admin/receipts',
  permission: 'sales.read',
  tags: ['Stock'],
  operationId: 'listReceipts',
  summary: 'List purchase receipts, newest first',
  query: receiptTableQuerySchema,
  answer: receiptPageSchema,
})

export const getReceipt = endpoint({
  method: 'GET',
  path: '/admin/receipts/:id',
  permission: 'sales.read',
  tags: ['Stock'],
  operationId: 'getReceipt',
  summary: 'Get a purchase receipt with its lines',
  params: idParams,
  answer: receiptDetailSchema,
  errors: [404],
})

export const createReceipt = endpoint({
  method: 'POST',
  path: '/admin/receipts',
  permission: 'stock.write',
  tags: ['Stock'],
  operationId: 'createReceipt',
  summary: 'Create a purchase receipt for expected goods',
  description: 'The same form sent twice is one receipt.',
  body: newReceiptSchema,
  answer: receiptDetailSchema,
  status: 201,
})

export const changeReceipt = endpoint({
  method: 'PUT',
  path: '/admin/receipts/:id',
  permission: 'stock.write',
  tags: ['Stock'],
  operationId: 'changeReceipt',
  summary: 'Update a purchase receipt’s expected goods',
  params: idParams,
  body: receiptChangeSchema,
  answer: receiptDetailSchema,
  errors: [404, 409],
})

export const receiveGoods = endpoint({
  method: 'POST',
  path: '/admin/receipts/:id/receive',
  permission: 'stock.write',
  tags: ['Stock'],
  operationId: 'receiveGoods',
  summary: 'Receive goods of a purchase receipt, in part or in full',
  description:
    'They become stock at the location and are reserved for the orders that have waited longest. The same form sent twice receives once.',
  params: idParams,
  body: receivingSchema,
  answer: receiptDetailSchema,
  errors: [404, 409],
})

export const cancelReceipt = endpoint({
  method: 'POST',
  path: '/admin/receipts/:id/cancel',
  permission: 'stock.write',
  tags: ['Stock'],
  operationId: 'cancelReceipt',
  summary: 'Cancel the rest of a purchase receipt',
  params: idParams,
  body: receiptCancelSchema,
  answer: receiptDetailSchema,
  errors: [404, 409],
})
