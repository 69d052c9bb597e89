import * as z from 'zod/mini'
import type { Permission } from '../staff/permissions.ts'

/**
 * Events that webhooks send. They are thin: ids, states and figures, nothing personal; the receiver asks the API for the rest. Triggers
 * write them (prisma/migrations, webhooks).
 */

const id = z.uuid()
const link = z.nullable(z.uuid())
const version = z.int()

export const eventDataSchemas = {
  product: z.object({ id, sku: z.nullable(z.string()), slug: z.string(), isListed: z.boolean(), version }),
  /** `id` of the product; pieces. */
  stock: z.object({
    id,
    sku: z.nullable(z.string()),
    quantity: z.int(),
    reserved: z.int(),
    inStock: z.boolean(),
  }),
  quote: z.object({ id, reference: z.string(), status: z.string(), customerId: link, revision: z.int(), version }),
  order: z.object({
    id,
    reference: z.string(),
    status: z.string(),
    customerId: link,
    currency: z.string(),
    total: z.number(),
    version,
  }),
  payment: z.object({
    id,
    direction: z.string(),
    receivedOn: z.iso.date(),
    customerId: link,
    currency: z.string(),
    amount: z.number(),
    isVoid: z.boolean(),
    version,
  }),
  shipment: z.object({
    id,
    orderId: id,
    number: z.int(),
    state: z.string(),
    carrier: z.string(),
    trackingNumbers: z.array(z.string()),
  }),
  return: z.object({ id, reference: z.string(), orderId: id, state: z.string(), version }),
  subscription: z.object({
    id,
    customerId: link,
    orderId: link,
    state: z.string(),
    quantity: z.int(),
    renewsOn: z.iso.date(),
    version,
  }),
  enquiry: z.object({ id, reference: z.string(), status: z.string(), version }),
  /** Id of the webhook. */
  webhook: z.object({ id }),
}
export type EventKind = keyof typeof eventDataSchemas

/** Each event with what its data is, and the permission by which an API key reads the record. */
export const events = {
  'product.created': { kind: 'product', permission: 'products.read' },
  'product.updated': { kind: 'product', permission: 'products.read' },
  'product.deleted': { kind: 'product', permission: 'products.read' },
  'stock.changed': { kind: 'stock', permission: 'products.read' },
  'quote.created': { kind: 'quote', permission: 'sales.read' },
  'quote.updated': { kind: 'quote', permission: 'sales.read' },
  'order.created': { kind: 'order', permission: 'sales.read' },
  'order.updated': { kind: 'order', permission: 'sales.read' },
  'payment.created': { kind: 'payment', permission: 'sales.read' },
  'payment.updated': { kind: 'payment', permission: 'sales.read' },
  'shipment.created': { kind: 'shipment', permission: 'sales.read' },
  'shipment.updated': { kind: 'shipment', permission: 'sales.read' },
  'return.created': { kind: 'return', permission: 'sales.read' },
  'return.updated': { kind: 'return', permission: 'sales.read' },
  'subscription.created': { kind: 'subscription', permission: 'sales.read' },
  'subscription.updated': { kind: 'subscription', permission: 'sales.read' },
  'enquiry.created': { kind: 'enquiry', permission: 'inbox.read' },
  'enquiry.updated': { kind: 'enquiry', permission: 'inbox.read' },
} as const satisfies Record<string, { kind: EventKind; permission: Permission }>
export type EventType = keyof typeof events
export const eventTypes = Object.keys(events) as [EventType, ...EventType[]]

/** Sent by hand, to whatever a webhook listens. */
export const testEvent = 'webhook.test'

function eventOf<const Type extends string, Data extends z.ZodMiniType>(type: Type, data: Data) {
  return z.object({
    /** The same as `webhook-id`, however often it is sent. */
    id: z.uuid(),
    type: z.literal(type),
    /** When it happened. */
    timestamp: z.iso.datetime(),
    data,
  })
}

/** Schema of each event's body, by type. */
export const eventSchemas = Object.fromEntries([
  ...eventTypes.map((type) => [type, eventOf(type, eventDataSchemas[events[type].kind])] as const),
  [testEvent, eventOf(testEvent, eventDataSchemas.webhook)],
])
