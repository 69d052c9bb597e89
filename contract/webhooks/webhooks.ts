import * as z from 'zod/mini'
import { staffFault } from '../problems/staff-field-faults.ts'
import { requiredLine } from '../requests/visitors.ts'
import { eventTypes, testEvent } from './events.ts'

/** Webhooks: addresses that are notified of events, signed by https://www.standardwebhooks.com. */

export const webhooksMax = 20
export const webhookNameMax = 80
/** For how long a delivery is tried, and a webhook may fail before it is disabled. */
export const webhookTryDays = 3
/** For how long the former secret signs too. */
export const rotationHours = 24
/** Retention of events and their deliveries. */
export const webhookLogDays = 30

export const disabledReasons = ['failing', 'gone'] as const
export const deliveryStates = ['pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why an attempt failed. */
export const webhookFaults = [
  'status',
  'redirect',
  'timeout',
  'unreachable',
  'private_host',
  'not_https',
  /** It was encrypted with an APP_SECRET that is gone. */
  'secret_lost',
] as const
export type WebhookFault = (typeof webhookFaults)[number]

export const webhookSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.enum(eventTypes)),
  isEnabled: z.boolean(),
  disabledFor: z.nullable(z.enum(disabledReasons)),
  failingSince: z.nullable(z.iso.datetime()),
  /** Until when the former secret signs too. */
  previousUntil: z.nullable(z.iso.datetime()),
  pending: z.int(),
  lastDeliveredAt: z.nullable(z.iso.datetime()),
  version: z.int(),
  createdAt: z.iso.datetime(),
  createdBy: z.string(),
})
export type Webhook = z.infer<typeof webhookSchema>
export const webhooksSchema = z.object({ items: z.array(webhookSchema) })

const isWebAddress = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && !url.username && !url.password && !url.hash
}
const fields = {
  name: requiredLine(webhookNameMax),
  url: z.string().check(z.trim(), z.maxLength(1000), z.refine(isWebAddress, staffFault('not_web_address'))),
  events: z.array(z.enum(eventTypes)).check(z.minLength(1), z.maxLength(eventTypes.length)),
}
export const newWebhookSchema = z.strictObject(fields)
export type NewWebhook = z.infer<typeof newWebhookSchema>
export const webhookWriteSchema = z.strictObject({ ...fields, isEnabled: z.boolean(), version: z.int() })
export type WebhookWrite = z.infer<typeof webhookWriteSchema>

/** `secret` is shown this once. */
export const webhookSecretSchema = z.object({ webhook: webhookSchema, secret: z.string() })
export type WebhookSecret = z.infer<typeof webhookSecretSchema>

export const webhookDeliverySchema = z.object({
  id: z.uuid(),
  eventId: z.uuid(),
  type: z.enum([...eventTypes, testEvent]),
  entityId: z.uuid(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  createdAt: z.iso.datetime(),
  lastAt: z.nullable(z.iso.datetime()),
  /** When it is tried again. */
  nextAt: z.nullable(z.iso.datetime()),
  /** HTTP status of the last answer. */
  status: z.nullable(z.int()),
  fault: z.nullable(z.enum(webhookFaults)),
  /** Beginning of the last answer. */
  excerpt: z.string(),
  durationMs: z.nullable(z.int()),
})
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>

/** Newest first; `next` is the `before` of the next page. */
export const webhookLogQuerySchema = z.strictObject({
  before: z.optional(z.uuid()),
  state: z.optional(z.enum(deliveryStates)),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
})
export type WebhookLogQuery = z.infer<typeof webhookLogQuerySchema>
export const webhookLogSchema = z.object({ items: z.array(webhookDeliverySchema), next: z.nullable(z.uuid()) })
