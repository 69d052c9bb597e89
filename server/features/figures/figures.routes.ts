import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { analyticsQuerySchema, analyticsSchema, dashboardQuerySchema, dashboardSchema } from '#contract/figures.ts'
import type { Figures } from './figures.service.ts'

const tags = ['Figures']
const config = { permission: 'figures.read' } as const

/** GET /admin/dashboard and /admin/analytics. */
export function figuresRoutes(figures: Figures): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/dashboard',
      {
        config,
        schema: {
          tags,
          operationId: 'getDashboard',
          summary: 'Sales of the last days beside those before, what waits for staff, and the catalogue by category',
          description: 'Days are those of the shop’s time zone; money is HKD at each order’s own rate.',
          querystring: dashboardQuerySchema,
          response: { 200: dashboardSchema },
        },
      },
      (request) => figures.dashboard(request.query.range),
    )

    app.get(
      '/admin/analytics',
      {
        config,
        schema: {
          tags,
          operationId: 'getAnalytics',
          summary: 'Revenue, orders, average order value and new customers of a range, beside the period before',
          description: 'Days are those of the shop’s time zone; money is HKD at each order’s own rate.',
          querystring: analyticsQuerySchema,
          response: { 200: analyticsSchema },
        },
      },
      (request) => figures.analytics(request.query.range),
    )
  }
}
