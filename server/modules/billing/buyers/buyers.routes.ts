import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/billing.ts'
import { sendPdf } from '#server/platform/documents/exports.ts'
import { originOf } from '#server/platform/http/origin.ts'
import type { VisitorLimit } from '#server/platform/http/rate-limits.ts'
import { route } from '#server/platform/http/route.ts'
import type { Buyers } from './buyers.service.ts'

/** Registers what buyers see of documents and payments on a private link. */
export function buyersRoutes(
  buyers: Buyers,
  limits: { submissions: VisitorLimit; lookups: VisitorLimit; datasheets: VisitorLimit },
  publicUrl: string | undefined,
): FastifyPluginAsync {
  return async (app) => {
    route(
      app,
      endpoints.getBuyerBilling,
      async (request, reply) => {
        reply.header('cache-control', 'no-store')
        return buyers.billing(request.params.token)
      },
      { onRequest: limits.lookups },
    )

    route(
      app,
      endpoints.getBuyerDocument,
      async (request, reply) => sendPdf(reply, await buyers.file(request.params.token, request.params.issued)),
      { onRequest: limits.datasheets },
    )

    route(
      app,
      endpoints.payByCard,
      (request) => buyers.payByCard(request.params.token, request.params.issued, originOf(request, publicUrl)),
      { onRequest: limits.submissions },
    )
  }
}
