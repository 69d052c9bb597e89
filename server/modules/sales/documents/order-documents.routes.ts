import type { FastifyPluginAsync } from 'fastify'
import * as endpoints from '#contract/endpoints/orders.ts'
import { sendPdf } from '#server/platform/documents/exports.ts'
import { route } from '#server/platform/http/route.ts'
import { actorOf } from '#server/platform/http/staff-zone.ts'
import type { OrderDocuments } from './order-documents.service.ts'

export function orderDocumentsRoutes(documents: OrderDocuments): FastifyPluginAsync {
  return async (app) => {
    route(app, endpoints.getOrderPackingSlip, async (request, reply) => {
      const { name, bytes } = await documents.packingSlip(request.params.id)
      reply.header('content-disposition', `inline; filename="${name}"`)
      return reply.type('application/pdf').send(bytes)
    })

    route(
      app,
      endpoints.printOrders,
      async (request, reply) => sendPdf(reply, await documents.print(actorOf(request), request.query.ids)),
      {
        exposeHeadRoute: false, // a HEAD request would make and audit all documents
      },
    )
  }
}
