import { may, type Role, roles } from '#contract/staff/permissions.ts'
import type { DatabaseHandle } from '#server/platform/database/database.ts'

export interface Assignee {
  id: string
  name: string
}

const answering = roles.filter((role): role is Role => may(role, 'inbox.answer'))
/** Active staff who have set a password and may answer. */
const isAssignable = { status: 'active', passwordHash: { not: null }, role: { in: answering } } as const

export function createAssigneesRepo(database: DatabaseHandle) {
  const select = { id: true, name: true } as const
  return {
    all: (): Promise<Assignee[]> => database.user.findMany({ where: isAssignable, select, orderBy: { name: 'asc' } }),

    /** Returns undefined unless the person may answer. */
    async find(id: string): Promise<Assignee | undefined> {
      return (await database.user.findFirst({ where: { ...isAssignable, id }, select })) ?? undefined
    },
  }
}
