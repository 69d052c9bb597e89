import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { syncPushPageSchema, syncPushQuerySchema } from '#contract/sync.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { SyncPushes } from './sync-pushes.service.ts'

/** GET /admin/sync/pushes, POST …/{id}/retry. */
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
          response: { 200: syncPushPageSchema },
        },
      },
      (request) => pushes.page(request.query),
    )

    app.post(
      '/admin/sync/pushes/:id/retry',
      {
        config: { permission: 'sync.run' },
        schema: {
          tags: ['Sync'],
          operationId: 'retrySyncPush',
          summary: 'Tell Notion of a product now',
          description:
            'The id is the product’s. Answers once it is queued; the product says how it went. 409 `product.state` where Notion has been told all of it, `sync.off`.',
          params: z.strictObject({ id: z.uuid() }),
          response: { 202: z.void(), 404: problemResponse, 409: problemResponse },
        },
      },
      async (request, reply) => {
        await pushes.retry(actorOf(request), request.params.id)
        return reply.code(202).send()
      },
    )
  }
}
