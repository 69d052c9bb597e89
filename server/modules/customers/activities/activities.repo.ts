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
  at?: Date
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
  files: {
    select: { id: true, name: true, contentType: true, bytes: true },
    orderBy: { position: 'asc' },
  },
} as const

export function createActivitiesRepo(database: DatabaseHandle) {
  return {
    /** @returns the activity's id */
    async add(activity: ActivityToWrite): Promise<string> {
      const id = activity.id ?? randomUUID()
      await database.activity.create({ data: { ...activity, id } })
      return id
    },

    has: async (id: string): Promise<boolean> => (await database.activity.count({ where: { id } })) > 0,

    /** Returns the activities of one record, oldest first. */
    async thread(entity: ActivityEntity, entityId: string): Promise<Activity[]> {
      const rows = await database.activity.findMany({
        where: { entity, entityId },
        orderBy: [{ at: 'asc' }, { id: 'asc' }],
        include: withMail,
      })
      return rows.flatMap(activityOf)
    },

    /**
     * Returns the newest activities of these kinds of records that come after `before`.
     * @returns one row more than `limit` when there are more
     */
    recent(entities: ActivityEntity[], before: string | undefined, limit: number): Promise<RecentRow[]> {
      const older =
        before === undefined
          ? Prisma.sql`true`
          : Prisma.sql`("at", "id") < (SELECT "at", "id" FROM "Activity" WHERE "id" = ${before}::uuid)`
      return readRows(database, recentRow)`
        SELECT a.*, ${subjectColumn('reference')}, ${subjectColumn('about')},
          CASE WHEN m."id" IS NOT NULL THEN json_build_object('status', m."status", 'attempts', m."attempts",
            'lastError', m."lastError", 'deliveredAt', to_char(m."deliveredAt" AT TIME ZONE 'UTC', ${isoFormat})) END AS "mail",
          (SELECT coalesce(json_agg(json_build_object('id', f."id", 'name', f."name", 'contentType', f."contentType",
            'bytes', f."bytes") ORDER BY f."position"), '[]') FROM "ReplyFile" f WHERE f."activityId" = a."id") AS "files"
        FROM (
          SELECT "id", "at", "entity", "entityId", "kind", "actorKind", "actorName", "params", left("text", ${excerpt}) AS "text"
          FROM "Activity" WHERE "entity" = ANY(${entities}) AND ${older} ORDER BY "at" DESC, "id" DESC LIMIT ${limit + 1}
        ) a LEFT JOIN "OutgoingMail" m ON m."activityId" = a."id"
        ORDER BY a."at" DESC, a."id" DESC`
    },

    async find(id: string): Promise<{ entity: string; entityId: string } | undefined> {
      const row = await database.activity.findUnique({ where: { id }, select: { entity: true, entityId: true } })
      return row ?? undefined
    },
  }
}

/** Maximum characters of a text in Recent Activity. */
const excerpt = 300
const isoFormat = 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'

/** Table, reference column and display name of each kind of record. */
const subjects: Record<ActivityEntity, { table: string; reference: string; about: string }> = {
  enquiry: { table: 'Enquiry', reference: '"reference"', about: 'full_name("firstName", "lastName")' },
  'demo-request': { table: 'DemoRequest', reference: '"reference"', about: '"name"' },
  quote: { table: 'Quote', reference: '"reference"', about: '"name"' },
  order: { table: 'Order', reference: '"reference"', about: '"customerName"' },
  customer: { table: 'Customer', reference: "''", about: '"name"' },
}

/** Selects a column of the record that activity `a` belongs to; empty once that record is erased. */
function subjectColumn(part: 'reference' | 'about'): Prisma.Sql {
  const cases = activityEntities.map((entity) => {
    const { table, ...columns } = subjects[entity]
    return `WHEN '${entity}' THEN (SELECT ${columns[part]} FROM "${table}" WHERE "id" = a."entityId")`
  })
  return Prisma.raw(`coalesce(CASE a."entity" ${cases.join(' ')} END, '') AS "${part}"`)
}

const recentRow = z.looseObject({
  id: z.string(),
  at: z.date(),
  reference: z.string(),
  about: z.string(),
})
export type RecentRow = z.output<typeof recentRow>

/** Returns an empty list for a kind that this version does not know. */
export function recentOf(row: RecentRow): RecentActivity['items'] {
  const { data } = z.safeParse(recentItemSchema, { ...row, at: row.at.toISOString() })
  return data ? [data] : []
}

interface ActivityRow {
  at: Date
  mail: { deliveredAt: Date | null } | null
}

/** Returns an empty list for a kind that this version does not know. */
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
