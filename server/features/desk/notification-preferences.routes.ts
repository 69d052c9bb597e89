import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { notificationPreferencesSchema, notificationPreferencesWriteSchema } from '#contract/notifications.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import type { NotificationPreferencesService } from './notification-preferences.service.ts'

const tags = ['Own account']
const self = { permission: 'self' } as const

/** GET and PUT /auth/notification-preferences. */
export function notificationPreferencesRoutes(preferences: NotificationPreferencesService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/auth/notification-preferences',
      {
        config: self,
        schema: {
          tags,
          operationId: 'getNotificationPreferences',
          summary: 'Which notifications you get by e-mail',
          description:
            'Of the kinds that your role is told of. `canMail` is false where no mail server is configured, or the settings switch e-mail to staff off.',
          response: { 200: notificationPreferencesSchema },
        },
      },
      (request) => preferences.read(staffOf(request)),
    )

    app.put(
      '/auth/notification-preferences',
      {
        config: self,
        schema: {
          tags,
          operationId: 'putNotificationPreferences',
          summary: 'Choose which notifications you get by e-mail',
          description: 'What is not given stays as it is.',
          body: notificationPreferencesWriteSchema,
          response: { 200: notificationPreferencesSchema },
        },
      },
      (request) => preferences.write(staffOf(request), request.body.items, actorOf(request)),
    )
  }
}
