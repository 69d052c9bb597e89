import * as z from 'zod/mini'
import type { NotificationKind } from '#contract/staff/notifications.ts'
import type { Role } from '#contract/staff/permissions.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'

export const notificationRow = z.object({
  id: z.string(),
  kind: z.string(),
  params: z.unknown(),
  createdAt: z.date(),
  readAt: z.nullable(z.date()),
})
export type NotificationRow = z.output<typeof notificationRow>

interface Audience {
  roles: Role[]
  only: string | undefined
  isMailed: boolean | undefined
}

const addedRow = z.object({
  people: z.number(),
  mailed: z.number(),
})
type AddedNotification = z.output<typeof addedRow>

export function createNotificationsRepo(database: DatabaseHandle) {
  return {
    /**
     * Adds a notification for each active user of the roles, or for one of them alone. @param isMailed default where a
     * user has not chosen; undefined if nothing is mailed @returns the number of users notified, and of those to be
     * mailed
     */
    async add(kind: NotificationKind, params: object, { roles, only, isMailed }: Audience): Promise<AddedNotification> {
      const person = only === undefined ? Prisma.sql`true` : Prisma.sql`"id" = ${only}::uuid`
      const toMail =
        isMailed === undefined
          ? Prisma.sql`false`
          : Prisma.sql`NOT "isDemo" AND coalesce(("mailedKinds"->>${kind}::text)::boolean, ${isMailed})`
      const added = await readRow(database, addedRow)`
        WITH "added" AS (
          INSERT INTO "Notification" ("id", "userId", "kind", "params", "toMail")
          SELECT gen_random_uuid(), "id", ${kind}, ${JSON.stringify(params)}::jsonb, ${toMail} FROM "User"
          WHERE "status" = 'active' AND "passwordHash" IS NOT NULL AND "role" = ANY(${roles}::"StaffRole"[]) AND ${person}
          RETURNING "toMail"
        )
        SELECT count(*)::int AS "people", (count(*) FILTER (WHERE "toMail"))::int AS "mailed" FROM "added"`
      return added ?? { people: 0, mailed: 0 }
    },

    async has(kind: NotificationKind, params: object): Promise<boolean> {
      const where = { kind, params: { equals: { ...params } } }
      return (await database.notification.findFirst({ where, select: { id: true } })) !== null
    },

    /** Lists notifications newest first, after the one with the id `before`. */
    list(userId: string, before: string | undefined, limit: number): Promise<NotificationRow[]> {
      const older =
        before === undefined
          ? Prisma.sql`true`
          : Prisma.sql`("createdAt", "id") < (SELECT "createdAt", "id" FROM "Notification" WHERE "id" = ${before}::uuid)`
      return readRows(database, notificationRow)`
        SELECT "id", "kind", "params", "createdAt", "readAt" FROM "Notification"
        WHERE "userId" = ${userId}::uuid AND ${older} ORDER BY "createdAt" DESC, "id" DESC LIMIT ${limit}`
    },

    unread(userId: string): Promise<number> {
      return database.notification.count({ where: { userId, readAt: null } })
    },

    /** Marks a user's own notifications as read, those named or all. @returns the number that were unread */
    async read(userId: string, ids: string[] | undefined, now: Date): Promise<number> {
      const { count } = await database.notification.updateMany({
        where: { userId, readAt: null, ...(ids && { id: { in: ids } }) },
        data: { readAt: now },
      })
      return count
    },
  }
}
