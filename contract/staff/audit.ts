import * as z from 'zod/mini'
import { withoutControls } from '../requests/visitors.ts'
import { pageOf } from '../site/pages.ts'
import { choices, moment, tableQuery } from '../tables.ts'

export const actorKinds = ['staff', 'program', 'key', 'job', 'system'] as const
export type ActorKind = (typeof actorKinds)[number]

export const auditEntrySchema = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  actorKind: z.enum(actorKinds),
  actorId: z.nullable(z.string()),
  actorName: z.string(),
  address: z.nullable(z.string()),
  /** Such as `user.updated`: entity and action. */
  action: z.string(),
  entity: z.string(),
  entityId: z.nullable(z.string()),
  entityName: z.nullable(z.string()),
  /** Changed fields only, never secrets. */
  before: z.nullable(z.record(z.string(), z.unknown())),
  after: z.nullable(z.record(z.string(), z.unknown())),
  requestId: z.nullable(z.string()),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

const name = z.optional(z.string().check(z.maxLength(100), withoutControls))

export const auditQuerySchema = tableQuery(['at'], {
  actorKind: choices(actorKinds),
  actorId: name,
  action: name,
  entity: name,
  entityId: name,
  from: moment,
  to: moment,
})
export type AuditQuery = z.infer<typeof auditQuerySchema>
export const auditPageSchema = pageOf(auditEntrySchema)
/** Values to filter by. */
export const auditFiltersSchema = z.object({
  actions: z.array(z.string()),
  entities: z.array(z.string()),
  actors: z.array(z.object({ id: z.string(), name: z.string() })),
})
