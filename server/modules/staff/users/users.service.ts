import * as z from 'zod/mini'
import { readerLanguageSchema } from '#contract/i18n/languages.ts'
import { fieldError } from '#contract/problems/field-errors.ts'
import type {
  Invitation,
  invitedSchema,
  StaffUser,
  UserChange,
  UserQuery,
  UserStats,
  userPageSchema,
} from '#contract/staff/users.ts'
import { type Actor, type Audit, difference } from '#server/platform/audit.ts'
import type { Database, Transaction } from '#server/platform/database/database.ts'
import { publish } from '#server/platform/database/events.ts'
import { recordedExport } from '#server/platform/documents/exports.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { Links } from '../links/links.service.ts'
import { createSessionsRepo } from '../sessions/sessions.repo.ts'
import { createUsersRepo, readAllUsers, type UserFields, type UserFilter, type UserRow } from './users.repo.ts'
import { isLastSuperAdmin, stepsDown } from './users.rules.ts'

export interface UsersServices {
  database: Database
  audit: Audit
  links: Pick<Links, 'send' | 'endOf'>
  now: () => Date
}

export function createUsers({ database, audit, links, now }: UsersServices) {
  const users = createUsersRepo(database.prisma, now)

  return {
    async page(query: UserQuery): Promise<z.infer<typeof userPageSchema>> {
      const page = await users.page(query)
      return { ...page, items: page.items.map(staffUserOf) }
    },

    stats: (): Promise<UserStats> => users.stats(),

    /** Streams the filtered users from one snapshot and records the export. */
    all: (actor: Actor, filter: UserFilter): AsyncGenerator<StaffUser> =>
      recordedExport({ database, audit }, actor, 'users', filter, usersOf(readAllUsers(database, filter, now()))),

    /** @throws user.not_found */
    get: async (id: string): Promise<StaffUser> => staffUserOf(found(await users.find(id))),

    /**
     * Creates an account without a password, and a link to set one.
     * @param origin of the admin
     * @throws user.email_taken
     */
    invite(actor: Actor, invitation: Invitation, origin: string): Promise<z.infer<typeof invitedSchema>> {
      const fields = { ...invitation, email: invitation.email.toLowerCase(), language: invitation.language ?? null }
      return database.prisma.$transaction(async (tx) => {
        const repo = createUsersRepo(tx, now)
        const id = await repo.add(fields)
        if (!id) throw emailTaken()
        const user = found(await repo.find(id))
        const link = await links.send(tx, { purpose: 'invitation', user, actor, origin })
        await audit.record(tx, actor, { action: 'user.invited', ...subject(user), after: fields })
        return { user: staffUserOf(user), link }
      })
    },

    /**
     * Changes the given fields. Sessions end at once when the user may no longer sign in.
     * @throws user.not_found, record.changed, user.own_role, user.last_super_admin, user.email_taken
     */
    change(actor: Actor, id: string, { version, ...given }: UserChange): Promise<StaffUser> {
      return database.prisma.$transaction(async (tx) => {
        const repo = createUsersRepo(tx, now)
        const admins = await repo.lock(id)
        const before = found(await repo.find(id))
        if (before.version !== version) throw changedMeanwhile(before)
        const after = { ...fieldsOf(before), ...withoutUndefined(given) }
        const changed = difference(fieldsOf(before), after)
        if (!changed) return staffUserOf(before)
        refuseOwnRole(actor, before, after)
        if (stepsDown(before, after) && isLastSuperAdmin(admins, id)) throw lastSuperAdmin()
        const result = await repo.write(id, version, after)
        if (result === 'taken') throw emailTaken()
        if (result === 'changed') throw changedMeanwhile(found(await repo.find(id)))
        await endWhatNoLongerHolds(tx, before, after)
        const user = found(await repo.find(id))
        await audit.record(tx, actor, { action: actionOf(before, after), ...subject(user), ...changed })
        return staffUserOf(user)
      })
    },
  }

  async function endWhatNoLongerHolds(tx: Transaction, before: UserRow, after: UserFields): Promise<void> {
    if (after.status !== 'active') await createSessionsRepo(tx).end({ userId: before.id })
    if (after.status !== 'active' || after.email !== before.email) await links.endOf(tx, before.id)
    if (after.status !== before.status || after.role !== before.role) await publish(tx, 'sessions.changed')
  }
}

export type UsersService = ReturnType<typeof createUsers>

async function* usersOf(rows: AsyncIterable<UserRow>): AsyncGenerator<StaffUser> {
  for await (const row of rows) yield staffUserOf(row)
}

export function staffUserOf(row: UserRow): StaffUser {
  return {
    ...row,
    language: z.safeParse(readerLanguageSchema, row.language).data ?? null,
    lastLoginAt: row.lastLoginAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }
}

/** @throws user.not_found */
export function found(row: UserRow | undefined): UserRow {
  if (!row) throw problem('user.not_found', 'No user has this id')
  return row
}

export function subject({ id, email }: UserRow) {
  return { entity: 'user', entityId: id, entityName: email }
}

function fieldsOf({ name, email, role, status, language }: UserRow): UserFields {
  return { name, email, role, status, language }
}

function withoutUndefined({ email, ...given }: Omit<UserChange, 'version'>): Partial<UserFields> {
  const { name, role, status, language } = given
  return {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { email: email.toLowerCase() }),
    ...(role !== undefined && { role }),
    ...(status !== undefined && { status }),
    ...(language !== undefined && { language }),
  }
}

function actionOf(before: UserFields, after: UserFields): string {
  if (before.status === after.status) return 'user.updated'
  return { active: 'user.activated', inactive: 'user.deactivated', suspended: 'user.suspended' }[after.status]
}

function refuseOwnRole(actor: Actor, before: UserRow, after: UserFields): void {
  if (actor.id !== before.id || (before.role === after.role && before.status === after.status)) return
  throw problem('user.own_role', 'Another Super Admin has to change your role or status')
}

function lastSuperAdmin() {
  return problem('user.last_super_admin', 'Make another user an active Super Admin first')
}

function emailTaken() {
  const path = 'email'
  return problem('user.email_taken', 'Another user has this email address', [fieldError(path, 'taken')])
}

function changedMeanwhile(row: UserRow) {
  return problem('record.changed', 'Edit the present version', undefined, { current: staffUserOf(row) })
}
