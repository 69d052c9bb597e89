import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/stock/stock.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf, admissionOf } from '#server/platform/http/staff-zone.ts'
import type { Receipts } from './receipts.service.ts'
import type { Stock } from './stock.service.ts'
import type { StockRowsService } from './stock-rows.service.ts'

/** 10,000 rows with long SKUs. */
const rowsMaxBytes = 4 * 1024 * 1024

export function stockRoutes(stock: Stock, stockRows: StockRowsService, receipts: Receipts): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.listStock, (request) => stock.page(request.query))

    route(app, endpoints.putStock, (request) => stockRows.set(actorOf(request), request.body, admissionOf(request)), {
      bodyLimit: rowsMaxBytes,
    })

    route(app, endpoints.listStockMovements, (request) => stock.movements(request.query))

    route(app, endpoints.countStock, (request) => stock.count(actorOf(request), request.body))

    route(app, endpoints.transferStock, (request) => stock.transfer(actorOf(request), request.body))

    route(app, endpoints.listStockLocations, () => stock.locations())

    route(app, endpoints.addStockLocation, (request) => stock.addLocation(actorOf(request), request.body))

    route(app, endpoints.changeStockLocation, (request) =>
      stock.changeLocation(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.listReceipts, (request) => receipts.page(request.query))

    route(app, endpoints.getReceipt, (request) => receipts.find(request.params.id))

    route(app, endpoints.createReceipt, (request) => receipts.create(actorOf(request), request.body))

    route(app, endpoints.changeReceipt, (request) => receipts.edit(actorOf(request), request.params.id, request.body))

    route(app, endpoints.receiveGoods, (request) => receipts.receive(actorOf(request), request.params.id, request.body))

    route(app, endpoints.cancelReceipt, (request) =>
      receipts.cancel(actorOf(request), request.params.id, request.body.version),
    )
  }
}
