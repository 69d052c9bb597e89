import * as z from 'zod/mini'
import type { RecordField } from '../fields/product.ts'
import { type SyncNote, syncNoteSchema } from '../sync/sync-notes.ts'
import type { BackupFault } from './backups.ts'
import type { Permission } from './permissions.ts'

/**
 * Kinds with the setting that switches them, and the permission of their recipients. `isMailed`: emailed by default;
 * each person can change it.
 */
export const notificationKinds = {
  'enquiry.received': { setting: 'customerNotifications', permission: 'inbox.read', isMailed: false },
  'demo_request.received': { setting: 'customerNotifications', permission: 'inbox.read', isMailed: false },
  'quote_request.received': { setting: 'orderNotifications', permission: 'sales.read', isMailed: false },
  /** Sent to the assignee, or without one to everybody with the permission. */
  'message.assigned': { setting: 'customerNotifications', permission: 'inbox.read', isMailed: true },
  'quote.answered': { setting: 'orderNotifications', permission: 'sales.read', isMailed: true },
  'order.created': { setting: 'orderNotifications', permission: 'sales.read', isMailed: false },
  'subscription.invoiced': { setting: 'orderNotifications', permission: 'sales.read', isMailed: false },
  /** A customer without an email address cannot be sent the quotation of a renewal. */
  'renewal.no_email': { setting: 'orderNotifications', permission: 'sales.write', isMailed: true },
  'order.held': { setting: 'orderNotifications', permission: 'orders.release', isMailed: true },
  /** Money has come that fits no open invoice. */
  'payment.unmatched': { setting: 'orderNotifications', permission: 'payments.write', isMailed: true },
  'return.requested': { setting: 'orderNotifications', permission: 'sales.read', isMailed: false },
  'stock.low': { setting: 'productNotifications', permission: 'products.read', isMailed: false },
  'delivery.parked': { setting: 'systemNotifications', permission: 'inbox.read', isMailed: false },
  'sync.changed': { setting: 'productNotifications', permission: 'products.read', isMailed: false },
  'sync.failed': { setting: 'systemNotifications', permission: 'sync.read', isMailed: true },
  'sync.approval_needed': { setting: 'systemNotifications', permission: 'sync.run', isMailed: true },
  /** The column of a field is gone, or new and empty: products keep their values until staff decide. */
  'sync.columns_kept': { setting: 'systemNotifications', permission: 'sync.run', isMailed: true },
  'sync.conflicts': { setting: 'productNotifications', permission: 'products.write', isMailed: false },
  'sync.push_failed': { setting: 'systemNotifications', permission: 'sync.run', isMailed: false },
  /** The model gateway rejects the key, or the account has no credit. */
  'chat.gateway': { setting: 'systemNotifications', permission: 'settings.manage', isMailed: true },
  /** More forms than on any ordinary day: further ones are rejected for a while. */
  'forms.flooded': { setting: 'systemNotifications', permission: 'inbox.answer', isMailed: true },
  /** Sent to the person concerned only. */
  'session.new_device': { setting: 'systemNotifications', permission: 'desk.use', isMailed: true },
  'user.joined': { setting: 'systemNotifications', permission: 'users.manage', isMailed: false },
  'retention.held': { setting: 'systemNotifications', permission: 'settings.manage', isMailed: true },
  'backup.failed': { setting: 'systemNotifications', permission: 'settings.manage', isMailed: true },
  /** A scheduled file was refused, or its place cannot be reached. */
  'feed.failed': { setting: 'systemNotifications', permission: 'settings.manage', isMailed: true },
  'webhook.disabled': { setting: 'systemNotifications', permission: 'settings.manage', isMailed: true },
  /** None succeeds, without a failure that could be recorded. */
  'backup.late': { setting: 'systemNotifications', permission: 'settings.manage', isMailed: true },
} as const satisfies Record<string, { setting: string; permission: Permission; isMailed: boolean }>

export type NotificationKind = keyof typeof notificationKinds

