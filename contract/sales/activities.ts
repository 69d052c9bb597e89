import * as z from 'zod/mini'
import { requiredText } from '../requests/visitors.ts'

/**
 * What happened, and what was said, of an enquiry, a demo request, a quotation, an order or a customer: the timeline of its
 * screen, the thread of its letters, and the dashboard's Recent Activity.
 */

export const activityEntities = ['enquiry', 'demo-request', 'quote', 'order', 'customer'] as const
export type ActivityEntity = (typeof activityEntities)[number]

/** What each kind's sentence is made of, beside who did it (client/src/admin/records/thread/activities.words.ts). */
export interface ActivityParams {
  /** A visitor sent it; or staff made it, of `from` another one (a reference). */
  created: { from?: string }
  /** Text, for staff alone. */
  note: Record<string, never>
  /** Text, mailed to the visitor from here: `to`, `subject`. */
  reply: { to: string; subject: string }
  /** Text that the visitor sent by another way, copied in by staff; or asked on the private link. */
  received: { via: 'mail' | 'phone' | 'link' | 'other' }
  /** By the visitor, with the link that was mailed there. */
  'address.confirmed': Record<string, never>
  /** `name`: to whom; empty: to nobody. */
  assigned: { name: string }
  status: { from: string; to: string }
  /** Of a demo: YYYY-MM-DD and HH:MM in Hong Kong. */
  'demo.confirmed': { date: string; time: string }
  'demo.moved': { date: string; time: string; fromDate: string; fromTime: string }
  'demo.declined': Record<string, never>
  /** Of a quotation. `reason` is why it is below the minimum selling price. */
  'quote.priced': { revision: number; total: number; currency: string; reason?: string }
  'quote.sent': { revision: number; to: string; validUntil: string }
  'quote.accepted': { revision: number; name: string; order: string }
  'quote.declined': { revision: number; name: string }
  'quote.withdrawn': Record<string, never>
  'quote.expired': Record<string, never>
  'quote.link_renewed': Record<string, never>
  'quote.link_revoked': Record<string, never>
  /** Of an order of a quotation, or of the rest of another: how many pieces it could not reserve. */
  'order.short': { pieces: number }
  /** Of an order that waited: how many pieces are reserved for it, of stock that has arrived. */
  'order.reserved': { pieces: number }
  /** Of an order whose pieces are not there any more: how many it holds no longer. */
  'order.unreserved': { pieces: number }
  /** Of an order that was shipped in part: how many pieces are owed, and `order`, the reference of the order that they became. */
  'order.backordered': { pieces: number; order: string }
  /** `fields`: what was changed, separated by commas. */
  'order.changed': { fields: string }
  'order.shipped': { carrier: string; trackingNumber: string }
  'order.cancelled': Record<string, never>
  /** Of a customer: `name` is the one that was merged in. */
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
  'order.changed',
  'order.shipped',
  'order.cancelled',
  'customer.merged',
  'customer.changed',
  'customer.exported',
  'customer.erased',
] as const satisfies (keyof ActivityParams)[]
export type ActivityKind = keyof ActivityParams

/** How far the thing is that something happened to (spec §4, "Activity item statuses"). */
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
  'demo.declined': 'completed',
  'quote.accepted': 'completed',
  'quote.declined': 'completed',
  'quote.withdrawn': 'completed',
  'quote.expired': 'completed',
  'order.cancelled': 'completed',
  'customer.erased': 'completed',
}

/** Of a change of status, by the status that a record of any kind came to; of any other it was only updated. */
const statusReached: Record<string, ActivityStatus> = {
  in_progress: 'active',
  confirmed: 'active',
  sent: 'active',
  processing: 'active',
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

/** The status that an item of Recent Activity shows. */
export function activityStatusOf({ kind, params }: Pick<Activity, 'kind' | 'params'>): ActivityStatus {
  return kind === 'status' ? (statusReached[String(params.to)] ?? 'updated') : statusOfKind[kind]
}

export const activitySchema = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  entity: z.enum(activityEntities),
  entityId: z.uuid(),
  kind: z.enum(activityKinds),
  actorKind: z.enum(['visitor', 'staff', 'program', 'job', 'system']),
  actorName: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.nullable(z.string()),
  /** Of a letter: how far it is. */
  mail: z.nullable(
    z.object({
      status: z.enum(['pending', 'delivered', 'parked']),
      attempts: z.int(),
      lastError: z.nullable(z.string()),
      deliveredAt: z.nullable(z.iso.datetime()),
    }),
  ),
})
export type Activity = z.infer<typeof activitySchema>

/** Of one thing, the oldest first. */
export const threadSchema = z.array(activitySchema)

/** GET /admin/activities?before&limit: the newest of all that the session may read, each with what it is about. */
export const recentActivityQuerySchema = z.strictObject({
  before: z.optional(z.uuid()),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 10),
})
/** `about`: whose it is. Of a long text, the beginning. */
export const recentItemSchema = z.extend(activitySchema, { reference: z.string(), about: z.string() })
export const recentActivitySchema = z.object({
  items: z.array(recentItemSchema),
  next: z.nullable(z.uuid()),
})
export type RecentActivity = z.infer<typeof recentActivitySchema>

export const activityLengths = { note: 5000, letter: 10_000, subject: 200 } as const

/** POST …/{id}/notes: answers with the whole thread. */
export const noteSchema = z.strictObject({ text: requiredText(activityLengths.note) })
/** POST …/{id}/received: what the visitor said by another way; answers with the whole thread. */
export const receivedSchema = z.strictObject({
  text: requiredText(activityLengths.letter),
  via: z.enum(['mail', 'phone', 'other']),
})

/** POST /admin/activities/{id}/retry: its letter, which was parked, is sent again from the start. 202; 409 `delivery.not_parked`. */
export const activityParamsSchema = z.object({ id: z.uuid() })
