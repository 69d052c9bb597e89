import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/figures.ts'
import { route } from '#server/platform/http/route.ts'
import type { Figures } from './figures.service.ts'

export function figuresRoutes(figures: Figures): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getDashboard, (request) => figures.dashboard(request.query.range))

    route(app, endpoints.getAnalytics, (request) => figures.analytics(request.query.range))
  }
}
