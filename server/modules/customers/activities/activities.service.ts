import type { ActivityEntity, ActivityKind, ActivityParams } from '#contract/sales/activities.ts'
import type { Actor } from '#server/platform/audit.ts'
import type { Transaction } from '#server/platform/database/database.ts'
import { type EventName, publish } from '#server/platform/database/events.ts'
import { createActivitiesRepo } from './activities.repo.ts'

/** Who did it: staff or a program, a visitor by name, or the system itself. */
export type ActivityActor = Pick<Actor, 'kind' | 'id' | 'name'> | { kind: 'visitor'; id: null; name: string }

export interface NewActivity<Kind extends ActivityKind> {
  entity: ActivityEntity
  entityId: string
  kind: Kind
  params: ActivityParams[Kind]
  text?: string
  /** Where it is told from others by one that it was sent with. */
  id?: string
}

/** What open pages look at again when it happens to one. */
const eventOf: Record<ActivityEntity, EventName> = {
  enquiry: 'messages.changed',
  'demo-request': 'messages.changed',
  quote: 'sales.changed',
  order: 'sales.changed',
  customer: 'sales.changed',
}

/**
 * Notes what happened, in its transaction, and has open pages look again.
 * @returns the activity's id, for a mail that belongs to it
 */
export async function noteActivity<Kind extends ActivityKind>(
  tx: Transaction,
  actor: ActivityActor,
  { entity, entityId, kind, params, text, id: given }: NewActivity<Kind>,
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
    ...(given && { id: given }),
  })
  await publish(tx, eventOf[entity])
  return id
}
