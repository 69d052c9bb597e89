import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type Activity, type ActivityEntity, activitySchema } from '#contract/activities.ts'
import type { DatabaseHandle } from '#server/platform/database.ts'

export interface ActivityToWrite {
  entity: ActivityEntity
  entityId: string
  kind: string
  actorKind: string
  actorId: string | null
  actorName: string
  params: object
  text: string | null
}

const withMail = {
  mail: { select: { status: true, attempts: true, lastError: true, deliveredAt: true } },
} as const

/** Queries of what happened. */
export function createActivitiesRepo(database: DatabaseHandle) {
  return {
    /** @returns its id */
    async add(activity: ActivityToWrite): Promise<string> {
      const id = randomUUID()
      await database.activity.create({ data: { ...activity, id } })
      return id
    },

    /** Of one thing, the oldest first. */
    async thread(entity: ActivityEntity, entityId: string): Promise<Activity[]> {
      const rows = await database.activity.findMany({
        where: { entity, entityId },
        orderBy: [{ at: 'asc' }, { id: 'asc' }],
        include: withMail,
      })
      return rows.flatMap(activityOf)
    },
  }
}

interface ActivityRow {
  at: Date
  mail: { deliveredAt: Date | null } | null
}

/** A kind that this version does not know, any more or yet, is left out. */
function activityOf(row: ActivityRow): Activity[] {
  const { mail } = row
  const read = {
    ...row,
    at: row.at.toISOString(),
    mail: mail && { ...mail, deliveredAt: mail.deliveredAt?.toISOString() ?? null },
  }
  const { data } = z.safeParse(activitySchema, read)
  return data ? [data] : []
}
