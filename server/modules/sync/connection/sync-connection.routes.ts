import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/sync.ts'
import { may } from '#contract/staff/permissions.ts'
import { problem } from '#server/platform/http/problems.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, type StaffSession, staffOf } from '#server/platform/http/staff-zone.ts'
import type { SyncStatusService } from '../run/sync-status.service.ts'
import type { SyncConnectionService } from './sync-connection.service.ts'
import type { SyncDatabaseService } from './sync-database.service.ts'

/** GET and PUT /admin/sync/connection, PUT /admin/sync/auto. */
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

/** Asking Notion: POST /admin/sync/connection/test, GET /admin/sync/database. */
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
      exposeHeadRoute: false, // it would ask Notion
      onRequest: limit,
    })
  }
}

/** What is typed is on its way into the settings. */
function requireSettings({ user: { role } }: StaffSession): void {
  if (may(role, 'settings.manage')) return
  throw problem('permission.denied', 'Other values than those that are kept take settings.manage')
}
