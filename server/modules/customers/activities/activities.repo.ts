import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import {
  type Activity,
  type ActivityEntity,
  activityEntities,
  activitySchema,
  type RecentActivity,
  recentItemSchema,
} from '#contract/sales/activities.ts'
import { Prisma } from '#prisma'
import type { DatabaseHandle } from '#server/platform/database/database.ts'
import { readRows } from '#server/platform/database/rows.ts'

export interface ActivityToWrite {
  id?: string
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
      const id = activity.id ?? randomUUID()
      await database.activity.create({ data: { ...activity, id } })
      return id
    },

    has: async (id: string): Promise<boolean> => (await database.activity.count({ where: { id } })) > 0,

    /** Of one thing, the oldest first. */
    async thread(entity: ActivityEntity, entityId: string): Promise<Activity[]> {
      const rows = await database.activity.findMany({
        where: { entity, entityId },
        orderBy: [{ at: 'asc' }, { id: 'asc' }],
        include: withMail,
      })
      return rows.flatMap(activityOf)
    },

    /**
     * The newest of all that are of these kinds of records, from the one that follows `before`.
     * @returns one more than `limit` where there are more
     */
    recent(entities: ActivityEntity[], before: string | undefined, limit: number): Promise<RecentRow[]> {
      const older =
        before === undefined
          ? Prisma.sql`true`
          : Prisma.sql`("at", "id") < (SELECT "at", "id" FROM "Activity" WHERE "id" = ${before}::uuid)`
      return readRows(database, recentRow)`
        SELECT a.*, ${subjectColumn('reference')}, ${subjectColumn('about')},
          CASE WHEN m."id" IS NOT NULL THEN json_build_object('status', m."status", 'attempts', m."attempts",
            'lastError', m."lastError", 'deliveredAt', to_char(m."deliveredAt" AT TIME ZONE 'UTC', ${isoFormat})) END AS "mail"
        FROM (
          SELECT "id", "at", "entity", "entityId", "kind", "actorKind", "actorName", "params", left("text", ${excerpt}) AS "text"
          FROM "Activity" WHERE "entity" = ANY(${entities}) AND ${older} ORDER BY "at" DESC, "id" DESC LIMIT ${limit + 1}
        ) a LEFT JOIN "OutgoingMail" m ON m."activityId" = a."id"
        ORDER BY a."at" DESC, a."id" DESC`
    },

    /** What an activity is of; undefined where there is none. */
    async find(id: string): Promise<{ entity: string; entityId: string } | undefined> {
      const row = await database.activity.findUnique({ where: { id }, select: { entity: true, entityId: true } })
      return row ?? undefined
    },
  }
}

/** Signs of a text that Recent Activity shows. */
const excerpt = 300
const isoFormat = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'

/** Where the record of an activity is, what it is called, and whose it is. */
const subjects: Record<ActivityEntity, { table: string; reference: string; about: string }> = {
  enquiry: { table: 'Enquiry', reference: '"reference"', about: 'full_name("firstName", "lastName")' },
  'demo-request': { table: 'DemoRequest', reference: '"reference"', about: '"name"' },
  quote: { table: 'Quote', reference: '"reference"', about: '"name"' },
  order: { table: 'Order', reference: '"reference"', about: '"customerName"' },
  customer: { table: 'Customer', reference: "''", about: '"name"' },
}

/** Of an activity `a`; empty where the record was erased. */
function subjectColumn(part: 'reference' | 'about'): Prisma.Sql {
  const cases = activityEntities.map((entity) => {
    const { table, ...columns } = subjects[entity]
    return `WHEN '${entity}' THEN (SELECT ${columns[part]} FROM "${table}" WHERE "id" = a."entityId")`
  })
  return Prisma.raw(`coalesce(CASE a."entity" ${cases.join(' ')} END, '') AS "${part}"`)
}

/** With whatever else its kind has. */
const recentRow = z.looseObject({
  id: z.string(),
  at: z.date(),
  reference: z.string(),
  about: z.string(),
})
export type RecentRow = z.output<typeof recentRow>

/** A kind that this version does not know, any more or yet, is left out. */
export function recentOf(row: RecentRow): RecentActivity['items'] {
  const { data } = z.safeParse(recentItemSchema, { ...row, at: row.at.toISOString() })
  return data ? [data] : []
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
