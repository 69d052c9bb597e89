import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  analyticsQuerySchema,
  customerAnalyticsSchema,
  productPerformanceSchema,
  revenueTrendsSchema,
  salesDistributionSchema,
} from '#contract/figures.ts'
import type { AnalyticsTabs } from './analytics-tabs.service.ts'

const tags = ['Figures']
const config = { permission: 'figures.read' } as const
const querystring = analyticsQuerySchema

/** GET /admin/analytics/revenue, …/products, …/customers and …/distribution: the tabs of Analytics & Reports. */
export function analyticsTabsRoutes(tabs: AnalyticsTabs): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/analytics/revenue',
      {
        config,
        schema: {
          tags,
          operationId: 'getRevenueTrends',
          summary: 'Revenue and orders by day, week or month, beside the period before',
          querystring,
          response: { 200: revenueTrendsSchema },
        },
      },
      (request) => tabs.revenue(request.query.range),
    )

    app.get(
      '/admin/analytics/products',
      {
        config,
        schema: {
          tags,
          operationId: 'getProductPerformance',
          summary: 'The ten products that sold best, and sales by category, beside the period before',
          querystring,
          response: { 200: productPerformanceSchema },
        },
      },
      (request) => tabs.products(request.query.range),
    )

    app.get(
      '/admin/analytics/customers',
      {
        config,
        schema: {
          tags,
          operationId: 'getCustomerAnalytics',
          summary: 'The ten customers that bought most, how many there are, and how many bought for the first time',
          querystring,
          response: { 200: customerAnalyticsSchema },
        },
      },
      (request) => tabs.customers(request.query.range),
    )

    app.get(
      '/admin/analytics/distribution',
      {
        config,
        schema: {
          tags,
          operationId: 'getSalesDistribution',
          summary: 'Sales by category, type of customer and currency, with their shares',
          querystring,
          response: { 200: salesDistributionSchema },
        },
      },
      (request) => tabs.distribution(request.query.range),
    )
  }
}
