import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/sync.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { SyncConflicts } from './sync-conflicts.service.ts'

export function syncConflictsRoutes(conflicts: SyncConflicts): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listSyncConflicts, (request) => conflicts.page(request.query))

    route(app, endpoints.settleSyncConflicts, (request) => conflicts.settle(actorOf(request), request.body))

    route(app, endpoints.reopenSyncConflicts, (request) => conflicts.reopen(actorOf(request), request.body.ids))
  }
}
