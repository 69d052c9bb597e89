import type { FastifyPluginAsync } from 'fastify'
import { getSite } from '#contract/endpoints/site.ts'
import type { Site } from '#contract/site/site.ts'
import { route } from '#server/platform/http/route.ts'

export function siteRoutes(site: () => Site): FastifyPluginAsync {
  return async (app) => {
    route(app, getSite, async () => site())
  }
}
