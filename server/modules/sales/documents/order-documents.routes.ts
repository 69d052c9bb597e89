import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import * as endpoints from '#contract/endpoints/orders.ts'
import { route } from '#server/platform/http/route.ts'
import type { OrderDocumentKind, OrderDocuments } from './order-documents.service.ts'

export function orderDocumentsRoutes(documents: OrderDocuments): FastifyPluginAsync {
  async function send(reply: FastifyReply, kind: OrderDocumentKind, id: string) {
    const { name, bytes } = await documents.make(kind, id)
    reply.header('content-disposition', `inline; filename="${name}"`)
    return reply.type('application/pdf').send(bytes)
  }

  return async (app) => {
    route(app, endpoints.getOrderInvoice, (request, reply) => send(reply, 'invoice', request.params.id))

    route(app, endpoints.getOrderPackingSlip, (request, reply) => send(reply, 'packing-slip', request.params.id))
  }
}
