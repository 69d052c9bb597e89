import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/sync.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { SyncPushes } from './sync-pushes.service.ts'

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
