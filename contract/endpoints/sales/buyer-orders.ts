import * as z from 'zod/mini'
import { buyerOrderSchema, orderLinkSchema } from '../../billing/buyer-orders.ts'
import { endpoint, idParams } from '../../endpoint.ts'

export const getBuyerOrder = endpoint({
  method: 'GET',
  path: '/order-links/:orderToken',
  permission: 'public',
  tags: ['Forms'],
  operationId: 'getBuyerOrder',
  summary: 'Get an order by its private link, with shipments and subscriptions',
  description:
    'By the private link of the order, or of its quotation. A link that has expired or was revoked is answered as one that never was.',
  params: z.object({ orderToken: z.string() }),
  answer: buyerOrderSchema,
  errors: [404, 429, 503],
})

export const getOrderLink = endpoint({
  method: 'GET',
  path: '/admin/orders/:id/link',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'getOrderLink',
  summary: 'Get an order’s private link',
  params: idParams,
  answer: orderLinkSchema,
  errors: [404],
})

export const renewOrderLink = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/link',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'renewOrderLink',
  summary: 'Create an order’s private link, which replaces an earlier one',
  params: idParams,
  answer: orderLinkSchema,
  errors: [404],
})

export const revokeOrderLink = endpoint({
  method: 'DELETE',
  path: '/admin/orders/:id/link',
  permission: 'sales.write',
  tags: ['Sales'],
  operationId: 'revokeOrderLink',
  summary: 'Revoke the private link of an order',
  params: idParams,
  answer: orderLinkSchema,
  errors: [404],
})
