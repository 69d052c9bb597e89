import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/sync.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { SyncConflicts } from './conflicts/sync-conflicts.service.ts'
import type { SyncPushes } from './push/sync-pushes.service.ts'
import type { SyncRuns } from './run/sync-runs.service.ts'
import type { SyncStatusService } from './run/sync-status.service.ts'

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

export function syncStatusRoutes(sync: SyncStatusService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getSyncStatus, () => sync.status())
  }
}

export function syncPushesRoutes(pushes: SyncPushes): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listSyncPushes, (request) => pushes.page(request.query))

    route(app, endpoints.retrySyncPush, async (request) => {
      await pushes.retry(actorOf(request), request.params.id)
    })

    route(app, endpoints.makePushPage, async (request) => {
      await pushes.makePage(actorOf(request), request.params.id)
    })

    route(app, endpoints.letPushGo, async (request) => {
      await pushes.letGo(actorOf(request), request.params.id)
    })
  }
}

export function syncConflictsRoutes(conflicts: SyncConflicts): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listSyncConflicts, (request) => conflicts.page(request.query))

    route(app, endpoints.settleSyncConflicts, (request) => conflicts.settle(actorOf(request), request.body))

    route(app, endpoints.reopenSyncConflicts, (request) => conflicts.reopen(actorOf(request), request.body.ids))
  }
}
