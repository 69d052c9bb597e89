import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { syncStatusSchema } from '#contract/sync.ts'
import type { SyncStatusService } from './sync-status.service.ts'

/** GET /admin/sync/status. */
export function syncStatusRoutes(sync: SyncStatusService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/sync/status',
      {
        config: { permission: 'sync.read' },
        schema: {
          tags: ['Sync'],
          operationId: 'getSyncStatus',
          summary: 'Whether Notion is connected, and the last runs of the sync',
          response: { 200: syncStatusSchema },
        },
      },
      () => sync.status(),
    )
  }
}
