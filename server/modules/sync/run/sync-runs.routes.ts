import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/sync.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { SyncRuns } from './sync-runs.service.ts'

export function syncRunsRoutes(runs: SyncRuns): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listSyncRuns, (request) => runs.page(request.query))

    route(app, endpoints.getSyncRun, (request) => runs.get(request.params.id))

    route(app, endpoints.listSyncChanges, (request) => runs.changes(request.params.id, request.query))
  }
}

export function syncRunsWriteRoutes(runs: SyncRuns): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.startSync, (request) => runs.start(actorOf(request), request.body))

    route(app, endpoints.applySyncPlan, (request) => runs.apply(actorOf(request), request.params.id))

    route(app, endpoints.discardSyncPlan, async (request) => {
      await runs.discard(actorOf(request), request.params.id)
    })

    route(app, endpoints.cancelSyncRun, async (request) => {
      await runs.cancel(actorOf(request), request.params.id)
    })

    route(app, endpoints.refreshCatalogue, (request) => runs.refresh(actorOf(request)))
  }
}
