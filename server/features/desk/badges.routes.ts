import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { badgesSchema } from '#contract/notifications.ts'
import { staffOf } from '#server/platform/staff-zone.ts'
import type { BadgesService } from './badges.service.ts'

/** GET /admin/badges. */
export function badgesRoutes(badges: BadgesService): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/badges',
      {
        config: { permission: 'desk.use' },
        schema: {
          tags: ['Desk'],
          operationId: 'getBadges',
          summary:
            'The numbers beside the menu: listed products, messages of the last seven days, what one has not read',
          response: { 200: badgesSchema },
        },
      },
      (request) => badges.of(staffOf(request)),
    )
  }
}
