import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/orders.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { OrderChanges } from './order-changes.service.ts'

export function orderThreadRoutes(orders: OrderChanges): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.noteOrder, (request) => orders.note(actorOf(request), request.params.id, request.body.text))

    route(app, endpoints.receiveOrderMessage, (request) =>
      orders.received(actorOf(request), request.params.id, request.body),
    )

    route(app, endpoints.replyToOrder, (request) => orders.reply(actorOf(request), request.params.id, request.body))
  }
}
