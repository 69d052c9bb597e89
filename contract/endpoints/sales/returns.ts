import * as z from 'zod/mini'
import {
  buyerReturnsSchema,
  newReturnSchema,
  returnDetailSchema,
  returnMoveSchema,
  returnPageSchema,
  returnSettlementSchema,
  returnTableQuerySchema,
} from '../../billing/returns.ts'
import { endpoint, file, idParams } from '../../endpoint.ts'
import { exportQuery } from '../../tables.ts'

export const listReturns = endpoint({
  method: 'GET',
  path: '/admin/returns',
  permission: 'sales.read',
  tags: ['Returns'],
  operationId: 'listReturns',
  summary: 'List returns, newest first',
  description: 'Searched are reference, order, customer and serial numbers.',
  query: returnTableQuerySchema,
  answer: returnPageSchema,
})

export const exportReturns = endpoint({
  method: 'GET',
  path: '/admin/returns/export.csv',
  permission: 'sales.export',
  isExport: true,
  tags: ['Returns'],
  operationId: 'exportReturns',
  summary: 'Export all matching returns as CSV',
  query: exportQuery(returnTableQuerySchema),
  answer: file('text/csv'),
})

export const getReturn = endpoint({
  method: 'GET',
  path: '/admin/returns/:id',
  permission: 'sales.read',
  tags: ['Returns'],
  operationId: 'getReturn',
  summary: 'Get a return with its lines, their warranty and outcome',
  params: idParams,
  answer: returnDetailSchema,
  errors: [404],
})

export const getReturnable = endpoint({
  method: 'GET',
  path: '/admin/orders/:id/returns',
  permission: 'sales.read',
  tags: ['Returns'],
  operationId: 'getReturnable',
  summary: 'List an order’s returns and returnable items',
  params: idParams,
  answer: buyerReturnsSchema,
  errors: [404],
})

export const addReturn = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/returns',
  permission: 'sales.write',
  tags: ['Returns'],
  operationId: 'addReturn',
  summary: 'Create a return',
  description: 'The same form sent twice is one return. More pieces than could be returned are refused as `pieces.N`.',
  params: idParams,
  body: newReturnSchema,
  answer: returnDetailSchema,
  status: 201,
  errors: [404],
})

export const moveReturn = endpoint({
  method: 'POST',
  path: '/admin/returns/:id/status',
  permission: 'returns.approve',
  tags: ['Returns'],
  operationId: 'moveReturn',
  summary: 'Approve, reject or receive a return',
  description: '`return.state` for a move that its state does not allow.',
  params: idParams,
  body: returnMoveSchema,
  answer: returnDetailSchema,
  errors: [404, 409],
})

export const settleReturn = endpoint({
  method: 'POST',
  path: '/admin/returns/:id/settle',
  permission: 'returns.approve',
  tags: ['Returns'],
  operationId: 'settleReturn',
  summary: 'Settle a received return by replacement, repair, credit or stock',
  description:
    'Replacements become an order of their own without a price; credit is taken from the order’s invoices, and refused with `document.nothing_left` where they do not have it.',
  params: idParams,
  body: returnSettlementSchema,
  answer: returnDetailSchema,
  errors: [404, 409],
})

const linkParams = z.object({ orderToken: z.string() })

export const getBuyerReturns = endpoint({
  method: 'GET',
  path: '/order-links/:orderToken/returns',
  permission: 'public',
  tags: ['Forms'],
  operationId: 'getBuyerReturns',
  summary: 'List an order’s returns and returnable items by its private link',
  params: linkParams,
  answer: buyerReturnsSchema,
  errors: [404, 429, 503],
})

export const requestReturn = endpoint({
  method: 'POST',
  path: '/order-links/:orderToken/returns',
  permission: 'public',
  tags: ['Forms'],
  operationId: 'requestReturn',
  summary: 'Request a return by an order’s private link',
  params: linkParams,
  body: newReturnSchema,
  answer: buyerReturnsSchema,
  status: 201,
  errors: [404, 429, 503],
})
