import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/back-office.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { BadgesService } from './badges.service.ts'
import type { NotificationPreferencesService } from './notification-preferences.service.ts'
import type { NotificationsService } from './notifications.service.ts'

export function notificationsRoutes(notifications: NotificationsService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listNotifications, (request) => notifications.list(staffOf(request).user.id, request.query))

    route(app, endpoints.readNotifications, async (request) => {
      await notifications.read(staffOf(request).user.id, request.body.ids)
    })
  }
}

export function badgesRoutes(badges: BadgesService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getBadges, (request) => badges.of(staffOf(request)))
  }
}

export function notificationPreferencesRoutes(preferences: NotificationPreferencesService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getNotificationPreferences, (request) => preferences.read(staffOf(request)))

    route(app, endpoints.putNotificationPreferences, (request) =>
      preferences.write(staffOf(request), request.body.items, actorOf(request)),
    )
  }
}
