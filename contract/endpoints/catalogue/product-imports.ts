import {
  importApplySchema,
  importBytesMax,
  importEncodingSchema,
  importErrorsQuerySchema,
  importParametersSchema,
  importPreviewSchema,
  importRowPageSchema,
  importRowQuerySchema,
  importUploadQuerySchema,
  productImportSchema,
} from '../../catalogue/product-imports.ts'
import { endpoint, file } from '../../endpoint.ts'

const fileTypes = [
  'text/csv',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.ms-excel', // type of CSV files on Windows
  'application/octet-stream',
]

export const uploadProductImport = endpoint({
  method: 'POST',
  path: '/admin/products/imports',
  permission: 'products.import',
  tags: ['Staff catalogue'],
  operationId: 'uploadProductImport',
  summary: 'Upload a file of products, CSV or XLSX; the type is detected from its content',
  description: `The file is the body, of at most ${importBytesMax} bytes. Nothing is written to the catalogue before POST …/{id}/apply. The file is forgotten after a week.`,
  query: importUploadQuerySchema,
  consumes: fileTypes,
  answer: productImportSchema,
  status: 201,
  errors: [413, 415],
})

export const getProductImportTemplate = endpoint({
  method: 'GET',
  path: '/admin/products/imports/template.csv',
  permission: 'products.import',
  tags: ['Staff catalogue'],
  operationId: 'getProductImportTemplate',
  summary: 'Download an empty import file with a heading for each field',
  answer: file('text/csv'),
})

export const getProductImport = endpoint({
  method: 'GET',
  path: '/admin/products/imports/:id',
  permission: 'products.import',
  tags: ['Staff catalogue'],
  operationId: 'getProductImport',
  summary: 'Get an import: its columns, progress and result',
  params: importParametersSchema,
  answer: productImportSchema,
  errors: [404],
})

export const chooseProductImportEncoding = endpoint({
  method: 'POST',
  path: '/admin/products/imports/:id/encoding',
  permission: 'products.import',
  tags: ['Staff catalogue'],
  operationId: 'chooseProductImportEncoding',
  summary: 'Read a text file again in another encoding',
  description:
    'Its columns are then to be mapped anew. 409 `import.not_ready` where it is being previewed or was applied.',
  params: importParametersSchema,
  body: importEncodingSchema,
  answer: productImportSchema,
  errors: [404, 409],
})

export const previewProductImport = endpoint({
  method: 'POST',
  path: '/admin/products/imports/:id/preview',
  permission: 'products.import',
  tags: ['Staff catalogue'],
  operationId: 'previewProductImport',
  summary: 'Preview an import: compare a file with the catalogue',
  description:
    'A row finds its product by id, else by SKU in any case, else by exact name. An empty cell leaves a field as it is, "-" empties it. GET …/{id} has its progress.',
  params: importParametersSchema,
  body: importPreviewSchema,
  answer: productImportSchema,
  status: 202,
  errors: [404, 409],
})

export const listProductImportRows = endpoint({
  method: 'GET',
  path: '/admin/products/imports/:id/rows',
  permission: 'products.import',
  tags: ['Staff catalogue'],
  operationId: 'listProductImportRows',
  summary: 'List the rows of an import with their differences',
  params: importParametersSchema,
  query: importRowQuerySchema,
  answer: importRowPageSchema,
  errors: [404, 409],
})

export const exportProductImportErrors = endpoint({
  method: 'GET',
  path: '/admin/products/imports/:id/errors.csv',
  permission: 'products.import',
  tags: ['Staff catalogue'],
  operationId: 'exportProductImportErrors',
  summary: 'Export the rows with errors, to correct and import again',
  params: importParametersSchema,
  query: importErrorsQuerySchema,
  answer: file('text/csv'),
  errors: [404, 409],
})

export const applyProductImport = endpoint({
  method: 'POST',
  path: '/admin/products/imports/:id/apply',
  permission: 'products.import',
  tags: ['Staff catalogue'],
  operationId: 'applyProductImport',
  summary: 'Apply a previewed import, all or nothing',
  description:
    'Where a product has changed since the preview, the import fails with nothing written. What it wrote is taken back by POST /admin/products/operations/{operationId}/undo.',
  params: importParametersSchema,
  body: importApplySchema,
  answer: productImportSchema,
  status: 202,
  errors: [404, 409],
})
