import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import {
  syncChangePageSchema,
  syncChangeQuerySchema,
  syncRunDetailSchema,
  syncRunPageSchema,
  syncRunQuerySchema,
} from '#contract/sync.ts'
import { problemResponse, staffRefusals } from '#server/platform/problems.ts'
import type { SyncRuns } from './sync-runs.service.ts'

const tags = ['Sync']
const config = { permission: 'sync.read' } as const
const params = z.strictObject({ id: z.uuid() })

/** Reading: GET /admin/sync/runs, …/{id}, …/{id}/changes. */
export function syncRunsRoutes(runs: SyncRuns): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/sync/runs',
      {
        config,
        schema: {
          tags,
          operationId: 'listSyncRuns',
          summary: 'Runs of the sync with Notion',
          description: 'The newest first. `search` looks into their messages, and who started them.',
          querystring: syncRunQuerySchema,
          response: { 200: syncRunPageSchema, ...staffRefusals },
        },
      },
      (request) => runs.page(request.query),
    )

    app.get(
      '/admin/sync/runs/:id',
      {
        config,
        schema: {
          tags,
          operationId: 'getSyncRun',
          summary: 'A run, its warnings, and how many changes of each kind it has',
          params,
          response: { 200: syncRunDetailSchema, ...staffRefusals, 404: problemResponse },
        },
      },
      (request) => runs.get(request.params.id),
    )

    app.get(
      '/admin/sync/runs/:id/changes',
      {
        config,
        schema: {
          tags,
          operationId: 'listSyncChanges',
          summary: 'What a run changed, product by product; of a plan, what it would change',
          description: 'What is marked comes first. `search` looks into the names of products.',
          params,
          querystring: syncChangeQuerySchema,
          response: { 200: syncChangePageSchema, ...staffRefusals, 404: problemResponse },
        },
      },
      (request) => runs.changes(request.params.id, request.query),
    )
  }
}
