import type { ActivityEntity, ActivityKind } from '#contract/sales/activities.ts'
import { systemActor } from '#server/platform/audit.ts'
import { sampleId } from './sample-random.ts'

export interface SampleActivity {
  id: string
  at: Date
  entity: ActivityEntity
  entityId: string
  kind: ActivityKind
  actorKind: string
  actorName: string
  params: Record<string, string | number>
}

/** Creates a timeline entry of a sample record. @param visitor the visitor who acted; without it, the system */
export function activity(
  entity: ActivityEntity,
  entityId: string,
  at: Date,
  kind: ActivityKind,
  params: SampleActivity['params'] = {},
  visitor?: string,
): SampleActivity {
  return {
    id: sampleId(`${kind} of ${entityId} ${JSON.stringify(params)}`),
    at,
    entity,
    entityId,
    kind,
    actorKind: visitor ? 'visitor' : systemActor.kind,
    actorName: visitor ?? systemActor.name,
    params,
  }
}
