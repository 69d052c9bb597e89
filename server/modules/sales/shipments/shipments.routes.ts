import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/stock/shipments.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { Shipments } from './shipments.service.ts'

export function shipmentsRoutes(shipments: Shipments): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.createShipment, (request) =>
      shipments.create(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.changeShipment, (request) => shipments.edit(actorOf(request), request.params.id, request.body))

    route(app, endpoints.shipShipment, (request) => shipments.send(actorOf(request), request.params.id, request.body))

    route(app, endpoints.deliverShipment, (request) =>
      shipments.deliver(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.unpackShipment, (request) =>
      shipments.unpack(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.closeOrder, (request) => shipments.close(actorOf(request), request.params.id, request.body))
  }
}
