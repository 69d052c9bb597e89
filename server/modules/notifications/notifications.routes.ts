import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/back-office.ts'
import { route } from '#server/platform/http/route.ts'
import { staffOf } from '#server/platform/http/staff-zone.ts'
import type { NotificationsService } from './notifications.service.ts'

export function notificationsRoutes(notifications: NotificationsService): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listNotifications, (request) => notifications.list(staffOf(request).user.id, request.query))

    route(app, endpoints.readNotifications, async (request) => {
      await notifications.read(staffOf(request).user.id, request.body.ids)
    })
  }
}
