import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/orders.ts'
import { changeEach } from '#server/platform/http/bulk.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { OrderChanges } from './order-changes.service.ts'

export function ordersWriteRoutes(changes: OrderChanges): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.createOrder, (request) => changes.create(actorOf(request), request.body))

    route(app, endpoints.changeOrder, (request) => changes.edit(actorOf(request), request.params.id, request.body))

    route(app, endpoints.moveOrder, (request) => changes.move(actorOf(request), request.params.id, request.body))

    route(app, endpoints.releaseOrder, (request) => changes.release(actorOf(request), request.params.id, request.body))

    route(app, endpoints.moveOrders, (request) =>
      changeEach(request, request.body.rows, ({ id, ...move }) => changes.move(actorOf(request), id, move)),
    )

    route(app, endpoints.previewOrderLetter, (request) => changes.preview(request.params.id, request.body))
  }
}