/** `id` is that of the row, for the link to its screen. */
interface MessageParams {
  id: string
  reference: string
  name: string
  company: string
}

/** Parameters of each kind's sentence (contract/staff/notification-words.ts). */
export interface NotificationParams {
  'enquiry.received': MessageParams
  'demo_request.received': MessageParams
  'quote_request.received': MessageParams & { lines: number }
  /** `entity` and `id` of the record; `by` is the name of the person who assigned it. */
  'message.assigned': { entity: 'enquiry' | 'demo-request' | 'quote'; id: string; reference: string; by: string }
  'quote.answered': { id: string; reference: string; name: string; answer: 'accepted' | 'declined' | 'question' }
  'order.created': { id: string; reference: string; name: string; totalHkd: number }
  /** `id` and `number` of the invoice. */
  'subscription.invoiced': { id: string; number: string; name: string; totalHkd: number }
  /** `id` of the customer; `on` is the day of the renewal, YYYY-MM-DD. */
  'renewal.no_email': { id: string; name: string; on: string }
  'order.held': { id: string; reference: string; name: string; exposureHkd: number; limitHkd: number }
  'payment.unmatched': { id: string; reference: string; amount: number; currency: string }
  'return.requested': { id: string; reference: string; order: string; name: string }
  /** `others`: number of further products that became low by the same change. */
  'stock.low': { productId: string; name: string; stock: number; others?: number }
  'delivery.parked': { message: 'enquiry' | 'demo-request' | 'quote-request'; reference: string; channel: string }
  'sync.changed': { runId: string; created: number; updated: number; retired: number }
  /** `message` is in English; `note` is its translatable form, unless it is Notion's own message. */
  'sync.failed': { runId: string; message: string; note?: SyncNote }
  'sync.approval_needed': { runId: string; marked: number }
  /** `others`: number of further fields. */
  'sync.columns_kept': { field: RecordField; reason: 'gone' | 'blank'; products: number; others: number }
  'sync.conflicts': { count: number }
  'sync.push_failed': { productId: string; name: string; message: string; note?: SyncNote }
  /** HTTP status. */
  'chat.gateway': { status: number }
  'forms.flooded': { most: number; minutes: number }
  'session.new_device': { address: string; userAgent: string }
  'user.joined': { id: string; name: string; email: string }
  /** Number of enquiries, requests and conversations that would be erased. */
  'retention.held': { due: number }
  'backup.failed': { fault: BackupFault }
  /** Name of the feed; of the file, empty where no file could be read or written. */
  'feed.failed': { name: string; file: string }
  /** It failed for three days, or said that it is gone (disabledReasons). */
  'webhook.disabled': { id: string; name: string; reason: string }
  /** Age of the last good backup. */
  'backup.late': { hours: number }
}

export const notificationKindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]

export const notificationSchema = z.object({
  id: z.uuid(),
  kind: z.enum(notificationKindNames),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  note: z.optional(syncNoteSchema),
  createdAt: z.iso.datetime(),
  isRead: z.boolean(),
})
export type Notification = z.infer<typeof notificationSchema>

/** Newest first; `next` is the `before` of the next page. */
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

/** Marks the named notifications, or all. */
export const notificationsReadSchema = z.strictObject({ ids: z.optional(z.array(z.uuid()).check(z.maxLength(100))) })

/** Numbers in the sidebar; null for what the session may not see. */
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

/** Server-sent events of GET /admin/events: data to read again. `session`: the session may have ended. */
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

/** The kinds that the user's role receives, and whether they are emailed. */
export const notificationPreferencesSchema = z.object({
  items: z.array(z.object({ kind: z.enum(notificationKindNames), isMailed: z.boolean() })),
  /** Whether a mail server is configured. */
  canMail: z.boolean(),
})
export type NotificationPreferences = z.infer<typeof notificationPreferencesSchema>
export const notificationPreferencesWriteSchema = z.strictObject({
  items: z
    .array(z.strictObject({ kind: z.enum(notificationKindNames), isMailed: z.boolean() }))
    .check(z.maxLength(notificationKindNames.length)),
})
