import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/integrations/feeds.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { Feeds } from './feeds.service.ts'

export function feedsRoutes(feeds: Feeds): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getFeeds, () => feeds.answer())

    route(app, endpoints.putFeeds, (request) => feeds.change(actorOf(request), request.body))

    route(app, endpoints.runFeed, (request) => feeds.run(request.body.name))
  }
}
