import * as z from 'zod/mini'
import { endpoint, idParams, nothing } from '../../endpoint.ts'
import {
  newWebhookSchema,
  webhookDeliverySchema,
  webhookLogQuerySchema,
  webhookLogSchema,
  webhookSchema,
  webhookSecretSchema,
  webhooksSchema,
  webhookWriteSchema,
} from '../../webhooks/webhooks.ts'

const declared = { permission: 'settings.manage', tags: ['Webhooks'] } as const

export const listWebhooks = endpoint({
  ...declared,
  method: 'GET',
  path: '/admin/webhooks',
  operationId: 'listWebhooks',
  summary: 'List webhooks with their state',
  answer: webhooksSchema,
})

export const createWebhook = endpoint({
  ...declared,
  method: 'POST',
  path: '/admin/webhooks',
  confirmed: true,
  operationId: 'createWebhook',
  summary: 'Create a webhook',
  description:
    'Events are sent to `url` by POST, with the headers and signature of Standard Webhooks. `secret` is shown this once. The address must be HTTPS in the public internet, or be listed in WEBHOOK_ORIGINS.',
  body: newWebhookSchema,
  answer: webhookSecretSchema,
  status: 201,
  errors: [409],
})

export const changeWebhook = endpoint({
  ...declared,
  method: 'PUT',
  path: '/admin/webhooks/:id',
  confirmed: true,
  operationId: 'changeWebhook',
  summary: 'Update, enable or disable a webhook',
  description: 'What happens while it is disabled is not sent later: `GET /admin/changes` says it.',
  params: idParams,
  body: webhookWriteSchema,
  answer: webhookSchema,
  errors: [404, 409],
})

export const deleteWebhook = endpoint({
  ...declared,
  method: 'DELETE',
  path: '/admin/webhooks/:id',
  operationId: 'deleteWebhook',
  summary: 'Delete a webhook with its log',
  params: idParams,
  answer: nothing,
  status: 204,
  errors: [404],
})

export const rotateWebhookSecret = endpoint({
  ...declared,
  method: 'POST',
  path: '/admin/webhooks/:id/rotate',
  confirmed: true,
  operationId: 'rotateWebhookSecret',
  summary: 'Rotate a webhook’s secret',
  description: 'For 24 hours the former one signs too.',
  params: idParams,
  answer: webhookSecretSchema,
  errors: [404],
})

export const testWebhook = endpoint({
  ...declared,
  method: 'POST',
  path: '/admin/webhooks/:id/test',
  operationId: 'testWebhook',
  summary: 'Send a webhook a test event',
  params: idParams,
  answer: webhookDeliverySchema,
  status: 201,
  errors: [404, 409],
})

export const listWebhookDeliveries = endpoint({
  ...declared,
  method: 'GET',
  path: '/admin/webhooks/:id/deliveries',
  operationId: 'listWebhookDeliveries',
  summary: 'List deliveries of a webhook in the last 30 days',
  params: idParams,
  query: webhookLogQuerySchema,
  answer: webhookLogSchema,
  errors: [404],
})

export const resendWebhookDelivery = endpoint({
  ...declared,
  method: 'POST',
  path: '/admin/webhooks/:id/deliveries/:delivery/resend',
  operationId: 'resendWebhookDelivery',
  summary: 'Resend an event with the same id',
  params: z.object({ id: z.uuid(), delivery: z.uuid() }),
  answer: webhookDeliverySchema,
  errors: [404, 409],
})
