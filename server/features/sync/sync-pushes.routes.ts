import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { syncPushPageSchema, syncPushQuerySchema } from '#contract/sync.ts'
import { staffRefusals } from '#server/platform/problems.ts'
import type { SyncPushes } from './sync-pushes.service.ts'

/** GET /admin/sync/pushes. */
export function syncPushesRoutes(pushes: SyncPushes): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/sync/pushes',
      {
        config: { permission: 'sync.read' },
        schema: {
          tags: ['Sync'],
          operationId: 'listSyncPushes',
          summary: 'Products that Notion has not been told of',
          description: 'Those whose last push failed come first. `isNew`: there is no page for it yet.',
          querystring: syncPushQuerySchema,
          response: { 200: syncPushPageSchema, ...staffRefusals },
        },
      },
      (request) => pushes.page(request.query),
    )
  }
}
