import { qualitySchema } from '../../catalogue/data-quality.ts'
import {
  bulkSchema,
  editedProductSchema,
  historyQuerySchema,
  historySchema,
  operationSchema,
  pagePreviewAnswerSchema,
  pagePreviewSchema,
  productAnalyticsQuerySchema,
  productAnalyticsSchema,
  productCreationSchema,
  productEditSchema,
  productParametersSchema,
  productStateSchema,
  recordPreviewAnswerSchema,
  recordPreviewSchema,
  revertSchema,
  undoneSchema,
} from '../../catalogue/product-edits.ts'
import { priceRowsSchema, skuRowsAnswerSchema } from '../../catalogue/sku-rows.ts'
import { productStatsSchema, staffProductPageSchema, staffProductQuerySchema } from '../../catalogue/staff-products.ts'
import { endpoint, file } from '../../endpoint.ts'
import { exportQuery } from '../../tables.ts'

const exported =
  'The SKU, then every field of the record under the heading that an import knows it by; behind them what follows from it, which an import leaves alone, and the id, by which it finds the product. Imported again unedited, it changes nothing.'

export const listStaffProducts = endpoint({
  method: 'GET',
  path: '/admin/products',
  permission: 'products.read',
  tags: ['Staff catalogue'],
  operationId: 'listStaffProducts',
  summary: 'List products, retired ones too',
  description:
    'In stroke order of the Chinese names, unless `sort` says otherwise; `nameEn` orders as English readers are shown them. `ids` asks for these alone. Amounts are HKD.',
  query: staffProductQuerySchema,
  answer: staffProductPageSchema,
})

export const getProductStats = endpoint({
  method: 'GET',
  path: '/admin/products/stats',
  permission: 'products.read',
  tags: ['Staff catalogue'],
  operationId: 'getProductStats',
  summary: 'Count listed products and those in stock, with the stock’s value',
  description: 'Amounts are HKD.',
  answer: productStatsSchema,
})

export const getProductQuality = endpoint({
  method: 'GET',
  path: '/admin/products/quality',
  permission: 'products.read',
  tags: ['Staff catalogue'],
  operationId: 'getProductQuality',
  summary: 'Count listed products by what staff should correct',
  answer: qualitySchema,
})

export const exportProducts = endpoint({
  method: 'GET',
  path: '/admin/products/export.csv',
  permission: 'products.export',
  isExport: true,
  tags: ['Staff catalogue'],
  operationId: 'exportProducts',
  summary: 'Export all matching products as CSV, to edit and import again',
  description: exported,
  query: exportQuery(staffProductQuerySchema),
  answer: file('text/csv'),
})

export const exportProductRecords = endpoint({
  method: 'GET',
  path: '/admin/products/export.xlsx',
  permission: 'products.export',
  isExport: true,
  tags: ['Staff catalogue'],
  operationId: 'exportProductRecords',
  summary: 'Export all matching products as XLSX, to edit and import again',
  description: exported,
  query: exportQuery(staffProductQuerySchema),
  answer: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
})

export const createProduct = endpoint({
  method: 'POST',
  path: '/admin/products',
  permission: 'products.write',
  tags: ['Staff catalogue'],
  operationId: 'createProduct',
  summary: 'Create a product',
  description:
    'What is not given is blank, and follows from the rest by the rules of the catalogue. A value that no rule can read is refused by its field. Where the catalogue is synced with Notion, the next export makes its page.',
  body: productCreationSchema,
  answer: editedProductSchema,
  status: 201,
})

export const previewProduct = endpoint({
  method: 'POST',
  path: '/admin/products/preview',
  permission: 'products.write',
  tags: ['Staff catalogue'],
  operationId: 'previewProduct',
  summary: 'Preview what a product record would change, before it is saved',
  body: recordPreviewSchema,
  answer: recordPreviewAnswerSchema,
})

export const previewProductPage = endpoint({
  method: 'POST',
  path: '/admin/products/page-preview',
  permission: 'products.write',
  tags: ['Staff catalogue'],
  operationId: 'previewProductPage',
  summary: 'Preview the public page of a product record, before it is saved',
  body: pagePreviewSchema,
  answer: pagePreviewAnswerSchema,
  errors: [404],
})

