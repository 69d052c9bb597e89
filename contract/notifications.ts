import * as z from 'zod/mini'
import type { Permission } from './permissions.ts'

/** What staff are told: /admin/notifications. */

/** Each kind with the setting that switches it (spec §3, "Notifications") and who is told of it. */
export const notificationKinds = {
  'enquiry.received': { setting: 'customerNotifications', permission: 'inbox.read' },
  'demo_request.received': { setting: 'customerNotifications', permission: 'inbox.read' },
  'quote_request.received': { setting: 'orderNotifications', permission: 'inbox.read' },
  'delivery.parked': { setting: 'systemNotifications', permission: 'inbox.read' },
  'sync.changed': { setting: 'productNotifications', permission: 'products.read' },
  'sync.failed': { setting: 'systemNotifications', permission: 'sync.read' },
  'sync.approval_needed': { setting: 'systemNotifications', permission: 'sync.run' },
  'sync.conflicts': { setting: 'productNotifications', permission: 'products.write' },
  'sync.push_failed': { setting: 'systemNotifications', permission: 'sync.run' },
  /** To the person alone. */
  'session.new_device': { setting: 'systemNotifications', permission: 'desk.use' },
  'user.joined': { setting: 'systemNotifications', permission: 'users.manage' },
} as const satisfies Record<string, { setting: string; permission: Permission }>

export type NotificationKind = keyof typeof notificationKinds

/** What a message's sentence is made of; `id` is the row's, for its screen. */
interface MessageParams {
  id: string
  reference: string
  name: string
  company: string
}

/** What the sentence of each kind is made of (client/src/admin/notifications.words.ts). */
export interface NotificationParams {
  'enquiry.received': MessageParams
  'demo_request.received': MessageParams
  'quote_request.received': MessageParams & { lines: number }
  'delivery.parked': { message: 'enquiry' | 'demo-request' | 'quote-request'; reference: string; channel: string }
  'sync.changed': { runId: string; created: number; updated: number; retired: number }
  'sync.failed': { runId: string; message: string }
  'sync.approval_needed': { runId: string; marked: number }
  'sync.conflicts': { count: number }
  'sync.push_failed': { productId: string; name: string; message: string }
  'session.new_device': { address: string; userAgent: string }
  'user.joined': { id: string; name: string; email: string }
}

const kinds = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]

export const notificationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(kinds),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof notificationSchema>

/** GET /admin/notifications?before&limit: the newest first; `next` is the `before` of the page that follows. */
export const notificationQuerySchema = z.strictObject({
  before: z.optional(z.uuid()),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 20),
})
export const notificationListSchema = z.object({
  items: z.array(notificationSchema),
  unread: z.int(),
  next: z.nullable(z.uuid()),
})
export type NotificationList = z.infer<typeof notificationListSchema>

/** POST /admin/notifications/read: those named, or all. */
export const notificationsReadSchema = z.strictObject({ ids: z.optional(z.array(z.uuid()).check(z.maxLength(100))) })

/** GET /admin/badges: the numbers in the sidebar; of what the session may not see, null. */
export const badgesSchema = z.object({
  /** Listed. */
  products: z.nullable(z.int()),
  /** Of the last seven days, without suspect ones; issue 6 makes these what is unanswered. */
  enquiries: z.nullable(z.int()),
  demoRequests: z.nullable(z.int()),
  quotes: z.nullable(z.int()),
  /** Open conflicts, and a plan that waits for approval. */
  notion: z.nullable(z.int()),
  unread: z.int(),
})
export type Badges = z.infer<typeof badgesSchema>

/** What GET /admin/events (server-sent events) says: look again at this. `session` means that the session may have ended. */
export const deskEvents = ['notifications', 'badges', 'session', 'settings', 'sync', 'products'] as const
export type DeskEvent = (typeof deskEvents)[number]
