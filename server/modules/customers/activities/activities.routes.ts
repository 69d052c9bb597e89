import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/back-office.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import type { ActivitiesFeed } from './activities-feed.service.ts'

export function activitiesRoutes(feed: ActivitiesFeed): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listRecentActivity, (request) => feed.recent(staffOf(request).user.role, request.query))

    route(app, endpoints.retryLetter, async (request) => {
      await feed.retry(actorOf(request), staffOf(request).user.role, request.params.id)
    })
  }
}
