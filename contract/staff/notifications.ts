import * as z from 'zod/mini'
import type { RecordField } from '../fields/product.ts'
import { type SyncNote, syncNoteSchema } from '../sync/sync-notes.ts'
import type { Permission } from './permissions.ts'

/** What staff are told: /admin/notifications. */

/**
 * Each kind with the setting that switches it (spec §3, "Notifications") and who is told of it. `isMailed`: by e-mail too, unless a
 * person has said otherwise for themselves.
 */
export const notificationKinds = {
  'enquiry.received': { setting: 'customerNotifications', permission: 'inbox.read', isMailed: false },
  'demo_request.received': { setting: 'customerNotifications', permission: 'inbox.read', isMailed: false },
  'quote_request.received': { setting: 'orderNotifications', permission: 'sales.read', isMailed: false },
  /** To those who work on it, else to all who may. */
  'message.assigned': { setting: 'customerNotifications', permission: 'inbox.read', isMailed: true },
  'quote.answered': { setting: 'orderNotifications', permission: 'sales.read', isMailed: true },
  'order.created': { setting: 'orderNotifications', permission: 'sales.read', isMailed: false },
  'stock.low': { setting: 'productNotifications', permission: 'products.read', isMailed: false },
  'delivery.parked': { setting: 'systemNotifications', permission: 'inbox.read', isMailed: false },
  'sync.changed': { setting: 'productNotifications', permission: 'products.read', isMailed: false },
  'sync.failed': { setting: 'systemNotifications', permission: 'sync.read', isMailed: true },
  'sync.approval_needed': { setting: 'systemNotifications', permission: 'sync.run', isMailed: true },
  /** The column of a field is gone, or new and blank: products keep what they said until somebody settles it. */
  'sync.columns_kept': { setting: 'systemNotifications', permission: 'sync.run', isMailed: true },
  'sync.conflicts': { setting: 'productNotifications', permission: 'products.write', isMailed: false },
  'sync.push_failed': { setting: 'systemNotifications', permission: 'sync.run', isMailed: false },
  /** The model gateway refuses the key, or the account behind it is empty. */
  'chat.gateway': { setting: 'systemNotifications', permission: 'settings.manage', isMailed: true },
  /** More forms than any day brings: no more are taken for a while, of anybody. */
  'forms.flooded': { setting: 'systemNotifications', permission: 'inbox.answer', isMailed: true },
  /** To the person alone. */
  'session.new_device': { setting: 'systemNotifications', permission: 'desk.use', isMailed: true },
  'user.joined': { setting: 'systemNotifications', permission: 'users.manage', isMailed: false },
  'retention.held': { setting: 'systemNotifications', permission: 'settings.manage', isMailed: true },
} as const satisfies Record<string, { setting: string; permission: Permission; isMailed: boolean }>

export type NotificationKind = keyof typeof notificationKinds

/** What a message's sentence is made of; `id` is the row's, for its screen. */
interface MessageParams {
  id: string
  reference: string
  name: string
  company: string
}

/** What the sentence of each kind is made of (contract/staff/notification-words.ts). */
export interface NotificationParams {
  'enquiry.received': MessageParams
  'demo_request.received': MessageParams
  'quote_request.received': MessageParams & { lines: number }
  /** `entity` and `id` lead to it; `by` gave it. */
  'message.assigned': { entity: 'enquiry' | 'demo-request' | 'quote'; id: string; reference: string; by: string }
  'quote.answered': { id: string; reference: string; name: string; answer: 'accepted' | 'declined' | 'question' }
  'order.created': { id: string; reference: string; name: string; totalHkd: number }
  /** `others`: how many more products have fallen so low by the same change, beside those that are told one by one. */
  'stock.low': { productId: string; name: string; stock: number; others?: number }
  'delivery.parked': { message: 'enquiry' | 'demo-request' | 'quote-request'; reference: string; channel: string }
  'sync.changed': { runId: string; created: number; updated: number; retired: number }
  /** `message` in English; `note`, where it is none of Notion's own words, is what it is told by in the reader's language. */
  'sync.failed': { runId: string; message: string; note?: SyncNote }
  'sync.approval_needed': { runId: string; marked: number }
  /** `others`: how many more fields there are such. */
  'sync.columns_kept': { field: RecordField; reason: 'gone' | 'blank'; products: number; others: number }
  'sync.conflicts': { count: number }
  'sync.push_failed': { productId: string; name: string; message: string; note?: SyncNote }
  /** HTTP's. */
  'chat.gateway': { status: number }
  'forms.flooded': { most: number; minutes: number }
  'session.new_device': { address: string; userAgent: string }
  'user.joined': { id: string; name: string; email: string }
  /** How many enquiries, requests and conversations would be erased. */
  'retention.held': { due: number }
}

export const notificationKindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]

export const notificationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKindNames),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  /** What a sync had to say. */
  note: z.optional(syncNoteSchema),
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
  /** Unanswered, without suspect ones. */
  enquiries: z.nullable(z.int()),
  demoRequests: z.nullable(z.int()),
  /** To be priced or sent. */
  quotes: z.nullable(z.int()),
  /** Pending and processing. */
  orders: z.nullable(z.int()),
  /** Open conflicts, and a plan that waits for approval. */
  notion: z.nullable(z.int()),
  unread: z.int(),
})
export type Badges = z.infer<typeof badgesSchema>

/** What GET /admin/events (server-sent events) says: look again at this. `session` means that the session may have ended. */
export const staffEvents = [
  'notifications',
  'badges',
  'session',
  'settings',
  'sync',
  'products',
  'messages',
  'sales',
  'conversations',
  'content',
] as const
export type StaffEvent = (typeof staffEvents)[number]

/** GET and PUT /auth/notification-preferences: which kinds one gets by e-mail, of those one's role is told of. */
export const notificationPreferencesSchema = z.object({
  items: z.array(z.object({ kind: z.enum(notificationKindNames), isMailed: z.boolean() })),
  /** Whether a mail can leave at all. */
  canMail: z.boolean(),
})
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>
export const notificationPreferencesWriteSchema = z.strictObject({
  items: z
    .array(z.strictObject({ kind: z.enum(notificationKindNames), isMailed: z.boolean() }))
    .check(z.maxLength(notificationKindNames.length)),
})
