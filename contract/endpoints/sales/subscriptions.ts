import {
  recurringSchema,
  startedSubscriptionsSchema,
  subscriptionDetailSchema,
  subscriptionEditSchema,
  subscriptionMoveSchema,
  subscriptionPageSchema,
  subscriptionRenewalSchema,
  subscriptionStartSchema,
  subscriptionTableQuerySchema,
} from '../../billing/subscriptions.ts'
import { endpoint, file, idParams } from '../../endpoint.ts'
import { exportQuery } from '../../tables.ts'

export const listSubscriptions = endpoint({
  method: 'GET',
  path: '/admin/subscriptions',
  permission: 'sales.read',
  tags: ['Subscriptions'],
  operationId: 'listSubscriptions',
  summary: 'List subscriptions, next renewal first',
  description: 'Searched are customer, product, SKU and the order’s reference.',
  query: subscriptionTableQuerySchema,
  answer: subscriptionPageSchema,
})

export const exportSubscriptions = endpoint({
  method: 'GET',
  path: '/admin/subscriptions/export.csv',
  permission: 'sales.export',
  isExport: true,
  tags: ['Subscriptions'],
  operationId: 'exportSubscriptions',
  summary: 'Export all matching subscriptions as CSV',
  query: exportQuery(subscriptionTableQuerySchema),
  answer: file('text/csv'),
})

export const getRecurring = endpoint({
  method: 'GET',
  path: '/admin/subscriptions/figures',
  permission: 'figures.read',
  tags: ['Subscriptions'],
  operationId: 'getRecurring',
  summary: 'Get recurring revenue of twelve months, and this month’s renewals',
  answer: recurringSchema,
})

export const getSubscription = endpoint({
  method: 'GET',
  path: '/admin/subscriptions/:id',
  permission: 'sales.read',
  tags: ['Subscriptions'],
  operationId: 'getSubscription',
  summary: 'Get a subscription with its changes and invoices',
  params: idParams,
  answer: subscriptionDetailSchema,
  errors: [404],
})

export const startSubscriptions = endpoint({
  method: 'POST',
  path: '/admin/orders/:id/subscriptions',
  permission: 'documents.issue',
  tags: ['Subscriptions'],
  operationId: 'startSubscriptions',
  summary: 'Start the subscriptions of a delivered order that has none yet',
  description:
    'Orders start theirs as they are delivered. Periods before today count as invoiced. `subscription.started` where there is nothing to start.',
  params: idParams,
  body: subscriptionStartSchema,
  answer: startedSubscriptionsSchema,
  status: 201,
  errors: [404, 409],
})

export const editSubscription = endpoint({
  method: 'PATCH',
  path: '/admin/subscriptions/:id',
  permission: 'documents.issue',
  tags: ['Subscriptions'],
  operationId: 'editSubscription',
  summary: 'Update quantity, price or note of a subscription',
  description:
    'Pieces that are added are invoiced for the days until the next renewal; fewer pieces count from then on.',
  params: idParams,
  body: subscriptionEditSchema,
  answer: subscriptionDetailSchema,
  errors: [404, 409],
})

export const moveSubscription = endpoint({
  method: 'POST',
  path: '/admin/subscriptions/:id/status',
  permission: 'documents.issue',
  tags: ['Subscriptions'],
  operationId: 'moveSubscription',
  summary: 'Pause, resume, cancel at the end of the period, or continue a subscription',
  description: '`subscription.state` for a move that its state does not allow.',
  params: idParams,
  body: subscriptionMoveSchema,
  answer: subscriptionDetailSchema,
  errors: [404, 409],
})

export const renewSubscription = endpoint({
  method: 'POST',
  path: '/admin/subscriptions/:id/renew',
  permission: 'documents.issue',
  tags: ['Subscriptions'],
  operationId: 'renewSubscription',
  summary: 'Invoice the next period now, or send its quotation',
  description:
    'What the customer’s other subscriptions renew on that day in that currency is on the same document. `renewal.no_email` for a quotation to nobody.',
  params: idParams,
  body: subscriptionRenewalSchema,
  answer: subscriptionDetailSchema,
  errors: [404, 409],
})
