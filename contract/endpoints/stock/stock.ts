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
  summary: 'Products with stock: how many there are and where, reserved, free, waited for and on their way',
  query: stockTableQuerySchema,
  answer: stockPageSchema,
})

export const putStock = endpoint({
  method: 'POST',
  path: '/admin/stock/bulk',
  permission: 'stock.write',
  tags: ['Stock'],
  operationId: 'putStock',
  summary: 'Sets the stock of up to 10,000 products by SKU, each row with its own result',
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
  summary: 'Movements of stock, the newest first',
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
  summary: 'The stock of each product at each location by its cost, and the totals of all that match',
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
  summary: 'All matching rows as a CSV file',
  query: stockValueExportQuerySchema,
  answer: file('text/csv'),
})

export const countStock = endpoint({
  method: 'POST',
  path: '/admin/stock/counts',
  permission: 'stock.write',
  tags: ['Stock'],
  operationId: 'countStock',
  summary: 'Set the stock of a product at a location to what was counted',
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
  summary: 'Move pieces of a product from one location to another',
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
  summary: 'Locations of stock, the default one first',
  answer: stockLocationsSchema,
})

export const addStockLocation = endpoint({
  method: 'POST',
  path: '/admin/stock/locations',
  permission: 'stock.write',
  tags: ['Stock'],
  operationId: 'addStockLocation',
  summary: 'Add a location of stock',
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
  summary: 'Goods ordered from suppliers, the newest first',
  query: receiptTableQuerySchema,
  answer: receiptPageSchema,
})

export const getReceipt = endpoint({
  method: 'GET',
  path: '/admin/receipts/:id',
  permission: 'sales.read',
  tags: ['Stock'],
  operationId: 'getReceipt',
  summary: 'Goods ordered from a supplier, with their lines',
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
  summary: 'Record goods that are on their way',
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
  summary: 'Change what is expected of a receipt',
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
  summary: 'Receive goods, in part or whole',
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
  summary: 'Expect nothing more of a receipt',
  params: idParams,
  body: receiptCancelSchema,
  answer: receiptDetailSchema,
  errors: [404, 409],
})
