import * as z from 'zod/mini'
import type { Role } from '#contract/staff/permissions.ts'
import {
  type StaffStatus,
  staffUserSchema,
  type UserQuery,
  type UserStats,
  type userSorts,
  userStatsSchema,
} from '#contract/staff/users.ts'
import { Prisma } from '#prisma'
import type { Database, DatabaseHandle } from '#server/platform/database/database.ts'
import { readRow, readRows } from '#server/platform/database/rows.ts'
import { all, searchConditions } from '#server/platform/database/search.ts'
import { readAll, readPage, type Table } from '#server/platform/database/tables.ts'
import type { SuperAdmin } from './users.rules.ts'

const userRow = z.extend(staffUserSchema, {
  /** May be a language that this version does not know. */
  language: z.nullable(z.string()),
  lastLoginAt: z.nullable(z.date()),
  createdAt: z.date(),
  updatedAt: z.date(),
})
export type UserRow = z.output<typeof userRow>

const lockedRow = z.object({ id: z.string(), hasJoined: z.boolean(), isDemo: z.boolean(), isAdmin: z.boolean() })

export type UserFilter = Omit<UserQuery, 'page' | 'pageSize'>
type UserSort = (typeof userSorts)[number]

export type UserFields = {
  name: string
  email: string
  role: Role
  status: StaffStatus
  language: string | null
}

/** An open page updates `lastSeenAt` at least once a minute. */
const onlineMs = 2 * 60_000

function isOnline(now: Date): Prisma.Sql {
  const since = new Date(now.getTime() - onlineMs)
  return Prisma.sql`EXISTS (SELECT FROM "Session" s
    WHERE s."userId" = "User"."id" AND s."lastSeenAt" > ${since} AND s."expiresAt" > ${now})`
}

function tableAt(now: Date): Table<UserSort, UserRow> {
  return {
    row: userRow,
    columns: Prisma.sql`"id", "name", "email", "role"::text, "status"::text, "passwordHash" IS NULL AS "isInvited",
      "totpEnabledAt" IS NOT NULL AS "hasTwoFactor", "isDemo", ${isOnline(now)} AS "isOnline", "language", "lastLoginAt",
      "createdAt", "updatedAt", "version"`,
    from: Prisma.sql`"User"`,
    key: Prisma.sql`"id"`,
    sorts: {
      name: Prisma.sql`"name"`,
      email: Prisma.sql`"email"`,
      // The selected columns are text of the same names; these sort by the order of the enumerations.
      role: Prisma.sql`"User"."role"`,
      status: Prisma.sql`"User"."status"`,
      lastLoginAt: Prisma.sql`"lastLoginAt"`,
      createdAt: Prisma.sql`"createdAt"`,
    },
    nullable: ['lastLoginAt'],
    initialSort: 'name',
  }
}

/** Invited users without a password are not active yet. */
const hasJoined = Prisma.sql`"passwordHash" IS NOT NULL`
const isActive = Prisma.sql`("status" = 'active' AND ${hasJoined})`

export function createUsersRepo(database: DatabaseHandle, now: () => Date) {
  async function one(condition: Prisma.Sql): Promise<UserRow | undefined> {
    const { columns, from } = tableAt(now())
    return readRow(database, userRow)`SELECT ${columns} FROM ${from} WHERE ${condition}`
  }

  return {
    page: (query: UserQuery) => readPage(database, tableAt(now()), conditionsOf(query, now()), query),

    async stats(): Promise<UserStats> {
      const stats = await readRow(database, userStatsSchema)`
        SELECT count(*)::int AS "total", (count(*) FILTER (WHERE ${isActive}))::int AS "active",
          (count(*) FILTER (WHERE "role" = 'super_admin'))::int AS "admins",
          (count(*) FILTER (WHERE ${isOnline(now())}))::int AS "online"
        FROM "User"`
      return stats ?? { total: 0, active: 0, admins: 0, online: 0 }
    },

    find: (id: string) => one(Prisma.sql`"id" = ${id}::uuid`),

    /** @param email in lower case */
    findByEmail: (email: string) => one(Prisma.sql`"email" = ${email}`),

    /**
     * Locks a user and all active Super Admins in a fixed order, so that concurrent changes cannot remove the last
     * two. The lock does not block rows that refer to them, such as notifications.
     * @returns the active Super Admins
     */
    async lock(id: string): Promise<SuperAdmin[]> {
      const rows = await readRows(database, lockedRow)`
        SELECT "id", ${hasJoined} AS "hasJoined", "isDemo", "role" = 'super_admin' AND "status" = 'active' AS "isAdmin"
        FROM "User" WHERE "id" = ${id}::uuid OR ("role" = 'super_admin' AND "status" = 'active')
        ORDER BY "id" FOR NO KEY UPDATE`
      return rows.filter(({ isAdmin }) => isAdmin)
    },

    /** @returns undefined when another user has the address */
    async add(user: Omit<UserFields, 'status'>): Promise<string | undefined> {
      const [added] = await database.user.createManyAndReturn({
        data: user,
        select: { id: true },
        skipDuplicates: true,
      })
      return added?.id
    },

    async write(id: string, version: number, changed: Partial<UserFields>): Promise<'written' | 'changed' | 'taken'> {
      const data = { ...changed, version: { increment: 1 } }
      try {
        const { count } = await database.user.updateMany({ where: { id, version }, data })
        return count === 1 ? 'written' : 'changed'
      } catch (error) {
        if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002') return 'taken'
        throw error
      }
    },

    /** @returns whether there was one */
    async removeTwoFactor(id: string): Promise<boolean> {
      const { count } = await database.user.updateMany({
        where: { id, totpSecret: { not: null } },
        data: { totpSecret: null, totpEnabledAt: null, totpLastStep: null, version: { increment: 1 } },
      })
      await database.recoveryCode.deleteMany({ where: { userId: id } })
      return count === 1
    },
  }
}

export function readAllUsers(database: Database, filter: UserFilter, now: Date): AsyncGenerator<UserRow> {
  return readAll(database, tableAt(now), conditionsOf(filter, now), filter.sort)
}

function conditionsOf({ search, role, status }: UserFilter, now: Date): Prisma.Sql[] {
  const states = (status ?? []).map((state) => stateCondition(state, now))
  return [
    ...searchConditions(search),
    ...(role ? [Prisma.sql`"role" = ANY(${role}::"StaffRole"[])`] : []),
    ...(states.length > 0 ? [Prisma.sql`(${Prisma.join(states, ' OR ')})`] : []),
  ]
}

function stateCondition(state: NonNullable<UserFilter['status']>[number], now: Date): Prisma.Sql {
  if (state === 'online') return isOnline(now)
  if (state === 'invited') return all([Prisma.sql`"status" = 'active'`, Prisma.sql`"passwordHash" IS NULL`])
  return state === 'active' ? isActive : Prisma.sql`"status" = ${state}::"StaffStatus"`
}
