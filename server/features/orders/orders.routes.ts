import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { orderDetailSchema, orderPageSchema, orderStatsSchema, orderTableQuerySchema } from '#contract/orders.ts'
import { exportQuery } from '#contract/tables.ts'
import { csvResponse, sendCsv } from '#server/platform/csv.ts'
import { problemResponse } from '#server/platform/problems.ts'
import { actorOf, staffOf } from '#server/platform/staff-zone.ts'
import { readerLanguage } from '../settings/reader-language.ts'
import type { SettingsSource } from '../settings/settings.service.ts'
import { orderColumns } from './orders.columns.ts'
import type { Orders } from './orders.service.ts'

const tags = ['Sales']

/** GET /admin/orders, …/stats, …/{id} and …/export.csv. */
export function ordersRoutes(orders: Orders, settings: SettingsSource): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      '/admin/orders',
      {
        config: { permission: 'sales.read' },
        schema: {
          tags,
          operationId: 'listOrders',
          summary: 'Orders, the newest first',
          description:
            '`from` is included, `to` is not. Searched are reference, customer, contact, e-mail, phone, the buyer’s own number and the tracking number.',
          querystring: orderTableQuerySchema,
          response: { 200: orderPageSchema },
        },
      },
      (request) => orders.page(request.query),
    )

    app.get(
      '/admin/orders/stats',
      {
        config: { permission: 'sales.read' },
        schema: {
          tags,
          operationId: 'getOrderStats',
          summary: 'How many orders there are, of which status, and what they come to',
          description: '`revenue` is HKD, at each order’s own rate, of orders that are not cancelled.',
          response: { 200: orderStatsSchema },
        },
      },
      () => orders.stats(),
    )

    app.get(
      '/admin/orders/:id',
      {
        config: { permission: 'sales.read' },
        schema: {
          tags,
          operationId: 'getOrder',
          summary: 'An order with its lines, the stock they hold, and what happened to it',
          params: z.object({ id: z.uuid() }),
          response: { 200: orderDetailSchema, 404: problemResponse },
        },
      },
      (request) => orders.find(request.params.id),
    )

    app.get(
      '/admin/orders/export.csv',
      {
        exposeHeadRoute: false, // it would read and note a whole export
        config: { permission: 'sales.export' },
        schema: {
          tags,
          operationId: 'exportOrders',
          summary: 'All orders that match, as a CSV file',
          querystring: exportQuery(orderTableQuerySchema),
          response: { 200: csvResponse },
        },
      },
      (request, reply) => {
        const { headings, ...query } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'orders', orders.all(actorOf(request), query), orderColumns(language))
      },
    )
  }
}
