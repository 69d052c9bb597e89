import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { conflictPageSchema, conflictQuerySchema } from '#contract/sync.ts'
import { staffRefusals } from '#server/platform/problems.ts'
import type { SyncConflicts } from './sync-conflicts.service.ts'

const tags = ['Sync']

/** GET /admin/sync/conflicts. */
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
          response: { 200: conflictPageSchema, ...staffRefusals },
        },
      },
      (request) => conflicts.page(request.query),
    )
  }
}
