import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/billing.ts'
import { getBuyerOrder, getOrderLink, renewOrderLink, revokeOrderLink } from '#contract/endpoints/sales/buyer-orders.ts'
import { sendPdf } from '#server/platform/documents/exports.ts'
import { originOf } from '#server/platform/http/origin.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { Buyers } from './buyers.service.ts'
import type { OrderLinks } from './order-links.service.ts'

/** Registers what buyers see of documents and payments on a private link. */
export function buyersRoutes(
  buyers: Buyers,
  limits: { submissions: VisitorLimit; lookups: VisitorLimit; datasheets: VisitorLimit },
  publicUrl: string | undefined,
): FastifyPluginAsync {
  return async (app) => {
    route(
      app,
      getBuyerOrder,
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return buyers.follow(request.params.orderToken)
      },
      { onRequest: limits.lookups },
    )

    route(
      app,
      endpoints.getBuyerBilling,
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return buyers.billing(request.params.orderToken)
      },
      { onRequest: limits.lookups },
    )

    route(
      app,
      endpoints.getBuyerDocument,
      async (request, reply) => sendPdf(reply, await buyers.file(request.params.orderToken, request.params.issued)),
      { onRequest: limits.datasheets },
    )

    route(
      app,
      endpoints.payByCard,
      (request) => buyers.payByCard(request.params.orderToken, request.params.issued, originOf(request, publicUrl)),
      { onRequest: limits.submissions },
    )
  }
}

/** Registers what staff do with the private links of orders. */
export function orderLinksRoutes(links: OrderLinks, publicUrl: string | undefined): FastifyPluginAsync {
  return async (app) => {
    route(app, getOrderLink, (request) => links.link(request.params.id, originOf(request, publicUrl)))

    route(app, renewOrderLink, (request) =>
      links.renew(actorOf(request), request.params.id, originOf(request, publicUrl)),
    )

    route(app, revokeOrderLink, (request) => links.revoke(actorOf(request), request.params.id))
  }
}
