import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/orders.ts'
import { readerLanguage, type SettingsSource } from '#server/modules/settings/index.ts'
import { sendCsv } from '#server/platform/documents/csv.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, staffOf } from '#server/platform/http/staff-zone.ts'
import { orderColumns } from './orders.columns.ts'
import type { Orders } from './orders.service.ts'

export function ordersRoutes(orders: Orders, settings: SettingsSource): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listOrders, (request) => orders.page(request.query))

    route(app, endpoints.getOrderStats, () => orders.stats())

    route(app, endpoints.getOrder, (request) => orders.find(request.params.id))

    route(
      app,
      endpoints.exportOrders,
      (request, reply) => {
        const { headings, ...query } = request.query
        const language = readerLanguage(settings, staffOf(request), headings)
        sendCsv(reply, 'orders', orders.all(actorOf(request), query), orderColumns(language))
      },
      {
        exposeHeadRoute: false, // a HEAD request would read and audit a whole export
      },
    )
  }
}
