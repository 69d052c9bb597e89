import * as z from 'zod/mini'
import { replyFileSchema } from '../requests/reply-files.ts'
import { requiredText } from '../requests/visitors.ts'
import type { Permission } from '../staff/permissions.ts'

/**
 * Events and messages of an enquiry, demo request, quotation, order or customer: the timeline of its screen, its
 * email thread, and Recent Activity on the dashboard.
 */

export const activityEntities = ['enquiry', 'demo-request', 'quote', 'order', 'customer'] as const
export type ActivityEntity = (typeof activityEntities)[number]

export const timelinePermissions: Record<ActivityEntity, { read: Permission; write: Permission }> = {
  enquiry: { read: 'inbox.read', write: 'inbox.answer' },
  'demo-request': { read: 'inbox.read', write: 'inbox.answer' },
  quote: { read: 'sales.read', write: 'sales.write' },
  order: { read: 'sales.read', write: 'sales.write' },
  customer: { read: 'sales.read', write: 'sales.write' },
}

/** Parameters of each kind's sentence (client/src/admin/records/thread/activities.words.ts). */
export interface ActivityParams {
  /** Sent by a visitor, or created by staff, possibly `from` another record (a reference). */
  created: { from?: string }
  /** Text that only staff see. */
  note: Record<string, never>
  /** Text emailed to the visitor. */
  reply: { to: string; subject: string }
  /** Text that the visitor sent by another channel, entered by staff; or a question on the private link. */
  received: { via: 'mail' | 'phone' | 'link' | 'other' }
  /** By the visitor, with the emailed link. */
  'address.confirmed': Record<string, never>
  /** `name` of the assignee; empty when unassigned. */
  assigned: { name: string }
  status: { from: string; to: string }
  /** For demos: YYYY-MM-DD and HH:MM in Hong Kong. */
  'demo.confirmed': { date: string; time: string }
  'demo.moved': { date: string; time: string; fromDate: string; fromTime: string }
  'demo.declined': Record<string, never>
  /** For quotations. `reason` explains a price below the minimum selling price. */
  'quote.priced': { revision: number; total: number; currency: string; reason?: string }
  'quote.sent': { revision: number; to: string; validUntil: string }
  /** `order` that was made, or `invoice` of a renewal; neither if that has ended meanwhile. */
  'quote.accepted': { revision: number; name: string; order?: string; invoice?: string }
  'quote.declined': { revision: number; name: string }
  'quote.withdrawn': Record<string, never>
  'quote.expired': Record<string, never>
  'quote.link_renewed': Record<string, never>
  'quote.link_revoked': Record<string, never>
  /** For orders of quotations and back orders: pieces that could not be reserved. */
  'order.short': { pieces: number }
  /** For waiting orders: pieces reserved from new stock. */
  'order.reserved': { pieces: number }
  /** For orders whose stock has disappeared: pieces no longer reserved. */
  'order.unreserved': { pieces: number }
  /** For orders partly shipped before orders had shipments: pieces still owed, and `order`, the reference of the rest. */
  'order.backordered': { pieces: number; order: string }
  /** `fields`: names of the changed fields, separated by commas. */
  'document.issued': { number: string }
  'document.sent': { number: string; to: string }
  /** By the program. */
  'document.reminded': { number: string; to: string }
  'payment.recorded': { number: string; amount: number; currency: string }
  'order.held': { limitHkd: number; exposureHkd: number }
  'order.released': Record<string, never>
  'order.changed': { fields: string }
  /** `shipment`: its number; missing before orders had shipments. */
  'order.shipped': { carrier: string; trackingNumber: string; shipment?: number }
  /** The rest of a partly shipped order was cancelled. */
  'order.closed': { pieces: number }
  'return.requested': { reference: string; pieces: number }
  'return.moved': { reference: string; state: string }
  'shipment.packed': { shipment: number; pieces: number }
  'shipment.unpacked': { shipment: number; pieces: number }
  'shipment.changed': { shipment: number }
  /** `name`: who received it. */
  'shipment.delivered': { shipment: number; name: string }
  'devices.recorded': { shipment: number; pieces: number }
  /** By the buyer, with their keys. `format`: The Things Stack or ChirpStack. */
  'devices.downloaded': { format: string; pieces: number }
  'order.cancelled': Record<string, never>
  /** For customers: `name` is the one that was merged in. */
  'customer.merged': { name: string }
  'customer.changed': { fields: string }
  'customer.exported': Record<string, never>
  'customer.erased': Record<string, never>
}
export const activityKinds = [
  'created',
  'note',
  'reply',
  'received',
  'address.confirmed',
  'assigned',
  'status',
  'demo.confirmed',
  'demo.moved',
  'demo.declined',
  'quote.priced',
  'quote.sent',
  'quote.accepted',
  'quote.declined',
  'quote.withdrawn',
  'quote.expired',
  'quote.link_renewed',
  'quote.link_revoked',
  'order.short',
  'order.reserved',
  'order.unreserved',
  'order.backordered',
  'document.issued',
  'document.sent',
  'document.reminded',
  'payment.recorded',
  'order.held',
  'order.released',
  'order.changed',
  'order.shipped',
  'order.closed',
  'order.cancelled',
  'return.requested',
  'return.moved',
  'shipment.packed',
  'shipment.unpacked',
  'shipment.changed',
  'shipment.delivered',
  'devices.recorded',
  'devices.downloaded',
  'customer.merged',
  'customer.changed',
  'customer.exported',
  'customer.erased',
] as const satisfies (keyof ActivityParams)[]
export type ActivityKind = keyof ActivityParams

