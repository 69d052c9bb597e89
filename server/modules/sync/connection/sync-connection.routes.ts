import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/sync.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, type StaffSession, staffOf } from '#server/platform/http/staff-zone.ts'
import type { SyncStatusService } from '../run/sync-status.service.ts'
import type { SyncConnectionService } from './sync-connection.service.ts'
import type { SyncDatabaseService } from './sync-database.service.ts'

export function syncConnectionRoutes(
  connection: SyncConnectionService,
  { status }: SyncStatusService,
): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getSyncConnection, () => connection.current())

    route(app, endpoints.putSyncConnection, (request) => connection.write(actorOf(request), request.body))

    route(app, endpoints.putAutoSync, async (request) => {
      await connection.setAuto(actorOf(request), request.body)
      return status()
    })
  }
}

/** Registers the routes that send requests to Notion, which are rate limited. */
export function syncDatabaseRoutes(database: SyncDatabaseService, limit: VisitorLimit): FastifyPluginAsync {
  return async (app) => {
    route(
      app,
      endpoints.testSyncConnection,
      (request) => {
        const isTyped = Object.values(request.body).some((value) => value !== undefined)
        if (isTyped) requireSettings(staffOf(request))
        return database.test(request.body)
      },
      { onRequest: limit },
    )

    route(app, endpoints.getSyncDatabase, () => database.read(), {
      exposeHeadRoute: false, // HEAD would send requests to Notion
      onRequest: limit,
    })
  }
}

/** Testing values other than the stored ones is part of editing the settings. */
function requireSettings({ may }: StaffSession): void {
  if (may('settings.manage')) return
  throw problem('permission.denied', 'Other values than those that are kept take settings.manage')
}
