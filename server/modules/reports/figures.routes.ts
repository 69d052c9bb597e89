import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/figures.ts'
import { route } from '#server/platform/http/route.ts'
import type { AnalyticsTabs } from './analytics-tabs.service.ts'
import type { Figures } from './figures.service.ts'

export function figuresRoutes(figures: Figures): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getDashboard, (request) => figures.dashboard(request.query.range))

    route(app, endpoints.getAnalytics, (request) => figures.analytics(request.query.range))
  }
}

export function analyticsTabsRoutes(tabs: AnalyticsTabs): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getRevenueTrends, (request) => tabs.revenue(request.query.range))

    route(app, endpoints.getProductPerformance, (request) => tabs.products(request.query.range))

    route(app, endpoints.getCustomerAnalytics, (request) => tabs.customers(request.query.range))

    route(app, endpoints.getFunnel, (request) => tabs.funnel(request.query.range))

    route(app, endpoints.getSalesDistribution, (request) => tabs.distribution(request.query.range))
  }
}
