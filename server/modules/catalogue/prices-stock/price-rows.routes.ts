import type { FastifyPluginAsync } from 'fastify'
import { putPrices } from '#contract/endpoints/catalogue/products.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, admissionOf } from '#server/platform/http/staff-zone.ts'
import type { PriceRowsService } from './price-rows.service.ts'

/** 10,000 rows with long SKUs. */
const rowsMaxBytes = 4 * 1024 * 1024

export function pricesRoutes(prices: PriceRowsService): FastifyPluginAsync {
  return async (app) => {
    route(app, putPrices, (request) => prices.set(actorOf(request), request.body, admissionOf(request)), {
      bodyLimit: rowsMaxBytes,
    })
  }
}
