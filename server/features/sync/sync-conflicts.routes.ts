import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  conflictPageSchema,
  conflictQuerySchema,
  conflictSettleSchema,
  conflictsSettledSchema,
} from '#contract/sync.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { SyncConflicts } from './sync-conflicts.service.ts'

const tags = ['Sync']

/** GET /admin/sync/conflicts, POST …/settle. */
export function syncConflictsRoutes(conflicts: SyncConflicts): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/sync/conflicts',
      {
        config: { permission: 'sync.read' },
        schema: {
          tags,
          operationId: 'listSyncConflicts',
          summary: 'Fields that were changed here and in Notion',
          description:
            "Notion's value was taken, ours waits here. Open ones, the oldest first, unless `state` and `sort` say otherwise.",
          querystring: conflictQuerySchema,
          response: { 200: conflictPageSchema },
        },
      },
      (request) => conflicts.page(request.query),
    )

    app.post(
      '/admin/sync/conflicts/settle',
      {
        config: { permission: 'products.write' },
        schema: {
          tags,
          operationId: 'settleSyncConflicts',
          summary: 'Settle some conflicts, or all open ones',
          description:
            '`ours` puts our value back, as an edit that the next export sends; `theirs` leaves the product as it is. All or nothing: where one is settled already, 409 `conflict.settled` has those in `current`.',
          body: conflictSettleSchema,
          response: { 200: conflictsSettledSchema, 404: problemResponse, 409: problemResponse },
        },
      },
      (request) => conflicts.settle(actorOf(request), request.body),
    )
  }
}
