import * as z from 'zod/mini'
import { type ReaderLanguage, readerLanguageSchema } from '#contract/i18n/languages.ts'
import type { NotificationKind } from '#contract/staff/notifications.ts'
import type { Role } from '#contract/staff/permissions.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { type NotificationRow, notificationRow } from './notifications.repo.ts'

const personRow = z.object({ userId: z.string() })
const momentRow = z.object({ at: z.nullable(z.date()) })

const mailedMax = 50

export interface MailedPerson {
  id: string
  name: string
  email: string
  language: ReaderLanguage | null
}

export function createNotificationMailsRepo(database: DatabaseHandle) {
  return {
    async waiting(kind: NotificationKind): Promise<string[]> {
      const rows = await readRows(database, personRow)`
        SELECT DISTINCT "userId" FROM "Notification" WHERE "kind" = ${kind} AND "toMail" AND "mailId" IS NULL`
      return rows.map(({ userId }) => userId)
    },

    /** Serialises emails of a kind to a user over all instances, until the transaction ends. */
    async takeTurn(userId: string, kind: NotificationKind): Promise<void> {
      await database.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`notification-mail ${userId} ${kind}`}, 0))`
    },

    async last(userId: string, kind: NotificationKind): Promise<Date | null> {
      const row = await readRow(database, momentRow)`
        SELECT max(m."createdAt") AS "at" FROM "Notification" n JOIN "OutgoingMail" m ON m."id" = n."mailId"
        WHERE n."userId" = ${userId}::uuid AND n."kind" = ${kind}`
      return row?.at ?? null
    },

    async person(userId: string, roles: Role[]): Promise<MailedPerson | undefined> {
      const where = { id: userId, status: 'active', role: { in: roles }, passwordHash: { not: null } } as const
      const row = await database.user.findFirst({
        where,
        select: { id: true, name: true, email: true, language: true },
      })
      return row ? { ...row, language: z.safeParse(readerLanguageSchema, row.language).data ?? null } : undefined
    },

    /**
     * Returns the pending notifications of a kind, oldest first, with the ids of all. Locks the rows, so that an
     * erasure either comes first or also erases the email.
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

    async drop(userId: string, kind: NotificationKind): Promise<void> {
      await database.notification.updateMany({ where: { userId, kind, mailId: null }, data: { toMail: false } })
    },
  }
}
