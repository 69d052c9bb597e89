import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import {
  syncChangePageSchema,
  syncChangeQuerySchema,
  syncRunDetailSchema,
  syncRunPageSchema,
  syncRunQuerySchema,
  syncRunStartedSchema,
  syncRunStartSchema,
} from '#contract/sync.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf } from '#server/platform/staff-zone.ts'
import type { SyncRuns } from './sync-runs.service.ts'

const tags = ['Sync']
const config = { permission: 'sync.read' } as const
const params = z.strictObject({ id: z.uuid() })

const started = { 202: syncRunStartedSchema, 409: problemResponse }
const goesOn = 'Answers as soon as the run has begun; it goes on by itself. 409 `sync.in_progress`, `sync.off`.'

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
          response: { 200: syncRunPageSchema },
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
          response: { 200: syncRunDetailSchema, 404: problemResponse },
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
          response: { 200: syncChangePageSchema, 404: problemResponse },
        },
      },
      (request) => runs.changes(request.params.id, request.query),
    )
  }
}

/** Starting and deciding: POST /admin/sync/runs, …/{id}/apply, …/{id}/discard, /admin/sync/refresh. */
export function syncRunsWriteRoutes(runs: SyncRuns): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      '/admin/sync/runs',
      {
        config: { permission: 'sync.run' },
        schema: {
          tags,
          operationId: 'startSync',
          summary: 'Sync now, or show first what it would do',
          description: `${goesOn} With \`dryRun\` it writes nothing and ends as a plan. \`force\` retires even more than half of the catalogue.`,
          body: syncRunStartSchema,
          response: started,
        },
      },
      async (request, reply) => reply.code(202).send(await runs.start(actorOf(request), request.body)),
    )

    app.post(
      '/admin/sync/runs/:id/apply',
      {
        config: { permission: 'sync.run' },
        schema: {
          tags,
          operationId: 'applySyncPlan',
          summary: 'Do what a plan says, or nothing where the ground has moved',
          description: `${goesOn} 409 \`sync.plan_settled\` where it is no open plan.`,
          params,
          response: { ...started, 404: problemResponse },
        },
      },
      async (request, reply) => reply.code(202).send(await runs.apply(actorOf(request), request.params.id)),
    )

    app.post(
      '/admin/sync/runs/:id/discard',
      {
        config: { permission: 'sync.run' },
        schema: {
          tags,
          operationId: 'discardSyncPlan',
          summary: 'Give a plan up',
          params,
          response: { 204: z.void(), 404: problemResponse, 409: problemResponse },
        },
      },
      async (request, reply) => {
        await runs.discard(actorOf(request), request.params.id)
        return reply.code(204).send()
      },
    )

    app.post(
      '/admin/sync/refresh',
      {
        config: { permission: 'sync.run' },
        schema: {
          tags,
          operationId: 'refreshCatalogue',
          summary: 'Drop what is kept of the catalogue on every instance, then read every page of Notion',
          description: goesOn,
          response: started,
        },
      },
      async (request, reply) => reply.code(202).send(await runs.refresh(actorOf(request))),
    )
  }
}
