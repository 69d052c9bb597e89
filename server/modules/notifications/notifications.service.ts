import * as z from 'zod/mini'
import {
  type NotificationKind,
  type NotificationList,
  type NotificationParams,
  notificationKinds,
  notificationSchema,
} from '#contract/staff/notifications.ts'
import { may, roles } from '#contract/staff/permissions.ts'
import type { SettingsSource } from '#server/modules/settings/index.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import type { NotificationMails } from './notification-mails.service.ts'
import { createNotificationsRepo, type NotificationRow } from './notifications.repo.ts'

/**
 * Notifies all active staff whose role may see the kind, unless its setting is off. Runs in the caller's transaction;
 * emails are sent after the commit. @param only id of the only user to notify @param once whether to do nothing where
 * somebody was notified of the same; the caller holds a lock of the record
 */
export type Notify = <Kind extends NotificationKind>(
  tx: Transaction,
  kind: Kind,
  params: NotificationParams[Kind],
  to?: { only?: string; once?: boolean },
) => Promise<void>

interface NotificationsServices {
  database: Database
  settings: SettingsSource
  mails: Pick<NotificationMails, 'isOn' | 'enqueue'>
}

/** Creates the service for notifications, which each user reads and marks as read individually. */
export function createNotifications({ database, settings, mails }: NotificationsServices) {
  const repo = createNotificationsRepo(database.prisma)

  const notify: Notify = async (tx, kind, params, { only, once } = {}) => {
    const { setting, permission, ...usual } = notificationKinds[kind]
    if (!settings.current().notifications[setting]) return
    if (once && (await createNotificationsRepo(tx).has(kind, params))) return
    const isMailed = mails.isOn() ? usual.isMailed : undefined
    const audience = { roles: roles.filter((role) => may(role, permission)), only, isMailed }
    const added = await createNotificationsRepo(tx).add(kind, params, audience)
    if (added.people > 0) await publish(tx, 'notifications.changed')
    if (added.mailed > 0) await mails.enqueue(tx, kind)
  }

  return {
    notify,

    /** Returns a page of a user's notifications, newest first, and the number of all unread ones. */
    async list(userId: string, page: { before?: string | undefined; limit: number }): Promise<NotificationList> {
      const [rows, unread] = await Promise.all([repo.list(userId, page.before, page.limit + 1), repo.unread(userId)])
      const shown = rows.slice(0, page.limit)
      const next = rows.length > page.limit ? (shown.at(-1)?.id ?? null) : null
      return { items: shown.flatMap(notificationOf), unread, next }
    },

    unread: repo.unread,

    /** Marks a user's own notifications as read, those named or all, and refreshes their other windows. */
    async read(userId: string, ids: string[] | undefined): Promise<void> {
      await database.prisma.$transaction(async (tx) => {
        const count = await createNotificationsRepo(tx).read(userId, ids, new Date())
        if (count > 0) await publish(tx, 'notifications.changed')
      })
    },
  }
}

export type NotificationsService = ReturnType<typeof createNotifications>

const paramsSchema = z.looseObject({ note: z.optional(z.unknown()) })

/** Returns an empty list for a kind that this version does not know. */
export function notificationOf({ id, kind, params, createdAt, readAt }: NotificationRow): NotificationList['items'] {
  const { note, ...rest } = z.parse(paramsSchema, params)
  const read = { id, kind, params: rest, note, createdAt: createdAt.toISOString(), isRead: readAt !== null }
  const { data } = z.safeParse(notificationSchema, read)
  return data ? [data] : []
}
