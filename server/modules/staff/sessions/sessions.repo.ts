import * as z from 'zod/mini'
import { SessionKind, StaffRole, StaffStatus } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow } from '#server/platform/database/rows.ts'

/** A session with its user. */
const sessionRow = z.object({
  id: z.string(),
  kind: z.enum(SessionKind),
  address: z.string(),
  userAgent: z.string(),
  createdAt: z.date(),
  lastSeenAt: z.date(),
  expiresAt: z.date(),
  confirmedAt: z.date(),
  /** From JSON, so dates are strings. */
  user: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(StaffRole),
    status: z.enum(StaffStatus),
    language: z.nullable(z.string()),
    isDemo: z.boolean(),
    passwordChangedAt: z.nullable(z.coerce.date()),
    totpEnabledAt: z.nullable(z.coerce.date()),
    version: z.number(),
  }),
})
export type SessionRow = z.output<typeof sessionRow>

export interface SessionToWrite {
  userId: string
  kind: SessionKind
  address: string
  userAgent: string
  createdAt: Date
  expiresAt: Date
}

export function createSessionsRepo(database: DatabaseHandle) {
  return {
    async add(session: SessionToWrite): Promise<string> {
      const { createdAt, ...data } = session
      const times = { createdAt, lastSeenAt: createdAt, confirmedAt: createdAt }
      const { id } = await database.session.create({ data: { ...data, ...times }, select: { id: true } })
      return id
    },

    /** Reads session and user in one query by primary keys. */
    find(id: string): Promise<SessionRow | undefined> {
      return readRow(database, sessionRow)`
        SELECT s."id", s."kind", s."address", s."userAgent", s."createdAt", s."lastSeenAt", s."expiresAt", s."confirmedAt",
          jsonb_build_object('id', u."id", 'name', u."name", 'email', u."email", 'role', u."role", 'status', u."status",
            'language', u."language", 'isDemo', u."isDemo", 'passwordChangedAt', u."passwordChangedAt",
            'totpEnabledAt', u."totpEnabledAt", 'version', u."version") AS "user"
        FROM "Session" s JOIN "User" u ON u."id" = s."userId" WHERE s."id" = ${id}::uuid`
    },

    /** Records that the session is in use, unless that was done since `before`. */
    async touch(id: string, now: Date, before: Date): Promise<void> {
      await database.session.updateMany({ where: { id, lastSeenAt: { lt: before } }, data: { lastSeenAt: now } })
    },

    async confirm(id: string, now: Date): Promise<void> {
      await database.session.updateMany({ where: { id }, data: { confirmedAt: now } })
    },

    of(userId: string): Promise<Omit<SessionRow, 'user'>[]> {
      return database.session.findMany({
        where: { userId },
        omit: { userId: true },
        orderBy: [{ lastSeenAt: 'desc' }, { id: 'asc' }],
      })
    },

    /** @returns the number of sessions ended */
    async end(where: { userId: string; id?: string; except?: string }): Promise<number> {
      const { userId, id, except } = where
      const { count } = await database.session.deleteMany({
        where: { userId, ...(id && { id }), ...(except && { NOT: { id: except } }) },
      })
      return count
    },

    /** Ends a session of any user: a browser that signs in again replaces its former session. */
    async endAny(id: string): Promise<number> {
      const { count } = await database.session.deleteMany({ where: { id } })
      return count
    },
  }
}

export type SessionsRepo = ReturnType<typeof createSessionsRepo>
