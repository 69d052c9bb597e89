import type { ActivityEntity, ActivityKind, ActivityParams } from '#contract/sales/activities.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { type EventName, publish } from '#server/platform/database/events.ts'
import { createActivitiesRepo } from './activities.repo.ts'

/** Who did it: staff, an API client, a visitor by name, or the system. */
export type ActivityActor = Pick<Actor, 'kind' | 'id' | 'name'> | { kind: 'visitor'; id: null; name: string }

export interface NewActivity<Kind extends ActivityKind> {
  entity: ActivityEntity
  entityId: string
  kind: Kind
  params: ActivityParams[Kind]
  text?: string
  /** When it happened; now without. */
  at?: Date
  /** Set it when an email that refers to this activity is created first. */
  id?: string
}

/** Event that open pages receive when a record of this kind changes. */
const eventOf: Record<ActivityEntity, EventName> = {
  enquiry: 'messages.changed',
  'demo-request': 'messages.changed',
  quote: 'sales.changed',
  order: 'sales.changed',
  customer: 'sales.changed',
}

/**
 * Adds an activity inside the transaction and publishes the event of its record.
 * @returns the activity's id, to attach an email to it
 */
export async function noteActivity<Kind extends ActivityKind>(
  tx: Transaction,
  actor: ActivityActor,
  { entity, entityId, kind, params, text, at, id: given }: NewActivity<Kind>,
): Promise<string> {
  const id = await createActivitiesRepo(tx).add({
    entity,
    entityId,
    kind,
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    params,
    text: text ?? null,
    ...(at && { at }),
    ...(given && { id: given }),
  })
  await publish(tx, eventOf[entity])
  return id
}
