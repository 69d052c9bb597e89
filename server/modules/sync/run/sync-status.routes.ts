import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/sync.ts'
import { route } from '#server/platform/http/route.ts'
import type { SyncStatusService } from './sync-status.service.ts'

export function syncStatusRoutes(sync: SyncStatusService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getSyncStatus, () => sync.status())
  }
}
