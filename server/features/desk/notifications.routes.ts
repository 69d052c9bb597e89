import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { notificationListSchema, notificationQuerySchema, notificationsReadSchema } from '#contract/notifications.ts'
import { staffOf } from '#server/platform/staff-zone.ts'
import type { NotificationsService } from './notifications.service.ts'

const tags = ['Desk']

/** GET /admin/notifications and POST …/read: one's own. */
export function notificationsRoutes(notifications: NotificationsService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/notifications',
      {
        config: { permission: 'desk.use' },
        schema: {
          tags,
          operationId: 'listNotifications',
          summary: 'What one has been told, the newest first',
          description:
            'Kept for 90 days. `next` is the `before` of the page that follows; `unread` counts all of them.',
          querystring: notificationQuerySchema,
          response: { 200: notificationListSchema },
        },
      },
      (request) => notifications.list(staffOf(request).user.id, request.query),
    )

    app.post(
      '/admin/notifications/read',
      {
        config: { permission: 'desk.use' },
        schema: {
          tags,
          operationId: 'readNotifications',
          summary: 'Mark notifications as read: those named, or all',
          body: notificationsReadSchema,
          response: { 204: z.void() },
        },
      },
      async (request, reply) => {
        await notifications.read(staffOf(request).user.id, request.body.ids)
        return reply.code(204).send()
      },
    )
  }
}
