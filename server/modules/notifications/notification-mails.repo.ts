import * as z from 'zod/mini'
import { type ReaderLanguage, readerLanguageSchema } from '#contract/i18n/languages.ts'
import type { NotificationKind } from '#contract/staff/notifications.ts'
import type { Role } from '#contract/staff/permissions.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { type NotificationRow, notificationRow } from './notifications.repo.ts'

const personRow = z.object({ userId: z.string() })
const momentRow = z.object({ at: z.nullable(z.date()) })

/** What one mail can hold to be read; the rest is on the bell. */
const mailedMax = 50

export interface MailedPerson {
  id: string
  name: string
  email: string
  language: ReaderLanguage | null
}

/** Queries of what is to be told by mail. */
export function createNotificationMailsRepo(database: DatabaseHandle) {
  return {
    /** Who waits for mail of a kind. */
    async waiting(kind: NotificationKind): Promise<string[]> {
      const rows = await readRows(database, personRow)`
        SELECT DISTINCT "userId" FROM "Notification" WHERE "kind" = ${kind} AND "toMail" AND "mailId" IS NULL`
      return rows.map(({ userId }) => userId)
    },

    /** One mail of a kind to a person is written at a time, over every instance. */
    async takeTurn(userId: string, kind: NotificationKind): Promise<void> {
      await database.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`notification-mail ${userId} ${kind}`}, 0))`
    },

    /** When a mail of a kind was last written to them. */
    async last(userId: string, kind: NotificationKind): Promise<Date | null> {
      const row = await readRow(database, momentRow)`
        SELECT max(m."createdAt") AS "at" FROM "Notification" n JOIN "OutgoingMail" m ON m."id" = n."mailId"
        WHERE n."userId" = ${userId}::uuid AND n."kind" = ${kind}`
      return row?.at ?? null
    },

    /** Whoever is still active and of one of these roles; their notifications are mailed to nobody else. */
    async person(userId: string, roles: Role[]): Promise<MailedPerson | undefined> {
      const where = { id: userId, status: 'active', role: { in: roles }, passwordHash: { not: null } } as const
      const row = await database.user.findFirst({
        where,
        select: { id: true, name: true, email: true, language: true },
      })
      return row ? { ...row, language: z.safeParse(readerLanguageSchema, row.language).data ?? null } : undefined
    },

    /**
     * What waits of a kind, the oldest first, and how many there are in all; held, so that whoever is erased meanwhile is either not in
     * the mail, or the mail is erased with them.
     */
    async due(userId: string, kind: NotificationKind): Promise<{ rows: NotificationRow[]; ids: string[] }> {
      const rows = await readRows(database, notificationRow)`
        SELECT "id", "kind", "params", "createdAt", "readAt" FROM "Notification"
        WHERE "userId" = ${userId}::uuid AND "kind" = ${kind} AND "toMail" AND "mailId" IS NULL
        ORDER BY "createdAt", "id" FOR UPDATE`
      return { rows: rows.slice(0, mailedMax), ids: rows.map(({ id }) => id) }
    },

    async mailed(ids: string[], mailId: string): Promise<void> {
      await database.notification.updateMany({ where: { id: { in: ids } }, data: { mailId } })
    },

    /** Nobody is to be mailed of them any more. */
    async drop(userId: string, kind: NotificationKind): Promise<void> {
      await database.notification.updateMany({ where: { userId, kind, mailId: null }, data: { toMail: false } })
    },
  }
}
