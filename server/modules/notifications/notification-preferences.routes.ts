import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/back-office.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { NotificationPreferencesService } from './notification-preferences.service.ts'

export function notificationPreferencesRoutes(preferences: NotificationPreferencesService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getNotificationPreferences, (request) => preferences.read(staffOf(request)))

    route(app, endpoints.putNotificationPreferences, (request) =>
      preferences.write(staffOf(request), request.body.items, actorOf(request)),
    )
  }
}