/** Status of a record after the event. */
export const activityStatuses = ['new', 'updated', 'active', 'completed'] as const
export type ActivityStatus = (typeof activityStatuses)[number]

const statusOfKind: Record<Exclude<ActivityKind, 'status'>, ActivityStatus> = {
  created: 'new',
  received: 'new',
  note: 'updated',
  'address.confirmed': 'updated',
  assigned: 'updated',
  'demo.moved': 'updated',
  'quote.priced': 'updated',
  'quote.link_renewed': 'updated',
  'quote.link_revoked': 'updated',
  'document.issued': 'updated',
  'document.sent': 'updated',
  'document.reminded': 'updated',
  'payment.recorded': 'updated',
  'order.held': 'active',
  'order.released': 'updated',
  'order.changed': 'updated',
  'customer.merged': 'updated',
  'customer.changed': 'updated',
  'customer.exported': 'updated',
  reply: 'active',
  'demo.confirmed': 'active',
  'quote.sent': 'active',
  'order.short': 'active',
  'order.reserved': 'updated',
  'order.unreserved': 'active',
  'order.backordered': 'active',
  'order.shipped': 'active',
  'order.closed': 'updated',
  'return.requested': 'updated',
  'return.moved': 'updated',
  'shipment.packed': 'updated',
  'shipment.unpacked': 'updated',
  'shipment.changed': 'updated',
  'devices.recorded': 'updated',
  'devices.downloaded': 'updated',
  'shipment.delivered': 'completed',
  'demo.declined': 'completed',
  'quote.accepted': 'completed',
  'quote.declined': 'completed',
  'quote.withdrawn': 'completed',
  'quote.expired': 'completed',
  'order.cancelled': 'completed',
  'customer.erased': 'completed',
}

/** By the new status of a record of any kind; others count as updated. */
const statusReached: Record<string, ActivityStatus> = {
  in_progress: 'active',
  confirmed: 'active',
  sent: 'active',
  processing: 'active',
  partly_shipped: 'active',
  shipped: 'active',
  active: 'active',
  vip: 'active',
  answered: 'completed',
  closed: 'completed',
  declined: 'completed',
  completed: 'completed',
  accepted: 'completed',
  withdrawn: 'completed',
  expired: 'completed',
  delivered: 'completed',
  cancelled: 'completed',
}

/** Returns the status shown in Recent Activity. */
export function activityStatusOf({ kind, params }: Pick<Activity, 'kind' | 'params'>): ActivityStatus {
  return kind === 'status' ? (statusReached[String(params.to)] ?? 'updated') : statusOfKind[kind]
}

export const activitySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  entity: z.enum(activityEntities),
  entityId: z.uuid(),
  kind: z.enum(activityKinds),
  actorKind: z.enum(['visitor', 'staff', 'program', 'key', 'job', 'system']),
  actorName: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.nullable(z.string()),
  /** Delivery of the email, if the activity has one. */
  mail: z.nullable(
    z.object({
      status: z.enum(['pending', 'delivered', 'parked']),
      attempts: z.int(),
      lastError: z.nullable(z.string()),
      deliveredAt: z.nullable(z.iso.datetime()),
    }),
  ),
  /** Sent with the email. */
  files: z.array(replyFileSchema),
})
export type Activity = z.infer<typeof activitySchema>

/** One record's activities, oldest first. */
export const threadSchema = z.array(activitySchema)

/** The newest activities that the session may read, with their records. */
export const recentActivityQuerySchema = z.strictObject({
  before: z.optional(z.uuid()),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10),
})
/** `about`: name of the person or company. Long texts are shortened. */
export const recentItemSchema = z.extend(activitySchema, { reference: z.string(), about: z.string() })
export const recentActivitySchema = z.object({
  items: z.array(recentItemSchema),
  next: z.nullable(z.uuid()),
})
export type RecentActivity = z.infer<typeof recentActivitySchema>

export const activityLengths = { note: 5000, letter: 10_000, subject: 200 } as const

export const noteSchema = z.strictObject({ text: requiredText(activityLengths.note) })
/** Records what the visitor said by another channel; returns the whole thread. */
export const receivedSchema = z.strictObject({
  text: requiredText(activityLengths.letter),
  via: z.enum(['mail', 'phone', 'other']),
})

/** Retries a dead-lettered email from the start. 409 `delivery.not_parked`. */
export const activityParamsSchema = z.object({ id: z.uuid() })
