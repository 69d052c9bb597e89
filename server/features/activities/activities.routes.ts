import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { activityParamsSchema, recentActivityQuerySchema, recentActivitySchema } from '#contract/activities.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import type { ActivitiesFeed } from './activities-feed.service.ts'

/** GET /admin/activities and POST …/{id}/retry. */
export function activitiesRoutes(feed: ActivitiesFeed): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/activities',
      {
        config: { permission: 'desk.use' },
        schema: {
          tags: ['Desk'],
          operationId: 'listRecentActivity',
          summary: 'What happened to enquiries, demo requests, quotations, orders and customers, the newest first',
          description:
            'Of what the session may read. `reference` and `about` say what each is of; both are empty where it was erased. `next` is the `before` of the page that follows.',
          querystring: recentActivityQuerySchema,
          response: { 200: recentActivitySchema },
        },
      },
      (request) => feed.recent(staffOf(request).user.role, request.query),
    )

    app.post(
      '/admin/activities/:id/retry',
      {
        config: { permission: 'inbox.answer' },
        schema: {
          tags: ['Inbox'],
          operationId: 'retryLetter',
          summary: 'Send a letter again that was parked',
          description:
            'By the activity that it belongs to. One of a quotation, an order or a customer takes `sales.write`.',
          params: activityParamsSchema,
          response: { 202: z.void(), 404: problemResponse, 409: problemResponse },
        },
      },
      async (request, reply) => {
        await feed.retry(actorOf(request), staffOf(request).user.role, request.params.id)
        return reply.code(202).send()
      },
    )
  }
}