export const getStaffProduct = endpoint({
  method: 'GET',
  path: '/admin/products/:id',
  permission: 'products.read',
  tags: ['Staff catalogue'],
  operationId: 'getStaffProduct',
  summary: 'Get a product with all that staff see',
  params: productParametersSchema,
  answer: editedProductSchema,
  errors: [404],
})

export const editProduct = endpoint({
  method: 'PATCH',
  path: '/admin/products/:id',
  permission: 'products.write',
  tags: ['Staff catalogue'],
  operationId: 'editProduct',
  summary: 'Update the given fields of a product, based on the edited version',
  description:
    'Of another version, 409 `record.changed` with the product as `current`. `pending` of the answer names what waits to be pushed to Notion.',
  params: productParametersSchema,
  body: productEditSchema,
  answer: editedProductSchema,
  errors: [404, 409],
})

export const retireProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/retire',
  permission: 'products.write',
  tags: ['Staff catalogue'],
  operationId: 'retireProduct',
  summary: 'Retire a product, until it is restored',
  params: productParametersSchema,
  body: productStateSchema,
  answer: editedProductSchema,
  errors: [404, 409],
})

export const restoreProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/restore',
  permission: 'products.write',
  tags: ['Staff catalogue'],
  operationId: 'restoreProduct',
  summary: 'Restore a retired product',
  params: productParametersSchema,
  body: productStateSchema,
  answer: editedProductSchema,
  errors: [404, 409],
})

export const listProductVersions = endpoint({
  method: 'GET',
  path: '/admin/products/:id/history',
  permission: 'products.read',
  tags: ['Staff catalogue'],
  operationId: 'listProductVersions',
  summary: 'List a product’s versions with their changes, newest first',
  params: productParametersSchema,
  query: historyQuerySchema,
  answer: historySchema,
  errors: [404],
})

export const getProductAnalytics = endpoint({
  method: 'GET',
  path: '/admin/products/:id/analytics',
  permission: 'products.read',
  tags: ['Staff catalogue'],
  operationId: 'getProductAnalytics',
  summary: 'Get a product’s questions, price history and stock history',
  description:
    'By week, in the shop’s time zone, beside the period of the same length before. What a machine probably sent is left out. Amounts are HKD.',
  params: productParametersSchema,
  query: productAnalyticsQuerySchema,
  answer: productAnalyticsSchema,
  errors: [404],
})

export const revertProduct = endpoint({
  method: 'POST',
  path: '/admin/products/:id/revert',
  permission: 'products.write',
  tags: ['Staff catalogue'],
  operationId: 'revertProduct',
  summary: 'Restore a product’s earlier version, as a new version',
  params: productParametersSchema,
  body: revertSchema,
  answer: editedProductSchema,
  errors: [404, 409],
})

export const changeProducts = endpoint({
  method: 'POST',
  path: '/admin/products/bulk',
  permission: 'products.write',
  tags: ['Staff catalogue'],
  operationId: 'changeProducts',
  summary: 'Change up to 500 products, all or none',
  description:
    'A price by percent is rounded to cents, half away from zero, and stays by the month where it was; what has no price is left unchanged. Where one has changed meanwhile, 409 `record.changed` with those that have as `current`.',
  body: bulkSchema,
  answer: operationSchema,
  errors: [404, 409],
})

export const putPrices = endpoint({
  method: 'POST',
  path: '/admin/prices/bulk',
  permission: 'products.write',
  tags: ['Staff catalogue'],
  operationId: 'putPrices',
  summary: 'Set the prices of up to 10,000 products by SKU, each row with its own result',
  description:
    'By the rules of a product’s record, in batches of 500, each in a transaction of its own. Each change is in the product’s history.',
  body: priceRowsSchema,
  answer: skuRowsAnswerSchema,
})

export const undoProductsChange = endpoint({
  method: 'POST',
  path: '/admin/products/operations/:id/undo',
  permission: 'products.write',
  tags: ['Staff catalogue'],
  operationId: 'undoProductsChange',
  summary: 'Undo a bulk change or an import; products that it created are retired',
  description:
    'All or nothing: 409 `operation.overtaken` where one of them has been changed since, with those as `current`. Taking back an import takes the permission to import.',
  params: productParametersSchema,
  answer: undoneSchema,
  errors: [404, 409],
})
